import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { Parts } from '../../../ui/state/Parts'
import { Dialog } from '../../../ui/dialog/Dialog'
import { SubmitActions } from '../../../ui/dialog/FormDialog'
import { openBy, useOpenCase, useOtherViewers } from '../cases'
import { MissingCase } from '../MissingCase'
import { Conversation } from '../Conversation'
import { contestTitle, waitsForRuling } from './contest'
import { RetoFacts } from './RetoFacts'
import { SettledReto, SettleReto, settleRetoForm, useSettleReto } from './SettleReto'

interface CaseProps {
  open: boolean
  onClose: () => void
}

const frameOf = (reto: Reto, { open, onClose }: CaseProps) => ({
  open,
  onOpenChange: onClose,
  over: `Reto ${reto.id}, ${reto.etapa.juego.nombre}, ${reto.etapa.nombre}. Era el ${formatDateTime(reto.fecha)}`,
  title: contestTitle(reto),
})

const Record = ({ reto }: { reto: Reto }) => (
  <>
    <Conversation reto={reto} />
    <p className="small">
      <Link className="more" to={paths.reto(reto.id)}>
        La página del reto
      </Link>
    </p>
  </>
)

const acts = { mantenido: 'Mantener la falta', retirado: 'Retirar la falta' } as const

function OpenCase({ reto, ...props }: CaseProps & { reto: Reto }) {
  const others = useOtherViewers(`reto:${reto.id}`)
  const settle = useSettleReto(reto, props.onClose)
  return (
    <Dialog
      {...frameOf(reto, props)}
      aside={
        <Parts className="stack">
          <SettledReto reto={reto} fallo={settle.fallo} />
          <Record reto={reto} />
        </Parts>
      }
      actions={
        <SubmitActions
          form={settleRetoForm}
          act={settle.fallo ? acts[settle.fallo] : 'Elige qué decides'}
          danger={settle.fallo === 'mantenido'}
          disabled={!settle.fallo}
          pending={settle.pending}
          pendingText="Guardando…"
          onBack={props.onClose}
        />
      }
    >
      {others.length > 0 && <p className="small brass">{`${openBy(others)}.`}</p>}
      <Parts className="stack">
        <RetoFacts reto={reto} />
        <SettleReto reto={reto} {...settle} />
      </Parts>
    </Dialog>
  )
}

/** Dialog of a contested no-show. While it is open, other staff see who has the case open. */
export function RetoCase({
  id,
  reto,
  loading,
  ...props
}: CaseProps & { id: number; reto: Reto | undefined; loading: boolean }) {
  useOpenCase(props.open ? `reto:${id}` : undefined)
  if (reto && waitsForRuling(reto)) return <OpenCase reto={reto} {...props} />
  if (!reto)
    return (
      <MissingCase {...props} title={`Reto ${id}`} loading={loading} missing="Ese reto no tiene una falta reclamada." />
    )
  const close = <Button onClick={props.onClose}>Cerrar</Button>
  return (
    <Dialog
      {...frameOf(reto, props)}
      aside={
        <div className="stack">
          <Record reto={reto} />
        </div>
      }
      actions={close}
    >
      <RetoFacts reto={reto} />
    </Dialog>
  )
}
