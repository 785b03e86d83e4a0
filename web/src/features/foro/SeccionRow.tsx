import type { ForoSeccion } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { Link } from '../../lib/router'
import { WhenPlayed } from '../../ui/state/RelativeTime'
import css from './foro.module.css'

/** A forum section in the list: purpose, number of topics and posts, latest post. If empty, a link to open its first topic. */
export function SeccionRow({ seccion }: { seccion: ForoSeccion }) {
  const { slug, nombre, descripcion, temas, mensajes, sin_leer: unread, ultimo } = seccion
  return (
    <li className={`link-row ${css.seccion} ${unread > 0 ? css.unread : ''}`}>
      <h3 className={`line ${css.temaTitle}`}>
        <Link className="row-link" to={paths.foroSeccion(slug)} translate="yes">
          {nombre}
        </Link>
        {unread > 0 && (
          <span className={css.unreadCount}>
            <span translate="no">{unread}</span>
            <span className="screen-reader-only">{` ${unread === 1 ? 'tema sin leer' : 'temas sin leer'}`}</span>
          </span>
        )}
      </h3>
      {descripcion && <p className="small">{descripcion}</p>}
      {ultimo ? (
        <p className={css.temaFacts}>
          <span>{`${counted(temas, 'tema', 'temas')}, ${counted(mensajes, 'mensaje', 'mensajes')}`}</span>
          <span className={css.lastTitle}>
            Último: <b>{ultimo.titulo}</b>
          </span>
          <span>
            <span>
              <span translate="no">{ultimo.creador}</span>,
            </span>{' '}
            <WhenPlayed at={ultimo.fecha} />
          </span>
        </p>
      ) : (
        <p className={css.temaFacts}>
          <Link className="more" to={paths.foroNuevo(slug)} aria-label={`Abre el primer tema en ${nombre}`}>
            Abre el primer tema
          </Link>
        </p>
      )}
    </li>
  )
}
