import type { Juego } from '@trinchera/contract/juegos'
import type { Opciones } from '@trinchera/contract/opciones'
import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import type { GameServer } from '@trinchera/contract/servidores'
import type { Hallazgo } from '@trinchera/contract/foro'
import type { Db } from '@trinchera/db/database'
import type { Guia } from '@trinchera/rules/textos/textos'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Article } from './corpus/articles'
import type { QueryForm } from './corpus/forms'
import type { IntentData, Use } from './corpus/intents'
import type { Community, PlayerName, Who } from './names/community'
import type { Rulebook } from './names/rulebook'
import type { SiteText } from './names/site-text'
import type { OutsideServices } from '@trinchera/rules/privacidad'
import type { Consulta } from './query/consulta'
import type { StoredSupposition, Thread } from './thread-state'
import type { Question } from './understand'
import type { Say } from './wording'
import type { Word } from './words/plain'

/** What answers are made of: the live site, through the queries that the API itself answers with. */
export interface Site {
  db: Db
  /** The newest posts of the forum that have all these words. */
  mensajes: (words: readonly string[]) => Promise<Hallazgo[]>
  now: Date
  siteName: string
  /** Says it in the language of the question. */
  say: Say
  /** Whether there is a bot in Discord. */
  discord: boolean
  community: Community
  /** Who asks, where that is known: the session's player, or that of the linked account. */
  asker: PlayerName | null
  /** The article that answers a question of a thread; null if none does for sure. `least`: from which confidence, 0 to 1. */
  articulo(question: Question, thread: Pick<Thread, 'asked'>, least?: number): Article | null
  /** What a question and the one before it ask together; then what else they may ask. */
  juntos(question: Question, last: Question): readonly [Asking, Asking]
  /** The form of a question about the site's data; null if it has none for sure. `least`: from which confidence, 0 to 1. */
  forma(question: Question): QueryForm | null
  /** The intent, article or form that a question surely asks for, by its id; of some (`among`) that it is of. `least`: from which confidence, 0 to 1. */
  asunto(question: Question, among?: (id: string) => boolean, least?: number): string | null
  /** A text read as a question by itself. */
  leido(text: string): Question
  opciones(): Promise<Opciones>
  /** The reglamento as staff have written it. */
  reglamento: Rulebook
  /** The guide to play again as staff have written it; null while it is the original. */
  guia: Guia | null
  servidores(): Promise<GameServer[]>
  /** What is published, to be quoted. */
  textos(): Promise<readonly SiteText[]>
  /** Whether one can log in with Google. */
  google: boolean
  /** Whether one can log in with a passkey. */
  llaves: boolean
  /** Whether the site sends mail: where it does not, staff hand over the links of accounts. */
  mail: boolean
  /** The services outside the site that receive personal data. */
  outside: OutsideServices
  /** The steps of setting up the site, for whoever asks; nobody but rol 1 is told of them. */
  puestaEnMarcha(): Promise<readonly SetupStep[]>
}

/** What is asked, by its id, and its share of all that may be, 0 to 1. */
interface Asking {
  id: string
  share: number
}

/** What a question names. `quien` in its order; `desconocido`: words that may be a name nobody has. */
export interface Named {
  quien: readonly Who[]
  etapas: readonly NamedEtapa[]
  juego: Juego | null
  /** A place or an order in a list: 'el tercero' is 3, 'el último' -1. */
  numero: number | null
  desconocido: string | null
}

/** A question as an intent gets it, what the thread knows filled in. */
export interface Asked extends Named {
  site: Site
  words: readonly Word[]
  /** Whom its own words name, and where. */
  mentions: readonly { from: number; to: number; who: Who }[]
  /** What its words stand for. */
  terms: ReadonlySet<string>
  /** It leans on what was said before: 'y si pierde', 'en cuál hay más'. */
  goesOn: boolean
  /** A game server by its id, named or spoken of. */
  servidor: number | null
  /** The time that it says, or every such day of the week; empty where it says none, or today. */
  cuando: Partial<Pick<Consulta, 'desde' | 'hasta' | 'semana'>>
  /** Says it in the language of the question. */
  say: Say
  /** What the thread was about before. */
  before: Pick<Thread, 'intent' | 'quien' | 'earlier' | 'listed' | 'servidor' | 'supuesto' | 'own'>
}

/** `missing`: there is nobody of that name. `ask`: the answer needs to know more. `away`: not about the community. `unsure`: one of the suggestions, perhaps. */
export type ReplyKind = 'answer' | 'missing' | 'ask' | 'away' | 'unsure'

export interface Reply {
  text: string
  kind?: ReplyKind
  /** Questions to ask next. */
  sugerencias?: readonly string[]
  /** What a follow-up is about: whom, in which etapas, and what the answer listed in its order. */
  quien?: readonly Who[]
  etapas?: readonly NamedEtapa[]
  listed?: readonly Who[]
  /** Whether the retos that it tells are those of the clan of the one who asks. */
  mine?: boolean
  /** The game server it is about, by its id. */
  servidor?: number
  /** The address of the text that it quotes. */
  texto?: string
  /** The torneo it is about, and what it tells of it. */
  torneo?: NonNullable<Thread['torneo']>
  /** The question about the site's data that it answers. */
  consulta?: Consulta
  /** The match that it supposes. */
  supuesto?: StoredSupposition
}

/** Something that people ask, with what answers it. */
export interface Intent extends IntentData {
  answer: Answering
}

export type Answering = (asked: Asked) => Reply | Promise<Reply>

/** Whether an intent has a use for what a question names. */
export const uses = ({ uses: used }: Intent, what: Use): boolean => used?.includes(what) ?? false
