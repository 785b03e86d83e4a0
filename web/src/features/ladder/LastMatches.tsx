import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import { MatchLine } from './MatchLine'
import { lastMatchesQuery } from './queries'
import type { Elements } from '../../lib/elements'

interface LastMatchesProps {
  title: string
  /** Id of an etapa. Default: the matches of all etapas. */
  etapa?: number
  limit: number
  /** A button that is shown if there are no matches yet. */
  action?: Elements
}

/** The latest matches. `LiveLadder` keeps them current. */
export function LastMatches({ title, etapa, limit, action }: LastMatchesProps) {
  const query = useQuery(lastMatchesQuery(etapa))
  const { data, isPending } = query
  return (
    <section aria-busy={isPending}>
      <SectionHead title={title} />
      <QueryState
        query={query}
        lines={Math.min(limit, 5)}
        loading="Cargando partidas…"
        failed="No pudimos traer las partidas"
      />
      {data?.length === 0 && (
        <EmptyState title="Todavía no hay enfrentamientos" action={action}>
          El primero que se reporte aparece acá sin recargar.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="list">
          {data.slice(0, limit).map((match) => (
            <MatchLine key={match.id} match={match} withEtapa={etapa === undefined} />
          ))}
        </ul>
      )}
    </section>
  )
}
