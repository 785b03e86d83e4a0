import { optionTyped } from '@trinchera/rules/search'
import { useRef, type KeyboardEvent } from 'react'

/** If this many ms have passed since the last typed letter, the next one begins a new search, as in browsers. */
const pauseMs = 1000

/**
 * Returns an `onKeyDown` handler for a `<select>` that finds options by any of their words. The browser's own search compares only the
 * beginning of an option and does not ignore accents.
 */
export function useTypeAhead() {
  const last = useRef({ typed: '', at: 0 })
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp, currentTarget: select } = event
    const goesOn = timeStamp - last.current.at < pauseMs
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey || (key === ' ' && !goesOn)) return
    event.preventDefault()
    last.current = { typed: (goesOn ? last.current.typed : '') + key, at: timeStamp }
    const texts = [...select.options].map(({ disabled, value, text }) => (disabled || !value ? '' : text))
    const found = optionTyped(texts, last.current.typed, select.selectedIndex)
    if (found === -1 || found === select.selectedIndex) return
    select.selectedIndex = found
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
