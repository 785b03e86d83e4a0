import type { ReactNode } from 'react'
import { Plate } from '../../../art/Plate'
import { RichText } from '../rich/RichText'
import css from './comment.module.css'
import { useScrollable } from './use-scrollable'

interface CommentFrameProps {
  author: { username: string; imagen: string | null }
  head: ReactNode
  /** Buttons at the end of the first line. */
  acts?: ReactNode
  /** Stored HTML; left out while the comment is being edited. */
  html?: string
  /** It has just arrived. */
  fresh?: boolean
  state?: 'hidden' | 'sending' | 'failed'
  children?: ReactNode
}

/** A comment in the list: author, and text in a box that scrolls when it is long (docs/behaviour.md#Comment box). */
export function CommentFrame({ author, head, acts, html, fresh = false, state, children }: CommentFrameProps) {
  const { box, scrolls } = useScrollable(html)
  const stateClass = state && { hidden: css.hidden, sending: css.sending, failed: css.failed }[state]
  return (
    <li
      data-part="comment"
      data-recent={fresh}
      className={`${css.comment} ${fresh ? css.fresh : ''} ${stateClass ?? ''}`}
    >
      <span className={css.avatar}>
        <Plate username={author.username} imagen={author.imagen} size={36} />
      </span>
      <div className={css.head}>
        {head}
        {acts && <span className={css.acts}>{acts}</span>}
      </div>
      <div>
        {html !== undefined && (
          <div
            className={css.body}
            ref={box}
            {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': `Comentario de ${author.username}` } : {})}
          >
            <RichText html={html} below={2} />
          </div>
        )}
        {children}
      </div>
    </li>
  )
}
