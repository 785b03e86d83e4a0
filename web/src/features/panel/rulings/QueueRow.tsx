import type { MatchCase } from '@trinchera/contract/rulings'
import { formatLeft } from '@trinchera/rules/presentation'
import { Emblem } from '../../../art/Emblem'
import { useNow } from '../../../lib/clock'
import { whenPlayed } from '../../../lib/when'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { NameCell } from '../AdminTable'
import { useOtherViewers } from '../cases'
import { statesOf } from './case-text'
import css from './queue.module.css'

/** One match in the list. On a phone, its button covers the whole row. */
export function QueueRow({ match, hot, onOpen }: { match: MatchCase; hot: boolean; onOpen: () => void }) {
  const now = useNow()
  const { respuesta, ruling } = match
  const awaited =
    respuesta?.estado === 'pendiente' && !ruling && Date.parse(respuesta.hasta) > now ? respuesta : undefined
  const others = useOtherViewers(`partida:${match.id}`)
  return (
    <tr role="row" data-recent={hot} className={hot ? `hot ${css.hot}` : undefined}>
      <Cell className={css.number} translate="no">
        {match.id}
      </Cell>
      <NameCell>
        <span className={`line ${css.clanes}`}>
          <Emblem nombre={match.ganador.nombre} imagen={match.ganador.imagen} size={24} />
          <span>
            <b translate="no">{match.ganador.nombre}</b> <span className={`dim ${css.verb}`}>le ganó a</span>{' '}
            <span translate="no">{match.perdedor.nombre}</span>
          </span>
        </span>
      </NameCell>
      <Cell className={css.reporter} translate="no">
        {match.reportado_por}
      </Cell>
      <Cell className={css.time}>
        <time translate="no" dateTime={match.fecha}>
          {whenPlayed(match.fecha, now)}
        </time>
      </Cell>
      <Cell className={css.state}>
        {statesOf(match).map(({ text, look }) => (
          <span key={text} className={`chip ${look}`}>
            {text}
          </span>
        ))}
        {awaited && (
          <span className="small dim">
            <span className="screen-reader-only">
              Para que responda <span translate="no">{match.ganador.nombre}</span>,{' '}
            </span>
            <span>{formatLeft(awaited.hasta, now)}</span>
          </span>
        )}
        {others.length > 0 && <span className="small brass">{`${others.join(', ')} la está mirando`}</span>}
      </Cell>
      <Cell className={css.actions}>
        <Button
          size="small"
          className={css.open}
          data-case={match.id}
          aria-label={`Resolver la partida ${match.id}`}
          onClick={onOpen}
        >
          Resolver
        </Button>
      </Cell>
    </tr>
  )
}
