import type { Victoria } from '@trinchera/contract/victorias'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/victoria-state'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { VictoriaFacts } from '../../../ui/match/VictoriaFacts'
import { VictoriaStory } from '../../../ui/match/VictoriaStory'
import { victoriaTitle } from '../../../ui/match/victoria-text'
import { Parts } from '../../../ui/state/Parts'
import { VictoriaVotes } from '../../../ui/match/VictoriaVotes'
import formCss from '../form.module.css'
import { openBy, useOpenCase, useOtherViewers } from '../cases'
import { MissingCase } from '../MissingCase'
import { SettleForm, settleForm, useSettle } from './SettleForm'
import { SettlePreview } from './SettlePreview'

interface CaseProps {
  open: boolean
  onClose: () => void
}

const frameOf = (victoria: Victoria, { open, onClose }: CaseProps) => ({
  open,
  onOpenChange: onClose,
  over: `Caso ${victoria.id}, ${victoria.etapa.juego.nombre}, ${victoria.etapa.nombre}. Se jugó el ${formatDateTime(victoria.jugada)}`,
  title: victoriaTitle(victoria),
})

const Record = ({ victoria }: { victoria: Victoria }) => (
  <Parts className="stack">
    <VictoriaVotes victoria={victoria} />
    <p className="small">
      <Link className="more" to={paths.victoria(victoria.id)}>
        La página del caso
      </Link>
    </p>
  </Parts>
)

function OpenCase({ victoria, ...props }: CaseProps & { victoria: Victoria }) {
  const others = useOtherViewers(`victoria:${victoria.id}`)
  const settle = useSettle(victoria, props.onClose)
  return (
    <Dialog
      {...frameOf(victoria, props)}
      aside={
        <Parts className={`stack ${formCss.beside}`}>
          <SettlePreview victoria={victoria} tipo={settle.tipo} />
          <Record victoria={victoria} />
        </Parts>
      }
      actions={
        <>
          <Button
            kind={settle.tipo === 'rechazar' ? 'danger' : 'primary'}
            type="submit"
            form={settleForm}
            disabled={settle.blocked !== undefined || !settle.tipo}
            pending={settle.pending}
            pendingText="Guardando…"
          >
            {settle.tipo === 'acreditar' ? 'Acreditar' : settle.tipo === 'rechazar' ? 'Rechazar' : 'Elige qué decides'}
          </Button>
          <Button onClick={props.onClose}>Cancelar</Button>
        </>
      }
    >
      {others.length > 0 && <p className="small brass">{`${openBy(others)}.`}</p>}
      <Parts className="stack">
        <VictoriaStory victoria={victoria} />
        <VictoriaFacts victoria={victoria} />
        <SettleForm {...settle} />
      </Parts>
    </Dialog>
  )
}

/** The dialog of a win not reported; while it is open, other staff see who has it open. */
export function VictoriaCase({
  id,
  victoria,
  loading,
  ...props
}: CaseProps & { id: number; victoria: Victoria | undefined; loading: boolean }) {
  useOpenCase(props.open ? `victoria:${id}` : undefined)
  if (victoria && isOpenCase(victoria)) return <OpenCase victoria={victoria} {...props} />
  if (!victoria) return <MissingCase {...props} title={`Caso ${id}`} loading={loading} missing="Ese caso no existe." />
  const close = <Button onClick={props.onClose}>Cerrar</Button>
  return (
    <Dialog {...frameOf(victoria, props)} aside={<Record victoria={victoria} />} actions={close}>
      <Parts className="stack">
        <VictoriaStory victoria={victoria} />
        <VictoriaFacts victoria={victoria} />
      </Parts>
    </Dialog>
  )
}
