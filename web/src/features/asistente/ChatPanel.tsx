import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../app/session'
import { siteName } from '../../app/site'
import { phone, useMedia } from '../../lib/use-media'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { ask, askAgain } from './ask'
import { chatStore } from './chat'
import { Answer } from './Answer'
import { ChatForm } from './ChatForm'
import type { Said } from './kept'
import { Radio } from './Radio'

/** The two quick questions (docs/behaviour.md#Assistant widget). */
const quickQuestions = ['¿Cómo vuelvo a jugar?', '¿Hay torneos próximos?']

function Message({
  said: { origen, message, failed },
  onLeave,
  onAgain,
}: {
  said: Said
  onLeave: () => void
  onAgain: () => void
}) {
  if (origen === 'bot') {
    return (
      <div data-part="answer" className="msg bot">
        <span className="sr">Radio: </span>
        <Answer text={message} onLeave={onLeave} />
      </div>
    )
  }
  return (
    <div data-part="question" className={failed ? 'msg own failed' : 'msg own'}>
      <p>
        <span className="sr">Tú: </span>
        {message}
      </p>
      {failed && (
        <p className="why" role="alert">
          <Icon name="warning" size={16} /> <span>{failed}</span>
          <Button size="small" onClick={onAgain}>
            Reintentar
          </Button>
        </p>
      )}
    </div>
  )
}

/** Keeps the latest question in sight with as much of its answer as fits. */
function useFollow(said: readonly Said[], waiting: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const asked = box.current?.querySelectorAll<HTMLElement>('[data-part="question"]')
    const last = asked?.item(asked.length - 1)
    if (box.current && last) box.current.scrollTop = last.offsetTop - box.current.offsetTop - 16
  }, [said, waiting])
  return box
}

export interface ChatPanelProps {
  /** Whether somebody has just opened it, and is about to write. */
  opened: boolean
  onClose: () => void
  /** A link to a page of ours was followed. */
  onLeave: () => void
}

/** The conversation with the assistant. No modal: the page beside it stays in use. */
export default function ChatPanel({ opened, onClose, onLeave }: ChatPanelProps) {
  const { said, sugerencias, waiting } = chatStore()
  const session = useSession()
  const small = useMedia(phone)
  const title = useId()
  const dialog = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const box = useFollow(said, waiting)

  // On a phone the keyboard would come up with the field, over the questions that are offered.
  useEffect(() => {
    if (opened) (small ? dialog : field).current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened])

  /** A button that was pressed goes away with its question; on a phone the keyboard would come up with the field. */
  const stay = () => (small ? box : field).current?.focus({ preventScroll: true })
  function choose(question: string) {
    stay()
    void ask(question)
  }
  function again(id: number) {
    stay()
    void askAgain(id)
  }

  const offered = sugerencias.length ? sugerencias : quickQuestions
  return (
    <section
      ref={dialog}
      className="chat"
      role="dialog"
      tabIndex={-1}
      aria-modal="false"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
      }}
    >
      <div className="chat-top">
        <span className="brass">
          <Radio />
        </span>
        <div className="who">
          <h2 id={title}>Radio</h2>
          <p className="small">Asistente de {siteName}</p>
        </div>
        <button type="button" className="ico" aria-label="Cerrar el asistente" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* what scrolls is reached by keys too, whether or not an answer has a link in it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="chat-in" ref={box} role="log" aria-label="Conversación" aria-live="polite" tabIndex={0}>
        <div data-part="answer" className="msg bot">
          Hola{session ? `, ${session.player.username}` : ''}. Pregúntame por el ladder, los torneos o cómo volver a
          jugar.
        </div>
        {said.map((each) => (
          <Message key={each.id} said={each} onLeave={() => small && onLeave()} onAgain={() => again(each.id)} />
        ))}
        {waiting ? (
          <div className="msg bot typing">
            <span className="sr">Radio está escribiendo…</span>
            <i />
            <i />
            <i />
          </div>
        ) : (
          <div className="quick">
            {offered.map((question) => (
              <Button key={question} size="small" onClick={() => choose(question)}>
                {question}
              </Button>
            ))}
          </div>
        )}
      </div>
      <ChatForm field={field} waiting={waiting} onAsk={(question) => void ask(question)} />
    </section>
  )
}
