import type { Notice } from '@trinchera/contract/notificaciones'
import { Link } from 'react-router'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { linkOf } from './notices'

interface NoticeLineProps {
  notice: Notice
  onRead: () => void
  /** It leads elsewhere, and the list makes way. */
  onLeave: () => void
}

/** One notice; following it, or pressing one that leads nowhere, reads it. */
export function NoticeLine({ notice, onRead, onLeave }: NoticeLineProps) {
  const link = linkOf(notice)
  const said = (
    <>
      {!notice.leida && <span className="sr">Sin leer. </span>}
      <span className="said">{notice.texto}</span>
      <span className="small dim">
        <RelativeTime at={notice.fecha} />
      </span>
    </>
  )
  return (
    <li className={notice.leida ? undefined : 'new'}>
      {link ? (
        <Link
          to={link}
          onClick={() => {
            onRead()
            onLeave()
          }}
        >
          {said}
        </Link>
      ) : (
        <button type="button" onClick={onRead}>
          {said}
        </button>
      )}
    </li>
  )
}
