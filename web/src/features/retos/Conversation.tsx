import type { RetoMessage, RetoPage } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { longestCommentMotivo, longestRetoMessage } from '@trinchera/rules/limits'
import { staffMay } from '@trinchera/rules/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { discard, keep, mostWaiting } from '../../lib/outbox'
import { useSession } from '../../lib/session'
import { whenPlayed } from '../../lib/when'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { Textarea } from '../../ui/form/Field'
import { ErrorState, LoadingText } from '../../ui/state/states'
import css from './Conversation.module.css'
import { mergeMessage } from './messages'
import { OutgoingMessage, useOutgoing } from './OutgoingMessage'
import { messagesQuery } from './queries'
import { ReasonDialog } from '../../ui/dialog/ReasonDialog'
import { told } from './use-reto-acts'
import { useSide } from './use-side'

/** From how many characters on the limit is shown. */
const nearLimit = longestRetoMessage - 100

interface WriteProps {
  reto: number
  texto: string
  onChange: (texto: string) => void
}

/** Writes a message; Enter sends it. */
function Write({ reto, texto: typed, onChange }: WriteProps) {
  const texto = typed.trim()
  const [failed, setFailed] = useState<string>()
  function send() {
    if (!texto) return
    if (keep({ kind: 'mensaje', reto, texto })) onChange('')
    else setFailed(`Ya hay ${mostWaiting} escritos por enviar en este dispositivo.`)
  }
  return (
    <form
      className={css.write}
      aria-label="Escribir un mensaje"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label="Mensaje"
        rows={2}
        maxLength={longestRetoMessage}
        value={typed}
        error={failed}
        help={
          typed.length >= nearLimit
            ? `${typed.length} de ${longestRetoMessage}`
            : 'Enter lo envía; Mayús + Enter, otra línea.'
        }
        onChange={({ target }) => {
          onChange(target.value)
          setFailed(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <Button type="submit" kind="primary">
        Enviar
      </Button>
    </form>
  )
}

interface LineProps {
  message: RetoMessage
  own: boolean
  tag: string | undefined
  /** Absent for who may do nothing with it. */
  onAct?: () => void
}

const Line = ({ message: { id_creador, creador, texto, fecha, oculto }, own, tag, onAct }: LineProps) => (
  <li className={css.line}>
    <p className="small">
      {tag && <span className={`tag ${css.tag}`}>{tag}</span>}{' '}
      {id_creador === null ? (
        <b>{creador}</b>
      ) : (
        <Link className="target" to={paths.jugador(id_creador)}>
          <b>{creador}</b>
        </Link>
      )}{' '}
      <time className="dim" dateTime={fecha}>
        {whenPlayed(fecha, Date.now())}
      </time>
      {oculto && <span className="chip attention">Oculto</span>}
    </p>
    <p className={css.text}>{texto}</p>
    {onAct && (
      <button
        type="button"
        className={`more ${css.act}`}
        aria-label={own ? `Borrar tu mensaje «${texto.slice(0, 40)}»` : `Denunciar el mensaje de ${creador}`}
        onClick={onAct}
      >
        {own ? 'Borrar' : 'Denunciar'}
      </button>
    )}
  </li>
)

/** The conversation of both clans: for their members, and for staff who rule to read. Nothing for others. */
export function Conversation({ reto }: { reto: RetoPage }) {
  const client = useQueryClient()
  const viewer = useSession()?.player
  const { own } = useSide(reto)
  const member = own !== undefined
  const reads = member || (viewer !== undefined && staffMay(viewer, 'matches.rule'))
  const query = useQuery({ ...messagesQuery(reto.id), enabled: reads })
  const [acting, setActing] = useState<RetoMessage>()
  const list = useRef<HTMLDivElement>(null)
  const { fields, write, removeStored } = useDraft(`mensaje:${reto.id}`, { texto: '' })
  function type(texto: string) {
    write({ texto })
    if (!texto) removeStored()
  }
  const outgoing = useOutgoing(reto.id)
  const last = outgoing.at(-1)?.waiting.key ?? query.data?.at(-1)?.id
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  if (!reads) return null
  const messages = query.data ?? []
  const isOwn = (message: RetoMessage | undefined) => message !== undefined && message.id_creador === viewer?.id
  const tagOf = (clan: number | null) => [reto.retador, reto.retado].find(({ id }) => id === clan)?.tag
  const close = (open: boolean) => !open && setActing(undefined)
  async function remove(id: number) {
    await told(api.deleteComment({ params: { id } }))
    client.setQueryData(messagesQuery(reto.id).queryKey, (before) => before && mergeMessage(before, id, null))
  }
  return (
    <section aria-label="Conversación">
      <SectionHead title="Conversación" note="de los dos clanes" />
      {query.isPending && <LoadingText>Cargando la conversación…</LoadingText>}
      {query.isError && !query.data && (
        <ErrorState title="No pudimos traer la conversación" onRetry={() => query.refetch()} />
      )}
      {query.data && messages.length + outgoing.length === 0 && (
        <p className="small dim">Nadie ha escrito. Lo que escribas lo leen los integrantes de los dos clanes.</p>
      )}
      {messages.length + outgoing.length > 0 && (
        // Focusable in any case: a keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={css.scroll} role="log" aria-label="Mensajes" tabIndex={0} ref={list}>
          <ol className={css.messages}>
            {messages.map((message) => (
              <Line
                key={message.id}
                message={message}
                own={isOwn(message)}
                tag={tagOf(message.id_clan)}
                onAct={member ? () => setActing(message) : undefined}
              />
            ))}
            {outgoing.map((message) => (
              <OutgoingMessage
                key={message.waiting.key}
                message={message}
                onEdit={() => {
                  type([message.texto, fields.texto].filter(Boolean).join('\n'))
                  void discard(message.waiting.key)
                }}
              />
            ))}
          </ol>
        </div>
      )}
      {member && <Write reto={reto.id} texto={fields.texto} onChange={type} />}
      <ConfirmDialog
        open={isOwn(acting)}
        onOpenChange={close}
        over="Conversación"
        title="Vas a borrar tu mensaje"
        then={['Desaparece para todos, al tiro.', 'No se puede deshacer.']}
        act="Borrar"
        actPending="Borrando…"
        onConfirm={() => acting && remove(acting.id)}
      />
      {acting && !isOwn(acting) && (
        <ReasonDialog
          key={acting.id}
          draft={`denuncia:${acting.id}`}
          over="Conversación"
          title={`Vas a denunciar el mensaje de ${acting.creador}`}
          label="Motivo"
          help="Qué tiene de malo, en una frase."
          most={longestCommentMotivo}
          act="Denunciar"
          then={['La administración lo revisa y decide.', 'Quien lo escribió no sabe quién lo denunció.']}
          open
          onOpenChange={close}
          send={(motivo) => api.reportComment({ params: { id: acting.id }, body: { motivo } })}
        />
      )}
    </section>
  )
}
