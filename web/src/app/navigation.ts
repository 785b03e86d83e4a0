import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { tabStore } from '../lib/storage'

const patience = 3000
const storageKey = 'scroll'

// Kept through a reload, which the browser's own restoration (switched off below) would otherwise see to.
const kept = new Map<string, number>()
for (const line of (tabStore.getItem(storageKey) ?? '').split('\n')) {
  const [key, y] = line.split(' ')
  if (key && y) kept.set(key, Number(y))
}
addEventListener('pagehide', () => {
  const lines = [...kept].slice(-50).map(([key, y]) => `${key} ${y}`)
  try {
    tabStore.setItem(storageKey, lines.join('\n'))
  } catch {
    // The browser's room for this tab is used up: the page begins at its top next time.
  }
})

/** Runs `attempt` now and after each change of the page until it succeeds, the person acts, or the time is over. */
function untilDone(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) removeEventListener(event, stop)
  }
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(stop, patience)
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

/** A screen that put the focus somewhere itself (a form's first field) knows better than we do; `left` is what led here. */
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

/** A new page begins at its top with the focus on its title; Back and Forward return to the place that was left. */
export function useNavigationEffects() {
  const { pathname, key, hash } = useLocation()
  const type = useNavigationType()
  const page = useRef(pathname)
  const left = useRef<Element | null>(null)
  // Looked at while rendering, before the new screen's own effects may move the focus.
  if (page.current !== pathname) {
    page.current = pathname
    left.current = document.activeElement
  }

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const keep = () => kept.set(key, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [key])

  // A search or a page number changes the address without changing the page: the person stays where they are.
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    const same = shown.current === pathname
    shown.current = pathname
    if (type === 'POP') {
      const y = kept.get(key)
      return y === undefined ? undefined : untilDone(() => restoreScroll(y))
    }
    if (!same && !hash) scrollTo(0, 0)
    return undefined
  }, [pathname, key, hash, type])

  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return undefined
    focused.current = pathname
    if (!screenHasFocus(left.current)) document.querySelector('main')?.focus({ preventScroll: true })
    return untilDone(() => focusTitle(left.current))
  }, [pathname])
}
