import { useEffect, useRef, useState, type ComponentType } from 'react'
import { toast } from '../../ui/toast/toast'
import './asistente.css'
import { chatStore, setOpen } from './chat'
import type { ChatPanelProps } from './ChatPanel'
import { Radio } from './Radio'
import { useHiddenWhileReading } from './use-hidden'

/** The assistant on every page: its button, and the conversation once it is opened. */
export default function Asistente() {
  const open = chatStore((state) => state.open)
  const hidden = useHiddenWhileReading()
  const button = useRef<HTMLButtonElement>(null)
  // Held here and not by `lazy`: what comes through a fallback is held back for a third of a second.
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  const [opened, setOpened] = useState(false)

  async function load() {
    const { default: ChatPanel } = await import('./ChatPanel')
    setPanel(() => ChatPanel)
  }
  const prepare = () => void load().catch(() => undefined)

  // It was open when the page before this one was left.
  useEffect(() => {
    if (open) prepare()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function close() {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }

  if (open && Panel) return <Panel opened={opened} onClose={close} onLeave={() => setOpen(false)} />
  return (
    <button
      ref={button}
      type="button"
      className={hidden ? 'fab away' : 'fab'}
      aria-label="Abrir el asistente"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        setOpen(true)
        setOpened(true)
        load().catch(() => {
          setOpen(false)
          toast.error('No pudimos abrir el asistente. Intenta de nuevo.')
        })
      }}
    >
      <Radio size={36} />
    </button>
  )
}
