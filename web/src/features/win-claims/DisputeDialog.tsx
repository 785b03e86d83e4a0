import type { WinClaim } from '@trinchera/contract/win-claims'
import { longestClaim } from '@trinchera/rules/limits'
import type { DialogState } from '../../ui/dialog/Dialog'
import { ReasonDialog } from '../../ui/dialog/ReasonDialog'

const then = (winner: string) => [
  'La administración decide, con lo que muestran y dicen los dos clanes y con el voto de la Asamblea.',
  `Le avisamos a quienes lideran ${winner}.`,
  'Nada se mueve en el ranking mientras tanto.',
  'Se responde una sola vez. Si después tu clan reporta la derrota, el caso queda resuelto.',
]

interface DisputeDialogProps extends DialogState {
  winClaim: WinClaim
  dispute: (texto: string) => Promise<{ message: string }>
}

/** Dialog in which the rival says why it disputes a win claim. */
export const DisputeDialog = ({ winClaim, dispute, ...dialog }: DisputeDialogProps) => (
  <ReasonDialog
    draft={`disputa:${winClaim.id}`}
    title={`Disputar la victoria de ${winClaim.ganador.nombre}`}
    over={`${winClaim.etapa.nombre}, ${winClaim.etapa.juego.nombre}`}
    label="Qué pasó"
    help="Lo leen los dos clanes, los Líderes de la etapa y los moderadores."
    missing="Cuenta qué pasó"
    most={longestClaim}
    act="Disputar"
    back="Cancelar"
    then={then(winClaim.ganador.nombre)}
    {...dialog}
    send={dispute}
  />
)
