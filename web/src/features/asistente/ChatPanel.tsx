import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../lib/session'
import { siteName } from '../../app/site'
import { phone, useMedia } from '../../lib/use-media'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { Bounded } from '../../ui/state/Parts'
import { Answer } from './Answer'
import { ask, retry } from './ask'
import { AnswerActions } from './AnswerActions'
import { AskModerator } from './AskModerator'
import { chatStore, questionTo, startAnew } from './chat'
import { ChatForm } from './ChatForm'
import css from './ChatPanel.module.css'
import { RadioIcon } from './RadioIcon'
import type { ChatMessage } from './stored-chat'

/** Suggested questions while the assistant has not suggested others (docs/behaviour/assistant.md#Assistant widget). */
const quickQuestions = ['¿Cómo vuelvo a jugar?', '¿Hay torneos próximos?']

interface MessageProps {
  message: ChatMessage
  onNavigate: () => void
  onRetry: () => void
}

function Message({ message: { origen, message, failed }, onNavigate, onRetry }: MessageProps) {
  if (origen === 'bot') {
    return (
      <div data-part="answer" className={`${css.message} ${css.answer}`}>
        <span className="screen-reader-only">Radio: </span>
        <Bounded name="Esta respuesta">
          <Answer text={message} onNavigate={onNavigate} />
        </Bounded>
      </div>
    )
  }
  return (
    <div data-part="question" className={`${css.message} ${css.question} ${failed ? css.failed : ''}`}>
      <p>
        <span className="screen-reader-only">Tú: </span>
        <span>{message}</span>
      </p>
      {failed && (
        <p className={`row ${css.failure}`} role="alert">
          <Icon name="warning" size={16} /> <span>{failed}</span>
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
        </p>
      )}
    </div>
  )
}

/** Scrolls the latest question to the top of the conversation, so that as much as possible of its answer is visible. */
function useScrollToQuestion(count: number, waiting: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const questions = box.current?.querySelectorAll<HTMLElement>('[data-part="question"]')
    const last = questions?.item(questions.length - 1)
    if (box.current && last) box.current.scrollTop = last.offsetTop - box.current.offsetTop - 16
  }, [count, waiting])
  return box
}

export interface ChatPanelProps {
  /**
   * Number of times that the user has opened the panel on this page. When the number grows, the panel takes the focus. 0 if the panel was
   * already open when the page loaded.
   */
  opening: number
  onClose: () => void
  /** Called when the user follows a link to a page of this site. */
  onNavigate: () => void
}

/** The conversation with the assistant. Not modal: the page behind it stays usable. */
export default function ChatPanel({ opening, onClose, onNavigate }: ChatPanelProps) {
  const { messages, sugerencias, waiting, partial } = chatStore()
  const session = useSession()
  const small = useMedia(phone)
  const title = useId()
  const dialog = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useScrollToQuestion(messages.length, waiting)

  // On a phone the dialog gets the focus and not the field, because the on-screen keyboard would cover the suggested questions.
  useEffect(() => {
    if (opening) (small ? dialog : field).current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opening])

  /** Moves the focus away from a pressed button that is about to disappear. */
  const moveFocus = () => (small ? box : field).current?.focus({ preventScroll: true })
  function askSuggested(question: string) {
    moveFocus()
    void ask(question)
  }
  function retryQuestion(id: number) {
    moveFocus()
    void retry(id)
  }

  const [asksModerator, setAsksModerator] = useState(false)
  function closeModerator() {
    setAsksModerator(false)
    moveFocus()
  }
  function startOver() {
    setAsksModerator(false)
    startAnew()
    moveFocus()
  }

  const latest = messages.at(-1)
  const asked = latest && questionTo(latest.id)
  const suggestions = (sugerencias.length ? sugerencias : quickQuestions).filter((question) => question !== asked)
  return (
    <section
      ref={dialog}
      className={css.panel}
      data-part="asistente"
      role="dialog"
      tabIndex={-1}
      aria-modal="false"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
      }}
    >
      <div className={`line ${css.header}`}>
        <span className="brass">
          <RadioIcon />
        </span>
        <div className={css.heading}>
          <h2 id={title}>Radio</h2>
          <p className={`small ${css.subtitle}`}>{`Asistente de ${siteName}`}</p>
        </div>
        {messages.length > 0 && !waiting && (
          <button type="button" className="icon-button" aria-label="Nueva conversación" onClick={startOver}>
            <Icon name="plus" />
          </button>
        )}
        <button type="button" className="icon-button" aria-label="Cerrar el asistente" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* Always focusable, so that it can be scrolled with the keyboard even if no message contains a link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.conversation} ref={box} role="log" aria-label="Conversación" aria-live="polite" tabIndex={0}>
        <div data-part="answer" className={`${css.message} ${css.answer}`}>
          Hola<span>{session ? `, ${session.player.username}` : ''}</span>. Pregúntame por el ladder, los torneos o cómo
          volver a jugar.
        </div>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onNavigate={() => small && onNavigate()}
            onRetry={() => retryQuestion(message.id)}
          />
        ))}
        {latest?.origen === 'bot' && !waiting && !asksModerator && (
          <AnswerActions message={latest} onAskModerator={() => setAsksModerator(true)} />
        )}
        {latest && asksModerator && !waiting && <AskModerator about={questionTo(latest.id)} onDone={closeModerator} />}
        {waiting && partial ? (
          // screen readers read the answer when it is complete
          <div className={`${css.message} ${css.answer}`} data-part="partial" aria-live="off" aria-busy="true">
            <Answer text={partial} onNavigate={() => small && onNavigate()} />
          </div>
        ) : waiting ? (
          <div className={`${css.message} ${css.answer} line ${css.typing}`}>
            <span className="screen-reader-only">Radio está escribiendo…</span>
            <i />
            <i />
            <i />
          </div>
        ) : (
          <div className={`row ${css.suggestions}`}>
            {suggestions.map((question) => (
              <Button key={question} size="small" className={css.suggestion} onClick={() => askSuggested(question)}>
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
