import { beginningOf } from '@trinchera/rules/letters'
import { matchesPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLive } from '../../../lib/live'
import { usePage } from '../../../lib/page'
import { useRefresh } from '../../../lib/refresh'
import { Pager } from '../../../ui/table/Pager'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { QueryState, SkeletonRows, EmptyState } from '../../../ui/state/states'
import { AdminTable } from '../AdminTable'
import { casesQuery, type CaseFilters } from '../queries'
import { idOf, useAddress } from '../use-address'
import { useNewRows } from '../use-new-rows'
import { useValidPage } from '../use-valid-page'
import { statesOf } from './case-text'
import { estadoNamed, QueueFilters } from './QueueFilters'
import { QueueRow } from './QueueRow'
import css from './queue.module.css'
import { RulingDialog } from './RulingDialog'
import { useShownCase } from './use-shown-case'
import { Button } from '../../../ui/controls/Button'

/** Text shown if no match was found: why there is none, and buttons that widen the search. */
function QueueEmpty({ estado, etapa, busqueda }: CaseFilters) {
  const { set } = useAddress()
  const filtered = etapa !== undefined || busqueda !== ''
  const all = (label: string) => (
    <Button size="small" onClick={() => set({ estado: 'todas' })}>
      {label}
    </Button>
  )
  if (estado === 'todas' && !filtered) {
    return <EmptyState title="Todavía no hay partidas">Aparecen acá apenas se reporten, sin recargar.</EmptyState>
  }
  if (estado === 'todas') {
    return (
      <EmptyState
        title="Ninguna partida calza con el filtro"
        action={
          <Button size="small" onClick={() => set({ etapa: undefined, busqueda: undefined })}>
            Quitar el filtro
          </Button>
        }
      />
    )
  }
  if (filtered) {
    return (
      <EmptyState
        title={
          estado === 'falladas' ? 'Ninguna partida fallada calza con el filtro' : 'Nada por revisar calza con el filtro'
        }
        action={all('Buscar en todas')}
      />
    )
  }
  if (estado === 'falladas') return <EmptyState title="Ninguna partida tiene fallo" action={all('Ver todas')} />
  return (
    <EmptyState title="Nada por revisar" action={all('Ver todas las partidas')}>
      Cuando un clan reclame una partida, aparece acá sin recargar.
    </EmptyState>
  )
}

const titles: Record<CaseFilters['estado'], string> = {
  reclamadas: 'Reportes por revisar',
  todas: 'Todas las partidas',
  falladas: 'Partidas falladas',
}

/**
 * The matches for moderators, by default those that wait for a review. New and changed rows are highlighted. Filters, page and the open
 * case are kept in the URL.
 */
export function Queue() {
  const { get, set } = useAddress()
  const { page, setPage } = usePage()
  const refresh = useRefresh()
  const filters: CaseFilters = {
    estado: estadoNamed(get('estado')),
    etapa: idOf(get('etapa')),
    busqueda: beginningOf(get('busqueda'), 100),
  }
  const query = useQuery(casesQuery(filters, page))
  const { data, isPending, isPlaceholderData } = query
  const rows = useMemo(
    () =>
      isPlaceholderData
        ? undefined
        : data?.rows.map((match) => ({
            id: match.id,
            state: statesOf(match)
              .map(({ text }) => text)
              .join(),
          })),
    [data, isPlaceholderData],
  )
  const listed = useMemo(() => data?.rows.map(({ id }) => id), [data])
  const hot = useNewRows(JSON.stringify([filters, page]), rows)
  const open = idOf(get('partida'))
  const { shown: opened, section } = useShownCase(open, listed)

  useLive('match:reported', () => refresh('panel/reportes'))
  useLive('match:ruled', ({ match }) => refresh('panel/reportes', `panel/partida/${match.id}`))

  const show = (partida: number | undefined) => set({ partida }, { keepPage: true, replace: partida === undefined })
  const pages = useValidPage(data?.total, matchesPageSize)
  const first = (page - 1) * matchesPageSize + 1
  const shown = data?.rows.length ?? 0
  const title = titles[filters.estado]
  return (
    <section aria-busy={isPending} aria-label={title} ref={section} tabIndex={-1}>
      <SectionHead title={title} note={shown > 0 ? `${first}–${first + shown - 1} de ${data?.total}` : undefined} />
      <QueueFilters {...filters} />
      <QueryState query={query} loading="Cargando partidas…" failed="No pudimos traer las partidas" />
      {data && shown === 0 && <QueueEmpty {...filters} />}
      {(isPending || shown > 0) && (
        <AdminTable caption={title} className={css.matches} heads={['N.º', 'Partida', 'Reportó', 'Fecha', 'Estado']}>
          {isPending && (
            <SkeletonRows rows={matchesPageSize} cells={['empty', 'name', 'figure', 'figure', 'figure', 'figure']} />
          )}
          {data?.rows.map((match) => (
            <QueueRow key={match.id} match={match} hot={hot.has(match.id)} onOpen={() => show(match.id)} />
          ))}
        </AdminTable>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="partidas" />}
      {opened.id !== undefined && (
        <RulingDialog
          key={opened.times}
          id={opened.id}
          known={data?.rows.find(({ id }) => id === opened.id)}
          open={opened.open}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  )
}
