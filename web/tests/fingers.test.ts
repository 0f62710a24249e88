// Fingers on a board: a tap, a drag that is no tap, two that zoom.
import { expect, test } from 'vitest'
import { Fingers, type At } from '../src/lib/fingers'

function board(): { told: string[]; fingers: Fingers } {
  const told: string[] = []
  const fingers = new Fingers({
    here: event => [event.clientX, event.clientY],
    press: (at, only) => {
      told.push(`press ${at} ${only}`)
    },
    tap: at => {
      told.push(`tap ${at}`)
    },
    hover: () => {
      told.push('hover')
    },
    drag: (at, dx, dy) => {
      told.push(`drag ${at} by ${dx},${dy}`)
    },
    zoom: (factor, x, y) => {
      told.push(`zoom ${factor.toFixed(2)} at ${x},${y}`)
    },
    rest: () => {
      told.push('rest')
    },
  })
  return { told, fingers }
}
const at = ([clientX, clientY]: At, pointerId = 1, button = 0): PointerEvent =>
  ({
    clientX,
    clientY,
    pointerId,
    button,
    target: null,
    currentTarget: { setPointerCapture: () => {} },
  }) as unknown as PointerEvent

test('a finger that hardly moves taps', () => {
  const { told, fingers } = board()
  fingers.press(at([10, 10]))
  fingers.move(at([13, 12]))
  fingers.release(at([13, 12]))
  expect(told).toEqual(['press 10,10 true', 'tap 13,12', 'rest'])
})

test('a finger that moves drags, and does not tap', () => {
  const { told, fingers } = board()
  fingers.press(at([10, 10]))
  fingers.move(at([30, 10]))
  fingers.move(at([31, 12]))
  fingers.release(at([31, 12]))
  expect(told).toEqual(['press 10,10 true', 'drag 30,10 by 20,0', 'drag 31,12 by 1,2', 'rest'])
})

test('two fingers zoom about their middle, and do not tap', () => {
  const { told, fingers } = board()
  fingers.press(at([0, 0], 1))
  fingers.press(at([100, 0], 2))
  fingers.move(at([200, 0], 2))
  fingers.release(at([200, 0], 2))
  fingers.release(at([0, 0], 1))
  expect(told).toEqual(['press 0,0 true', 'press 100,0 false', 'zoom 2.00 at 100,0', 'rest'])
})

test('without a finger down it hovers, and other buttons do nothing', () => {
  const { told, fingers } = board()
  fingers.press(at([5, 5], 1, 2))
  fingers.move(at([6, 6]))
  expect(told).toEqual(['hover'])
})
