import type { CaseDecision } from '@trinchera/contract/asistente'
import { assistantCasesPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactElement } from 'react'
import { api, messageOf } from '../../../lib/api'
import { usePage } from '../../../lib/page'
import { useRefresh } from '../../../lib/refresh'
import { saveFile } from '../../../lib/save-file'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { Pager } from '../../../ui/table/Pager'
import { toast } from '../../../ui/toast/toast'
import { assistantCasesQuery } from '../queries'
import { useAddress } from '../use-address'
import { useNewRows } from '../use-new-rows'
import { useValidPage } from '../use-valid-page'
import { AssistantCase } from './AssistantCase'
import { CaseFilters, claseNamed, estadoNamed } from './CaseFilters'
import css from './asistente.module.css'

async function download() {
  try {
    const { data: file } = await api.exportAssistantCases()
    saveFile(file.nombre, file.json, 'application/json')
    toast.success('Los casos marcados van en un archivo JSON')
  } catch (error) {
    toast.error(messageOf(error, 'No pudimos juntar los casos. Intenta de nuevo.'))
  }
}

/** What the assistant did not know or was said to answer badly; those first. `said`: renders an answer, whose markup the asistente feature owns. */
export function AssistantCases({ said }: { said: (text: string) => ReactElement }) {
  const { get } = useAddress()
  const refresh = useRefresh()
  const { page, setPage } = usePage()
  const [estado, clase] = [estadoNamed(get('estado')), claseNamed(get('clase'))]
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(assistantCasesQuery(estado, clase, page))
  const rows = useMemo(
    () =>
      isPlaceholderData ? undefined : data?.cases.map(({ id, abajo, veces }) => ({ id, state: `${abajo} ${veces}` })),
    [data, isPlaceholderData],
  )
  const hot = useNewRows(JSON.stringify([estado, clase, page]), rows)
  const pages = useValidPage(data?.total, assistantCasesPageSize)
  const shown = data?.cases.length ?? 0

  async function decide(id: number, decision: CaseDecision) {
    try {
      toast.success((await api.decideAssistantCase({ params: { id }, body: { decision } })).message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos guardarlo. Intenta de nuevo.'))
    } finally {
      for (const key of ['panel/asistente', 'panel/pendientes']) refresh(key)
    }
  }

  return (
    <section aria-busy={isPending}>
      <SectionHead title="Respuestas" note={shown > 0 ? `${shown} de ${data?.total}` : undefined} />
      <CaseFilters estado={estado} clase={clase}>
        <Button size="small" pendingText="Juntando…" onClick={download}>
          Descargar marcados
        </Button>
      </CaseFilters>
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={4} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando respuestas…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer las respuestas" onRetry={() => refetch()} />}
      {data && shown === 0 && (
        <EmptyState title="Nada que revisar">
          Lo que el asistente no sepa, o alguien diga que no le sirvió, aparece acá, sin recargar.
        </EmptyState>
      )}
      {shown > 0 && (
        <ul className={`list ${css.cases}`} aria-label="Respuestas del asistente">
          {data?.cases.map((item) => (
            <AssistantCase
              key={item.id}
              item={item}
              hot={hot.has(item.id)}
              onDecide={(decision) => decide(item.id, decision)}
            >
              {said(item.respuesta)}
            </AssistantCase>
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="respuestas" />}
    </section>
  )
}
