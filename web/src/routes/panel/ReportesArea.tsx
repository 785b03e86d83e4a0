import { staffMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session'
import { pendingQuery } from '../../features/panel/pending-query'
import { Queue } from '../../features/panel/rulings/Queue'
import { SubTabs } from '../../features/panel/SubTabs'
import { CommentsQueue } from './CommentsQueue'

/** The panel's area for reports: the queue of matches and, for staff who moderate comments, the queue of comments. */
export default function ReportesArea() {
  const player = useSession()?.player
  const { data: pending } = useQuery(pendingQuery)
  if (!player || !staffMay(player, 'comments.moderate')) return <Queue />
  return (
    <SubTabs
      label="Reportes"
      tabs={[
        { key: 'partidas', label: 'Partidas', count: pending?.reclamos ?? 0 },
        { key: 'comentarios', label: 'Comentarios', count: pending?.comentarios ?? 0 },
      ]}
    >
      {(tab) => (tab === 'comentarios' ? <CommentsQueue /> : <Queue />)}
    </SubTabs>
  )
}
