import type { Etapa } from '@trinchera/contract/etapas'
import { counted } from '@trinchera/rules/counted'
import { api } from '../../../lib/api'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { DeleteDialog } from '../DeleteDialog'
import { useRefreshJuegos } from '../juegos/refresh-juegos'

export interface EtapaDialogProps extends DialogState {
  etapa: Etapa
}

export function DeleteEtapa({ etapa, ...dialog }: EtapaDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const held = etapa.clanes > 0 || etapa.partidas > 0
  return (
    <DeleteDialog
      {...dialog}
      over={etapa.juego.nombre}
      title={`Vas a eliminar ${etapa.nombre}`}
      then={
        held
          ? [
              `Tiene ${counted(etapa.clanes, 'clan', 'clanes')} y ${counted(etapa.partidas, 'partida', 'partidas')}: así no se puede. Para terminarla, ciérrala.`,
            ]
          : ['Sale del ladder al tiro.', 'No se puede deshacer.']
      }
      disabled={held}
      act={`Eliminar ${etapa.nombre}`}
      onDelete={() => api.deleteEtapa({ params: { id: etapa.id } })}
      onSettled={refreshJuegos}
    />
  )
}
