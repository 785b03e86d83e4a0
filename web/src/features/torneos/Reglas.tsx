import type { Torneo } from '@trinchera/contract/torneos'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import { useMapNames } from '../../lib/use-map-name'
import { bestOfText, formatoText } from '../../ui/match/torneo-text'
import css from './torneos.module.css'

type Fact = readonly [string, string | null]

/** How it is played: format, teams, dates, maps, and what the organisers wrote. */
export function Reglas({ torneo }: { torneo: Torneo }) {
  const nameOf = useMapNames()
  const { formato, cupos, por_equipo, inicio, inscripcion_hasta, checkin_minutos, mapas, reglas, cuenta_ladder } =
    torneo
  const { mejor_de, mejor_de_semifinal, mejor_de_final } = torneo
  const facts: Fact[] = [
    ['Formato', formato && formatoText[formato]],
    ['Cupos', cupos === null ? null : `${cupos} clanes`],
    ['Por equipo', por_equipo === null ? null : por_equipo === 1 ? '1 jugador' : `Desde ${por_equipo} jugadores`],
    ['Inscripción', inscripcion_hasta && `Hasta el ${formatDayAndTime(inscripcion_hasta)}`],
    ['Check-in', checkin_minutos ? `Los últimos ${checkin_minutos} minutos antes de partir` : null],
    ['Parte', formatDayAndTime(inicio)],
    ['Partidas', mejor_de && bestOfText(mejor_de)],
    ['Semifinales', mejor_de_semifinal && bestOfText(mejor_de_semifinal)],
    ['Final', mejor_de_final && bestOfText(mejor_de_final)],
    ['Mapas', mapas.length > 0 ? mapas.map(nameOf).join(', ') : null],
    ['Ladder', formato && (cuenta_ladder ? 'Cada partida jugada cuenta para el ranking' : 'No cuenta para el ranking')],
  ]
  return (
    <>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {formato && (
        <p className="small dim">
          Reporta el clan que perdió; el que ganó tiene 30 minutos para objetar, y entonces decide la organización.
        </p>
      )}
      {reglas && <p className={css.text}>{reglas}</p>}
    </>
  )
}
