import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../features/asistente/Answer'
import { AssistantCases } from '../../features/panel/asistente/AssistantCases'
import { Consultas } from '../../features/panel/asistente/Consultas'
import { pendingQuery } from '../../features/panel/pending-query'
import { SubTabs } from '../../features/panel/SubTabs'

/** The panel's area for the assistant: questions that it answered badly or not at all, and questions sent to a moderator instead. */
export default function AsistenteArea() {
  const { data: pending } = useQuery(pendingQuery)
  return (
    <SubTabs
      label="Asistente"
      tabs={[
        { key: 'respuestas', label: 'Respuestas', count: pending?.asistente ?? 0 },
        { key: 'consultas', label: 'Preguntas a la moderación', count: pending?.consultas ?? 0 },
      ]}
    >
      {(tab) =>
        tab === 'consultas' ? (
          <Consultas said={(text) => <Answer text={text} />} />
        ) : (
          <AssistantCases said={(text) => <Answer text={text} />} />
        )
      }
    </SubTabs>
  )
}
