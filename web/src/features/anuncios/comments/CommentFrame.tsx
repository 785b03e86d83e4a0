import type { ReactNode } from 'react'
import { Plate } from '../../../art/Plate'
import { RichText } from '../rich/RichText'
import { useScrollable } from './use-scrollable'

interface CommentFrameProps {
  /** Who says it. */
  who: { username: string; imagen: string | null }
  head: ReactNode
  /** What can be done about it, at the end of the first line. */
  acts?: ReactNode
  /** Stored HTML, unless something else stands in its place. */
  html?: string
  look?: string
  children?: ReactNode
}

/** A comment as it stands in the list: who, and what, in a box that scrolls when it is long (docs/behaviour.md#Comment box). */
export function CommentFrame({ who, head, acts, html, look = '', children }: CommentFrameProps) {
  const { box, scrolls } = useScrollable(html)
  return (
    <li data-part="comment" className={`cm ${look}`}>
      <span className="av">
        <Plate username={who.username} imagen={who.imagen} size={36} />
      </span>
      <div className="who">
        {head}
        {acts && <span className="cm-acts">{acts}</span>}
      </div>
      <div className="said">
        {html !== undefined && (
          <div
            className="body"
            ref={box}
            {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': `Comentario de ${who.username}` } : {})}
          >
            <RichText html={html} below={2} />
          </div>
        )}
        {children}
      </div>
    </li>
  )
}
