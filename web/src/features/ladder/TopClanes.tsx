import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { Record } from '../../ui/record/Figures'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/state/states'
import { topClanesQuery } from './queries'
import css from './top.module.css'

/** Top 5 Clanes: place, name, wins and losses (docs/behaviour.md#Top 5 tables). */
export function TopClanes() {
  const { data, isPending, isError, refetch } = useQuery(topClanesQuery)
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Top 5 Clanes" />
      {isError && !data && <ErrorState title="No pudimos traer los clanes" onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <EmptyState title="Nadie rankeado todavía">El primer clan que gane entra en el puesto 1.</EmptyState>
      )}
      {(isPending || (data && data.length > 0)) && (
        <table className={`data-table short ${css.table}`}>
          <caption className="screen-reader-only">Los cinco clanes mejor ubicados de las etapas activas</caption>
          <thead>
            <tr>
              <th className="align-left" scope="col">
                Puesto
              </th>
              <th scope="col">
                <span className="screen-reader-only">Emblema</span>
              </th>
              <th className="align-left" scope="col">
                Clan
              </th>
              <th scope="col">V–D</th>
            </tr>
          </thead>
          <tbody>
            {isPending && <SkeletonRows />}
            {data?.map((clan) => (
              <tr key={clan.id}>
                <td className="place-cell">{clan.ranking_actual}</td>
                <td className="emblem-cell">
                  <Emblem id={clan.id} imagen={clan.imagen} />
                </td>
                <td className="name-cell">
                  <Link to={paths.clan(clan.id)}>{clan.nombre}</Link>{' '}
                  <span className={css.stage}>{clan.etapa.nombre}</span>
                </td>
                <td className="record-cell">
                  <Record triunfos={clan.triunfos} derrotas={clan.derrotas} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
