import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { Emblem } from '../../../art/Emblem'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import { contestState, sidesOf } from '../retos/contest'
import css from './waiting.module.css'

/** A contested no-show; the link opens its case. */
export function WaitingReto({ reto }: { reto: Reto }) {
  const { id, etapa, reclamo } = reto
  const others = useOtherViewers(`reto:${id}`)
  const sides = sidesOf(reto)
  const state = contestState(reto)
  if (!sides) return null
  return (
    <li>
      <Link className={css.case} to={paths.panelReto(id)}>
        <Emblem nombre={sides.accuser.nombre} imagen={sides.accuser.imagen} size={24} />
        <span className={css.what}>
          <b translate="no">{sides.accuser.nombre}</b> <span className="dim">dice que no se presentó</span>{' '}
          <span translate="no">{sides.accused.nombre}</span>
        </span>
        <span className={css.chips}>
          <span className={`chip ${state.look}`}>{state.text}</span>
        </span>
        <span className={`small ${css.note}`}>
          <span translate="no">{etapa.nombre}</span>
          {reclamo && (
            <>
              {' '}
              <span>· reclamo</span> <RelativeTime at={reclamo.fecha} />
            </>
          )}
          {others.length > 0 && <span className="brass">{` · ${others.join(', ')} lo está mirando`}</span>}
        </span>
      </Link>
    </li>
  )
}
