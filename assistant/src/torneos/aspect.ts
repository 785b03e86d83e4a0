import { type Say } from '../wording'
import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { Torneo } from '@trinchera/contract/torneos'
import type { Site } from '../intent'
import type { Facts, InRound } from './facts'
import type { Asks, Slots } from './slots'

/** A clan that a question is about: its name and its ids in all etapas. */
export interface Side {
  nombre: string
  ids: readonly number[]
}

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
  site: Site
  say: Say
}

/** Something that can be asked of a torneo. */
export interface Aspect {
  /** The words that ask for it stand in `corpus/words/aspectos.txt`. */
  id: string
  /** What such a question begins with; anything where nothing is said. */
  asks?: readonly Asks[]
  /** It is asked of a clan in the torneo, of torneos as a whole, or of a clan in all of them. */
  needs?: 'clan' | 'all' | 'clan of all'
  /** The torneo that is meant where none is named: by default the one that is played, else the next. */
  when?: 'past' | 'coming'
  /** It can be told of a torneo with a bracket alone. */
  bracket?: true
  /** Which sentence of a torneo's own text tells it, where the torneo has no bracket. */
  text?: RegExp
  /** Null where it cannot be told after all. */
  say: (telling: Telling) => string | null | Promise<string | null>
}
