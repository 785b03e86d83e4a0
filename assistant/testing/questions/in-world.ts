import { afterAll, beforeAll } from 'vitest'
import type { TestDatabase } from '@trinchera/db/testing'
import { Assistant } from '../../src/assistant'
import { gameHost, now, openWorld } from './world'

/** What a person reads of an answer: without the addresses of its links and without marks. */
const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')

interface World {
  readonly database: TestDatabase
  readonly assistant: Assistant
  /** The last answer of a thread, its questions parted by ' -> ', as a person reads it; asked by a player where one is named. */
  asked(thread: string, as?: string | null): Promise<string>
}

/** Opens the world before the tests of a file, with an assistant that answers from it, and drops it after them. */
export function inWorld({ brackets = false, ...site }: { mail?: boolean; brackets?: boolean } = {}): World {
  const world: { database?: TestDatabase; assistant?: Assistant } = {}
  beforeAll(async () => {
    world.database = await openWorld(brackets)
    world.assistant = new Assistant({
      database: world.database,
      now: () => now,
      gameHost,
      siteName: 'Trinchera',
      ...site,
    })
  })
  afterAll(() => world.database?.drop())
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the world is opened before the first test')
    return part
  }
  return {
    get database() {
      return opened(world.database)
    },
    get assistant() {
      return opened(world.assistant)
    },
    async asked(thread, as = null) {
      const found = opened(world.database).db.selectFrom('players').where('username', '=', as).select('id')
      const player = as === null ? null : (await found.executeTakeFirstOrThrow()).id
      let conversacion: string | null = null
      let response = ''
      for (const question of thread.split(' -> '))
        ({ response, conversacion } = await opened(world.assistant).ask(question, conversacion, player))
      return plain(response)
    },
  }
}
