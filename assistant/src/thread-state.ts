import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { ClanName, Who } from './names/community'
import type { Consulta } from './query/consulta'

/** A clan by its id, a place of the table, or whoever asks. */
export type StoredSide = string | number | null

/** A match that was supposed, with the place of whoever asks and the size of the table. */
export interface StoredSupposition {
  subject: StoredSide
  other: StoredSide
  wins: boolean | null
  own: number | null
  ranked: number | null
}

/** What a conversation was about so far. */
export interface Thread {
  intent: string | null
  /** Whom the last answer was about, the first the most; and whom those before it were. */
  quien: readonly Who[]
  earlier: readonly Who[]
  etapas: readonly NamedEtapa[]
  listed: readonly Who[]
  /** A game server, by its id. */
  servidor: number | null
  /** Whether the retos that were told are those of the clan of the one who asks. */
  mine: boolean
  /** The last question about the site's data. */
  consulta: Consulta | null
  supuesto: StoredSupposition | null
  /** The address of the text that was quoted last. */
  texto: string | null
  /** The last question that did not go on with another, as it was typed. */
  asked: string | null
  /** A digest of the last answer. */
  said: string | null
  /** The match that the last answer told of first, by its id. */
  partida: number | null
  /** The retos that the last answer told of, by their ids. */
  retos: readonly number[]
  /** The clan of whoever asks, where they said so in this thread. */
  own: ClanName | null
  /** A torneo, by its id, what was asked of it, and the match that was told. */
  torneo: { id: number; aspect: string; match?: number | undefined } | null
}

export const newThread: Thread = {
  intent: null,
  quien: [],
  earlier: [],
  etapas: [],
  listed: [],
  servidor: null,
  mine: false,
  consulta: null,
  supuesto: null,
  texto: null,
  asked: null,
  said: null,
  partida: null,
  retos: [],
  own: null,
  torneo: null,
}

/** The last answer was about two who met, and about nothing else of either. */
export const isPair = ({ intent, consulta, quien }: Thread): boolean =>
  quien.length > 1 && (intent === 'duelo' || (consulta?.de === 'partidas' && consulta.rival !== null))
