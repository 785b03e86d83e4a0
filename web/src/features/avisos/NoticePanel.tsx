import type { Notice } from '@trinchera/contract/notificaciones'
import { useInfiniteQuery, useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { useReturnFocus } from '../../ui/dialog/return-focus'
import { EmptyState, QueryState } from '../../ui/state/states'
import { NoticeLine } from './NoticeLine'
import css from './NoticePanel.module.css'
import { listNotices, listUnread, setRead } from './notices'
import { noticesQuery, unreadQuery } from './queries'
import type { Elements } from '../../lib/elements'
import { api, messageOf } from '../../lib/api'
import { toast } from '../../ui/toast/toast'

/** Returns a function that marks notices (null: all) as read: in the list at once, which is undone if the API call fails. */
function useReadNotices(player: number) {
  const client = useQueryClient()
  const list = noticesQuery(player).queryKey
  const count = unreadQuery(player).queryKey
  return useMutation({
    mutationFn: (ids: number[] | null) => api.readNotices({ body: { ids } }),
    onMutate: async (ids) => {
      await Promise.all([client.cancelQueries({ queryKey: list }), client.cancelQueries({ queryKey: count })])
      const data = client.getQueryData(list)
      const changed = data ? listUnread(data, ids) : []
      const before = client.getQueryData(count) ?? 0
      client.setQueryData(list, (pages) => pages && setRead(pages, changed, true))
      client.setQueryData(count, ids === null ? 0 : Math.max(0, before - changed.length))
      return { changed, before }
    },
    onSuccess: ({ data }) => client.setQueryData(count, data.sin_leer),
    onError: (error, _ids, update) => {
      if (update) {
        client.setQueryData(list, (pages) => pages && setRead(pages, update.changed, false))
        client.setQueryData(count, update.before)
      }
      toast.error(messageOf(error, 'No pudimos marcar tus avisos. Intenta de nuevo.'))
      void client.invalidateQueries({ queryKey: list })
      void client.invalidateQueries({ queryKey: count })
    },
  })
}

export interface NoticePanelProps {
  player: number
  /**
   * Renders the buttons to answer the invitation, request or match report of a notice. `onAnswered`: called after the user has answered.
   * `onAccepted`: called if, after accepting, another screen opens.
   */
  offer: (notice: Notice, onAnswered: () => void, onAccepted: () => void) => Elements
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The player's notices, newest first. A box under the bell; on a phone, the whole screen below the top bar. */
export default function NoticePanel({ player, offer, open, onOpenChange }: NoticePanelProps) {
  const list = useInfiniteQuery({ ...noticesQuery(player), enabled: open })
  const { data: unread = 0 } = useQuery(unreadQuery(player))
  const read = useReadNotices(player)
  const returnFocus = useReturnFocus(open)
  const notices = list.data && listNotices(list.data)
  const close = () => onOpenChange(false)

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.backdrop} />
        <Dialog.Content className={css.panel} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div className={`row ${css.header}`}>
            <Dialog.Title className={css.title}>Avisos</Dialog.Title>
            {unread > 0 && (
              <Button size="small" onClick={() => read.mutate(null)}>
                Marcar todo como leído
              </Button>
            )}
            <Dialog.Close className="icon-button" aria-label="Cerrar los avisos">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={css.body} aria-busy={list.isPending}>
            <QueryState query={list} lines={5} loading="Cargando avisos…" failed="No pudimos traer tus avisos" />
            {notices?.length === 0 && (
              <EmptyState title="Sin avisos">Cuando pase algo con tus clanes, aparece acá.</EmptyState>
            )}
            {notices && notices.length > 0 && (
              <ul className="list" aria-label="Avisos">
                {notices.map((notice) => {
                  const onRead = () => {
                    if (!notice.leida) read.mutate([notice.id])
                  }
                  return (
                    <NoticeLine key={notice.id} notice={notice} onRead={onRead} onNavigate={close}>
                      {offer(notice, onRead, close)}
                    </NoticeLine>
                  )
                })}
              </ul>
            )}
            {list.hasNextPage && (
              <Button
                size="small"
                wide
                pending={list.isFetchingNextPage}
                pendingText="Cargando…"
                onClick={() => void list.fetchNextPage()}
              >
                Ver más
              </Button>
            )}
            {list.isFetchNextPageError && (
              <p className="small" role="alert">
                No pudimos traer los que siguen. Intenta de nuevo.
              </p>
            )}
          </div>
          <Link className={`more ${css.footer}`} to={paths.avisos} onClick={close}>
            Elegir qué avisos llegan
          </Link>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
