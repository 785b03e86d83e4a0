import { clanMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { ReportForm } from '../features/report-loss/ReportForm'
import WaitingReports from '../features/report-loss/WaitingReports'
import { RequireSession } from '../features/session/RequireSession'
import { useOwnPlayer } from '../lib/own-clan'
import { retoQuery } from '../lib/reto-queries'
import { ButtonLink } from '../ui/controls/Button'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState, ErrorState } from '../ui/state/states'

function Report() {
  const { data: player, isError, refetch } = useOwnPlayer()
  const [search, setSearch] = useSearchParams()
  /** Number of times that an unsent report was put back into the form. Used as the form's React key, so that the form mounts anew. */
  const [edited, setEdited] = useState(0)
  const asked = Number(search.get('reto')) || 0
  const { data: reto } = useQuery({ ...retoQuery(asked), enabled: asked > 0 })
  const clanes = player?.clanes.filter((clan) => clanMay(clan.PlayerClan.rango, 'report')) ?? []
  return (
    <Parts>
      <OfflineBar />
      <h1>Reportar Derrota</h1>
      <p className="lead">Perder y reportarlo también es honor. Tienes 24 horas.</p>
      <WaitingReports onEdit={() => setEdited(edited + 1)} />
      {!player && !isError && <p role="status">Cargando datos del jugador...</p>}
      {!player && isError && <ErrorState title="No pudimos traer tus datos" onRetry={() => refetch()} />}
      {player && clanes.length === 0 && (
        <EmptyState
          title="No hay clan por el que puedas reportar"
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        >
          Reportan el Líder, los Co-Líderes y los Capitanes del clan que perdió.
        </EmptyState>
      )}
      {player && clanes.length > 0 && (
        <ReportForm
          key={edited}
          player={player}
          clanes={clanes}
          givenEtapa={Number(search.get('etapa')) || undefined}
          reto={reto?.estado === 'acordado' ? reto : undefined}
          onEtapa={(etapa) => setSearch(etapa ? { etapa: String(etapa) } : {}, { replace: true })}
        />
      )}
    </Parts>
  )
}

const Reportes = () => (
  <RequireSession title="Reportar Derrota" why="Entra con tu cuenta para reportar por tu clan.">
    {() => <Report />}
  </RequireSession>
)
export default Reportes
