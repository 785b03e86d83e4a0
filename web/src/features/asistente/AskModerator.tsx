import { paths } from '@trinchera/contract/site-paths'
import { beginningOf } from '@trinchera/rules/letters'
import { consultaLength, consultaThread } from '@trinchera/rules/limits'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from '../../lib/router'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'
import css from './AskModerator.module.css'
import { chatStore } from './chat'

/** The latest messages of the conversation, which are sent with the question to the moderator who answers it. */
const threadNow = () =>
  chatStore
    .getState()
    .messages.slice(-consultaThread.messages)
    .map(({ origen, message }) => ({
      de: origen === 'bot' ? ('radio' as const) : ('jugador' as const),
      texto: beginningOf(message, consultaThread.length),
    }))

function ModeratorForm({ about, onDone }: { about: string; onDone: () => void }) {
  const { fields, write, removeStored } = useDraft('consulta', {
    pregunta: beginningOf(about, consultaLength.pregunta),
  })
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => (fields.pregunta.trim() ? {} : { pregunta: 'Escribe tu pregunta' }),
    send: () => api.sendConsulta({ body: { pregunta: fields.pregunta.trim(), hilo: threadNow() } }),
    onSuccess: () => {
      removeStored()
      onDone()
    },
    failure: 'No pudimos enviar tu pregunta. Lo que escribiste sigue acá: intenta de nuevo.',
  })
  useEffect(() => {
    form.ref.current?.querySelector('textarea')?.focus({ preventScroll: true })
    form.ref.current?.scrollIntoView({ block: 'nearest' })
  }, [form.ref])
  return (
    <form {...form} className={`grid ${css.ask}`} aria-label="Preguntar a un moderador">
      <Textarea
        {...field('pregunta')}
        label="Tu pregunta a la moderación"
        help="La leen con esta conversación. La respuesta te llega como aviso."
        maxLength={consultaLength.pregunta}
        rows={3}
      />
      <div className="row">
        <Button kind="primary" size="small" type="submit" pending={pending} pendingText="Enviando…">
          Enviar
        </Button>
        <Button size="small" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

/** The form that sends a moderator a question that the assistant could not answer. Visitors see a text that asks them to log in. */
export function AskModerator({ about, onDone }: { about: string; onDone: () => void }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (session) return <ModeratorForm about={about} onDone={onDone} />
  return (
    <div className={`grid ${css.ask}`} ref={box} tabIndex={-1}>
      <p>
        Para que un moderador te pueda contestar, <Link to={paths.login(pathname + search)}>inicia sesión</Link>
        <span>. Esta conversación te espera.</span>
      </p>
      <div className="row">
        <Button size="small" onClick={onDone}>
          Volver
        </Button>
      </div>
    </div>
  )
}
