import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { unreadQuery } from '../../lib/queries'
import { Icon } from '../../ui/Icon'
import { bellLabel, unreadText } from './notices'

const loadPanel = () => import('./NoticePanel')
const NoticePanel = lazy(loadPanel)

/** The bell of the top bar: how many notices wait, and the list of them. */
export default function Bell({ player }: { player: number }) {
  const { data: unread = 0 } = useQuery(unreadQuery(player))
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <button
        type="button"
        className="ico bell"
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="unread" aria-hidden="true">
            {unreadText(unread)}
          </span>
        )}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <NoticePanel player={player} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
