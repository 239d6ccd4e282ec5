// Addresses of the client. The server answers each of them with the same page.

export const route = $state({ path: location.pathname, search: location.search, hash: location.hash })

function look(): void {
  route.path = location.pathname
  route.search = location.search
  route.hash = location.hash
}

addEventListener('popstate', look)
addEventListener('hashchange', look)

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else {
    history.pushState(null, '', to)
    scrollTo(0, 0)
  }
  look()
}

/** Plain links stay plain links: this makes those of our own pages quick. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
