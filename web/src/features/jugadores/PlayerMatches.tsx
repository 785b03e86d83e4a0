import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../lib/page'
import { MatchPages } from '../../ui/match/MatchPages'
import { playerMatchesQuery } from './queries'

/** The player's matches in any clan. The page number is in the URL. */
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
