import { findMensajes } from '@trinchera/db/queries/foro/search'
import { gameServers } from '@trinchera/db/queries/servidores/servidores'
import { playerById } from '@trinchera/db/queries/players/players'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import type { Database } from '@trinchera/db/database'
import type { Answer } from './answered'
import { articleAsked, askedTogether, formAsked, surelyAsked } from './labels'
import { asRulesSay } from './answers/rules'
import { ask } from './in-thread'
import type { Site } from './intent'
import { matcher } from './intents/learnt'
import type { Matcher } from './intents/matcher'
import { converse, modelPatience } from './model/converse'
import type { Endpoint } from './model/endpoint'
import { withTurn } from './model/turns'
import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { noServices, type OutsideServices } from '@trinchera/rules/privacidad'
import { CommunityNames } from './names/community'
import { EditedTextsReader } from './names/rulebook'
import { SiteTexts } from './names/texts'
import { newThread } from './thread-state'
import { readAsked } from './understand'
import { inSpanish } from './wording'
import { wordsOf } from './words/plain'

export interface AssistantParts {
  database: Pick<Database, 'db' | 'dialect'>
  now: () => Date
  gameHost: string
  siteName: string
  /** Whether there is a bot in Discord. */
  discord?: boolean
  /** Whether one can log in with Google. */
  google?: boolean
  llaves?: boolean
  /** Whether the site sends mail. */
  mail?: boolean
  /** The services outside the site that receive personal data. */
  outside?: OutsideServices
  /** The steps of setting up the site, as a player finds them. */
  setup?: (player: number) => Promise<SetupStep[]>
  /** The language model that words the answers; null: the engine's own words. */
  llm?: Endpoint | null
  /** How long the model may take for one answer, ms. */
  patience?: number
  /** After how long without a word from the model the engine's own answer stands, ms. */
  silence?: number
  /** Where a failure of the model is noted. */
  log?: { warn(details: object, message: string): void }
  /** What was learnt elsewhere than where it is by default. */
  learnt?: () => Promise<Matcher>
}

/** After so long without a word from the model the engine's own answer stands, ms. */
const modelSilence = 1000
/** As many posts of the forum are looked at for an answer. */
const mostFound = 12
/** Questions that a model may be at together; more are answered by the engine. */
const mostAtOnce = 8
/** After so many failures in a row the model is left alone for a while, ms. */
const mostFailures = 3
const restMs = 30_000

/** The assistant of one process: it answers from the site as it is at each question. */
export class Assistant {
  readonly #parts: AssistantParts
  readonly #names: CommunityNames
  readonly #edited = new EditedTextsReader()
  readonly #texts: SiteTexts
  readonly #matcher: () => Promise<Matcher>
  #underWay = 0
  #failures = 0
  #restsUntil = 0

  constructor(parts: AssistantParts) {
    this.#parts = parts
    this.#texts = new SiteTexts(parts.outside ?? noServices)
    this.#matcher = parts.learnt ?? matcher
    this.#names = new CommunityNames(parts.database)
  }

  /** The site at this moment, as the player sees it who asks. */
  async site(asker?: number | null): Promise<Site> {
    const {
      database: { db, dialect },
      now,
      gameHost,
      siteName,
      discord = false,
      google = false,
      llaves = true,
      mail = true,
      outside = noServices,
      setup,
    } = this.#parts
    const community = await this.#names.current()
    const learnt = await this.#matcher()
    const edited = await this.#edited.current(db)
    const player = asker ? await playerById(db, asker) : null
    const told = { matcher: learnt, now: now(), player }
    return {
      db,
      now: now(),
      siteName,
      say: inSpanish,
      discord,
      community,
      ...edited,
      articulo: (question, { asked }, least) => {
        const before = asked ? readAsked(wordsOf(asked), community, learnt.vocabulary, newThread).articleFeatures : []
        return articleAsked(question, before, told, least)
      },
      juntos: (question, last) => askedTogether(question, last, told),
      forma: (question) => formAsked(question, told),
      asunto: (question, among, least) => surelyAsked(question, told, among, least),
      leido: (text) => readAsked(wordsOf(text), community, learnt.vocabulary, newThread),
      asker: player && { kind: 'jugador', id: player.id, nombre: player.username },
      opciones: () => readOpciones(db),
      servidores: () => gameServers(db, gameHost),
      mensajes: (words) => findMensajes(db, dialect, words, { pagina: 1, por_pagina: mostFound }),
      textos: () => this.#texts.current(db, edited, now()),
      google,
      llaves,
      mail,
      outside,
      puestaEnMarcha: async () => (setup && player ? setup(player.id) : []),
    }
  }

  /** Answers a question; `conversacion` is what came with the last answer of the same thread, `asker` the id of the player who asks. */
  async ask(text: string, conversacion?: string | null, asker?: number | null): Promise<Answer> {
    return this.#answer(text, conversacion, asker, null)
  }

  /**
   * Answers a question and shows the answer as it comes, each time the whole of it so far. What is shown later replaces it: the engine's own
   * answer stands where the model is silent, until the model's is there and holds what the tools gave.
   */
  async tell(
    text: string,
    conversacion: string | null | undefined,
    asker: number | null | undefined,
    show: (text: string) => void,
  ): Promise<Answer> {
    return this.#answer(text, conversacion, asker, show)
  }

  async #answer(
    text: string,
    conversacion: string | null | undefined,
    asker: number | null | undefined,
    show: ((text: string) => void) | null,
  ): Promise<Answer> {
    const site = await this.site(asker)
    const told = await ask(text, conversacion, site, await this.#matcher())
    const ruled = asRulesSay(told.response, site)
    const own = ruled ? { ...told, response: ruled.text } : told
    const { llm } = this.#parts
    if (!llm) return own
    const answer = (await this.#inWords(llm, text, conversacion, own, site, show)) ?? own
    return { ...answer, conversacion: withTurn(answer.conversacion, conversacion, text, answer.response) }
  }

  /** The model's answer, where it is there and keeps to what it was given. */
  async #inWords(
    llm: Endpoint,
    text: string,
    conversacion: string | null | undefined,
    own: Answer,
    site: Site,
    show: ((text: string) => void) | null,
  ): Promise<Answer | null> {
    const { log, patience = modelPatience, silence = modelSilence } = this.#parts
    if (this.#underWay >= mostAtOnce || Date.now() < this.#restsUntil) return null
    this.#underWay++
    const quiet = new AbortController()
    let shown: 'nothing' | 'own' | 'model' = 'nothing'
    // shown as it comes, the engine's answer takes the place of the silence; otherwise it is the answer
    const showOwn = () => {
      if (shown !== 'nothing') return
      shown = 'own'
      show?.(own.response)
    }
    const first = show && setTimeout(showOwn, silence)
    let listening: ReturnType<typeof setTimeout> | undefined
    // not AbortSignal.any of AbortSignal.timeout: Node.js may collect a timeout that only a joined signal refers to, which then never comes
    const ending = setTimeout(() => quiet.abort(), patience)
    try {
      const answer = await converse(llm, text, conversacion, own, site, await this.#matcher(), {
        signal: quiet.signal,
        onText: (soFar) => {
          if (shown === 'own') return
          shown = 'model'
          show?.(soFar)
        },
        onHeard: (waits) => {
          clearTimeout(listening)
          if (waits && !show) listening = setTimeout(() => quiet.abort(), silence)
        },
      })
      this.#failures = 0
      return answer
    } catch (error) {
      this.#failures++
      if (this.#failures >= mostFailures) this.#restsUntil = Date.now() + restMs
      log?.warn({ err: error }, 'el modelo de lenguaje no contestó; contesta el asistente')
      return null
    } finally {
      clearTimeout(listening)
      clearTimeout(ending)
      if (first) clearTimeout(first)
      // a step that was given up is not read on
      quiet.abort()
      this.#underWay--
    }
  }
}
