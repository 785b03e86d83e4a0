import type { CaseDetail } from '@trinchera/contract/rulings'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Button } from '../../../ui/controls/Button'
import { EditConflictNotice } from '../../../ui/form/EditConflictNotice'

interface StandingRulingProps {
  detail: CaseDetail
  /** Somebody decided while this one was looking. */
  decided: boolean
  onLook: () => void
}

/** The ruling that stands on a match, with who gave it and why; said aloud where it came while one was about to rule. */
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
          <b>{ruling && by ? `${by} la acaba de resolver.` : 'La acaban de resolver.'}</b> Tu fallo no se dio. {story}
        </p>
      </EditConflictNotice>
    )
  }
  if (!ruling) return null
  return (
    <div className="standing">
      <p>{story}</p>
      {ruling.tipo === 'trampa' && (
        <p className="small">
          Se reportó: {ruling.reportado.ganador.nombre} Venció a {ruling.reportado.perdedor.nombre}.
        </p>
      )}
    </div>
  )
}
