import type { Clan } from '@trinchera/contract/clanes'
import type { PlaceChange } from '@trinchera/contract/ladder'
import { useQuery } from '@tanstack/react-query'
import { placesQuery } from '../../lib/queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText } from '../../ui/state/states'
import { StepChart } from '../../ui/chart/StepChart'
import css from './PlaceHistory.module.css'

/** The chart's note if the clan climbed by winning a match: "vence a Puelche: del 5 al 3". Undefined for other changes of place. */
const noteOf = ({ rival, antes, ranking }: PlaceChange) =>
  rival && antes > 0 && ranking > 0 && ranking < antes ? `vence a ${rival}: del ${antes} al ${ranking}` : undefined

/** A chart of the clan's place in the ladder table over time. */
export function PlaceHistory({ clan }: { clan: Clan }) {
  const { data, isPending, isError, refetch } = useQuery(placesQuery(clan.id))
  const lowest = Math.max(clan.rankeados, 2, ...(data ?? []).map((change) => change.ranking))
  // a clan that was never ranked has no chart, so no placeholder is shown either
  const neverRanked = clan.mejor_ranking === 0
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Puesto en el tiempo" />
      {isPending && !neverRanked && (
        <>
          <div className={`skeleton waits ${css.loading}`} />
          <LoadingText>Cargando el historial…</LoadingText>
        </>
      )}
      {isError && !data && <ErrorState title="No pudimos traer el historial" onRetry={() => refetch()} />}
      {(isPending ? neverRanked : data?.length === 0) && (
        <EmptyState title="No Rankeado">La línea parte con su primera victoria.</EmptyState>
      )}
      {data && data.length > 0 && (
        <StepChart
          points={data.map((change) => ({ fecha: change.fecha, ranking: change.ranking, nota: noteOf(change) }))}
          total={lowest}
          until={clan.etapa.activo || !clan.ultimo_registro ? undefined : Date.parse(clan.ultimo_registro)}
        />
      )}
    </section>
  )
}
