import type { MatchPage } from '@trinchera/contract/partidas'
import { rangoText } from '@trinchera/rules/rango'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './Rosters.module.css'

/** The rosters (members) of both clans as they were when the match was reported. */
export const Rosters = ({ planteles }: { planteles: MatchPage['planteles'] }) => (
  <section>
    <SectionHead title="Planteles" note="al reportarse" />
    <div className={`grid ${css.rosters}`}>
      {planteles.map(({ id_clan, nombre, jugadores }) => (
        <div key={id_clan}>
          <h3 translate="no">{nombre}</h3>
          {jugadores.length === 0 && <p className="small dim">Sin plantel guardado.</p>}
          <ul className="list">
            {jugadores.map(({ id, username, rango, activo }) => (
              <li key={id} className={`row link-row ${css.player}`}>
                <Plate username={username} imagen={null} size={24} />
                {activo ? (
                  <Link className="row-link" to={paths.jugador(id)} translate="no">
                    {username}
                  </Link>
                ) : (
                  <span translate="no">{username}</span>
                )}
                {rango !== 'Miembro' && <span className="small dim">{rangoText[rango]}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
)
