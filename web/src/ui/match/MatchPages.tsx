import type { Match } from '@trinchera/contract/ladder'
import { matchesPageSize } from '@trinchera/rules/limits'
import { useDeferredValue, type ReactNode } from 'react'
import { Pager } from '../table/Pager'
import { ResultLine } from './ResultLine'
import { SectionHead } from '../controls/SectionHead'
import { EmptyState, QueryState } from '../state/states'

interface MatchPagesProps<M extends Match> {
  /** Query that fetches the matches of page `page`. */
  query: {
    data: { rows: M[]; total: number } | undefined
    isError: boolean
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  /** True if the clan or player whose matches are listed won the match. */
  won: (match: M) => boolean
  /** True to show in each line also the listed player's clan, because a player may have been in several clans. */
  named?: boolean
  /** Renders buttons at the end of a match's line. */
  act?: (match: M) => ReactNode
  /** Text to show if the list is empty. */
  empty: string
}

/** The matches of a clan or of a player, 15 to a page (docs/behaviour/screens.md#Pager). */
export function MatchPages<M extends Match>({
  query: { data: fetched, isError, refetch },
  page,
  onPage,
  won,
  named,
  act,
  empty,
}: MatchPagesProps<M>) {
  // Deferred, so that React renders the long list in slices, apart from other updates of the same moment.
  const data = useDeferredValue(fetched)
  const isPending = !data && !isError
  const pages = Math.ceil((data?.total ?? 0) / matchesPageSize)
  const first = (page - 1) * matchesPageSize + 1
  const shown = data?.rows.length ?? 0
  return (
    <section aria-busy={isPending}>
      <SectionHead
        title="Últimas partidas"
        note={data && shown > 0 ? `${first}–${first + shown - 1} de ${data.total}` : undefined}
      />
      <QueryState
        query={{ data, isPending, isError, refetch }}
        lines={6}
        height={28}
        loading="Cargando partidas…"
        failed="No pudimos traer las partidas"
      />
      {data && shown === 0 && <EmptyState title="Sin partidas todavía">{empty}</EmptyState>}
      {data && shown > 0 && (
        <ul className="list">
          {data.rows.map((match) => (
            <ResultLine key={match.id} match={match} won={won(match)} named={named} act={act?.(match)} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} of="partidas" />}
    </section>
  )
}
