import type { Comment } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../lib/session'
import { whenPlayed } from '../../../lib/when'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import css from './comment.module.css'
import { CommentEdit } from './CommentEdit'
import { CommentFrame } from './CommentFrame'
import type { CommentAct } from './CommentDialogs'
import { canStillEdit, useRemainingEditTime } from './edit-time'

/** The edit button of one's own comment, with the time left. */
function EditButton({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const remaining = useRemainingEditTime(comment)
  if (!remaining) return null
  return (
    <>
      <span className={css.countdown}>quedan {remaining}</span>
      <button type="button" className={`more ${css.act}`} onClick={onEdit}>
        Corregir
      </button>
    </>
  )
}

interface CommentLineProps {
  comment: Comment
  /** It has just arrived. */
  hot: boolean
  onAct: (act: CommentAct, comment: Comment) => void
}

function Head({ comment, hot }: Pick<CommentLineProps, 'comment' | 'hot'>) {
  const tag = comment.staff ? 'STAFF' : comment.tagClan
  return (
    <>
      {tag && (
        <span className={`tag ${css.tag}`} title={comment.clan ?? undefined}>
          {tag}
        </span>
      )}
      {comment.id_creador ? (
        <Link className="target" to={paths.jugador(comment.id_creador)}>
          {comment.creador}
        </Link>
      ) : (
        comment.creador
      )}
      <span className={css.detail}>
        {hot ? (
          <RelativeTime at={comment.created_at} />
        ) : (
          <time dateTime={comment.created_at} title={formatDateTime(comment.created_at)}>
            {whenPlayed(comment.created_at, Date.now())}
          </time>
        )}
      </span>
      {comment.edited_at && (
        <span className={css.detail} title={formatDateTime(comment.edited_at)}>
          corregido
        </span>
      )}
      {comment.oculto && <span className={`chip attention ${css.hiddenChip}`}>Oculto</span>}
    </>
  )
}

/** A comment, with the buttons that the viewer may use. */
export function CommentLine({ comment, hot, onAct }: CommentLineProps) {
  const viewer = useSession()?.player
  const own = viewer !== undefined && viewer.id === comment.id_creador
  const moderates = viewer !== undefined && staffMay(viewer, 'comments.moderate')
  const [editing, setEditing] = useState(false)
  const act = (name: CommentAct, label: string) => (
    <button
      type="button"
      className={`more ${css.act}`}
      aria-label={`${label} el comentario de ${comment.creador}`}
      onClick={() => onAct(name, comment)}
    >
      {label}
    </button>
  )
  const frame = {
    author: { username: comment.creador, imagen: comment.imagen },
    head: <Head comment={comment} hot={hot} />,
    fresh: hot,
    state: comment.oculto ? ('hidden' as const) : undefined,
  }

  if (editing && own) {
    return (
      <CommentFrame {...frame}>
        <CommentEdit comment={comment} onClose={() => setEditing(false)} />
      </CommentFrame>
    )
  }
  const acts = viewer && (
    <>
      {own && !comment.oculto && canStillEdit(comment) && (
        <EditButton comment={comment} onEdit={() => setEditing(true)} />
      )}
      {own && act('delete', 'Borrar')}
      {!own && !moderates && act('report', 'Denunciar')}
      {moderates && (comment.oculto ? act('mostrar', 'Mostrar') : act('ocultar', 'Ocultar'))}
      {moderates && !own && act('eliminar', 'Eliminar')}
    </>
  )
  return (
    <CommentFrame {...frame} html={comment.comentario} acts={acts}>
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
