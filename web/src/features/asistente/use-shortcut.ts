import { useEffect, useRef } from 'react'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The shortcut as this operating system names its keys. */
export const shortcutName = isApple ? '⌘ K' : 'Ctrl + K'

const panel = '[data-part="asistente"]'

/** True if the event comes from a text field or a dialog outside the assistant's panel, which may use the same shortcut. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.closest(panel) &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

/**
 * Handles Ctrl + K (⌘ K): opens the assistant or moves the focus into it, and inside the panel closes it
 * (docs/behaviour/assistant.md#Assistant widget). `close`: undefined while the panel is closed.
 */
export function useShortcut(close: (() => void) | undefined, start: () => void) {
  const latest = useRef({ close, start })
  useEffect(() => {
    latest.current = { close, start }
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented || event.repeat || isTaken(event.target)) return
      event.preventDefault()
      const inside = event.target instanceof Element && event.target.closest(panel) !== null
      if (inside) latest.current.close?.()
      else latest.current.start()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
