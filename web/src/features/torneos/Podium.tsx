import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import css from './torneos.module.css'

const placeOf = (index: number) => (index === 0 ? 'Campeón' : index === 1 ? 'Segundo' : 'Semifinalista')

/** Who won it, and who came after; nothing before it is over. */
export function Podium({ torneo: { podio } }: { torneo: Pick<TorneoPage, 'podio'> }) {
  if (podio.length === 0) return null
  return (
    <ol className={css.podium} aria-label="Podio">
      {podio.map(({ id_clan, nombre, imagen }, index) => (
        <li key={id_clan} className={index === 0 ? css.champion : undefined}>
          <Emblem nombre={nombre} imagen={imagen} size={index === 0 ? 64 : 36} />
          <span>
            <span className={`label ${index === 0 ? 'brass' : ''}`}>{placeOf(index)}</span>
            <Link className="target" to={paths.clan(id_clan)}>
              <b>{nombre}</b>
            </Link>
          </span>
        </li>
      ))}
    </ol>
  )
}
