import { useEffect, useRef } from 'react'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The shortcut as it is written on the keyboard. */
export const shortcutName = isApple ? '⌘ K' : 'Ctrl + K'

const panel = '[data-part="asistente"]'

/** Whether somebody writes there, or a dialog has the keyboard; the editor of anuncios has this shortcut of its own. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.closest(panel) &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

/**
 * Ctrl + K (⌘ K) opens the assistant, or takes the keyboard to it; pressed in there it closes it (docs/behaviour/assistant.md#Assistant widget).
 * `close`: undefined while it is closed.
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
