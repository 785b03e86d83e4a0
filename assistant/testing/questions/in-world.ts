import { afterAll, beforeAll } from 'vitest'
import type { TestDatabase } from '@trinchera/db/testing'
import { Assistant } from '../../src/assistant'
import { gameHost, now, openWorld } from './world'

/** Opens the world before the tests of a file, with an assistant that answers from it, and drops it after them. */
export function inWorld(): { readonly database: TestDatabase; readonly assistant: Assistant } {
  const world: { database?: TestDatabase; assistant?: Assistant } = {}
  beforeAll(async () => {
    world.database = await openWorld()
    world.assistant = new Assistant({ database: world.database, now: () => now, gameHost, siteName: 'Trinchera' })
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
  }
}
