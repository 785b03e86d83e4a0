import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { told } from '../../../ui/toast/told'
import type { PlayerDialogProps } from './dialog'

export function DeletePlayer({ player, ...dialog }: PlayerDialogProps) {
  const refresh = useRefresh()

  const remove = () =>
    told(
      api.deleteAdminPlayer({ params: { id: player.id } }),
      'No pudimos eliminar al jugador. Intenta de nuevo.',
    ).finally(() => refresh('panel/jugadores', 'jugador', 'clan', 'tabla'))

  const clanes = player.clanes.map(({ nombre }) => nombre).join(', ')
  return (
    <ConfirmDialog
      {...dialog}
      over={`Jugador n.º ${player.id}`}
      title={`Vas a eliminar a ${player.username}`}
      then={[
        'Sus sesiones terminan al tiro.',
        ...(clanes
          ? [`Deja ${clanes}. Donde es Líder, pasa a serlo el que sigue; donde está solo, el clan se cierra.`]
          : []),
        'Sus partidas quedan, con el nombre que tenía.',
        'No se puede deshacer.',
      ]}
      act={`Eliminar a ${player.username}`}
      actPending="Eliminando…"
      onConfirm={remove}
    />
  )
}
