import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import { clanMedalsQuery } from './clan-medals-query'
import { Shelf, ShelfSkeleton } from './Shelf'

/** A clan's medals. While the page is open, `LivePalmares` adds new ones. */
export function ClanMedals({ clan }: { clan: number }) {
  const query = useQuery(clanMedalsQuery(clan))
  const { data, isPending } = query
  return (
    <section aria-busy={isPending} aria-label="Medallas">
      <SectionHead title="Medallas" count={data?.length || undefined} />
      {isPending && <ShelfSkeleton />}
      <QueryState query={query} loading="Cargando las medallas…" failed="No pudimos traer las medallas" />
      {data && (
        <Shelf medals={data}>
          <EmptyState
            title="Sin medallas todavía"
            action={
              <ButtonLink size="small" to={paths.palmares}>
                Ver qué medallas hay
              </ButtonLink>
            }
          >
            Se ganan jugando: la primera llega con entrar entre los primeros a la tabla.
          </EmptyState>
        </Shelf>
      )}
    </section>
  )
}
