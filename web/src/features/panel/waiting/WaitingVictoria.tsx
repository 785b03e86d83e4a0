import type { Victoria } from '@trinchera/contract/victorias'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { Emblem } from '../../../art/Emblem'
import { useNow } from '../../../lib/clock'
import { victoriaState } from '../../../ui/match/victoria-text'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import css from './waiting.module.css'

/** A win not reported that staff may decide; the link opens its case. */
export function WaitingVictoria({ victoria }: { victoria: Victoria }) {
  const now = useNow()
  const { id, etapa, ganador, perdedor, quien, fecha } = victoria
  const others = useOtherViewers(`victoria:${id}`)
  const state = victoriaState(victoria, now)
  return (
    <li>
      <Link className={css.case} to={paths.panelVictoria(id)}>
        <Emblem nombre={ganador.nombre} imagen={ganador.imagen} size={24} />
        <span className={css.what}>
          <b translate="no">{ganador.nombre}</b> <span className="dim">dice que le ganó a</span>{' '}
          <span translate="no">{perdedor.nombre}</span>
        </span>
        <span className={css.chips}>
          <span className={`chip ${state.look}`}>{state.text}</span>
        </span>
        <span className={`small ${css.note}`}>
          <span>
            <span translate="no">{etapa.nombre}</span> · lo abrió <span translate="no">{quien}</span> ·
          </span>{' '}
          <RelativeTime at={fecha} />
          {others.length > 0 && <span className="brass">{` · ${others.join(', ')} lo está mirando`}</span>}
        </span>
      </Link>
    </li>
  )
}
