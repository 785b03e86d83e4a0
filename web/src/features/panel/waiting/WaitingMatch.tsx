import type { MatchCase } from '@trinchera/contract/rulings'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { Emblem } from '../../../art/Emblem'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import { statesOf } from '../rulings/case-text'
import css from './waiting.module.css'

/** A claimed match; the link opens its case. */
export function WaitingMatch({ match }: { match: MatchCase }) {
  const others = useOtherViewers(`partida:${match.id}`)
  // Open claims come first, the newest first: the last open one has waited longest.
  const claim = match.reclamos.findLast(({ abierto }) => abierto)
  return (
    <li>
      <Link className={css.case} to={paths.panelMatch(match.id)}>
        <Emblem nombre={match.ganador.nombre} imagen={match.ganador.imagen} size={24} />
        <span className={css.what}>
          <b translate="no">{match.ganador.nombre}</b> <span className="dim">le ganó a</span>{' '}
          <span translate="no">{match.perdedor.nombre}</span>
        </span>
        <span className={css.chips}>
          {statesOf(match).map(({ text, look }) => (
            <span key={text} className={`chip ${look}`}>
              {text}
            </span>
          ))}
        </span>
        <span className={`small ${css.note}`}>
          <span>
            <span>{`Partida ${match.id}, `}</span>
            <span translate="no">{match.etapa.nombre}</span>
          </span>
          {claim && (
            <>
              {' '}
              <span>
                · la reclamó <span translate="no">{claim.quien}</span> ·
              </span>{' '}
              <RelativeTime at={claim.fecha} />
            </>
          )}
          {others.length > 0 && <span className="brass">{` · ${others.join(', ')} la está mirando`}</span>}
        </span>
      </Link>
    </li>
  )
}
