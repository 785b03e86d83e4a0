import type { Anuncio } from '@trinchera/contract/anuncios'
import { staffMay } from '@trinchera/rules/permissions'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../lib/session'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { DeleteAnuncio } from '../form/DeleteAnuncio'
import { RichText } from '../../../ui/rich/RichText'
import { ArticleHead } from './ArticleHead'

export function AnuncioArticle({ anuncio }: { anuncio: Anuncio }) {
  const session = useSession()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  return (
    <article>
      <ArticleHead anuncio={anuncio} />
      {session && staffMay(session.player, 'anuncios.manage') && (
        <div className="row mt-3">
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
      <RichText html={anuncio.contenido} below={1} className="prose mt-4" />
    </article>
  )
}
