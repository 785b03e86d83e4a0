import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../lib/page'
import { playerMatchesQuery } from '../../lib/queries'
import { MatchPages } from '../../ui/match/MatchPages'

/** The matches a player was in, whatever the clan; the page is part of the address. */
export function PlayerMatches({ player }: { player: number }) {
  const { page, setPage } = usePage()
  const query = useQuery(playerMatchesQuery(player, page))
  return (
    <MatchPages
      query={query}
      page={page}
      onPage={setPage}
      won={(match) => match.gano}
      named
      empty="Aparecen acá apenas su clan juegue la primera."
    />
  )
}
