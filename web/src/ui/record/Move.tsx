import { placeMovement } from '@trinchera/rules/presentation'

/** A clan's current place (`actual`) and its previous one (`ultimo`). Place 0: "No Rankeado". */
interface Standing {
  actual: number
  ultimo: number
}

const Arrow = ({ up }: { up: boolean }) => (
  <svg width="11" height="9" viewBox="0 0 11 9" aria-hidden="true">
    <path fill="currentColor" d={up ? 'M5.5 0L11 9H0Z' : 'M5.5 9L0 0H11Z'} />
  </svg>
)

export interface MoveProps extends Standing {
  /** True for a change of place long ago, shown in grey. */
  old?: boolean
}

/** A change of place: ▲3, ▼1, ▲ nuevo, or a dash. Shown by shape as well as colour, because some people cannot tell the colours apart. */
export function Move({ actual, ultimo, old }: MoveProps) {
  const { kind, places } = placeMovement(actual, ultimo)
  if (kind === 'none') {
    return (
      <span className="rank-move same">
        <span aria-hidden="true">–</span>
        <span className="screen-reader-only">sin cambios</span>
      </span>
    )
  }
  if (kind === 'new') {
    return (
      <span className={`rank-move ${old ? 'old' : 'up'}`}>
        <Arrow up />
        <span className="word">nuevo</span>
      </span>
    )
  }
  return (
    <span className={`rank-move ${old ? 'old' : kind}`}>
      <Arrow up={kind === 'up'} />
      <span className="screen-reader-only">{kind === 'up' ? 'sube ' : 'baja '}</span>
      <span translate="no">{places}</span>
    </span>
  )
}
