import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/state/states'
import { topPlayersQuery } from './queries'
import css from './top.module.css'

/** The five players with most wins: rank, name, wins (docs/behaviour/ladder.md#Top 5 tables). */
export function TopPlayers() {
  const { data, isPending, isError, refetch } = useQuery(topPlayersQuery)
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Top 5 Jugadores" />
      {isError && !data && <ErrorState title="No pudimos traer los jugadores" onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <EmptyState title="No se encontraron jugadores">Aparecen con la primera victoria de su clan.</EmptyState>
      )}
      {(isPending || (data && data.length > 0)) && (
        <table className={`data-table short ${css.table}`}>
          <caption className="screen-reader-only">Los cinco jugadores con más victorias</caption>
          <thead>
            <tr>
              <th className="align-left" scope="col">
                Puesto
              </th>
              <th scope="col">
                <span className="screen-reader-only">Chapa</span>
              </th>
              <th className="align-left" scope="col">
                Jugador
              </th>
              <th scope="col">Victorias</th>
            </tr>
          </thead>
          <tbody>
            {isPending && <SkeletonRows />}
            {data?.map((player, index) => (
              <tr key={player.id}>
                <td className="place-cell" translate="no">
                  {index + 1}
                </td>
                <td className="emblem-cell">
                  <Plate username={player.username} imagen={player.imagen} size={26} />
                </td>
                <th className="name-cell" scope="row">
                  <Link className="row-link" to={paths.jugador(player.id)} translate="no">
                    {player.username}
                  </Link>
                </th>
                <td className="record-cell" translate="no">
                  {player.victorias}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
