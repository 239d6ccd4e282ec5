// The time of day of this page, for what runs down before one's eyes. It ticks only while somebody looks.

export const now = $state({ ms: performance.now() })

let watchers = 0
let timer = 0

export function watchTime(): () => void {
  now.ms = performance.now()
  if (watchers++ === 0) timer = window.setInterval(() => (now.ms = performance.now()), 500)
  return () => {
    if (--watchers === 0) clearInterval(timer)
  }
}
