import type { MatchEvent, MatchPage } from '@trinchera/contract/partidas'
import { formatDateTime } from '@trinchera/rules/presentation'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './lines.module.css'

const acts: Record<MatchEvent['tipo'], { text: string; look?: string }> = {
  reportada: { text: 'Reportada' },
  confirmada: { text: 'Confirmada', look: 'gain' },
  rechazada: { text: 'Rechazada', look: 'loss' },
  vencida: { text: 'Sin respuesta en 24 horas', look: 'dim' },
  reclamada: { text: 'Reclamada' },
  fallada: { text: 'Fallada', look: 'loss' },
  restituida: { text: 'Restituida', look: 'gain' },
}

/** The events of the match, oldest first, and the ruling in force with its reason. */
export const History = ({ match: { historia, ruling } }: { match: MatchPage }) => (
  <section>
    <SectionHead title="Historia" />
    {ruling && (
      <p className="notice">
        <b className="loss">{ruling.texto}</b>
        <span>{`. Motivo: ${ruling.motivo}`}</span>
      </p>
    )}
    <ol className="list">
      {historia.map(({ tipo, fecha, quien }) => (
        <li key={`${fecha} ${tipo}`} className={`row ${css.line}`}>
          <span>
            <b className={acts[tipo].look}>{acts[tipo].text}</b>{' '}
            {quien !== null && (
              <span>
                por <span translate="no">{quien}</span>
              </span>
            )}
          </span>
          <time translate="no" className={css.when} dateTime={fecha}>
            {formatDateTime(fecha)}
          </time>
        </li>
      ))}
    </ol>
  </section>
)
