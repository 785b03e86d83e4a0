import type { RetoPage } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import type { LiveSide } from './live'
import css from './live.module.css'

const bandoText = { aliados: 'Aliados', eje: 'Eje' } as const

interface LiveSidesProps {
  sides: readonly LiveSide[]
  bando: RetoPage['bando']
}

/** Name of the side that a clan plays on: the side that it chose, or the opposite of the rival's choice. Undefined before the choice. */
function bandoOf(clan: number, bando: RetoPage['bando']): string | undefined {
  if (!bando) return undefined
  return bandoText[bando.id_clan === clan ? bando.lado : bando.lado === 'eje' ? 'aliados' : 'eje']
}

/** One table of players for each clan, and one for players whose clan is unknown. */
export const LiveSides = ({ sides, bando }: LiveSidesProps) => (
  <div className={`grid ${css.sides}`}>
    {sides.map(({ clan, players, points }) => {
      const name = clan?.nombre ?? 'Sin identificar'
      const first = clan && bandoOf(clan.id, bando)
      return (
        <section key={clan?.id ?? 0} className={clan ? css.side : css.unknown} aria-label={name}>
          <div className={`row ${css.sideHead}`}>
            <h3>{name}</h3>
            {first && <span className="label">{first}</span>}
            <span className={css.points}>
              <b translate="no">{points}</b> <span className="small dim">{`en ${players.length}`}</span>
            </span>
          </div>
          {players.length === 0 ? (
            <p className="small dim">Nadie por ahora.</p>
          ) : (
            <table className="data-table">
              <caption className="screen-reader-only">
                Quiénes juegan: <span translate="no">{name}</span>
              </caption>
              <thead>
                <tr>
                  <th className="align-left" scope="col">
                    Jugador
                  </th>
                  <th scope="col">Puntaje</th>
                  <th scope="col">Ping</th>
                </tr>
              </thead>
              <tbody>
                {players.map(({ nombre, puntaje, ping, player_id }, i) => (
                  <tr key={`${nombre} ${i}`}>
                    <th className="name-cell" scope="row">
                      {player_id === null ? (
                        nombre
                      ) : (
                        <Link className="row-link" to={paths.jugador(player_id)} translate="no">
                          {nombre}
                        </Link>
                      )}
                    </th>
                    <td translate="no">{puntaje}</td>
                    <td>
                      <span translate="no">{ping}</span> <span className="dim">ms</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )
    })}
  </div>
)
