import type { Etapa } from '@trinchera/contract/etapas'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { useOwnClan } from '../../lib/own-clan'
import { tableQuery } from '../../lib/queries'
import { announce } from '../../ui/state/announce'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText } from '../../ui/state/states'
import { useHotRows } from '../../ui/table/use-hot-rows'
import { useArrivals } from './arrivals'
import { LastMatches } from './LastMatches'
import { finalStandingsQuery } from './queries'
import { RankedSkeleton, RankedTable } from './RankedTable'
import { arrivalText } from './realtime'
import { StageTitle } from './StageTitle'
import { UnrankedList } from './UnrankedList'

/** An etapa: title, ranking, and beside them the unranked clans and the latest matches. */
export function Stage({ etapa }: { etapa: Etapa }) {
  const { data: table, isPending, isError, refetch } = useQuery(tableQuery(etapa.id))
  const { data: final } = useQuery({ ...finalStandingsQuery(etapa.id), enabled: etapa.archivada })
  const ownClan = useOwnClan(etapa.id)
  const own = ownClan?.id
  const { hot, mark } = useHotRows()
  useArrivals(etapa.id, (arrivals) => {
    mark(arrivals.map((arrival) => arrival.id))
    announce(arrivals.map(arrivalText).join('. '))
  })
  // An archived etapa shows its final table.
  const clanes = final?.clanes ?? table?.clanes ?? []
  const ranked = clanes.filter((clan) => clan.ranking_actual > 0)
  const unranked = clanes.filter((clan) => clan.ranking_actual === 0)

  return (
    <div className="with-rail">
      <div>
        <StageTitle etapa={etapa} rango={ownClan?.PlayerClan.rango} />
        {etapa.archivada && <SectionHead title="Tabla final" note={final && `cerrada el ${formatDate(final.fecha)}`} />}
        {isPending && <RankedSkeleton />}
        {isPending && <LoadingText>Cargando el ranking…</LoadingText>}
        {isError && !table && <ErrorState title="No pudimos traer el ranking" onRetry={() => refetch()} />}
        {table && ranked.length === 0 && (
          <EmptyState
            title={etapa.activo ? 'Nadie rankeado todavía' : 'Nadie llegó al ranking'}
            action={
              etapa.activo && (
                <ButtonLink size="small" to={paths.createClan(etapa.id)}>
                  {etapa.multijugador ? 'Crear Nuevo Clan' : 'Entrar al Ladder'}
                </ButtonLink>
              )
            }
          >
            {etapa.activo ? 'El primero que gane se queda con el puesto 1.' : 'La etapa cerró sin partidas válidas.'}
          </EmptyState>
        )}
        {ranked.length > 0 && (
          <RankedTable caption={`Clanes rankeados de ${etapa.nombre}`} clanes={ranked} hot={hot} own={own} />
        )}
      </div>
      <aside className="rail" aria-label="Más de la etapa">
        {table && <UnrankedList clanes={unranked} ranked={ranked.length} own={own} open={etapa.activo} />}
        <LastMatches title="Último parte" etapa={etapa.id} limit={5} />
      </aside>
    </div>
  )
}
