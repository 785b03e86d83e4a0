import { playersPageSize } from '@trinchera/rules/limits'
import { winPercent } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../app/paths'
import { Plate } from '../../art/Plate'
import { playersQuery } from '../../lib/queries'
import { Button } from '../../ui/Button'
import { Record } from '../../ui/Figures'
import { Pager } from '../../ui/Pager'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../../ui/states'

interface PlayerListProps {
  search: string
  page: number
  onPage: (page: number) => void
  onClear: () => void
}

/** The public list of players, 15 to a page (the specification, section 9). */
export function PlayerList({ search, page, onPage, onClear }: PlayerListProps) {
  const { data, isPending, isError, refetch } = useQuery(playersQuery(search, page))
  if (isError && !data) return <ErrorState top title="No pudimos traer los jugadores" onRetry={() => refetch()} />
  if (data && data.players.length === 0) {
    return (
      <EmptyState top title="No se encontraron jugadores" action={(search || page > 1) && <Button size="small" onClick={onClear}>Ver a todos</Button>}>
        {search ? `Nadie se llama parecido a “${search}”.` : 'Sé el primero en registrarte.'}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isPending}>
      {isPending && <LoadingText>Cargando jugadores…</LoadingText>}
      <table className="rk players">
        <caption className="sr">Jugadores</caption>
        <thead>
          <tr>
            <th>
              <span className="sr">Chapa</span>
            </th>
            <th className="l" scope="col">
              Jugador
            </th>
            <th className="l only-d" scope="col">
              Clanes
            </th>
            <th scope="col">
              V–D
            </th>
            <th scope="col">Victorias</th>
          </tr>
        </thead>
        <tbody>
          {isPending && <SkeletonRows rows={playersPageSize} cells={['emblem', 'name', 'figure', 'figure']} />}
          {data?.players.map((player) => (
            <tr key={player.id}>
              <td className="em">
                <Plate username={player.username} imagen={player.imagen} size={26} />
              </td>
              <td className="nm">
                <Link to={paths.jugador(player.id)}>{player.username}</Link>
              </td>
              <td className="cl">{[...new Set(player.clanes.map((clan) => clan.nombre))].join(', ')}</td>
              <td className="wl">
                <Record triunfos={player.victorias} derrotas={player.derrotas} />
              </td>
              <td className="pc">
                {winPercent(player.victorias, player.victorias + player.derrotas) ?? 'N/A'}
                <span className="dim"> %</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data && <Pager page={page} pages={Math.ceil(data.total / playersPageSize)} onPage={onPage} of="jugadores" />}
    </div>
  )
}
