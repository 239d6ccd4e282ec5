import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followLink, go, route } from './router.svelte'

function click(html: string, given: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...given })
  Object.defineProperty(event, 'target', {
    value: document.body.querySelector('b') ?? document.body.querySelector('a'),
  })
  followLink(event)
  return event
}

describe('the router', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {})
    go('/')
  })

  it('takes links of our own pages over, also from what stands inside them', () => {
    const event = click('<a href="/rules/condottiere?x=1#rule-C-1"><b>rules</b></a>')

    expect(event.defaultPrevented).toBe(true)
    expect([route.path, route.search, route.hash]).toEqual(['/rules/condottiere', '?x=1', '#rule-C-1'])
  })

  it.each([
    ['another server', '<a href="https://example.org/rules">x</a>', {}],
    ['another window', '<a href="/rules" target="_blank">x</a>', {}],
    ['a download', '<a href="/rules" download>x</a>', {}],
    ['what the server answers itself', '<a href="/api/tables/1/record">x</a>', {}],
    ['a place on this page', '<a href="/#below">x</a>', {}],
    ['a new tab', '<a href="/rules">x</a>', { ctrlKey: true }],
    ['the middle button', '<a href="/rules">x</a>', { button: 1 }],
  ])('leaves %s to the browser', (_what, html, given) => {
    expect(click(html, given).defaultPrevented).toBe(false)
    expect(route.path).toBe('/')
  })
})
