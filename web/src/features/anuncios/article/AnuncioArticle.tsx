import type { Anuncio } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../lib/session'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { ShareButton } from '../../../ui/controls/ShareButton'
import { DeleteAnuncio } from '../form/DeleteAnuncio'
import { AnuncioByline } from '../list/AnuncioByline'
import { AnuncioPicture } from '../list/AnuncioPicture'
import { RichText } from '../../../ui/rich/RichText'
import css from './article.module.css'

/** An announcement: picture, title, description, byline and text. */
export function AnuncioArticle({ anuncio }: { anuncio: Anuncio }) {
  const session = useSession()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  return (
    <article>
      <AnuncioPicture id={anuncio.id} titulo={anuncio.titulo} imagen={anuncio.imagen} className={css.picture} first />
      <h1>{anuncio.titulo}</h1>
      <p className={`lead ${css.description}`}>{anuncio.descripcion}</p>
      <AnuncioByline anuncio={anuncio}>
        {anuncio.updated_at && <span>{`Modificado ${formatDateTime(anuncio.updated_at)}`}</span>}
        <ShareButton path={paths.anuncio(anuncio.id)} title={anuncio.titulo} />
      </AnuncioByline>
      {session && staffMay(session.player, 'anuncios.manage') && (
        <div className={css.acts}>
          <ButtonLink size="small" to={paths.editAnuncio(anuncio.id)}>
            Modificar
          </ButtonLink>
          <Button size="small" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
          <DeleteAnuncio
            anuncio={anuncio}
            open={deleting}
            onOpenChange={setDeleting}
            onDeleted={() => void navigate(paths.anuncios)}
          />
        </div>
      )}
      <RichText html={anuncio.contenido} below={1} className={`prose ${css.text}`} />
    </article>
  )
}
