import { useQuery } from '@tanstack/react-query'
import { opcionesQuery } from '../../lib/site-queries'
import './torneos.css'

/** The notice under the ladder's banner, as staff wrote it; its room is kept while it is on its way, and none is taken where there is none. */
export function TournamentNotice() {
  const { data, isPending } = useQuery(opcionesQuery)
  if (!isPending && !data?.aviso_torneo) return null
  return (
    <aside className="notice" aria-label="Torneo">
      <div className="lbl brass">Torneo</div>
      <p>{data?.aviso_torneo ?? '\u00a0'}</p>
    </aside>
  )
}
