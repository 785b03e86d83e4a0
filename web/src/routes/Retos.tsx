import { clanMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../lib/router'
import { RetoLists } from '../features/retos/RetoLists'
import { useOwnPlayer } from '../lib/own-clan'
import { stageName } from '../lib/open-stages'
import { retosQuery } from '../lib/reto-queries'
import { ButtonLink } from '../ui/controls/Button'
import { Select } from '../ui/form/Field'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { ErrorState, LoadingText, SkeletonLines } from '../ui/state/states'

/** The retos that the viewer may see. `?etapa=<id>` in the URL limits the list to one stage. */
export default function Retos() {
  const { data: player } = useOwnPlayer()
  const query = useQuery(retosQuery())
  const [search, setSearch] = useSearchParams()
  const all = query.data ?? []
  const stages = [...new Map(all.map(({ etapa }) => [etapa.id, etapa])).values()]
  const stage = stages.find(({ id }) => id === Number(search.get('etapa')))
  const asks = player?.clanes.find(({ PlayerClan }) => clanMay(PlayerClan.rango, 'report'))
  return (
    <Parts>
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <h1>Retos</h1>
        </div>
        <div className="row actions">
          <LiveBadge />
          {asks && (
            <ButtonLink kind="primary" to={paths.nuevoReto(stage?.id ?? asks.id_etapa)}>
              Retar a un clan
            </ButtonLink>
          )}
        </div>
      </div>
      <p className="lead">Partidas con día y hora: las que se proponen, las que vienen y cómo terminaron.</p>
      {stages.length > 1 && (
        <div className="form">
          <Select
            label="Etapa"
            value={stage?.id ?? ''}
            onChange={({ target }) => setSearch(target.value ? { etapa: target.value } : {}, { replace: true })}
          >
            <option value="">Todas</option>
            {stages.map((one) => (
              <option key={one.id} value={one.id}>
                {stageName(one)}
              </option>
            ))}
          </Select>
        </div>
      )}
      {query.isPending && (
        <ul className="list">
          <SkeletonLines />
        </ul>
      )}
      {query.isPending && <LoadingText>Cargando los retos…</LoadingText>}
      {query.isError && !query.data && (
        <ErrorState title="No pudimos traer los retos" onRetry={() => query.refetch()} />
      )}
      {query.data && (
        <RetoLists retos={all.filter(({ etapa }) => !stage || etapa.id === stage.id)} clanes={player?.clanes ?? []} />
      )}
    </Parts>
  )
}
