import type { AnuncioCard as Card } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { AnuncioByline } from './AnuncioByline'
import { AnuncioPicture } from './AnuncioPicture'
import css from './cards.module.css'

const commentsText = (count: number) =>
  count === 0 ? 'Sin comentarios' : count === 1 ? '1 comentario' : `${count} comentarios`

interface AnuncioCardProps {
  anuncio: Card
  hot: boolean
  newest: boolean
}

/** An announcement in the list. The whole card is one link. `hot`: published while the list was open. */
export const AnuncioCard = ({ anuncio, hot, newest }: AnuncioCardProps) => (
  <li className={`${css.card} ${newest ? css.newest : ''} ${hot ? css.fresh : ''}`}>
    <AnuncioPicture
      id={anuncio.id}
      titulo={anuncio.titulo}
      imagen={anuncio.imagen}
      className={css.picture}
      first={newest}
    />
    <div>
      <h2>
        <Link to={paths.anuncio(anuncio.id)}>{anuncio.titulo}</Link>
      </h2>
      <p className={css.description}>{anuncio.descripcion}</p>
      <AnuncioByline anuncio={anuncio}>
        <span>{commentsText(anuncio.comentarios)}</span>
        {hot && <b className="brass">Nuevo</b>}
      </AnuncioByline>
    </div>
  </li>
)
