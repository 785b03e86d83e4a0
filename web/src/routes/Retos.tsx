import { clanMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../lib/router'
import { RetoLists } from '../features/retos/RetoLists'
import { useOwnPlayer } from '../lib/own-clan'
import { etapaName } from '../lib/open-etapas'
import { retosQuery } from '../lib/reto-queries'
import { ButtonLink } from '../ui/controls/Button'
import { Select } from '../ui/form/Field'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { QueryState } from '../ui/state/states'

/** The retos that the viewer may see. `?etapa=<id>` in the URL limits the list to one etapa. */
export default function Retos() {
  const { data: player } = useOwnPlayer()
  const query = useQuery(retosQuery())
  const [search, setSearch] = useSearchParams()
  const all = query.data ?? []
  const etapas = [...new Map(all.map(({ etapa }) => [etapa.id, etapa])).values()]
  const etapa = etapas.find(({ id }) => id === Number(search.get('etapa')))
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
            <ButtonLink kind="primary" to={paths.nuevoReto(etapa?.id ?? asks.id_etapa)}>
              Retar a un clan
            </ButtonLink>
          )}
        </div>
      </div>
      <p className="lead">Partidas con día y hora: las que se proponen, las que vienen y cómo terminaron.</p>
      {etapas.length > 1 && (
        <div className="form">
          <Select
            label="Etapa"
            value={etapa?.id ?? ''}
            onChange={({ target }) => setSearch(target.value ? { etapa: target.value } : {}, { replace: true })}
          >
            <option value="">Todas</option>
            {etapas.map((one) => (
              <option key={one.id} value={one.id}>
                {etapaName(one)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <QueryState query={query} lines={5} loading="Cargando los retos…" failed="No pudimos traer los retos" />
      {query.data && (
        <RetoLists retos={all.filter((reto) => !etapa || reto.etapa.id === etapa.id)} clanes={player?.clanes ?? []} />
      )}
    </Parts>
  )
}
