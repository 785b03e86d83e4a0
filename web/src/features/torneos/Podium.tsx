import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import css from './torneos.module.css'

/** Names of the podium's places. With double elimination, only one clan is third; in other formats, two clans lost a semifinal. */
const placesOf = (formato: TorneoPage['formato']) => [
  'Campeón',
  'Segundo',
  formato === 'doble' ? 'Tercero' : 'Semifinalista',
]

/** The champion and the next places. Renders nothing before the torneo has ended. */
export function Podium({ torneo: { formato, podio } }: { torneo: Pick<TorneoPage, 'formato' | 'podio'> }) {
  if (podio.length === 0) return null
  const places = placesOf(formato)
  return (
    <ol className={`row ${css.podium}`} aria-label="Podio">
      {podio.map(({ id_clan, nombre, imagen }, index) => (
        <li key={id_clan} className={index === 0 ? css.champion : undefined}>
          <Emblem nombre={nombre} imagen={imagen} size={index === 0 ? 64 : 36} />
          <span>
            <span className={`label ${index === 0 ? 'brass' : ''}`}>{places[index] ?? places.at(-1)}</span>
            <Link className="target" to={paths.clan(id_clan)}>
              <b translate="no">{nombre}</b>
            </Link>
          </span>
        </li>
      ))}
    </ol>
  )
}
