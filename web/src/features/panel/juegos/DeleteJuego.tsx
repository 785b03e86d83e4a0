import type { Juego } from '@trinchera/contract/juegos'
import { api } from '../../../lib/api'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { DeleteDialog } from '../DeleteDialog'
import { useRefreshJuegos } from './refresh-juegos'

interface DeleteJuegoProps extends DialogState {
  juego: Juego
  /** Number of etapas that the juego has. */
  etapas: number
}

export function DeleteJuego({ juego, etapas, ...dialog }: DeleteJuegoProps) {
  const refreshJuegos = useRefreshJuegos()
  return (
    <DeleteDialog
      {...dialog}
      over={`Juego n.º ${juego.id}`}
      title={`Vas a eliminar ${juego.nombre}`}
      then={[
        etapas > 0
          ? `Tiene ${etapas} ${etapas === 1 ? 'etapa' : 'etapas'}: mientras le quede una, no se puede.`
          : 'Sale del menú del ladder al tiro.',
        'No se puede deshacer.',
      ]}
      act={`Eliminar ${juego.nombre}`}
      onDelete={() => api.deleteJuego({ params: { id: juego.id } })}
      onSettled={refreshJuegos}
    />
  )
}
