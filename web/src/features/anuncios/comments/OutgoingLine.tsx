import type { SessionPlayer } from '@trinchera/contract/session'
import { useWaitingState } from '../../../lib/waiting'
import { waitingText } from '../../../ui/state/waiting-text'
import { WaitingNote } from '../../../ui/state/WaitingNote'
import css from './comment.module.css'
import { CommentFrame } from './CommentFrame'
import type { Outgoing } from './use-outgoing'

interface OutgoingLineProps {
  comment: Outgoing
  author: SessionPlayer
  onEdit: () => void
}

/** One's own comment while it is being sent, while it waits for the connection, or after the server refused it. */
export function OutgoingLine({ comment: { waiting, html }, author, onEdit }: OutgoingLineProps) {
  const state = useWaitingState(waiting)
  const refused = state === 'refused'
  return (
    <CommentFrame
      author={{ username: author.username, imagen: author.imagen ?? null }}
      state={refused ? 'failed' : 'sending'}
      html={html}
      head={
        <>
          {author.username}
          <span className={`${css.detail} ${refused ? css.failure : ''}`}>{waitingText[state]}</span>
        </>
      }
    >
      <WaitingNote waiting={waiting} what="tu comentario" onEdit={onEdit} />
    </CommentFrame>
  )
}
