import type { ClanRow } from '@trinchera/contract/clanes'
import { useQueryClient } from '@tanstack/react-query'
import { live, type Table } from '../../lib/queries'
import { toServerTime } from '../../lib/server-time'
import { RecordStats, Stat } from '../../ui/record/Stats'
import { clockTime } from '../../ui/state/Live'

interface Known {
  clan: ClanRow
  /** When the ladder table with this row was fetched, in ms since the epoch by the server's clock. */
  at: number
}

/** The clan's row in a cached ladder table. Undefined if no cached table contains the clan. */
export function useKnownClan(id: number): Known | undefined {
  const client = useQueryClient()
  for (const [key, table] of client.getQueriesData<Table>({ queryKey: [live, 'tabla'] })) {
    const clan = table?.clanes.find((row) => row.id === id)
    if (clan) return { clan, at: toServerTime(client.getQueryState(key)?.dataUpdatedAt ?? 0) }
  }
  return undefined
}

/** Shown if a clan's page cannot be fetched: the clan's row of a cached ladder table, and when that table was fetched. */
export const KnownClan = ({ clan, at }: Known) => (
  <>
    <h1 translate="no">{clan.nombre}</h1>
    <p
      className="lead"
      role="status"
    >{`Sin conexión: esto es lo que decía la tabla a las ${clockTime(at)}. El resto se trae solo al volver.`}</p>
    <dl className="row stats">
      <Stat name="Puesto">{clan.ranking_actual || 'No Rankeado'}</Stat>
      <RecordStats triunfos={clan.triunfos} derrotas={clan.derrotas} juegos={clan.juegos} />
    </dl>
  </>
)
