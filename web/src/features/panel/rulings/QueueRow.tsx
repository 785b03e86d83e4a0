import type { MatchCase } from '@trinchera/contract/rulings'
import { Emblem } from '../../../art/Emblem'
import { useNow } from '../../../lib/clock'
import { whenPlayed } from '../../../lib/when'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { useOthersAt } from '../cases'
import { statesOf } from './case-text'

/** One match of the queue; on a phone the whole row is the button. */
export function QueueRow({ match, hot, onOpen }: { match: MatchCase; hot: boolean; onOpen: () => void }) {
  const now = useNow()
  const others = useOthersAt(`partida:${match.id}`)
  return (
    <tr role="row" data-recent={hot} className={hot ? 'hot' : undefined}>
      <Cell className="no">{match.id}</Cell>
      <Cell className="nm">
        <span className="versus">
          <Emblem id={match.ganador.id} imagen={match.ganador.imagen} size={24} />
          <span>
            <b>{match.ganador.nombre}</b> <span className="dim">Venció a</span> {match.perdedor.nombre}
          </span>
        </span>
      </Cell>
      <Cell className="by">{match.reportado_por}</Cell>
      <Cell className="wh">
        <time dateTime={match.fecha}>{whenPlayed(match.fecha, now)}</time>
      </Cell>
      <Cell className="es">
        {statesOf(match).map(({ text, look }) => (
          <span key={text} className={`chip ${look}`}>
            {text}
          </span>
        ))}
        {others.length > 0 && <span className="small brass">{others.join(', ')} la está mirando</span>}
      </Cell>
      <Cell className="do">
        <Button size="small" data-case={match.id} aria-label={`Resolver la partida ${match.id}`} onClick={onOpen}>
          Resolver
        </Button>
      </Cell>
    </tr>
  )
}
