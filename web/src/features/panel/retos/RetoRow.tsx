import type { Reto } from '@trinchera/contract/retos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Emblem } from '../../../art/Emblem'
import { Button } from '../../../ui/controls/Button'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import { contestState, contestTitle, sidesOf, waitsForRuling } from './contest'
import css from '../case-list.module.css'

/** One contested no-show: who says it of whom, its state, and the claim. */
export function RetoRow({ reto, onOpen }: { reto: Reto; onOpen: () => void }) {
  const { id, etapa, fecha, reclamo } = reto
  const others = useOtherViewers(`reto:${id}`)
  const sides = sidesOf(reto)
  const state = contestState(reto)
  const act = waitsForRuling(reto) ? 'Resolver' : 'Ver'
  const emblem = sides?.accuser ?? reto.retador
  return (
    <li className={css.case}>
      <Emblem nombre={emblem.nombre} imagen={emblem.imagen} size={24} />
      <span className={css.what}>
        {sides ? (
          <>
            <b translate="no">{sides.accuser.nombre}</b> <span className="dim">dice que no se presentó</span>{' '}
            <span translate="no">{sides.accused.nombre}</span>
          </>
        ) : (
          contestTitle(reto)
        )}
      </span>
      <span className={css.state}>
        <span className={`chip ${state.look}`}>{state.text}</span>
      </span>
      <Button size="small" data-case={id} aria-label={`${act} el reto ${id}`} onClick={onOpen}>
        {act}
      </Button>
      <span className={`small dim ${css.note}`}>
        <span>
          <span>{`Reto ${id}, `}</span>
          <span translate="no">{etapa.juego.nombre}</span>, <span translate="no">{etapa.nombre}</span>
          <span>{` · era el ${formatDateTime(fecha)}`}</span>
        </span>
        {reclamo && (
          <>
            {' '}
            <span>· reclamo</span> <RelativeTime at={reclamo.fecha} />
          </>
        )}
        {others.length > 0 && <span className="brass">{` · ${others.join(', ')} lo está mirando`}</span>}
      </span>
    </li>
  )
}
