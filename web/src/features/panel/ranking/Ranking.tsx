import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { useQuery } from '@tanstack/react-query'
import { tableQuery } from '../../../lib/queries'
import { Options } from '../../../ui/form/Options'
import { Icon } from '../../../ui/controls/Icon'
import { LiveBadge } from '../../../ui/state/Live'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { idOf, useAddress } from '../use-address'
import { useEtapas } from '../use-etapas'
import { ClanHistory } from './ClanHistory'
import css from './ranking.module.css'
import { Recalculate } from './Recalculate'
import type { Elements } from '../../../lib/elements'

interface RankingProps {
  /** Function that renders the ladder table of ranked clans. It is passed in because the ladder feature owns that table. */
  table: (etapa: Etapa, clanes: readonly ClanRow[]) => Elements
}

function Standings({ etapa, table }: { etapa: Etapa } & RankingProps) {
  const query = useQuery(tableQuery(etapa.id))
  const { data, isPending } = query
  const ranked = data?.clanes.filter((clan) => clan.ranking_actual > 0) ?? []
  return (
    <div className={`with-rail ${css.layout}`} aria-busy={isPending}>
      <div>
        {isPending && (
          <table className="data-table">
            <tbody>
              <SkeletonRows rows={10} cells={['place', 'emblem', 'name', 'figure', 'figure']} />
            </tbody>
          </table>
        )}
        <QueryState query={query} loading="Cargando el ranking…" failed="No pudimos traer el ranking" />
        {data && ranked.length === 0 && (
          <EmptyState title="Nadie rankeado todavía">El primero que gane se queda con el puesto 1.</EmptyState>
        )}
        {ranked.length > 0 && table(etapa, ranked)}
      </div>
      <aside className={`rail ${css.rail}`} aria-label="Sobre la etapa">
        <Recalculate etapa={etapa} />
        {data && data.clanes.length > 0 && <ClanHistory etapa={etapa} clanes={data.clanes} />}
      </aside>
    </div>
  )
}

/** An etapa's standings, the history of one clan and the recalculation. The chosen etapa and clan are kept in the URL. */
export function Ranking({ table }: RankingProps) {
  const { get, set } = useAddress()
  const query = useEtapas()
  const { juegos = [], etapas, isPending } = query
  const wanted = idOf(get('etapa'))
  const etapa = etapas?.find(({ id }) => id === wanted) ?? etapas?.[0]
  return (
    <section aria-busy={isPending}>
      <SectionHead title={etapa ? `Ranking de ${etapa.nombre}` : 'Ranking'}>
        <LiveBadge />
      </SectionHead>
      <QueryState query={{ ...query, data: etapas }} loading="Cargando etapas…" failed="No pudimos traer las etapas" />
      {etapas?.length === 0 && (
        <EmptyState title="Todavía no hay etapas">Cuando se cree una, su ranking se ve acá.</EmptyState>
      )}
      {etapa && (
        <>
          <div className="line list-tools">
            <div className="select">
              <select
                className="input"
                aria-label="Etapa"
                value={etapa.id}
                onChange={(event) => set({ etapa: event.target.value, clan: undefined })}
              >
                {juegos.map((juego) => (
                  <optgroup key={juego.id} label={juego.nombre}>
                    <Options
                      of={etapas
                        ?.filter((one) => one.juego.id === juego.id)
                        .map((one) => [
                          one.id,
                          `${one.nombre}${one.archivada ? ' (cerrada para siempre)' : one.activo ? '' : ' (pausada)'}`,
                        ])}
                    />
                  </optgroup>
                ))}
              </select>
              <Icon name="down" size={16} />
            </div>
          </div>
          <Standings key={etapa.id} etapa={etapa} table={table} />
        </>
      )}
    </section>
  )
}
