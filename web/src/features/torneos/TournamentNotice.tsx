import { noticeAt } from '@trinchera/rules/aviso'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../lib/clock'
import { opcionesQuery } from '../../lib/site-queries'

/** The announcement about torneos that staff set. Renders an empty line while it loads, and nothing if there is none. */
export function TournamentNotice() {
  const { data, isPending } = useQuery(opcionesQuery)
  const now = useNow()
  const notice = data && noticeAt(data, now)
  if (!isPending && !notice) return null
  return (
    <aside className="notice" aria-label="Torneo">
      <div className="label brass">Torneo</div>
      <p>{notice ?? '\u00a0'}</p>
    </aside>
  )
}
