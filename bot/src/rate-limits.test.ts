import { REST } from 'discord.js'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { startDiscord } from '@trinchera/testing/discord'
import { discordRest } from './discord-rest'
import { withoutLongWaits } from './rate-limits'

const discord = await startDiscord()
afterAll(() => discord.stop())
afterEach(() => void vi.useRealTimers())

it('goes on at once after the clock was two hours ahead and is set back', async () => {
  const { DISCORD_API_URL: api = '', DISCORD_TOKEN: token = '' } = discord.env
  const client: REST = new REST({ api, rejectOnRateLimit: withoutLongWaits(() => client) }).setToken(token)
  const rest = discordRest(client)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
  await rest.post(discord.talk.id, { content: 'adelantado' })
  vi.useRealTimers()
  // more than discord.js sends in one second: it would regard the next two hours as that same second
  const many = 2 * client.options.globalRequestsPerSecond
  await Promise.all(Array.from({ length: many }, (_none, i) => rest.post(discord.talk.id, { content: `${i}` })))
  expect(discord.postsIn(discord.talk)).toHaveLength(many + 1)
})
