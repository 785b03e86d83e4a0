import { assistantCasesPageSize } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useHashTarget } from '../../../lib/hash-target'
import { usePage } from '../../../lib/page'
import { consultasQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import { ConsultaCase } from './ConsultaCase'

/** Users' questions to the moderators, unanswered ones first. `said` renders a text that the assistant wrote. */
export function Consultas({ said }: { said: (text: string) => ReactElement }) {
  const { page } = usePage()
  const query = useQuery(consultasQuery(page))
  useHashTarget(query.data !== undefined)
  return (
    <QueueArea
      title="Preguntas a la moderación"
      query={query}
      cases={query.data?.rows}
      total={query.data?.total}
      paged={{ size: assistantCasesPageSize, of: 'preguntas' }}
      label="Preguntas a la moderación"
      className="roomy"
      changes={{ list: String(page), stateOf: ({ respuesta }) => String(respuesta) }}
      loading="Cargando preguntas…"
      failed="No pudimos traer las preguntas"
      empty="Nadie espera respuesta"
      hint="Lo que alguien le pregunte a la moderación desde el asistente aparece acá, sin recargar."
      row={(consulta, hot) => <ConsultaCase consulta={consulta} hot={hot} said={said} />}
    />
  )
}
