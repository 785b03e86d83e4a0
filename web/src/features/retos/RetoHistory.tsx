import type { RetoPage, RetoStep } from '@trinchera/contract/retos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useMapNames } from '../../lib/use-map-name'
import { SectionHead } from '../../ui/controls/SectionHead'
import { sideName } from '../../ui/match/reto-text'
import css from './retos.module.css'

const acts: Record<RetoStep['tipo'], string> = {
  proponer: 'ofreció fechas',
  aceptar: 'aceptó una fecha',
  rechazar: 'lo rechazó',
  cancelar: 'lo canceló',
  vencer: 'Venció',
  mapa: 'eligió',
  bando: 'eligió el bando:',
  servidor: 'eligió el servidor',
  jugar: 'reportó la partida',
  'no-presentado': 'dijo que el otro clan no se presentó',
  reclamar: 'reclamó',
  fallar: 'La administración decidió',
}
/** Kinds of history steps whose text is a full sentence. The text of other steps follows a clan's name. */
const whole: readonly RetoStep['tipo'][] = ['vencer', 'fallar']
const sides: Record<string, string> = { aliados: 'Aliados', eje: 'Eje' }

/** The reto's history, oldest step first. */
export function RetoHistory({ reto }: { reto: RetoPage }) {
  const nameOf = useMapNames()
  const about = ({ tipo, detalle }: RetoStep) => {
    if (detalle === null) return ''
    if (tipo === 'mapa') return nameOf(detalle)
    return tipo === 'bando' ? (sides[detalle] ?? detalle) : `: «${detalle}»`
  }
  return (
    <section>
      <SectionHead title="Historia" />
      <ol className="list">
        {reto.historia.map((step, index) => {
          const clan = sideName(reto, step.id_clan)
          const who = whole.includes(step.tipo)
            ? ''
            : step.id_clan === null && step.tipo === 'cancelar'
              ? 'El fin del clan o de la etapa'
              : (clan ?? 'El azar')
          const text = `${who} ${acts[step.tipo]}`.trim()
          const more = about(step)
          return (
            <li key={`${index} ${step.fecha}`} className={`row ${css.step}`}>
              <span>
                <b>{text}</b>
                <span>{more.startsWith(':') ? more : ` ${more}`}</span>
                {step.quien !== null && (
                  <span className="dim">
                    {' '}
                    (<span translate="no">{step.quien}</span>)
                  </span>
                )}
              </span>
              <time translate="no" className="small dim digits" dateTime={step.fecha}>
                {formatDateTime(step.fecha)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
