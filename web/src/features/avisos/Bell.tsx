import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { unreadQuery } from '../../lib/queries'
import { Icon } from '../../ui/controls/Icon'
import { toast } from '../../ui/toast/toast'
import type { NoticePanelProps } from './NoticePanel'
import { bellLabel, unreadText } from './notices'

/** The bell of the top bar: how many notices wait, and the list of them. */
export default function Bell({ player }: { player: number }) {
  const { data: unread = 0 } = useQuery(unreadQuery(player))
  const [open, setOpen] = useState(false)
  // Held here and not by `lazy`: what comes through a fallback is held back for a third of a second.
  const [Panel, setPanel] = useState<ComponentType<NoticePanelProps>>()

  async function load() {
    const { default: NoticePanel } = await import('./NoticePanel')
    setPanel(() => NoticePanel)
  }
  const prepare = () => void load().catch(() => undefined)

  return (
    <>
      <button
        type="button"
        className="ico bell"
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
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
      {Panel && <Panel player={player} open={open} onOpenChange={setOpen} />}
    </>
  )
}
