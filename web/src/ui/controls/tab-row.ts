import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'

/** The tabs of a row, in order: buttons or links. */
const tabsIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('.tab')]

/** The tab that an arrow key, Home or End moves to; from the last tab it wraps around to the first, and back. */
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

/** Sets `data-more` to the sides at which a scrolled row has more tabs, for the fade of `.tabs` in controls.css. */
function markEnds(row: HTMLElement) {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
  row.dataset.more = [row.scrollLeft > 1 && 'start', rest > 1 && 'end'].filter(Boolean).join(' ')
}

/** Scrolls the row to the current tab. Not with scrollIntoView, which would also move the page. */
function reveal(row: HTMLElement) {
  const tab = row.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]')
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Events that show that a person is looking for another tab. */
const searches = ['pointerdown', 'wheel', 'keydown'] as const

/** A ref for an element with the class `tabs`, which scrolls sideways on a phone. `current`: the tab to keep in view. */
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
    // Counts that arrive later widen the tabs, and would push the current tab out of view.
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
