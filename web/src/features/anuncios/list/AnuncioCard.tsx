import type { AnuncioCard as Card } from '@trinchera/contract/anuncios'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { AnuncioPicture } from './AnuncioPicture'

const said = (count: number) =>
  count === 0 ? 'Sin comentarios' : count === 1 ? '1 comentario' : `${count} comentarios`

interface AnuncioCardProps {
  anuncio: Card
  /** It came while the list was on the screen. */
  hot: boolean
  /** The newest one is told at length. */
  lead: boolean
}

/** An announcement in the list; pressing anywhere opens it. */
export const AnuncioCard = ({ anuncio, hot, lead }: AnuncioCardProps) => (
  <li className={`card${lead ? ' lead-card' : ''}${hot ? ' hot' : ''}`}>
    <AnuncioPicture id={anuncio.id} imagen={anuncio.imagen} first={lead} />
    <div>
      <h2>
        <Link to={paths.anuncio(anuncio.id)}>{anuncio.titulo}</Link>
      </h2>
      <p className="desc">{anuncio.descripcion}</p>
      <p className="lbl meta">
        <span>Por {anuncio.creador}</span>
        <time dateTime={anuncio.created_at}>{formatDateTime(anuncio.created_at)}</time>
        <span>{said(anuncio.comentarios)}</span>
        {hot && <b className="brass">Nuevo</b>}
      </p>
    </div>
  </li>
)
