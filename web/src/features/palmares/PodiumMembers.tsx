import type { PalmaresEtapa } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './members.module.css'

/** The players of the three clans on the podium, as of when the etapa was archived. */
export const PodiumMembers = ({ podio }: Pick<PalmaresEtapa, 'podio'>) => (
  <section aria-label="Quienes subieron al podio">
    <SectionHead title="Quienes subieron al podio" />
    {podio
      .filter(({ jugadores }) => jugadores.length > 0)
      .map(({ id, puesto, nombre, jugadores }) => (
        <div key={id} className={`grid ${css.clan}`}>
          <h3 className={css.name}>
            <span className="dim" translate="no">
              {puesto}
            </span>{' '}
            <span translate="no">{nombre}</span>
          </h3>
          <ul className={`row ${css.members}`}>
            {jugadores.map((player) => (
              <li key={player.id} className="link-row">
                <Plate username={player.username} imagen={player.imagen} size={26} />
                <Link className="row-link" to={paths.jugador(player.id)} translate="no">
                  {player.username}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
  </section>
)
