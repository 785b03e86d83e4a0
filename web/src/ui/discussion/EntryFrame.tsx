import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Plate } from '../../art/Plate'
import { RichText } from '../rich/RichText'
import css from './entry.module.css'
import type { Discussion } from './discussion'
import type { Elements } from '../../lib/elements'

/** True if the content overflows its box. The box must then be focusable, because keyboard users scroll the focused element. */
function useScrollable(content: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    // A ResizeObserver first reports after the next layout, which happens anyway. Measuring here would cause an additional layout.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [content])
  return { box, scrolls }
}

interface EntryFrameProps {
  author: { username: string; imagen: string | null }
  head: Elements
  /** Buttons of the comment or post, at the end of its first line. With a `foot`, they are next to the `foot`, below the text. */
  acts?: ReactNode
  /** HTML of the text; undefined while the author is editing it. */
  html?: string
  /** True if the comment or post has just arrived, so that it is highlighted. */
  fresh?: boolean
  state?: 'hidden' | 'sending' | 'failed'
  noun: Discussion['noun']
  /** True to show a long text completely; otherwise it scrolls in a box. */
  whole?: boolean
  /** Content below the text. */
  foot?: Elements
  /** Content above the text: the post that this one replies to. */
  above?: Elements
  /** Id and data attributes of the `<li>` element. */
  element?: ComponentProps<'li'>
  children?: Elements
}

/** Layout of a comment or post in a list. A long comment scrolls in a box (docs/behaviour/anuncios-and-foro.md#Comment box). */
export function EntryFrame({
  author,
  head,
  acts,
  html,
  fresh = false,
  state,
  noun,
  whole = false,
  above,
  foot,
  element,
  children,
}: EntryFrameProps) {
  const { box, scrolls } = useScrollable(html)
  const stateClass = state && { hidden: css.hidden, sending: css.sending, failed: css.failed }[state]
  return (
    <li
      {...element}
      data-part="comment"
      data-recent={fresh}
      className={`grid ${css.entry} ${fresh ? css.fresh : ''} ${stateClass ?? ''}`}
    >
      <span className={css.avatar}>
        <Plate username={author.username} imagen={author.imagen} size={36} />
      </span>
      <div className={`row ${css.head}`}>
        {head}
        {acts && !foot && <span className={`row ${css.acts}`}>{acts}</span>}
      </div>
      <div>
        {above}
        {html !== undefined && (
          <div
            className={whole ? `${css.body} ${css.whole}` : css.body}
            ref={box}
            {...(scrolls
              ? {
                  tabIndex: 0,
                  role: 'group',
                  'aria-label': `${noun === 'mensaje' ? 'Mensaje' : 'Comentario'} de ${author.username}`,
                }
              : {})}
          >
            <RichText html={html} below={2} />
          </div>
        )}
        {children}
        {foot && (
          <div className={`row ${css.foot}`}>
            {foot}
            {acts && <span className={`row ${css.acts}`}>{acts}</span>}
          </div>
        )}
      </div>
    </li>
  )
}
