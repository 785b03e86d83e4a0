import type { AssistantCase as Case, CaseDecision } from '@trinchera/contract/asistente'
import { counted } from '@trinchera/rules/counted'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import css from './asistente.module.css'

/** How the assistant replied to the question, as text for the reviewer, by class of reply. */
const classes: Record<string, string> = {
  unsure: 'Tuvo dudas',
  away: 'No contestó',
  missing: 'No encontró a quién',
  ask: 'Pidió precisar',
}

const decisions: { decision: CaseDecision; text: string; pending: string; offered(item: Case): boolean }[] = [
  { decision: 'marcar', text: 'Marcar para las pruebas', pending: 'Marcando…', offered: ({ marcado }) => !marcado },
  { decision: 'reabrir', text: 'Volver a abrir', pending: 'Un momento…', offered: ({ revisado }) => Boolean(revisado) },
  { decision: 'descartar', text: 'Dar por visto', pending: 'Un momento…', offered: ({ revisado }) => !revisado },
]

interface AssistantCaseProps {
  item: Case
  hot: boolean
  onDecide: (decision: CaseDecision) => Promise<unknown>
  /** The assistant's answer, rendered. */
  children: ReactNode
}

/** A question that the assistant could not answer or answered badly: its answer, the users' ratings, and buttons for the decisions. */
export function AssistantCase({ item, hot, onDecide, children }: AssistantCaseProps) {
  const { pregunta, clase, intencion, veces, arriba, abajo, ultima, marcado } = item
  const kind = classes[clase]
  return (
    <li className={`grid ${hot ? 'hot' : ''}`}>
      <div className="row">
        <h3 className={css.question}>{pregunta}</h3>
        <span className={`row ${css.chips}`}>
          {marcado && <span className="chip">Marcado</span>}
          {abajo > 0 && <span className="chip negative">{counted(abajo, 'no sirvió', 'no sirvieron')}</span>}
          {arriba > 0 && <span className="chip">{counted(arriba, 'sirvió', 'sirvieron')}</span>}
          {kind && <span className="chip attention">{kind}</span>}
        </span>
      </div>
      {/* Focusable, so that a long answer can be scrolled with the keyboard. */}
      <div className={css.answer} {...{ tabIndex: 0, role: 'group', 'aria-label': `Respuesta a ${pregunta}` }}>
        {children}
      </div>
      <p className="small dim">
        <span>{`${veces > 1 ? `${veces} veces · ` : ''}${intencion && `${intencion} · `}`}</span>
        <RelativeTime at={ultima} />
      </p>
      <div className="row">
        {decisions
          .filter(({ offered }) => offered(item))
          .map(({ decision, text, pending }) => (
            <Button
              key={decision}
              size="small"
              pendingText={pending}
              aria-label={`${text}: ${pregunta}`}
              onClick={() => onDecide(decision)}
            >
              {text}
            </Button>
          ))}
      </div>
    </li>
  )
}
