import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import { commonBestOf } from '@trinchera/rules/torneo/best-of'
import { useMapNames } from '../../lib/use-map-name'
import { bestOfText, formatoText } from '../../ui/match/torneo-text'
import css from './torneos.module.css'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'

/** The rounds with their number of maps. Before the bracket is drawn, these are the rounds of a torneo with all places taken. */
function roundsOf(torneo: TorneoPage): Pick<AnnouncedRound, 'nombre' | 'mejor_de'>[] {
  const { formato, cupos, equipos, mejor_de, llave } = torneo
  if (formato === null || mejor_de === null) return []
  const bestOf = { ...torneo, mejor_de }
  return announcedRounds(formato, llave ? playing(torneo) : (cupos ?? equipos), bestOf)
}

const playing = ({ inscritos }: TorneoPage) => inscritos.filter(({ reserva }) => !reserva).length

type Fact = readonly [string, string | null]

/** How the torneo is played: format, teams, dates, maps, and the organisers' rules. */
export function Reglas({ torneo }: { torneo: TorneoPage }) {
  const nameOf = useMapNames()
  const { formato, cupos, por_equipo, inicio, inscripcion_hasta, checkin_minutos, mapas, reglas, cuenta_ladder } =
    torneo
  const { mejor_de: common, others } = commonBestOf(roundsOf(torneo))
  const facts: Fact[] = [
    ['Formato', formato && formatoText[formato]],
    ['Cupos', cupos === null ? null : `${cupos} clanes`],
    ['Por equipo', por_equipo === null ? null : por_equipo === 1 ? '1 jugador' : `Desde ${por_equipo} jugadores`],
    ['Inscripción', inscripcion_hasta && `Hasta el ${formatDayAndTime(inscripcion_hasta)}`],
    ['Check-in', checkin_minutos ? `Los últimos ${checkin_minutos} minutos antes de partir` : null],
    ['Parte', formatDayAndTime(inicio)],
    ['Partidas', common && bestOfText(common)],
    ...others.map(({ nombre, mejor_de }): Fact => [nombre, bestOfText(mejor_de)]),
    ['Mapas', mapas.length > 0 ? mapas.map(nameOf).join(', ') : null],
    ['Ladder', formato && (cuenta_ladder ? 'Cada partida jugada cuenta para el ranking' : 'No cuenta para el ranking')],
  ]
  return (
    <>
      <dl className={`grid ${css.facts}`}>
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
          Reporta el clan que perdió; el que ganó lo confirma, o tiene 30 minutos para objetar. Lo objetado lo decide la
          organización.
        </p>
      )}
      {reglas && <p className={css.text}>{reglas}</p>}
    </>
  )
}
