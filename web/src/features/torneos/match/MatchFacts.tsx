import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { calendarAddress } from '@trinchera/contract/calendars'
import { paths } from '@trinchera/contract/site-paths'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import { Link } from '../../../lib/router'
import { useMapNames } from '../../../lib/use-map-name'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { bestOfText } from '../../../ui/match/torneo-text'
import css from '../torneos.module.css'

/** Facts of a match: when and on which maps it is played, who can play, and which matches the winner and the loser go to. */
export function MatchFacts({ match }: { match: TorneoMatchPage }) {
  const nameOf = useMapNames()
  const { torneo, a, b, estado, fecha, mapas, mejor_de, siguiente, siguiente_perdedor, planteles } = match
  const open = torneo.estado === 'en-juego' && estado !== 'cerrada' && estado !== 'libre'
  const next = [
    { who: 'Quien gana pasa a la', id: siguiente },
    { who: 'Quien pierde pasa a la', id: siguiente_perdedor },
  ]
  return (
    <>
      <section>
        <SectionHead title="Cómo se juega" note={bestOfText(mejor_de)} />
        <ul className="list">
          {fecha ? (
            <li className={`row ${css.hour}`}>
              <time translate="no" dateTime={fecha}>
                {formatDayAndTime(fecha)}
              </time>
              {open && (
                <a
                  className="button compact"
                  href={calendarAddress({ torneo: torneo.id, partida: match.id })}
                  download={`torneo-${torneo.id}-partida-${match.id}.ics`}
                >
                  Guardar en tu calendario
                </a>
              )}
            </li>
          ) : (
            open && <li>Sin hora fijada</li>
          )}
          {mapas.map((code, index) => (
            <li key={`${index} ${code}`}>
              <span className="dim">{`Mapa ${index + 1}`}</span> <span translate="no">{nameOf(code)}</span>
            </li>
          ))}
          {next.map(
            ({ who, id }) =>
              id !== null && (
                <li key={who}>
                  <span translate="no">{who}</span>{' '}
                  <Link className="target" to={paths.torneoPartida(torneo.id, id)}>
                    {`partida n.º ${id}`}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </section>
      {planteles.length > 0 && (
        <section>
          <SectionHead title="Planteles" />
          <ul className="list">
            {planteles.map(({ id_clan, jugadores }) => (
              <li key={id_clan}>
                <b>{[a, b].find((side) => side?.id_clan === id_clan)?.nombre}</b>
                <p className={`small ${css.roster}`}>{jugadores.map(({ username }) => username).join(', ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
