// Zones: what lies in them, in which order, and how much of it.
import type { Piece, Zone } from './scene'

/** The pieces of a zone, its top first. */
export function inOrder(zone: Zone, pieces: readonly Piece[]): Piece[] {
  return pieces
    .filter(piece => piece.place.zone === zone.id)
    .sort((a, b) => Number(b.id === zone.top) - Number(a.id === zone.top) || a.order - b.order)
}

/** How many cards lie in a zone: as it says itself, or counted, several of one title by their copies. */
export function openCount(zone: Zone, pieces: readonly Piece[]): number {
  return (
    zone.count ||
    pieces.reduce((sum, piece) => sum + (piece.badges.find(badge => badge.id === 'copies')?.count ?? 1), 0)
  )
}

/** Where units are that the list of forces tells of: aboard something, or inside it. */
export const isAboard = (zone: Zone): boolean => zone.kind === 'transport' || zone.kind === 'structure'
