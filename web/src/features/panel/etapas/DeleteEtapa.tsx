import type { Etapa } from '@trinchera/contract/etapas'
import { api } from '../../../lib/api'
import { DeleteDialog } from '../DeleteDialog'
import { useRefreshJuegos } from '../juegos/refresh-juegos'

export interface EtapaDialogProps {
  etapa: Etapa
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteEtapa({ etapa, open, onOpenChange }: EtapaDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const held = etapa.clanes > 0 || etapa.partidas > 0
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      over={etapa.juego.nombre}
      title={`Vas a eliminar ${etapa.nombre}`}
      then={[
        held
          ? `Tiene ${etapa.clanes} clanes y ${etapa.partidas} partidas: así no se puede. Para terminarla, ciérrala.`
          : 'Sale del ladder al tiro.',
        'No se puede deshacer.',
      ]}
      act={`Eliminar ${etapa.nombre}`}
      onDelete={() => api.deleteEtapa({ params: { id: etapa.id } })}
      onSettled={refreshJuegos}
    />
  )
}
