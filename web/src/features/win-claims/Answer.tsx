import type { WinClaim } from '@trinchera/contract/win-claims'
import { consequences, previewLoss } from '@trinchera/rules/loss-preview'
import { clanMay } from '@trinchera/rules/permissions'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnClan } from '../../lib/own-clan'
import { tableQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { ConfirmDialog, type DialogState } from '../../ui/dialog/Dialog'
import { useWinClaimActs } from './use-win-claim-acts'
import css from './win-claims.module.css'
import { longestClaim } from '@trinchera/rules/limits'
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
const DisputeDialog = ({ winClaim, dispute, ...dialog }: DisputeDialogProps) => (
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

/** The rival's answers to a win claim: acknowledge or dispute. Hidden if the viewer may not report for the rival, or after an answer. */
export function Answer({ winClaim }: { winClaim: WinClaim }) {
  const { etapa, ganador, perdedor } = winClaim
  const own = useOwnClan(etapa.id)
  const { acknowledge, dispute } = useWinClaimActs(winClaim)
  const [asking, setAsking] = useState<'reconocer' | 'disputar'>()
  const may =
    isOpenCase(winClaim) && !winClaim.respuesta && own?.id === perdedor.id && clanMay(own.PlayerClan.rango, 'report')
  const { data: table } = useQuery({ ...tableQuery(etapa.id), enabled: may })
  const preview = table && previewLoss(table.clanes, ganador.id, perdedor.id)
  if (!may) return null
  const toggle = (which: 'reconocer' | 'disputar') => (open: boolean) => setAsking(open ? which : undefined)
  return (
    <div className={`row ${css.acts}`}>
      <Button kind="primary" onClick={() => setAsking('reconocer')}>
        Reconocer
      </Button>
      <Button onClick={() => setAsking('disputar')}>Disputar</Button>
      <ConfirmDialog
        open={asking === 'reconocer'}
        onOpenChange={toggle('reconocer')}
        over={`${etapa.nombre}, ${etapa.juego.nombre}`}
        title={`${perdedor.nombre} perdió con ${ganador.nombre}`}
        then={[
          ...(preview ? consequences(preview, ganador.nombre, perdedor.nombre) : []),
          'Entra como una derrota reportada ahora, a tu nombre, y solo la administración la puede anular.',
          'El caso queda resuelto.',
        ]}
        act="Reconocer la victoria"
        actPending="Reconociendo…"
        danger={false}
        onConfirm={acknowledge}
      />
      <DisputeDialog
        winClaim={winClaim}
        open={asking === 'disputar'}
        onOpenChange={toggle('disputar')}
        dispute={dispute}
      />
    </div>
  )
}
