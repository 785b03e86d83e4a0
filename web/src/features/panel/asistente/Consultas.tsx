import { assistantCasesPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactElement } from 'react'
import { useHashTarget } from '../../../lib/hash-target'
import { usePage } from '../../../lib/page'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { Pager } from '../../../ui/table/Pager'
import { consultasQuery } from '../queries'
import { useNewRows } from '../use-new-rows'
import { useValidPage } from '../use-valid-page'
import { ConsultaCase } from './ConsultaCase'
import css from './asistente.module.css'

/** What people ask the moderators, those that wait first. */
export function Consultas({ said }: { said: (text: string) => ReactElement }) {
  const { page, setPage } = usePage()
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(consultasQuery(page))
  const rows = useMemo(
    () =>
      isPlaceholderData ? undefined : data?.consultas.map(({ id, respuesta }) => ({ id, state: String(respuesta) })),
    [data, isPlaceholderData],
  )
  const hot = useNewRows(String(page), rows)
  const pages = useValidPage(data?.total, assistantCasesPageSize)
  useHashTarget(data !== undefined)
  const shown = data?.consultas.length ?? 0
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Preguntas a la moderación" note={shown > 0 ? `${shown} de ${data?.total}` : undefined} />
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={4} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando preguntas…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer las preguntas" onRetry={() => refetch()} />}
      {data && shown === 0 && (
        <EmptyState title="Nadie espera respuesta">
          Lo que alguien le pregunte a la moderación desde el asistente aparece acá, sin recargar.
        </EmptyState>
      )}
      {shown > 0 && (
        <ul className={`list ${css.cases}`} aria-label="Preguntas a la moderación">
          {data?.consultas.map((consulta) => (
            <ConsultaCase key={consulta.id} consulta={consulta} hot={hot.has(consulta.id)} said={said} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="preguntas" />}
    </section>
  )
}
