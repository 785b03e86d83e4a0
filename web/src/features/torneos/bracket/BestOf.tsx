import type { TorneoPartida } from '@trinchera/contract/torneo-llave'
import { bestOfText } from '../../../ui/match/torneo-text'
import css from './Bracket.module.css'

/** How many maps the matches of a round have, shown next to the round's name. */
export function BestOf({ partidas }: { partidas: readonly TorneoPartida[] }) {
  const [first] = partidas
  return first && <small className={css.best}>{bestOfText(first.mejor_de)}</small>
}
