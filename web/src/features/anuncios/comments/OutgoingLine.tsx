import type { SessionPlayer } from '@trinchera/contract/session'
import { Button } from '../../../ui/controls/Button'
import css from './comment.module.css'
import { CommentFrame } from './CommentFrame'
import type { Outgoing } from './outgoing'

interface OutgoingLineProps {
  comment: Outgoing
  author: SessionPlayer
  onRetry: () => void
  onDiscard: () => void
}

/** One's own comment while it is being sent, or after its sending failed. */
export const OutgoingLine = ({ comment: { html, failed }, author, onRetry, onDiscard }: OutgoingLineProps) => (
  <CommentFrame
    author={{ username: author.username, imagen: author.imagen ?? null }}
    state={failed ? 'failed' : 'sending'}
    html={html}
    head={
      <>
        {author.username}
        <span className={`${css.detail} ${failed ? css.failure : ''}`}>{failed ? 'No se envió' : 'Enviando…'}</span>
      </>
    }
  >
    {failed && (
      <>
        <p className="small loss" role="alert">
          {failed}
        </p>
        <div className={css.retry}>
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
          <Button size="small" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      </>
    )}
  </CommentFrame>
)
