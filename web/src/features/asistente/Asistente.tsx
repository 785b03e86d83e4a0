import { useEffect, useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '../../ui/toast/toast'
import css from './Asistente.module.css'
import { chatStore, setOpen } from './chat'
import type { ChatPanelProps } from './ChatPanel'
import { RadioIcon } from './RadioIcon'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The shortcut as this operating system names its keys. */
const shortcutName = isApple ? '⌘ K' : 'Ctrl + K'

const panel = '[data-part="asistente"]'

/** True if the keyboard event belongs to a text field or a dialog outside the assistant's panel, which may use the same shortcut. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.closest(panel) &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null

/**
 * Handles Ctrl + K (⌘ K): opens the assistant's panel or moves the focus into it; pressed inside the panel, closes it
 * (docs/behaviour/assistant.md#Assistant widget). `close`: undefined while the panel is closed.
 */
function useShortcut(close: (() => void) | undefined, start: () => void) {
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

/** The assistant: a button in the top bar, and the conversation that the button opens over the page. */
export default function Asistente() {
  const open = chatStore((state) => state.open)
  const button = useRef<HTMLButtonElement>(null)
  // Not `lazy` with Suspense, because React may show its fallback 300 ms longer than needed.
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [opening, setOpening] = useState(0)

  async function load() {
    const { default: ChatPanel } = await import('./ChatPanel')
    setPanel(() => ChatPanel)
  }
  const preload = () => void load().catch(() => undefined)

  // Loads the panel immediately if it was open before the page was reloaded.
  useEffect(() => {
    if (open) preload()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function close() {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  function start() {
    setOpen(true)
    setOpening((times) => times + 1)
    load().catch(() => {
      setOpen(false)
      toast.error('No pudimos abrir el asistente. Intenta de nuevo.')
    })
  }

  useShortcut(open ? close : undefined, start)

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${css.button}`}
        aria-label={open ? 'Cerrar el asistente' : 'Abrir el asistente'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={open ? undefined : `Radio (${shortcutName})`}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open ? close : start}
      >
        <RadioIcon size={28} />
      </button>
      {open &&
        Panel &&
        createPortal(<Panel opening={opening} onClose={close} onNavigate={() => setOpen(false)} />, document.body)}
    </>
  )
}
