import type { CaseDecision } from '@trinchera/contract/asistente'
import { assistantCasesPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { api, messageOf } from '../../../lib/api'
import { usePage } from '../../../lib/page'
import { useRefresh } from '../../../lib/refresh'
import { saveFile } from '../../../lib/save-file'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toast/toast'
import { told } from '../../../ui/toast/told'
import { assistantCasesQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { useAddress } from '../use-address'
import { AssistantCase } from './AssistantCase'
import { CaseFilters, claseNamed, estadoNamed } from './CaseFilters'

async function download() {
  try {
    const { data: file } = await api.exportAssistantCases()
    saveFile(file.nombre, file.json, 'application/json')
    toast.success('Los casos marcados van en un archivo JSON')
  } catch (error) {
    toast.error(messageOf(error, 'No pudimos juntar los casos. Intenta de nuevo.'))
  }
}

/**
 * Questions that the assistant could not answer or answered badly, unreviewed ones first. `said` renders an answer of the assistant; it is
 * a parameter, because the code for the assistant's markup belongs to another feature.
 */
export function AssistantCases({ said }: { said: (text: string) => ReactElement }) {
  const { get } = useAddress()
  const refresh = useRefresh()
  const { page } = usePage()
  const [estado, clase] = [estadoNamed(get('estado')), claseNamed(get('clase'))]
  const query = useQuery(assistantCasesQuery(estado, clase, page))

  const decide = (id: number, decision: CaseDecision) =>
    told(api.decideAssistantCase({ params: { id }, body: { decision } }), 'No pudimos guardarlo. Intenta de nuevo.')
      .catch(() => undefined)
      .finally(() => refresh('panel/asistente', 'panel/pendientes'))

  return (
    <QueueArea
      title="Respuestas"
      query={query}
      cases={query.data?.rows}
      total={query.data?.total}
      paged={{ size: assistantCasesPageSize, of: 'respuestas' }}
      label="Respuestas del asistente"
      className="roomy"
      changes={{
        list: JSON.stringify([estado, clase, page]),
        stateOf: ({ abajo, veces }) => `${abajo} ${veces}`,
      }}
      tools={
        <CaseFilters estado={estado} clase={clase}>
          <Button size="small" pendingText="Juntando…" onClick={download}>
            Descargar marcados
          </Button>
        </CaseFilters>
      }
      loading="Cargando respuestas…"
      failed="No pudimos traer las respuestas"
      empty="Nada que revisar"
      hint="Lo que el asistente no sepa, o alguien diga que no le sirvió, aparece acá, sin recargar."
      row={(item, hot) => (
        <AssistantCase item={item} hot={hot} onDecide={(decision) => decide(item.id, decision)}>
          {said(item.respuesta)}
        </AssistantCase>
      )}
    />
  )
}
