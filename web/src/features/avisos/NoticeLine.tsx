import type { Notice } from '@trinchera/contract/notificaciones'
import { Link } from 'react-router'
import { RelativeTime } from '../../ui/state/RelativeTime'
import css from './NoticeLine.module.css'
import { linkOf } from './notices'

interface NoticeLineProps {
  notice: Notice
  onRead: () => void
  /** The notice's link was followed. */
  onNavigate: () => void
}

/** One notice. Following its link, or pressing it where it has none, marks it as read. */
export function NoticeLine({ notice, onRead, onNavigate }: NoticeLineProps) {
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
          to={link}
          onClick={() => {
            onRead()
            onNavigate()
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onRead}>
          {content}
        </button>
      )}
    </li>
  )
}
