import type { Comment } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../app/session'
import { whenPlayed } from '../../../lib/when'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { CommentEdit } from './CommentEdit'
import { CommentFrame } from './CommentFrame'
import type { CommentAct } from './CommentDialogs'
import { mayStillEdit, useEditTime } from './edit-time'

/** The way to correct one's own comment, as long as there is one. */
function Correct({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const left = useEditTime(comment)
  if (!left) return null
  return (
    <>
      <span className="left">quedan {left}</span>
      <button type="button" className="more" onClick={onEdit}>
        Corregir
      </button>
    </>
  )
}

interface CommentLineProps {
  comment: Comment
  /** It has just come in. */
  hot: boolean
  onAct: (act: CommentAct, comment: Comment) => void
}

function Who({ comment, hot }: Pick<CommentLineProps, 'comment' | 'hot'>) {
  const tag = comment.staff ? 'STAFF' : comment.tagClan
  return (
    <>
      {tag && (
        <span className="tag" title={comment.clan ?? undefined}>
          {tag}
        </span>
      )}
      {comment.id_creador ? <Link to={paths.jugador(comment.id_creador)}>{comment.creador}</Link> : comment.creador}
      <span className="w">
        {hot ? (
          <RelativeTime at={comment.created_at} />
        ) : (
          <time dateTime={comment.created_at} title={formatDateTime(comment.created_at)}>
            {whenPlayed(comment.created_at, Date.now())}
          </time>
        )}
      </span>
      {comment.edited_at && (
        <span className="w" title={formatDateTime(comment.edited_at)}>
          corregido
        </span>
      )}
      {comment.oculto && <span className="chip w">Oculto</span>}
    </>
  )
}

export function CommentLine({ comment, hot, onAct }: CommentLineProps) {
  const viewer = useSession()?.player
  const own = viewer !== undefined && viewer.id === comment.id_creador
  const moderates = viewer !== undefined && staffMay(viewer, 'comments.moderate')
  const [editing, setEditing] = useState(false)
  const act = (name: CommentAct, words: string) => (
    <button
      type="button"
      className="more"
      aria-label={`${words} el comentario de ${comment.creador}`}
      onClick={() => onAct(name, comment)}
    >
      {words}
    </button>
  )
  const who = { username: comment.creador, imagen: comment.imagen }
  const look = `${hot ? 'new' : ''}${comment.oculto ? ' hidden' : ''}`

  if (editing && own) {
    return (
      <CommentFrame who={who} look={look} head={<Who comment={comment} hot={hot} />}>
        <CommentEdit comment={comment} onClose={() => setEditing(false)} />
      </CommentFrame>
    )
  }
  const acts = viewer && (
    <>
      {own && !comment.oculto && mayStillEdit(comment) && <Correct comment={comment} onEdit={() => setEditing(true)} />}
      {own && act('delete', 'Borrar')}
      {!own && !moderates && act('report', 'Denunciar')}
      {moderates && (comment.oculto ? act('mostrar', 'Mostrar') : act('ocultar', 'Ocultar'))}
      {moderates && !own && act('eliminar', 'Eliminar')}
    </>
  )
  return (
    <CommentFrame
      who={who}
      look={look}
      html={comment.comentario}
      head={<Who comment={comment} hot={hot} />}
      acts={acts}
    >
      {comment.oculto && (
        <p className="small brass">
          {own && !moderates
            ? 'Solo tú y la administración lo ven, hasta que lo revisen.'
            : 'Nadie más lo ve: decide qué pasa con él.'}
        </p>
      )}
    </CommentFrame>
  )
}
