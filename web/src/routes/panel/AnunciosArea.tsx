import { useQuery } from '@tanstack/react-query'
import { AnuncioForm } from '../../features/anuncios/form/AnuncioForm'
import { ManageAnuncios } from '../../features/anuncios/form/ManageAnuncios'
import { pendingQuery } from '../../features/panel/pending-query'
import { SubTabs } from '../../features/panel/SubTabs'
import { CommentsQueue } from './CommentsQueue'

/**
 * The panel's area for anuncios: tabs to create and manage them (docs/behaviour/anuncios-and-foro.md#Anuncios in the panel), and one for
 * reported comments.
 */
export default function AnunciosArea() {
  const { data: pending } = useQuery(pendingQuery)
  return (
    <SubTabs
      label="Anuncios"
      tabs={[
        { key: 'crear', label: 'Crear Anuncio' },
        { key: 'gestionar', label: 'Gestionar Anuncios' },
        { key: 'comentarios', label: 'Comentarios denunciados', count: pending?.comentarios ?? 0 },
      ]}
    >
      {(tab) =>
        tab === 'comentarios' ? <CommentsQueue /> : tab === 'gestionar' ? <ManageAnuncios /> : <AnuncioForm />
      }
    </SubTabs>
  )
}
