import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { setAppBadge } from '../../lib/app-badge'
import { Icon } from '../../ui/controls/Icon'
import { toast } from '../../ui/toast/toast'
import type { NoticePanelProps } from './NoticePanel'
import { bellLabel, unreadText } from './notices'
import { unreadQuery } from './queries'

/** The bell in the top bar. Shows the number of unread notices and opens the panel with the list of notices. */
export default function Bell({ player, offer }: Pick<NoticePanelProps, 'player' | 'offer'>) {
  const { data: unread = 0 } = useQuery(unreadQuery(player))
  useEffect(() => setAppBadge(unread), [unread])
  // removes the number from the icon of the installed app on logout
  useEffect(() => () => setAppBadge(0), [])
  const [open, setOpen] = useState(false)
  // Not `lazy` with Suspense, because React may show its fallback 300 ms longer than needed.
  const [Panel, setPanel] = useState<ComponentType<NoticePanelProps>>()

  async function load() {
    const { default: NoticePanel } = await import('./NoticePanel')
    setPanel(() => NoticePanel)
  }
  const preload = () => void load().catch(() => undefined)

  return (
    <>
      <button
        type="button"
        className="icon-button bell"
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true)
          load().catch(() => {
            setOpen(false)
            toast.error('No pudimos abrir tus avisos. Intenta de nuevo.')
          })
        }}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="unread" aria-hidden="true">
            {unreadText(unread)}
          </span>
        )}
      </button>
      {Panel && <Panel player={player} offer={offer} open={open} onOpenChange={setOpen} />}
    </>
  )
}
