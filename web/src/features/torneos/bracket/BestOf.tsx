import type { TorneoPartida } from '@trinchera/contract/torneo-llave'
import { bestOfText } from '../../../ui/match/torneo-text'
import css from './Bracket.module.css'

/** Number of maps that each match of a round has, shown next to the round's name. */
export function BestOf({ partidas }: { partidas: readonly TorneoPartida[] }) {
  const [first] = partidas
  return first && <small className={css.best}>{bestOfText(first.mejor_de)}</small>
}
