import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertDuePosts } from '@trinchera/db/queries/discord/due-posts'
import { recordPost, pendingPosts } from '@trinchera/db/queries/discord/posts'
import { testDialects } from '@trinchera/db/testing'
import { readConfig } from '@trinchera/runtime/config'
import { startTwitch, type TestTwitch } from '@trinchera/testing/twitch'
import { openTestPolling, type TestPolling } from '../../testing/polling'
import { pollTwitch } from './poll-twitch'
import { openHelix } from './helix'

// Tests the path from Twitch's answers to the pending Discord posts about streams.

let site: TestPolling
let twitch: TestTwitch
let poll: () => Promise<unknown>

const host = '127.0.0.1'
const minutes = (count: number) => site.clock.pass(count * 60)

/** The texts of the posts that the bot receives; the bot posts all of them. */
async function postedTexts(): Promise<string[]> {
  await poll()
  const { clock, database } = site
  const owed = await database.transaction(async (trx) => {
    await insertDuePosts(trx, clock.now, host)
    return pendingPosts(trx, 0, clock.now, host)
  })
  const mensajes = [{ canal: '1'.repeat(18), mensaje: '2'.repeat(18) }]
  for (const { id } of owed) await recordPost(database.db, id, { mensajes, faltan: false }, clock.now.toISOString())
  return owed.flatMap((post) => (post.tipo === 'stream' ? [post.stream.title] : []))
}
const begin = (title: string) =>
  twitch.goLive('cabo_tv', { title, id: title, started_at: site.clock.now.toISOString() })
const end = () => twitch.goOffline('cabo_tv')

describe.each(testDialects)('a stream in Discord, on %s', (dialect) => {
  beforeEach(async () => {
    site = await openTestPolling(dialect)
    twitch = await startTwitch()
    const { twitch: settings } = readConfig({
      DATA_DIR: '/nonexistent',
      JWT_SECRET: 'x'.repeat(32),
      BOT_SECRET: 'x'.repeat(32),
      REDIS_URL: 'redis://127.0.0.1:1',
      ...twitch.env,
    })
    if (!settings) throw new Error('Twitch is not configured')
    const helix = openHelix(settings, () => site.clock.now)
    poll = () => pollTwitch(site.context, helix, 60_000, new AbortController().signal, () => 0.5)
    await site.player('Cabo', { twitch: 'cabo_tv' })
    await postedTexts()
    minutes(1)
  })
  afterEach(async () => {
    await site.database.drop()
    await twitch.stop()
  })

  it('that breaks off and begins again is posted once', async () => {
    begin('Primera')
    expect(await postedTexts()).toEqual(['Primera'])
    minutes(20)
    end()
    await postedTexts()
    minutes(10)
    begin('Segunda')
    expect(await postedTexts()).toEqual([])
    for (let hour = 0; hour < 3; hour++) {
      minutes(60)
      expect(await postedTexts()).toEqual([])
    }
  })
  it('is posted once also after hours, and when it breaks off repeatedly', async () => {
    begin('Primera')
    await postedTexts()
    minutes(180)
    await postedTexts()
    for (const title of ['Segunda', 'Tercera', 'Cuarta']) {
      end()
      await postedTexts()
      minutes(40)
      begin(title)
      expect(await postedTexts()).toEqual([])
      minutes(40)
    }
  })
  it('is posted once when no poll saw the interruption', async () => {
    begin('Primera')
    await postedTexts()
    minutes(90)
    begin('Segunda')
    expect(await postedTexts()).toEqual([])
  })
  it('is posted again when it begins an hour after the last one ended', async () => {
    begin('Primera')
    await postedTexts()
    minutes(30)
    end()
    await postedTexts()
    minutes(61)
    begin('Segunda')
    expect(await postedTexts()).toEqual(['Segunda'])
  })
  it('is posted when the one before ended before it was posted', async () => {
    begin('Primera')
    await poll()
    minutes(1)
    end()
    await postedTexts()
    minutes(5)
    begin('Segunda')
    expect(await postedTexts()).toEqual(['Segunda'])
  })
})
