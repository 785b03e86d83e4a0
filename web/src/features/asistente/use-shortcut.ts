import { useEffect, useRef } from 'react'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The shortcut with the key names of this system. */
export const shortcutName = isApple ? '⌘ K' : 'Ctrl + K'

const panel = '[data-part="asistente"]'

/**
 * True if the event belongs to a text field or an open dialog outside of the panel. The editor of anuncios uses the same shortcut for
 * itself.
 */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.closest(panel) &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

/**
 * Ctrl + K (⌘ K) opens the assistant or moves the focus into it; pressed inside the panel, it closes it
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
