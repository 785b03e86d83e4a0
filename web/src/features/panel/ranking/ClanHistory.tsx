import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { placesQuery } from '../../../lib/queries'
import { ClanOptions } from '../../../ui/form/ClanOptions'
import { Select } from '../../../ui/form/Field'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText } from '../../../ui/state/states'
import { StepChart } from '../../../ui/chart/StepChart'
import { idOf, useAddress } from '../use-address'
import css from './ranking.module.css'

/** Maximum number of changes listed below the chart. */
const maxListed = 8

function History({ clan, clanes, etapa }: { clan: ClanRow; clanes: readonly ClanRow[]; etapa: Etapa }) {
  const { data, isPending, isError, refetch } = useQuery(placesQuery(clan.id))
  if (isPending) {
    return (
      <>
        <div data-part="skeleton" className={`skeleton waits mt-3 ${css.chartPlaceholder}`} />
        <LoadingText>Cargando el historial…</LoadingText>
      </>
    )
  }
  if (isError && !data) return <ErrorState title="No pudimos traer el historial" onRetry={() => refetch()} />
  if (!data || data.length === 0)
    return <EmptyState title="No Rankeado">La línea parte con su primera victoria.</EmptyState>
  const ranked = clanes.filter(({ ranking_actual }) => ranking_actual > 0).length
  return (
    <>
      <StepChart
        narrow
        points={data.map(({ fecha, ranking }) => ({ fecha, ranking }))}
        total={Math.max(ranked, 2, ...data.map(({ ranking }) => ranking))}
        until={etapa.activo || !clan.ultimo_registro ? undefined : Date.parse(clan.ultimo_registro)}
      />
      <ul className={`list ${css.moves}`}>
        {data
          .slice(-maxListed)
          .reverse()
          .map(({ fecha, antes, ranking, rival }) => (
            <li key={`${fecha} ${ranking}`}>
              <b>{`${antes || '–'} → ${ranking || '–'}`}</b>{' '}
              <span className="small">{`${rival ? `contra ${rival}, ` : ''}${formatDateTime(fecha)}`}</span>
            </li>
          ))}
      </ul>
    </>
  )
}

/** Chart of one clan's places over time. The chosen clan is kept in the URL. */
export function ClanHistory({ etapa, clanes }: { etapa: Etapa; clanes: readonly ClanRow[] }) {
  const { get, set } = useAddress()
  const wanted = idOf(get('clan'))
  const clan = clanes.find(({ id }) => id === wanted) ?? clanes[0]
  if (!clan) return null
  return (
    <section>
      <SectionHead title="Puesto en el tiempo" />
      <Select label="Clan" value={clan.id} onChange={(event) => set({ clan: event.target.value }, { replace: true })}>
        <ClanOptions clans={clanes} />
      </Select>
      <History key={clan.id} clan={clan} clanes={clanes} etapa={etapa} />
    </section>
  )
}
