import type { Torneo } from '@trinchera/contract/torneos'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { DeleteDialog } from '../DeleteDialog'

interface DeleteTorneoProps {
  torneo: Torneo
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteTorneo({ torneo, open, onOpenChange }: DeleteTorneoProps) {
  const refresh = useRefresh()
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      over={`Torneo n.º ${torneo.id}`}
      title={`Vas a eliminar ${torneo.nombre}`}
      then={['Sale de Torneos y del inicio.', 'No se puede deshacer.']}
      act={`Eliminar ${torneo.nombre}`}
      onDelete={() => api.deleteTorneo({ params: { id: torneo.id } })}
      onSettled={() => refresh('torneos')}
    />
  )
}
