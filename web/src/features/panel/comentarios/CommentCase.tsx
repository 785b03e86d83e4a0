import type { ReportedComment } from '@trinchera/contract/anuncios'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../../art/Plate'
import { Button } from '../../../ui/controls/Button'
import { useOtherViewers } from '../cases'
import css from './comentarios.module.css'
import { placeOf } from './comment-place'

interface CommentCaseProps {
  comment: ReportedComment
  hot: boolean
  onShow: () => Promise<unknown>
  onDecide: (decision: 'ocultar' | 'eliminar') => void
  /** The comment's text. */
  children: ReactNode
}

/** A reported comment: who reported it and why, and buttons for the three decisions. */
export function CommentCase({ comment, hot, onShow, onDecide, children }: CommentCaseProps) {
  const others = useOtherViewers(`comentario:${comment.id}`)
  const count = comment.denuncias.length
  const place = placeOf(comment)
  return (
    <li className={`grid ${hot ? 'hot' : ''}`}>
      <div className={`grid ${css.author}`}>
        <Plate username={comment.creador} imagen={comment.imagen} size={28} />
        <span>
          {comment.id_creador === null ? (
            <b translate="no">{comment.creador}</b>
          ) : (
            <Link to={paths.jugador(comment.id_creador)} translate="no">
              {comment.creador}
            </Link>
          )}
          <span className="small">
            {' '}
            en {place ? <Link to={place}>{comment.anuncio}</Link> : <span>{comment.anuncio}</span>}
            <span>{`, ${formatDateTime(comment.created_at)}`}</span>
          </span>
        </span>
        <span className={`row ${css.chips}`}>
          {comment.oculto && <span className="chip negative">Oculto</span>}
          <span className="chip attention">{count === 1 ? '1 denuncia' : `${count} denuncias`}</span>
        </span>
      </div>
      {/* Focusable, so that a long comment can be scrolled with the keyboard. */}
      <div className={css.text} {...{ tabIndex: 0, role: 'group', 'aria-label': `Comentario de ${comment.creador}` }}>
        {children}
      </div>
      {count > 0 && (
        <ul className={css.reports}>
          {comment.denuncias.map(({ quien, motivo, fecha }) => (
            <li key={`${quien} ${fecha}`} className="small">
              <b>
                <span translate="no">{quien}</span>:
              </b>{' '}
              <span>{motivo}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={`row ${css.buttons}`}>
        <Button
          size="small"
          pendingText="Un momento…"
          aria-label={`Dejar visible el comentario de ${comment.creador}`}
          onClick={onShow}
        >
          {comment.oculto ? 'Mostrar de nuevo' : 'Dejar visible'}
        </Button>
        {!comment.oculto && (
          <Button
            size="small"
            aria-label={`Ocultar el comentario de ${comment.creador}`}
            onClick={() => onDecide('ocultar')}
          >
            Ocultar
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Eliminar el comentario de ${comment.creador}`}
          onClick={() => onDecide('eliminar')}
        >
          Eliminar
        </Button>
        {others.length > 0 && <span className="small brass">{`${others.join(', ')} lo está mirando`}</span>}
      </div>
    </li>
  )
}
