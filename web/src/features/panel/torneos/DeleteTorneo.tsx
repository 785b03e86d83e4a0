import type { Torneo } from '@trinchera/contract/torneos'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { DeleteDialog } from '../DeleteDialog'

interface DeleteTorneoProps extends DialogState {
  torneo: Torneo
}

export function DeleteTorneo({ torneo, ...dialog }: DeleteTorneoProps) {
  const refresh = useRefresh()
  return (
    <DeleteDialog
      {...dialog}
      over={`Torneo n.º ${torneo.id}`}
      title={`Vas a eliminar ${torneo.nombre}`}
      then={['Sale de Torneos y del inicio.', 'No se puede deshacer.']}
      act={`Eliminar ${torneo.nombre}`}
      onDelete={() => api.deleteTorneo({ params: { id: torneo.id } })}
      onSettled={() => refresh('torneos')}
    />
  )
}
