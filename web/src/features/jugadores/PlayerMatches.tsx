import { matchesPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../lib/page'
import { playerMatchesQuery } from '../../lib/queries'
import { Pager } from '../../ui/Pager'
import { ResultLine } from '../../ui/ResultLine'
import { SectionHead } from '../../ui/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../ui/states'

/** The matches a player was in, whatever the clan, 15 to a page; the page is part of the address. */
export function PlayerMatches({ player }: { player: number }) {
  const { page, setPage } = usePage()
  const { data, isPending, isError, refetch } = useQuery(playerMatchesQuery(player, page))
  const pages = Math.ceil((data?.total ?? 0) / matchesPageSize)
  const first = (page - 1) * matchesPageSize + 1
  const shown = data?.matches.length ?? 0
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Últimas partidas" note={data && shown > 0 ? `${first}–${first + shown - 1} de ${data.total}` : undefined} />
      {isPending && (
        <ul className="ls">
          <SkeletonLines lines={6} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando partidas…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer las partidas" onRetry={() => refetch()} />}
      {data && shown === 0 && <EmptyState title="Sin partidas todavía">Aparecen acá apenas su clan juegue la primera.</EmptyState>}
      {data && shown > 0 && (
        <ul className="ls">
          {data.matches.map((match) => (
            <ResultLine key={match.id} match={match} won={match.gano} named />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="partidas" />}
    </section>
  )
}
