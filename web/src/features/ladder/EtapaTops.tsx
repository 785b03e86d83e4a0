import type { OpenEtapa } from '@trinchera/contract/etapas'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { useAnyEtapa } from '../../lib/any-etapa'
import { useLastEtapa } from '../../lib/last-etapa'
import { orderEtapas, etapaName } from '../../lib/open-etapas'
import { openEtapasQuery } from '../../lib/queries'
import { useOwnClan } from '../../lib/own-clan'
import { ButtonLink } from '../../ui/controls/Button'
import { FrameIcon } from '../../ui/controls/FrameIcon'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Record } from '../../ui/record/Figures'
import { Move } from '../../ui/record/Move'
import { LiveBadge } from '../../ui/state/Live'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../../ui/state/states'
import { Cell, FlipTable, HeadCell, RowHead } from '../../ui/table/FlipTable'
import { useHotRows } from '../../ui/table/use-hot-rows'
import { useHighlights } from './highlights'
import css from './EtapaTops.module.css'

const head = (
  <>
    <HeadCell className="align-left wide-head">Puesto</HeadCell>
    <HeadCell>
      <span className="screen-reader-only">Movimiento</span>
    </HeadCell>
    <HeadCell>
      <span className="screen-reader-only">Emblema</span>
    </HeadCell>
    <HeadCell className="align-left">Clan</HeadCell>
    <HeadCell>V–D</HeadCell>
  </>
)

const counts = ({ multijugador, clanes, partidas }: OpenEtapa) =>
  `${multijugador ? counted(clanes, 'clan', 'clanes') : counted(clanes, 'jugador', 'jugadores')} · ${counted(partidas, 'partida', 'partidas')}`

/** Shown while no etapa is open. The text differs if the site has never had an etapa. */
function NoOpenEtapa() {
  const hasClosed = useAnyEtapa(true) !== false
  return (
    <EmptyState
      title={hasClosed ? 'No hay etapas abiertas' : 'Todavía no hay etapas'}
      action={
        <ButtonLink size="small" to={paths.anuncios}>
          Ver los anuncios
        </ButtonLink>
      }
    >
      {hasClosed
        ? 'Las que cerraron siguen en el menú, en su juego. La próxima se avisa en los anuncios.'
        : 'La primera etapa se avisa en los anuncios. Mientras, junta a tu gente.'}
    </EmptyState>
  )
}

/** The first five clans of an open etapa, below its name, which links to the whole ladder table. Changes of place are animated. */
function EtapaTop({ etapa }: { etapa: OpenEtapa }) {
  const own = useOwnClan(etapa.id)?.id
  const { hot, mark } = useHotRows()
  useHighlights(etapa.id, (highlights) => mark(highlights.map(({ id }) => id)))
  const name = etapaName(etapa)
  return (
    <article className={css.etapa} aria-label={name}>
      <h3 className={css.name}>
        <Link to={paths.etapa(etapa.id)}>
          <span>{name}</span>
          <span className={css.counts}>{counts(etapa)}</span>
          <FrameIcon name="next" />
        </Link>
      </h3>
      {etapa.top.length === 0 ? (
        <EmptyState
          title="Nadie rankeado todavía"
          action={
            <ButtonLink size="small" to={paths.etapa(etapa.id)}>
              Ver la etapa
            </ButtonLink>
          }
        >
          El primero que gane se queda con el puesto 1.
        </EmptyState>
      ) : (
        <FlipTable
          caption={`Los primeros cinco de ${name}`}
          className={`data-table short ${css.table}`}
          head={head}
          rows={etapa.top}
          rowId={(clan) => clan.id}
          rowClass={(clan) => (clan.id === own ? 'mine' : '')}
          hot={hot}
        >
          {(clan) => (
            <>
              <Cell className="place-cell" translate="no">
                {clan.ranking_actual}
              </Cell>
              <Cell className="move-cell">
                <Move actual={clan.ranking_actual} ultimo={clan.ultimo_ranking} old={!hot.has(clan.id)} />
              </Cell>
              <Cell className="emblem-cell">
                <Emblem nombre={clan.nombre} imagen={clan.imagen} />
              </Cell>
              <RowHead className="name-cell">
                <Link className="row-link" to={paths.clan(clan.id)} title={clan.nombre} translate="no">
                  {clan.nombre}
                </Link>
              </RowHead>
              <Cell className="record-cell">
                <Record triunfos={clan.triunfos} derrotas={clan.derrotas} />
              </Cell>
            </>
          )}
        </FlipTable>
      )}
    </article>
  )
}

/** Returns the etapas in the order in which they were first shown, so that a live event does not move an etapa while somebody taps it. */
function useFirstOrder(etapas: readonly OpenEtapa[] | undefined): OpenEtapa[] {
  const last = useLastEtapa()
  const [order, setOrder] = useState<readonly number[]>([])
  const sorted = etapas ? orderEtapas(etapas, last) : []
  const added = sorted.map(({ id }) => id).filter((id) => !order.includes(id))
  if (added.length > 0) setOrder([...order, ...added])
  return [...sorted].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

/** The first five clans of each open etapa (docs/behaviour/ladder.md#Top 5 tables), last visited etapa first. `limit`: number of etapas. */
export function EtapaTops({ limit }: { limit?: number }) {
  const { data, isPending, isError, refetch } = useQuery(openEtapasQuery)
  const etapas = useFirstOrder(data)
  const shown = etapas.slice(0, limit)
  const rest = etapas.length - shown.length
  return (
    <section aria-busy={isPending}>
      <SectionHead
        title="Top 5 Clanes"
        link={
          rest > 0
            ? { to: paths.ladder, label: rest === 1 ? 'Ver la otra etapa' : `Ver las otras ${rest} etapas` }
            : undefined
        }
      >
        {limit === undefined && <LiveBadge />}
      </SectionHead>
      {isError && !data && <ErrorState title="No pudimos traer las etapas" onRetry={() => refetch()} />}
      {isPending && <LoadingText>Cargando etapas…</LoadingText>}
      {data?.length === 0 && <NoOpenEtapa />}
      <div className={`grid ${css.etapas}`}>
        {isPending && (
          <div className={css.etapa}>
            <div className={css.name} />
            <table className={`data-table short ${css.table}`}>
              <tbody>
                <SkeletonRows cells={['place', 'empty', 'emblem', 'name', 'figure']} />
              </tbody>
            </table>
          </div>
        )}
        {shown.map((etapa) => (
          <EtapaTop key={etapa.id} etapa={etapa} />
        ))}
      </div>
    </section>
  )
}
