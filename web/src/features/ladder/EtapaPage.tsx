import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import type { ClanMove } from '@trinchera/contract/ladder'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { useClockOffset } from '../../lib/clock'
import { useOwnClanIn } from '../../lib/own-clan'
import { storeLastEtapa } from '../../lib/last-etapa'
import { useNight } from '../../lib/night'
import { movesQuery, tableQuery } from '../../lib/queries'
import { deviceNow } from '../../lib/server-time'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Deferred } from '../../ui/state/Deferred'
import { Parts } from '../../ui/state/Parts'
import { EmptyState, ErrorState, LoadingText } from '../../ui/state/states'
import { LastMatches } from './LastMatches'
import { finalStandingsQuery } from './queries'
import { MovePill } from './MovePill'
import { RankedSkeleton, RankedTable } from './RankedTable'
import { EtapaTitle } from './EtapaTitle'
import { Tonight } from './Tonight'
import { UnrankedList } from './UnrankedList'
import { useReorder } from './use-reorder'
import type { Elements } from '../../lib/elements'

/** How long after a change of place the clan's arrow has colour, in ms. */
const recentMs = 86_400_000

/** Ids of the clans whose place changed in the last 24 hours. */
const recentlyMoved = (moves: readonly ClanMove[] = [], now: number) =>
  new Set(
    moves
      .filter(({ ultimo_cambio }) => ultimo_cambio && now - Date.parse(ultimo_cambio) < recentMs)
      .map(({ id }) => id),
  )

const none: readonly ClanRow[] = []

interface EtapaPageProps {
  etapa: Etapa
  /** Renders a button for a clan in its row. */
  act?: (clan: ClanRow) => ReactNode
  children?: Elements
}

/** The screen of an etapa: title and ranking. Next to them: the unranked clans, the latest matches and `children`. */
export function EtapaPage({ etapa, act, children }: EtapaPageProps) {
  const { data, isPending, isError, refetch } = useQuery(tableQuery(etapa.id))
  const { data: final } = useQuery({ ...finalStandingsQuery(etapa.id), enabled: etapa.archivada })
  const night = useNight()
  const offset = useClockOffset()
  const { data: moves } = useQuery({ ...movesQuery(etapa.id, night.since), enabled: etapa.activo })
  const { clan: ownClan, known } = useOwnClanIn(etapa.id)
  const own = ownClan?.id
  const { table, hot, mark, moved } = useReorder(etapa.id, data)
  useEffect(() => {
    if (etapa.activo) storeLastEtapa(etapa.id)
  }, [etapa.id, etapa.activo])
  const mayFound = etapa.activo && known && !ownClan
  // If the etapa is archived, its final table is shown.
  const clanes = final?.clanes ?? table?.clanes ?? none
  // Memoised, so that the HTML tables do not render again while the clans are the same.
  const ranked = useMemo(() => clanes.filter((clan) => clan.ranking_actual > 0), [clanes])
  const unranked = useMemo(() => clanes.filter((clan) => clan.ranking_actual === 0), [clanes])
  const recent = useMemo(() => recentlyMoved(moves, deviceNow() + offset), [moves, offset])

  return (
    <Parts className="with-rail">
      <div>
        <EtapaTitle etapa={etapa} rango={ownClan?.PlayerClan.rango} known={known} />
        {etapa.archivada && <SectionHead title="Tabla final" note={final && `cerrada el ${formatDate(final.fecha)}`} />}
        {etapa.activo && <Tonight title={night.title} moves={moves} />}
        {isPending && <RankedSkeleton />}
        {isPending && <LoadingText>Cargando el ranking…</LoadingText>}
        {isError && !table && <ErrorState title="No pudimos traer el ranking" onRetry={() => refetch()} />}
        {table && ranked.length === 0 && (
          <EmptyState
            title={etapa.activo ? 'Nadie rankeado todavía' : 'Nadie llegó al ranking'}
            action={
              mayFound && (
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
          <RankedTable
            caption={`Clanes rankeados de ${etapa.nombre}`}
            clanes={ranked}
            hot={hot}
            own={own}
            moved={recent}
            act={act}
          />
        )}
        <MovePill moved={moved} onShow={(id) => mark([id])} />
      </div>
      <aside className="rail far-below" aria-label="Más de la etapa">
        <Deferred>
          {table && <UnrankedList clanes={unranked} ranked={ranked.length} own={own} open={etapa.activo} act={act} />}
          <LastMatches title="Último parte" etapa={etapa.id} limit={5} />
          {children}
        </Deferred>
      </aside>
    </Parts>
  )
}
