import { noticeAt } from '@trinchera/rules/aviso'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { useNow } from '../../lib/clock'
import { opcionesQuery, torneosQuery } from '../../lib/site-queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingList } from '../../ui/state/states'
import css from './NextEvent.module.css'
import { TournamentLine } from './TournamentLine'
import { splitByTime } from './when'

/** The next torneo, and the announcement about torneos that staff set. */
export function NextEvent() {
  const torneos = useQuery(torneosQuery)
  const { data: opciones, isPending: opcionesPending } = useQuery(opcionesQuery)
  const now = useNow()
  const next = splitByTime(torneos.data ?? [], now).coming[0]
  const notice = opciones && noticeAt(opciones, now)
  const isPending = torneos.isPending || opcionesPending
  const failed = torneos.isError && !torneos.data && !notice
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Próximo evento" link={next ? { to: paths.torneos, label: 'Torneos' } : undefined} />
      {isPending && <LoadingList lines={1} text="Cargando eventos…" />}
      {next && (
        <ul>
          <TournamentLine torneo={next} />
        </ul>
      )}
      {notice && <p className={css.notice}>{notice}</p>}
      {failed && <ErrorState title="No pudimos traer los torneos" onRetry={() => torneos.refetch()} />}
      {!isPending && !failed && !next && !notice && (
        <EmptyState title="Nada agendado por ahora">Cuando haya un torneo, se anuncia acá.</EmptyState>
      )}
    </section>
  )
}
