import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { useHighlights } from '../../features/ladder/highlights'
import { RankedTable } from '../../features/ladder/RankedTable'
import { Ranking } from '../../features/panel/ranking/Ranking'
import { useHotRows } from '../../ui/table/use-hot-rows'

function LiveTable({ etapa, clanes }: { etapa: Etapa; clanes: readonly ClanRow[] }) {
  const { hot, mark } = useHotRows()
  useHighlights(etapa.id, (highlights) => mark(highlights.map(({ id }) => id)))
  return <RankedTable caption={`Clanes rankeados de ${etapa.nombre}`} clanes={clanes} hot={hot} />
}

const RankingArea = () => <Ranking table={(etapa, clanes) => <LiveTable etapa={etapa} clanes={clanes} />} />
export default RankingArea
