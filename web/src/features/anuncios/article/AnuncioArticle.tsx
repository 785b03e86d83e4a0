import type { Anuncio } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../app/session'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { AnuncioPicture } from '../list/AnuncioPicture'
import { DeleteAnuncio } from '../form/DeleteAnuncio'
import { RichText } from '../rich/RichText'

/** An announcement as it is read: picture, title, description, who and when, and its text. */
export function AnuncioArticle({ anuncio }: { anuncio: Anuncio }) {
  const session = useSession()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <article>
      <AnuncioPicture id={anuncio.id} imagen={anuncio.imagen} first />
      <h1>{anuncio.titulo}</h1>
      <p className="lead">{anuncio.descripcion}</p>
      <p className="lbl meta">
        <span>Por {anuncio.creador}</span>
        <time dateTime={anuncio.created_at}>{formatDateTime(anuncio.created_at)}</time>
        {anuncio.updated_at && <span>Modificado {formatDateTime(anuncio.updated_at)}</span>}
      </p>
      {session && staffMay(session.player, 'anuncios.manage') && (
        <div className="acts">
          <ButtonLink size="small" to={paths.editAnuncio(anuncio.id)}>
            Modificar
          </ButtonLink>
          <Button size="small" onClick={() => setAsking(true)}>
            Eliminar
          </Button>
          <DeleteAnuncio
            anuncio={anuncio}
            open={asking}
            onOpenChange={setAsking}
            onDeleted={() => void navigate(paths.anuncios)}
          />
        </div>
      )}
      <RichText html={anuncio.contenido} below={1} className="prose" />
    </article>
  )
}
