import type { Consulta } from '@trinchera/contract/asistente'
import { paths } from '@trinchera/contract/site-paths'
import { consultaLength } from '@trinchera/rules/limits'
import { Link } from '../../../lib/router'
import { Plate } from '../../../art/Plate'
import { api } from '../../../lib/api'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { Textarea } from '../../../ui/form/Field'
import { useForm } from '../../../ui/form/use-form'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import css from './asistente.module.css'
import type { Elements } from '../../../lib/elements'

function AnswerForm({ id, quien }: { id: number; quien: string }) {
  const refresh = useRefresh()
  const { fields, write, removeStored } = useDraft(`consulta:${id}`, { respuesta: '' })
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => (fields.respuesta.trim() ? {} : { respuesta: 'Escribe la respuesta' }),
    send: () => api.answerConsulta({ params: { id }, body: { respuesta: fields.respuesta.trim() } }),
    onSuccess: removeStored,
    failure: 'No pudimos enviar la respuesta. Intenta de nuevo.',
    onSettled: () => refresh('panel/consultas', 'panel/pendientes'),
  })
  return (
    <form {...form} className={`grid ${css.reply}`} aria-label={`Contestar a ${quien}`}>
      <Textarea
        {...field('respuesta')}
        label="Tu respuesta"
        help={`Le llega a ${quien} como aviso, con tu nombre.`}
        maxLength={consultaLength.respuesta}
      />
      <Button kind="primary" type="submit" pending={pending} pendingText="Enviando…">
        Contestar
      </Button>
    </form>
  )
}

interface ConsultaCaseProps {
  consulta: Consulta
  hot: boolean
  said: (text: string) => Elements
}

/** A user's question to the moderators: the conversation with the assistant before it, and the moderator's reply or the form for it. */
export function ConsultaCase({ consulta, hot, said }: ConsultaCaseProps) {
  const { id, jugador, pregunta, hilo, fecha, respuesta, respondio, respondida } = consulta
  return (
    <li id={`consulta-${id}`} className={`grid ${hot ? 'hot' : ''}`}>
      <div className="row">
        <Plate username={jugador.username} imagen={jugador.imagen} size={28} />
        <span>
          <Link to={paths.jugador(jugador.id)} translate="no">
            {jugador.username}
          </Link>
          <span className="small dim">
            {' · '}
            <RelativeTime at={fecha} />
          </span>
        </span>
        <span className={`row ${css.chips}`}>
          {respuesta === null ? (
            <span className="chip attention">Espera respuesta</span>
          ) : (
            <span className="chip">Contestada</span>
          )}
        </span>
      </div>
      <h3 className={css.question}>{pregunta}</h3>
      {hilo.length > 0 && (
        <details className={css.thread}>
          <summary>Lo que conversó con Radio</summary>
          <ol className="grid">
            {hilo.map(({ de, texto }, index) => (
              // The index can be the key, because the messages have no id and never change.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <b>{`${de === 'radio' ? 'Radio' : jugador.username}:`}</b>{' '}
                {de === 'radio' ? said(texto) : <span>{texto}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {respuesta === null ? (
        <AnswerForm id={id} quien={jugador.username} />
      ) : (
        <p className={css.answer}>
          <span>{respuesta}</span>
          {respondida && (
            <span className="small dim">
              {' '}
              <span>
                · {respondio && <span translate="no">{respondio}</span>}
                <span>,</span>
              </span>{' '}
              <RelativeTime at={respondida} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
