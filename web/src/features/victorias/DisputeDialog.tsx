import type { Victoria } from '@trinchera/contract/victorias'
import { longestClaim } from '@trinchera/rules/limits'
import { ReasonDialog } from '../../ui/dialog/ReasonDialog'

const then = (winner: string) => [
  'La administración decide, con lo que muestran y dicen los dos clanes y con el voto de la Asamblea.',
  `Le avisamos a quienes lideran ${winner}.`,
  'Nada se mueve en el ranking mientras tanto.',
  'Se responde una sola vez. Si después tu clan reporta la derrota, el caso queda resuelto.',
]

interface DisputeDialogProps {
  victoria: Victoria
  open: boolean
  onOpenChange: (open: boolean) => void
  dispute: (texto: string) => Promise<{ message: string }>
}

/** Asks the rival why it disputes a win. */
export const DisputeDialog = ({ victoria, open, onOpenChange, dispute }: DisputeDialogProps) => (
  <ReasonDialog
    draft={`disputa:${victoria.id}`}
    title={`Disputar la victoria de ${victoria.ganador.nombre}`}
    over={`${victoria.etapa.nombre}, ${victoria.etapa.juego.nombre}`}
    label="Qué pasó"
    help="Lo leen los dos clanes, los Líderes de la etapa y los moderadores."
    missing="Cuenta qué pasó"
    most={longestClaim}
    act="Disputar"
    back="Cancelar"
    then={then(victoria.ganador.nombre)}
    open={open}
    onOpenChange={onOpenChange}
    send={dispute}
  />
)
