import type { WinClaim } from '@trinchera/contract/win-claims'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { SubmitActions } from '../../../ui/dialog/FormDialog'
import { WinClaimFacts } from '../../../ui/match/WinClaimFacts'
import { WinClaimStory } from '../../../ui/match/WinClaimStory'
import { winClaimTitle } from '../../../ui/match/win-claim-text'
import { Parts } from '../../../ui/state/Parts'
import { WinClaimVotes } from '../../../ui/match/WinClaimVotes'
import formCss from '../form.module.css'
import { openBy, useOpenCase, useOtherViewers } from '../cases'
import { MissingCase } from '../MissingCase'
import { SettleForm, settleForm, useSettle } from './SettleForm'
import { SettlePreview } from './SettlePreview'

interface CaseProps {
  open: boolean
  onClose: () => void
}

const frameOf = (winClaim: WinClaim, { open, onClose }: CaseProps) => ({
  open,
  onOpenChange: onClose,
  over: `Caso ${winClaim.id}, ${winClaim.etapa.juego.nombre}, ${winClaim.etapa.nombre}. Se jugó el ${formatDateTime(winClaim.jugada)}`,
  title: winClaimTitle(winClaim),
})

const Record = ({ winClaim }: { winClaim: WinClaim }) => (
  <Parts className="stack">
    <WinClaimVotes winClaim={winClaim} />
    <p className="small">
      <Link className="more" to={paths.victoria(winClaim.id)}>
        La página del caso
      </Link>
    </p>
  </Parts>
)

function OpenCase({ winClaim, ...props }: CaseProps & { winClaim: WinClaim }) {
  const others = useOtherViewers(`victoria:${winClaim.id}`)
  const settle = useSettle(winClaim, props.onClose)
  return (
    <Dialog
      {...frameOf(winClaim, props)}
      aside={
        <Parts className={`stack ${formCss.beside}`}>
          <SettlePreview winClaim={winClaim} tipo={settle.tipo} />
          <Record winClaim={winClaim} />
        </Parts>
      }
      actions={
        <SubmitActions
          form={settleForm}
          act={
            settle.tipo === 'acreditar' ? 'Acreditar' : settle.tipo === 'rechazar' ? 'Rechazar' : 'Elige qué decides'
          }
          danger={settle.tipo === 'rechazar'}
          disabled={settle.blocked !== undefined || !settle.tipo}
          pending={settle.pending}
          pendingText="Guardando…"
          onBack={props.onClose}
        />
      }
    >
      {others.length > 0 && <p className="small brass">{`${openBy(others)}.`}</p>}
      <Parts className="stack">
        <WinClaimStory winClaim={winClaim} />
        <WinClaimFacts winClaim={winClaim} />
        <SettleForm {...settle} />
      </Parts>
    </Dialog>
  )
}

/** Dialog of a win claim. While it is open, other staff see who has the claim open. */
export function WinClaimCase({
  id,
  winClaim,
  loading,
  ...props
}: CaseProps & { id: number; winClaim: WinClaim | undefined; loading: boolean }) {
  useOpenCase(props.open ? `victoria:${id}` : undefined)
  if (winClaim && isOpenCase(winClaim)) return <OpenCase winClaim={winClaim} {...props} />
  if (!winClaim) return <MissingCase {...props} title={`Caso ${id}`} loading={loading} missing="Ese caso no existe." />
  const close = <Button onClick={props.onClose}>Cerrar</Button>
  return (
    <Dialog {...frameOf(winClaim, props)} aside={<Record winClaim={winClaim} />} actions={close}>
      <Parts className="stack">
        <WinClaimStory winClaim={winClaim} />
        <WinClaimFacts winClaim={winClaim} />
      </Parts>
    </Dialog>
  )
}
