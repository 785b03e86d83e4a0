import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../lib/page'
import { clanMatchesQuery } from '../../lib/queries'
import { MatchPages } from '../../ui/MatchPages'

/** The clan's matches; the page is part of the address. */
export function ClanMatches({ clan }: { clan: number }) {
  const { page, setPage } = usePage()
  const query = useQuery(clanMatchesQuery(clan, page))
  return <MatchPages query={query} page={page} onPage={setPage} won={(match) => match.ganador.id === clan} empty="Aparecen acá apenas se reporte la primera." />
}
