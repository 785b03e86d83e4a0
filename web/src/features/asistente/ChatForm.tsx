import { longestQuestion } from '@trinchera/rules/limits'
import { useId, useState, type RefObject } from 'react'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { enterSends } from '../../ui/form/enter-sends'
import css from './ChatForm.module.css'

/** The form for the next question. Its text is a draft, which survives a reload. Typing is possible while a question is answered. */
export function ChatForm({
  field,
  waiting,
  onAsk,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  waiting: boolean
  onAsk: (question: string) => void
}) {
  const { fields, write, removeStored } = useDraft('asistente', { mensaje: '' })
  const [error, setError] = useState('')
  const [id, note] = [useId(), useId()]

  function submit() {
    if (waiting) return
    const question = fields.mensaje.trim()
    if (!question) {
      setError('El mensaje es obligatorio')
      field.current?.focus()
      return
    }
    setError('')
    write({ mensaje: '' })
    removeStored()
    onAsk(question)
  }

  return (
    <form
      className={`grid ${css.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      noValidate
    >
      <label className="screen-reader-only" htmlFor={id}>
        Tu mensaje
      </label>
      <textarea
        ref={field}
        id={id}
        className={`input ${css.field}`}
        rows={1}
        placeholder="Escribe tu mensaje"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={longestQuestion}
        required
        value={fields.mensaje}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? note : undefined}
        onChange={(event) => {
          write({ mensaje: event.target.value })
          setError('')
        }}
        onKeyDown={enterSends(submit)}
      />
      <Button kind="primary" type="submit" aria-label="Enviar" pending={waiting}>
        <Icon name="send" />
      </Button>
      {error && (
        <p className="field-error full-row" id={note} role="alert">
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </form>
  )
}
