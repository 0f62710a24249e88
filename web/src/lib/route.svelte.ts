// Where we are: the address after "#/", or a friend's link "/join/<match>#<invitation>".
export type Route =
  | { page: 'home' }
  | { page: 'game'; game: string; scenario?: string }
  | { page: 'match'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; invitation: string; seat: string }
  | { page: 'credits' }

function read(): Route {
  const join = /^\/join\/([^/]+)/.exec(location.pathname)
  if (join && location.hash && !location.hash.startsWith('#/'))
    return { page: 'join', id: join[1]!, invitation: location.hash.slice(1), seat: '' }
  const [, page = '', a = '', b = ''] = location.hash.split('/')
  if (page === 'game' && a) return { page: 'game', game: a, scenario: b }
  if (page === 'match' && a) return b === 'replay' ? { page: 'replay', id: a } : { page: 'match', id: a }
  if (page === 'sit' && a && b) return { page: 'join', id: a, invitation: '', seat: b }
  if (page === 'credits') return { page: 'credits' }
  return { page: 'home' }
}

class Router {
  now = $state.raw<Route>(read())

  constructor() {
    addEventListener('hashchange', () => {
      this.now = read()
    })
    addEventListener('popstate', () => {
      this.now = read()
    })
  }

  go(path: string): void {
    if (location.pathname !== '/') {
      history.pushState(null, '', `/#/${path}`)
      this.now = read()
    } else if (location.hash !== `#/${path}`) location.hash = `#/${path}`
    else this.now = read()
  }
}

export const router = new Router()
