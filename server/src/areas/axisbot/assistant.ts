import { gameServers } from '@trinchera/db/queries/servidores'
import { readOpciones } from '@trinchera/db/queries/opciones'
import type { Database } from '@trinchera/db/database'
import { ask, type Answer } from './ask'
import { intents } from './intents/all'
import type { Site } from './intent'
import { learn, type Matcher } from './matching/matcher'
import { CommunityNames } from './names/community'

let learnt: Promise<Matcher> | null = null

/** What the examples teach, learnt once a process, when it is first wanted. */
export const matcher = (): Promise<Matcher> => (learnt ??= learn(intents))

export interface AssistantParts { database: Pick<Database, 'db'>; now: () => Date; gameHost: string; siteName: string }

/** The assistant of one process: it answers from the site as it is at each question. */
export class Assistant {
  readonly #parts: AssistantParts
  readonly #names: CommunityNames

  constructor(parts: AssistantParts) {
    this.#parts = parts
    this.#names = new CommunityNames(parts.database)
  }

  /** The site at this moment. */
  async site(): Promise<Site> {
    const { database: { db }, now, gameHost, siteName } = this.#parts
    return { db, now: now(), siteName, community: await this.#names.current(), opciones: () => readOpciones(db), servidores: () => gameServers(db, gameHost) }
  }

  async ask(text: string, conversacion?: string | null): Promise<Answer> {
    return ask(text, conversacion, await this.site(), await matcher())
  }
}
