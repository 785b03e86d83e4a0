import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'

const tabsIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('.tab')]

/** The tab that a pressed arrow key, Home or End leads to; the last tab is followed by the first. Undefined for other keys. */
export function tabReached(event: KeyboardEvent<HTMLElement>): { at: number; tab: HTMLElement } | undefined {
  const tabs = tabsIn(event.currentTarget)
  const from = tabs.findIndex((tab) => tab === event.target)
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (from < 0 || to === undefined) return undefined
  event.preventDefault()
  const at = (to + tabs.length) % tabs.length
  const tab = tabs[at]
  return tab && { at, tab }
}

/** Sets `data-more` on a row of tabs: the sides ('start', 'end') on which tabs are scrolled out of view. The CSS fades these sides out. */
function markEnds(row: HTMLElement) {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
  row.dataset.more = [row.scrollLeft > 1 && 'start', rest > 1 && 'end'].filter(Boolean).join(' ')
}

/** Scrolls the row so that the current tab is in view. `scrollIntoView` would also scroll the page. */
function reveal(row: HTMLElement) {
  const tab = row.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]')
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Events that show that the person is looking for another tab, so that the row is no longer scrolled automatically. */
const searches = ['pointerdown', 'wheel', 'keydown'] as const

/** Returns a ref for a row of tabs (class `tabs`), which scrolls sideways on a phone. `current`: the tab to keep in view. */
export function useTabRow<Row extends HTMLElement>(current: string | undefined) {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    if (ref.current) reveal(ref.current)
  }, [current])
  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    const stop = new AbortController()
    let searched = false
    for (const name of searches)
      row.addEventListener(name, () => (searched = true), { passive: true, signal: stop.signal })
    const mark = () => markEnds(row)
    // When a tab's count arrives, the tab becomes wider, which could push the current tab out of view.
    const resized = new ResizeObserver(() => {
      if (!searched) reveal(row)
      mark()
    })
    for (const one of [row, ...tabsIn(row)]) resized.observe(one)
    row.addEventListener('scroll', mark, { passive: true, signal: stop.signal })
    return () => {
      resized.disconnect()
      stop.abort()
    }
  }, [current])
  return ref
}
