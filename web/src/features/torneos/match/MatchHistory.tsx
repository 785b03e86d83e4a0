import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import type { TorneoMatchPage, TorneoStep } from '@trinchera/contract/torneo-partidas'
import { formatDateTime } from '@trinchera/rules/presentation'
import { SectionHead } from '../../../ui/controls/SectionHead'
import css from '../torneos.module.css'

const acts: Record<TorneoStep['tipo'], string> = {
  sorteo: 'Se sorteó la llave',
  empezar: 'Empezó a jugarse',
  resultado: 'Se reportó el resultado',
  objetar: 'Se objetó el reporte',
  cerrar: 'Se cerró: nadie objetó a tiempo',
  fallo: 'Decidió la organización',
  retirar: 'La organización retiró a un clan',
  reabrir: 'La organización la reabrió',
  mover: 'La organización cambió la hora',
}

/** Text of a history step. A confirmed result has the id of a clan; a ruling without the id of a clan means that neither clan came. */
function actText(tipo: TorneoStep['tipo'], id_clan: number | null): string {
  if (tipo === 'cerrar' && id_clan !== null) return 'Se confirmó el resultado'
  if (tipo === 'fallo' && id_clan === null) return 'Decidió la organización: nadie se presentó'
  return acts[tipo]
}

/** Text of a history step's detail: a time, a score, or somebody's quoted words. */
function detailText(tipo: TorneoStep['tipo'], detalle: string): string {
  if (tipo === 'mover') return formatDayAndTime(detalle)
  return tipo === 'resultado' ? detalle : `«${detalle}»`
}

/** The match's history, oldest step first. */
export const MatchHistory = ({ match: { historia, a, b } }: { match: TorneoMatchPage }) =>
  historia.length > 0 && (
    <section>
      <SectionHead title="Historia" />
      <ol className="list">
        {historia.map(({ tipo, fecha, quien, id_clan, detalle }, index) => {
          const clan = [a, b].find((side) => side !== null && side.id_clan === id_clan)?.nombre
          return (
            <li key={`${index} ${fecha}`} className={`row ${css.step}`}>
              <span>
                <b>{actText(tipo, id_clan)}</b>
                <span>{`${clan ? `, ${clan}` : ''}${detalle !== null ? `: ${detailText(tipo, detalle)}` : ''}`}</span>
                {quien !== null && (
                  <span className="dim">
                    {' '}
                    (<span translate="no">{quien}</span>)
                  </span>
                )}
              </span>
              <time translate="no" className="small dim" dateTime={fecha}>
                {formatDateTime(fecha)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
