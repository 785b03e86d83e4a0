import type { AnuncioCard } from '@trinchera/contract/anuncios'
import { useQueryClient } from '@tanstack/react-query'
import { live } from '../../../lib/queries'
import { api, codeOf, messageOf } from '../../../lib/api'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { toast } from '../../../ui/toast/toast'
import { withoutAnuncio } from '../list/feed'
import { anuncioQuery, anunciosQuery } from '../queries'

interface DeleteAnuncioProps {
  anuncio: Pick<AnuncioCard, 'id' | 'titulo' | 'comentarios'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted?: () => void
}

/** A dialog that asks for confirmation and deletes an announcement. */
export function DeleteAnuncio({
  anuncio: { id, titulo, comentarios },
  open,
  onOpenChange,
  onDeleted,
}: DeleteAnuncioProps) {
  const client = useQueryClient()

  async function remove() {
    try {
      const { message } = await api.deleteAnuncio({ params: { id } })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos eliminar el anuncio. Intenta de nuevo.'))
      // 404: somebody else has already deleted the announcement.
      if (codeOf(error) !== 404) throw error
    }
    onDeleted?.()
    client.setQueryData(anunciosQuery.queryKey, (feed) => feed && withoutAnuncio(feed, id))
    client.removeQueries({ queryKey: anuncioQuery(id).queryKey })
    void client.invalidateQueries({ queryKey: [live, 'anuncios-gestion'] })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      over="Anuncio"
      title={`Vas a eliminar «${titulo}»`}
      then={[
        'Desaparece para todos, al tiro.',
        ...(comentarios > 0
          ? [comentarios === 1 ? 'Se va también su comentario.' : `Se van también sus ${comentarios} comentarios.`]
          : []),
        'No se puede deshacer.',
      ]}
      act="Eliminar anuncio"
      actPending="Eliminando…"
      onConfirm={remove}
    />
  )
}
