import type { Tema } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { Link } from '../../lib/router'
import { WhenPlayed } from '../../ui/state/RelativeTime'
import { buscaFacts, buscaNames } from './busca-text'
import css from './foro.module.css'

/** One line about a topic in which somebody looks for a clan or for players: which of the two, etapa, hours and role. */
const BuscaLine = ({ busca }: { busca: NonNullable<Tema['busca']> }) => (
  <p className={css.buscaLine}>
    <b>{`${buscaNames[busca.tipo]}${busca.clan ? ` para ${busca.clan.nombre}` : ''}`}</b>
    {buscaFacts(busca).map(({ label, text }) => (
      <span key={label}>
        <span className="screen-reader-only">{`${label}: `}</span>
        <span>{text}</span>
      </span>
    ))}
  </p>
)

/** A topic in a list. Its title opens the topic at the first unread post. `seccion`: the section's name, in lists of several sections. */
export function TemaRow({ tema, seccion }: { tema: Tema; seccion?: string | undefined }) {
  const { id, slug, titulo, creador, respuestas, ultimo, sin_leer: unread } = tema
  return (
    <li className={`grid link-row ${css.tema} ${unread > 0 ? css.unread : ''}`}>
      <div className={css.temaMain}>
        <h3 className={`line ${css.temaTitle}`}>
          <Link className="row-link" to={paths.tema(id, slug)}>
            {titulo}
          </Link>
          {unread > 0 && (
            <span className={css.unreadCount}>
              <span translate="no">{unread}</span>
              <span className="screen-reader-only"> sin leer</span>
            </span>
          )}
        </h3>
        {tema.busca && <BuscaLine busca={tema.busca} />}
        <p className={css.temaFacts}>
          {tema.fijado && <span className="chip attention">Fijado</span>}
          {tema.cerrado && <span className="chip">Cerrado</span>}
          {tema.oculto && <span className="chip attention">Oculto</span>}
          {tema.seguimiento === 'seguir' && <span className="chip">Lo sigues</span>}
          {tema.seguimiento === 'silenciar' && <span className="chip">Silenciado</span>}
          {seccion && <span>{seccion}</span>}
          <span>
            de <span translate="no">{creador}</span>
          </span>
          <span>{respuestas === 0 ? 'sin respuestas' : counted(respuestas, 'respuesta', 'respuestas')}</span>
        </p>
      </div>
      <p className={`grid ${css.last}`}>
        <WhenPlayed at={ultimo.fecha} />
        <span className={`ellipsis ${css.lastBy}`} translate="no">
          {ultimo.creador}
        </span>
      </p>
    </li>
  )
}
