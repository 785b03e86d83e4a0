import { type Say } from '../wording'
import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { Torneo } from '@trinchera/contract/torneos'
import type { Site } from '../intent'
import type { Facts, InRound } from './facts'
import type { Side, Slots } from './slots'

/** What an aspect is told from. */
export interface Telling {
  facts: Facts
  /** The torneo that is meant; of those that are not over, where none is. */
  of: readonly Torneo[]
  all: readonly Torneo[]
  /** The clan that is meant, and its row in the torneo. */
  side: Side | null
  row: Inscrito | null
  /** The matches that are meant: of two clans, of a round, or the one that was told before. */
  meant: readonly InRound[]
  slots: Slots
  /** Whether the question, or the thread, says which torneo it is. */
  named: boolean
  /** Whether the question speaks of whoever asks. */
  ofSelf: boolean
  site: Site
  say: Say
}

/** Something that can be asked of a torneo, by the id of the intent or article whose sample questions ask it. */
export interface Aspect {
  id: string
  /** The torneo that is meant where none is named: by default the one that is played, else the next. */
  when?: 'past' | 'coming'
  /** It is told of torneos as a whole, so that none of them is what is talked of next. */
  ofAll?: true
  /** It is told as well of a torneo that has no bracket on the site. */
  anyway?: true
  say: (telling: Telling) => string | Promise<string>
}
