import { playersPageSize } from '@trinchera/rules/limits'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { Button } from '../controls/Button'
import { Record } from '../record/Figures'
import { Pager } from './Pager'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../state/states'
import type { Elements } from '../../lib/elements'

interface Shown {
  id: number
  username: string
  imagen: string | null
  victorias: number
  derrotas: number
}

interface PlayerTableProps<P extends Shown> {
  /** Query that fetches the players of page `page`. */
  query: {
    data: { rows: readonly P[]; total: number } | undefined
    isPending: boolean
    isError: boolean
    refetch: () => unknown
  }
  caption: string
  className?: string
  /** Text to show if the list is empty. */
  empty: string
  /** True if a filter is active. The empty list then has a button to clear the filter. */
  filtered: boolean
  onClear: () => void
  page: number
  onPage: (page: number) => void
  /** Renders content next to a player's name. */
  mark?: (player: P) => Elements
  /** Further columns: `before` and `after` the column with wins and losses. */
  before?: { head: Elements; cell: (player: P) => Elements }
  after: { head: Elements; cell: (player: P) => Elements }
}

/** A page of a list of players (docs/behaviour/screens.md#Pager): picture, name, wins and losses, and further columns. */
export function PlayerTable<P extends Shown>({
  query: { data, isPending, isError, refetch },
  caption,
  className,
  empty,
  filtered,
  onClear,
  page,
  onPage,
  mark,
  before,
  after,
}: PlayerTableProps<P>) {
  if (isError && !data) return <ErrorState title="No pudimos traer los jugadores" onRetry={refetch} />
  if (data && data.rows.length === 0) {
    return (
      <EmptyState
        title="No se encontraron jugadores"
        action={
          filtered && (
            <Button size="small" onClick={onClear}>
              Ver a todos
            </Button>
          )
        }
      >
        {empty}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isPending}>
      {isPending && <LoadingText>Cargando jugadores…</LoadingText>}
      <table className={`data-table ${className ?? ''}`}>
        <caption className="screen-reader-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="screen-reader-only">Chapa</span>
            </th>
            <th className="align-left" scope="col">
              Jugador
            </th>
            {before?.head}
            <th scope="col">V–D</th>
            {after.head}
          </tr>
        </thead>
        <tbody>
          {isPending && <SkeletonRows rows={playersPageSize} cells={['emblem', 'name', 'figure', 'figure']} />}
          {data?.rows.map((player) => (
            <tr key={player.id}>
              <td className="emblem-cell">
                <Plate username={player.username} imagen={player.imagen} size={26} />
              </td>
              <th className="name-cell" scope="row">
                <Link className="row-link" to={paths.jugador(player.id)} translate="no">
                  {player.username}
                </Link>
                {mark?.(player)}
              </th>
              {before?.cell(player)}
              <td className="record-cell">
                <Record triunfos={player.victorias} derrotas={player.derrotas} />
              </td>
              {after.cell(player)}
            </tr>
          ))}
        </tbody>
      </table>
      {data && <Pager page={page} pages={Math.ceil(data.total / playersPageSize)} onPage={onPage} of="jugadores" />}
    </div>
  )
}
