import { useQuery } from '@tanstack/react-query'
import { opcionesQuery } from '../../lib/site-queries'

/** The torneo notice set by staff; an empty line while it loads, nothing without one. */
export function TournamentNotice() {
  const { data, isPending } = useQuery(opcionesQuery)
  if (!isPending && !data?.aviso_torneo) return null
  return (
    <aside className="notice" aria-label="Torneo">
      <div className="label brass">Torneo</div>
      <p>{data?.aviso_torneo ?? '\u00a0'}</p>
    </aside>
  )
}
