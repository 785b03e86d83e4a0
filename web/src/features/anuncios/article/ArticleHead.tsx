import type { Anuncio } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../../lib/router'
import { Icon } from '../../../ui/controls/Icon'
import { ShareButton } from '../../../ui/controls/ShareButton'
import { AnuncioByline } from '../list/AnuncioByline'
import { AnuncioPicture } from '../list/AnuncioPicture'
import css from './article.module.css'

/** Link from an announcement back to the list of announcements. */
export const Back = () => (
  <Link className="more back" to={paths.anuncios}>
    <Icon name="back" size={16} /> <span>Anuncios</span>
  </Link>
)

/** An announcement's picture, title, description and byline. `drawn`: see `AnuncioPicture`. */
export const ArticleHead = ({ anuncio, drawn }: { anuncio: Anuncio; drawn?: boolean }) => (
  <>
    <AnuncioPicture
      id={anuncio.id}
      titulo={anuncio.titulo}
      imagen={anuncio.imagen}
      className={css.picture}
      first
      drawn={drawn}
    />
    <h1>{anuncio.titulo}</h1>
    <p className="lead mt-2">{anuncio.descripcion}</p>
    <AnuncioByline anuncio={anuncio}>
      {anuncio.updated_at && <span>{`Modificado ${formatDateTime(anuncio.updated_at)}`}</span>}
      <ShareButton path={paths.anuncio(anuncio.id)} title={anuncio.titulo} />
    </AnuncioByline>
  </>
)
