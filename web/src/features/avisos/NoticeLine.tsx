import type { Notice } from '@trinchera/contract/notificaciones'
import { Link } from '../../lib/router'
import { RelativeTime } from '../../ui/state/RelativeTime'
import css from './NoticeLine.module.css'
import { linkOf } from './notices'
import type { Elements } from '../../lib/elements'

interface NoticeLineProps {
  notice: Notice
  onRead: () => void
  /** Called when the user follows the notice's link. */
  onNavigate: () => void
  /** Buttons to answer the invitation, request or match report that the notice is about. */
  children: Elements
}

/** One notice. Following its link marks it as read. A notice without a link is marked as read by pressing it. */
export function NoticeLine({ notice, onRead, onNavigate, children }: NoticeLineProps) {
  const link = linkOf(notice)
  const content = (
    <>
      {!notice.leida && <span className="screen-reader-only">Sin leer. </span>}
      <span className={css.text}>{notice.texto}</span>
      <span className={`small dim ${css.time}`}>
        <RelativeTime at={notice.fecha} />
      </span>
    </>
  )
  return (
    <li className={`${css.notice} ${notice.leida ? '' : css.unread}`}>
      {link ? (
        <Link
          className={`grid ${css.content}`}
          to={link}
          onClick={() => {
            onRead()
            onNavigate()
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" className={`grid ${css.content}`} onClick={onRead}>
          {content}
        </button>
      )}
      {children}
    </li>
  )
}
