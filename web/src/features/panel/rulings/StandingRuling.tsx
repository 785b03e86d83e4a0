import type { CaseDetail } from '@trinchera/contract/rulings'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Button } from '../../../ui/controls/Button'
import { EditConflictNotice } from '../../../ui/form/EditConflictNotice'
import css from './case.module.css'

interface StandingRulingProps {
  detail: CaseDetail
  /** True if another moderator gave a ruling while this case was open. */
  decided: boolean
  onLook: () => void
}

/** The ruling in force on a match, with its author and reason; an alert if the ruling was given while this case was open. */
export function StandingRuling({ detail, decided, onLook }: StandingRulingProps) {
  const { ruling } = detail
  const by = detail.fallos.find(({ levantado }) => levantado === null)?.quien
  const lifted = detail.fallos.findLast(({ levantado }) => levantado !== null)
  const story = ruling
    ? `${ruling.texto}${by ? ` (${by}, ${formatDateTime(ruling.fecha)})` : ''}: ${ruling.motivo}`
    : lifted
      ? 'El fallo quedó sin efecto: la partida vuelve a contar como se reportó.'
      : ''
  if (decided) {
    return (
      <EditConflictNotice
        acts={
          <Button size="small" onClick={onLook}>
            Ver cómo quedó
          </Button>
        }
      >
        <p>
          <b>{ruling && by ? `${by} la acaba de resolver.` : 'La acaban de resolver.'}</b>{' '}
          <span>{`Tu fallo no se dio. ${story}`}</span>
        </p>
      </EditConflictNotice>
    )
  }
  if (!ruling) return null
  return (
    <div className={`mt-3 ${css.standing}`}>
      <p>{story}</p>
      {ruling.tipo === 'trampa' && (
        <p className="small">
          Se reportó: <span translate="no">{ruling.reportado.ganador.nombre}</span> le ganó a{' '}
          <span translate="no">{ruling.reportado.perdedor.nombre}</span>.
        </p>
      )}
    </div>
  )
}
