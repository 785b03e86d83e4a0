import { useEffect, useRef, useState, type ComponentType } from 'react'
import { toast } from '../../ui/toast/toast'
import css from './Asistente.module.css'
import { chatStore, setOpen } from './chat'
import type { ChatPanelProps } from './ChatPanel'
import { RadioIcon } from './RadioIcon'
import { useHiddenWhileReading } from './use-hidden-while-reading'

/** The assistant on every page: its button, or the conversation while it is open. */
export default function Asistente() {
  const open = chatStore((state) => state.open)
  const hidden = useHiddenWhileReading()
  const button = useRef<HTMLButtonElement>(null)
  // Not `lazy` with Suspense: React delays replacing a fallback by up to 300 ms.
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [justOpened, setJustOpened] = useState(false)

  async function load() {
    const { default: ChatPanel } = await import('./ChatPanel')
    setPanel(() => ChatPanel)
  }
  const preload = () => void load().catch(() => undefined)

  // The panel was open when the previous page was left.
  useEffect(() => {
    if (open) preload()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function close() {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }

  if (open && Panel) return <Panel justOpened={justOpened} onClose={close} onNavigate={() => setOpen(false)} />
  return (
    <button
      ref={button}
      type="button"
      className={`${css.button} ${hidden ? css.hidden : ''}`}
      aria-label="Abrir el asistente"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        setOpen(true)
        setJustOpened(true)
        load().catch(() => {
          setOpen(false)
          toast.error('No pudimos abrir el asistente. Intenta de nuevo.')
        })
      }}
    >
      <RadioIcon size={36} />
    </button>
  )
}
