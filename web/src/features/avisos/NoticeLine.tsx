import type { Notice } from '@trinchera/contract/notificaciones'
import { Link } from '../../lib/router'
import { RelativeTime } from '../../ui/state/RelativeTime'
import css from './NoticeLine.module.css'
import { linkOf } from './notices'
import type { Elements } from '../../lib/elements'

interface NoticeLineProps {
  notice: Notice
  onRead: () => void
  /** Called when the notice's link is followed. */
  onNavigate: () => void
  /** Buttons to answer what the notice asks. */
  children: Elements
}

/** One notice. Following its link marks it as read; a notice without a link is marked by pressing it. */
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
          className={css.content}
          to={link}
          onClick={() => {
            onRead()
            onNavigate()
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" className={css.content} onClick={onRead}>
          {content}
        </button>
      )}
      {children}
    </li>
  )
}
