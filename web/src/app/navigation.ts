import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../lib/router'
import { tabStore } from '../lib/storage'

/** After a navigation, maximum time in ms to wait until the new page has a title to focus or is high enough to scroll. */
const timeout = 3000
const storageKey = 'scroll'

// Scroll positions by history key. Stored across reloads, because the browser's own scroll restoration is switched off below.
const positions = new Map<string, number>()
for (const line of (tabStore.getItem(storageKey) ?? '').split('\n')) {
  const [key, y] = line.split(' ')
  if (key && y) positions.set(key, Number(y))
}
addEventListener('pagehide', () => {
  const lines = [...positions].slice(-50).map(([key, y]) => `${key} ${y}`)
  try {
    tabStore.setItem(storageKey, lines.join('\n'))
  } catch {
    // The storage is full or blocked. The only effect is that pages open at their top after a reload.
  }
})

/** Runs `attempt` now and after each DOM change until it returns true, the user interacts with the page, or the timeout passes. */
function retryOnChange(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) removeEventListener(event, stop)
  }
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(stop, timeout)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, stop, { passive: true })
  return stop
}

function restoreScroll(y: number): boolean {
  if (y > document.documentElement.scrollHeight - innerHeight) return false
  scrollTo(0, y)
  return true
}

/** True if the new screen has moved the focus, for example to a form's first field. `left`: the element focused on the previous screen. */
function screenHasFocus(left: Element | null): boolean {
  const main = document.querySelector('main')
  const focused = document.activeElement
  return main !== null && focused !== left && focused !== main && main.contains(focused)
}

function focusTitle(left: Element | null): boolean {
  if (screenHasFocus(left)) return true
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return false
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

/** The path without a forum topic's slug, because the slug changes with the topic's title, although the page is still the same. */
const withoutSlug = (pathname: string) => pathname.replace(/^(\/foro\/tema\/\d+)-[^/]*/, '$1')

/** On a new page, scrolls to the top and focuses the title. Back and Forward restore the scroll position. */
export function useNavigationEffects() {
  const { pathname: address, key, hash, type } = useLocation()
  const pathname = withoutSlug(address)
  const page = useRef(pathname)
  const left = useRef<Element | null>(null)
  // Reads the focused element during rendering, before effects of the new screen can move the focus.
  if (page.current !== pathname) {
    page.current = pathname
    left.current = document.activeElement
  }

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const store = () => positions.set(key, scrollY)
    addEventListener('scroll', store, { passive: true })
    return () => removeEventListener('scroll', store)
  }, [key])

  // If only the search or page number in the URL changes, the page is the same and the scroll position stays.
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    const same = shown.current === pathname
    shown.current = pathname
    if (type === 'POP') {
      const y = positions.get(key)
      return y === undefined ? undefined : retryOnChange(() => restoreScroll(y))
    }
    if (!same && !hash) scrollTo(0, 0)
    return undefined
  }, [pathname, key, hash, type])

  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return undefined
    focused.current = pathname
    if (!screenHasFocus(left.current)) document.querySelector('main')?.focus({ preventScroll: true })
    return retryOnChange(() => focusTitle(left.current))
  }, [pathname])
}
