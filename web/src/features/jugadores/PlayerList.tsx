import { winPercent } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { PlayerTable } from '../../ui/table/PlayerTable'
import css from './PlayerList.module.css'
import { playersQuery } from './queries'

interface PlayerListProps {
  search: string
  page: number
  onPage: (page: number) => void
  onClear: () => void
}

const clanesHead = (
  <th className="align-left desk-only" scope="col">
    Clanes
  </th>
)

export function PlayerList({ search, page, onPage, onClear }: PlayerListProps) {
  const query = useQuery(playersQuery(search, page))
  return (
    <PlayerTable
      query={query}
      caption="Jugadores"
      className={css.players}
      empty={search ? `Nadie se llama parecido a «${search}».` : 'Sé el primero en registrarte.'}
      filtered={Boolean(search) || page > 1}
      onClear={onClear}
      page={page}
      onPage={onPage}
      before={{
        head: clanesHead,
        cell: ({ clanes }) => (
          <td className={css.clanes}>{[...new Set(clanes.map((clan) => clan.nombre))].join(', ')}</td>
        ),
      }}
      after={{
        head: <th scope="col">Victorias</th>,
        cell: ({ victorias, derrotas }) => (
          <td className="percent-cell">
            <span>{winPercent(victorias, victorias + derrotas) ?? 'N/A'}</span>
            <span className="dim" translate="no">
              {' '}
              %
            </span>
          </td>
        ),
      }}
    />
  )
}
