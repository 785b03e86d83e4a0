import { paths } from '@trinchera/contract/site-paths'
import { beginningOf } from '@trinchera/rules/letters'
import { longestCommentMotivo, longestRetoMessage } from '@trinchera/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../lib/router'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { discard, keep, mostWaiting } from '../../lib/outbox'
import { useSession } from '../../lib/session'
import type { Writing } from '../../lib/waiting'
import { Button } from '../controls/Button'
import { SectionHead } from '../controls/SectionHead'
import { ConfirmDialog } from '../dialog/Dialog'
import { ReasonDialog } from '../dialog/ReasonDialog'
import { enterSends } from '../form/enter-sends'
import { Textarea } from '../form/Field'
import { WhenPlayed } from '../state/RelativeTime'
import { QueryState } from '../state/states'
import { told } from '../toast/told'
import css from './Conversation.module.css'
import type { Message } from './messages'
import { OutgoingMessage, useOutgoing } from './OutgoingMessage'

/** Length of a message from which on the form shows the number of characters left. */
const nearLimit = longestRetoMessage - 100

interface WriteProps {
  writingOf: (texto: string) => Writing
  texto: string
  onChange: (texto: string) => void
}

/** The field to write a message; Enter sends it. */
function Write({ writingOf, texto: typed, onChange }: WriteProps) {
  const texto = typed.trim()
  const [failed, setFailed] = useState<string>()
  function send() {
    if (!texto) return
    if (keep(writingOf(texto))) onChange('')
    else setFailed(`Ya hay ${mostWaiting} escritos por enviar en este dispositivo.`)
  }
  return (
    <form
      className={`grid mt-2 ${css.write}`}
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
        onKeyDown={enterSends(send)}
      />
      <Button type="submit" kind="primary">
        Enviar
      </Button>
    </form>
  )
}

interface LineProps {
  message: Message
  own: boolean
  tag: string | undefined
  /** Opens the dialog with the actions for this message; undefined if the viewer has none. */
  onAct?: () => void
}

const Line = ({ message: { id_creador, creador, texto, fecha, oculto }, own, tag, onAct }: LineProps) => (
  <li className={`grid ${css.line}`}>
    <p className="small">
      {tag && (
        <span className={`tag ${css.tag}`} translate="no">
          {tag}
        </span>
      )}{' '}
      {id_creador === null ? (
        <b translate="no">{creador}</b>
      ) : (
        <Link className="target" to={paths.jugador(id_creador)}>
          <b translate="no">{creador}</b>
        </Link>
      )}{' '}
      <WhenPlayed at={fecha} className="dim" />
      {oculto && <span className="chip attention">Oculto</span>}
    </p>
    <p className={css.text}>{texto}</p>
    {onAct && (
      <button
        type="button"
        className={`more ${css.act}`}
        aria-label={own ? `Borrar tu mensaje «${beginningOf(texto, 40)}»` : `Denunciar el mensaje de ${creador}`}
        onClick={onAct}
      >
        {own ? 'Borrar' : 'Denunciar'}
      </button>
    )}
  </li>
)

interface ConversationProps {
  query: { data?: readonly Message[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown }
  /** Key under which the unsent text is stored. */
  draft: string
  note: string
  empty: string
  /** True if the viewer may write, report, and delete their own messages. Other viewers can only read. */
  member: boolean
  tagOf: (clan: number | null) => string | undefined
  writingOf: (texto: string) => Writing
  /** Message text of an unsent text; undefined for one of another conversation. Must be the same function on every render. */
  outgoingOf: (writing: Writing) => string | undefined
  onRemoved: (id: number) => void
}

/** The messages about a match or reto between two clans, and the field to write one. */
export function Conversation(props: ConversationProps) {
  const { query, draft, note, empty, member, tagOf, writingOf, outgoingOf, onRemoved } = props
  const viewer = useSession()?.player
  const [acting, setActing] = useState<Message>()
  const list = useRef<HTMLDivElement>(null)
  const { fields, write, removeStored } = useDraft(draft, { texto: '' })
  function type(texto: string) {
    write({ texto })
    if (!texto) removeStored()
  }
  const outgoing = useOutgoing(outgoingOf)
  const last = outgoing.at(-1)?.waiting.key ?? query.data?.at(-1)?.id
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  const messages = query.data ?? []
  const isOwn = (message: Message | undefined) => message !== undefined && message.id_creador === viewer?.id
  const close = (open: boolean) => !open && setActing(undefined)
  async function remove(id: number) {
    await told(api.deleteComment({ params: { id } }))
    onRemoved(id)
  }
  return (
    <section aria-label="Conversación">
      <SectionHead title="Conversación" note={note} />
      <QueryState query={query} loading="Cargando la conversación…" failed="No pudimos traer la conversación" />
      {query.data && messages.length + outgoing.length === 0 && <p className="small dim">{empty}</p>}
      {messages.length + outgoing.length > 0 && (
        // Always focusable, because keyboard users scroll the focused element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={css.scroll} role="log" aria-label="Mensajes" tabIndex={0} ref={list}>
          <ol className={`grid ${css.messages}`}>
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
      {member && <Write writingOf={writingOf} texto={fields.texto} onChange={type} />}
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
