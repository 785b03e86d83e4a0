import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeNoticePreferences } from '@trinchera/db/queries/notices/preferences'
import { isUnknownChannel } from '@trinchera/db/queries/streams/streamers'
import { follow } from '@trinchera/db/queries/streams/follows'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { testDialects } from '@trinchera/db/testing'
import { readConfig } from '@trinchera/runtime/config'
import { startTwitch, type HelixMood, type TestTwitch } from '@trinchera/testing/twitch'
import { openTestPolling, type TestPolling } from '../../testing/polling'
import { pollTwitch, resetTwitch } from './poll-twitch'
import { openHelix } from './helix'

let site: TestPolling
let twitch: TestTwitch
beforeEach(async () => {
  twitch = await startTwitch()
})
afterEach(async () => {
  await site.database.drop()
  await twitch.stop()
})

const minute = 60_000

/** A worker with its own Twitch token. `patience`: timeout of a reply, ms. */
function worker(patience?: number) {
  const { twitch: settings } = readConfig({
    DATA_DIR: '/nonexistent',
    JWT_SECRET: 'x'.repeat(32),
    REDIS_URL: 'redis://127.0.0.1:1',
    ...twitch.env,
  })
  if (!settings) throw new Error('Twitch is not configured')
  const helix = openHelix(settings, () => site.clock.now, patience)
  return (random = 0.5) => pollTwitch(site.context, helix, minute, new AbortController().signal, () => random)
}
const now = () => streamsNow(site.database.db)
const online = async () => (await now()).online.map(({ user_login }) => user_login)

describe.each(testDialects)('Twitch on %s', (dialect) => {
  beforeEach(async () => {
    site = await openTestPolling(dialect)
  })

  it('is asked about players and the configured streamers', async () => {
    await site.setOpciones({ streamers: ['trinchera_tv', 'cabo_tv'] })
    const id = await site.player('Cabo', { twitch: 'Cabo_TV' })
    await site.player('Mal escrito', { twitch: 'no es un canal' })
    twitch.name('cabo_tv', 'Cabo_TV')
    twitch.name('trinchera_tv', null)
    await worker()()
    expect((await now()).ofline).toEqual([
      {
        login: 'cabo_tv',
        displayName: 'Cabo_TV',
        profileImage: 'https://static-cdn.example/cabo_tv-300x300.png',
        jugador: { id, username: 'Cabo' },
      },
      { login: 'trinchera_tv', displayName: 'trinchera_tv', profileImage: null, jugador: null },
    ])
    expect(twitch.calls.map(({ path, logins }) => [path, logins.toSorted()])).toEqual([
      ['/streams', ['cabo_tv', 'trinchera_tv']],
      ['/users', ['cabo_tv', 'trinchera_tv']],
    ])
  })

  it('shows the others while it refuses a login, which is set aside and asked about again after an hour', async () => {
    for (let n = 0; n < 7; n++) await site.player(`Tropa ${n}`, { twitch: `tropa_${n}` })
    const id = await site.player('Recluta', { twitch: 'recluta_tv' })
    await site.player('De antes', { twitch: '_recluta_tv' })
    twitch.refuse('recluta_tv')
    for (const login of ['tropa_0', 'tropa_6']) twitch.goLive(login)
    const poll = worker()
    expect(await poll()).toBe(minute)
    expect((await online()).toSorted()).toEqual(['tropa_0', 'tropa_6'])
    expect((await now()).al_dia).toBe(true)
    expect(await isUnknownChannel(site.database.db, 'recluta_tv')).toBe(true)
    expect(await isUnknownChannel(site.database.db, 'tropa_1')).toBe(false)
    const before = twitch.calls.length
    site.clock.pass(60)
    await poll()
    expect(
      twitch.calls
        .slice(before)
        .flatMap(({ logins }) => logins)
        .toSorted(),
    ).toEqual(Array.from({ length: 7 }, (_, n) => `tropa_${n}`))
    twitch.refuse('recluta_tv', false)
    twitch.goLive('recluta_tv')
    site.clock.pass(3600)
    await poll()
    expect((await now()).online.find(({ jugador }) => jugador?.id === id)?.user_login).toBe('recluta_tv')
    expect(await isUnknownChannel(site.database.db, 'recluta_tv')).toBe(false)
    expect(twitch.calls.flatMap(({ logins }) => logins)).not.toContain('_recluta_tv')
  })

  it('does not answer where it refuses whatever is asked', async () => {
    for (const login of ['cabo_tv', 'sargento_tv']) {
      await site.player(login, { twitch: login })
      twitch.refuse(login)
    }
    const poll = worker()
    expect(await poll()).toBeGreaterThanOrEqual(minute)
    expect((await now()).al_dia).toBe(false)
    for (const login of ['cabo_tv', 'sargento_tv']) twitch.refuse(login, false)
    await poll()
    expect((await now()).al_dia).toBe(true)
    expect(await isUnknownChannel(site.database.db, 'cabo_tv')).toBe(false)
  })

  it('loses one row of an answer that has another form, and no other', async () => {
    for (const login of ['cabo_tv', 'sargento_tv']) await site.player(login, { twitch: login })
    twitch.goLive('cabo_tv')
    // @ts-expect-error as Twitch has answered for channels that are being closed
    twitch.goLive('sargento_tv', { title: null })
    await worker()()
    expect(await online()).toEqual(['cabo_tv'])
    expect((await now()).al_dia).toBe(true)
  })

  it('leads to a broadcast when a stream begins, changes and ends, and not in between', async () => {
    const id = await site.player('Cabo', { twitch: 'cabo_tv' })
    const poll = worker()
    await poll()
    site.emitted.length = 0
    const started = twitch.goLive('cabo_tv', { user_name: 'Cabo_TV', title: 'Clan war', viewer_count: 44 })
    await poll()
    const [event] = site.emitted
    expect(event).toEqual({ room: 'publico', event: 'streams:changed', payload: await now() })
    expect((await now()).online).toEqual([
      {
        id: started.id,
        user_login: 'cabo_tv',
        user_name: 'Cabo_TV',
        title: 'Clan war',
        game_name: 'Medal of Honor: Allied Assault',
        viewer_count: 44,
        thumbnail_url: 'https://static-cdn.example/live_user_cabo_tv-320x180.jpg',
        started_at: started.started_at,
        jugador: { id, username: 'Cabo' },
      },
    ])
    const version = await site.version('streams')
    await poll()
    expect([site.emitted.length, await site.version('streams')]).toEqual([1, version])
    twitch.goLive('cabo_tv', { viewer_count: 45 })
    await poll()
    twitch.goOffline('cabo_tv')
    await poll()
    expect(site.emitted).toHaveLength(3)
    expect([await online(), (await now()).ofline.map(({ login }) => login)]).toEqual([[], ['cabo_tv']])
  })

  it('updates its freshness about once a minute, without a broadcast', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const poll = worker()
    await poll()
    const [first, version] = [(await now()).actualizado, await site.version('streams')]
    expect(first).toBe(site.clock.now.toISOString())
    site.emitted.length = 0
    site.clock.pass(30)
    await poll()
    expect([(await now()).actualizado, await site.version('streams')]).toEqual([first, version])
    site.clock.pass(30)
    await poll()
    expect([(await now()).actualizado, await site.version('streams')]).toEqual([
      site.clock.now.toISOString(),
      version + 1,
    ])
    expect(site.emitted).toEqual([])
  })

  it('is asked about a new player from the next round on, and no longer about a removed channel', async () => {
    const id = await site.player('Cabo')
    const poll = worker()
    await poll()
    expect(twitch.calls).toEqual([])
    await site.database.db.updateTable('players').set({ twitch: 'cabo_tv' }).where('id', '=', id).execute()
    twitch.goLive('cabo_tv')
    await poll()
    expect(await online()).toEqual(['cabo_tv'])
    await site.database.db.updateTable('players').set({ twitch: null }).where('id', '=', id).execute()
    await poll()
    expect(await now()).toMatchObject({ online: [], ofline: [] })
    expect(await site.database.db.selectFrom('streamers').selectAll().execute()).toEqual([])
  })

  it.each<HelixMood>(['unauthorized', 'limited', 'unavailable', 'misshapen', 'silent'])(
    'keeps the last answer with its age while it is %s, and logs it once',
    async (mood) => {
      await site.player('Cabo', { twitch: 'cabo_tv' })
      twitch.goLive('cabo_tv', { title: 'Clan war' })
      const poll = worker()
      const pollShortly = mood === 'silent' ? worker(200) : poll
      await poll()
      const before = await now()
      site.emitted.length = 0
      twitch.is(mood)
      twitch.goOffline('cabo_tv')
      for (let round = 0; round < 3; round++) {
        site.clock.pass(60)
        await pollShortly()
      }
      expect(await now()).toEqual({ ...before, al_dia: false })
      expect(site.emitted.map(({ payload }) => payload)).toEqual([{ ...before, al_dia: false }])
      twitch.is('well')
      site.clock.pass(60)
      await poll()
      expect(await now()).toMatchObject({ online: [], al_dia: true, actualizado: site.clock.now.toISOString() })
      expect(site.logged).toEqual([
        'Twitch no contesta; se muestra lo último que dijo y se reintenta',
        'Twitch volvió a contestar',
      ])
    },
  )

  it('is polled after a doubled, randomised delay after each failure, at most about ten minutes', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const poll = worker()
    twitch.is('unavailable')
    expect([await poll(0.5), await poll(0.5), await poll(0), await poll(1)]).toEqual([
      minute,
      2 * minute,
      0.8 * 4 * minute,
      1.2 * 8 * minute,
    ])
    expect([await poll(0.5), await poll(0.5)]).toEqual([10 * minute, 10 * minute])
    twitch.is('well')
    expect(await poll()).toBe(minute)
  })

  it('is not polled before its Retry-After, up to a limit', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const poll = worker()
    const seconds = Math.floor(site.clock.now.getTime() / 1000)
    twitch.is('limited', { 'ratelimit-reset': String(seconds + 300) })
    const wanted = await poll()
    expect(wanted).toBeGreaterThan(298_000)
    expect(wanted).toBeLessThanOrEqual(300_000)
    twitch.is('limited', { 'retry-after': '480' })
    expect(await poll()).toBe(480_000)
    twitch.is('limited', { 'ratelimit-reset': '99999999999' })
    expect(await poll()).toBe(15 * minute)
    twitch.is('unavailable', { 'retry-after': 'mañana' })
    expect(await poll()).toBe(8 * minute)
  })

  it('gives one token for many rounds, and a new one when it is refused or about to expire', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const poll = worker()
    for (let round = 0; round < 5; round++) await poll()
    expect(twitch.tokens).toBe(1)
    twitch.revokeTokens()
    twitch.tokenLife = 3600
    await poll()
    expect([twitch.tokens, (await now()).al_dia]).toEqual([2, true])
    site.clock.pass(3500)
    await poll()
    expect(twitch.tokens).toBe(2)
    site.clock.pass(60)
    await poll()
    expect([twitch.tokens, (await now()).al_dia]).toEqual([3, true])
  })

  it('is asked about a hundred logins at a time, page by page', async () => {
    const streamers = Array.from({ length: 200 }, (_, index) => `streamer_${index}`)
    await site.setOpciones({ streamers })
    for (let index = 0; index < 55; index++) await site.player(`Soldado ${index}`, { twitch: `soldado_${index}` })
    for (let index = 0; index < 150; index++) twitch.goLive(`streamer_${index}`, { viewer_count: index })
    twitch.pageSize = 40
    await worker()()
    expect(await online()).toEqual(streamers.slice(0, 150).reverse())
    expect((await now()).ofline).toHaveLength(105)
    const batchSizes = (path: string) =>
      twitch.calls.filter((call) => call.path === path).map(({ logins }) => logins.length)
    expect(batchSizes('/users')).toEqual([100, 100, 55])
    expect([Math.max(...batchSizes('/streams')), batchSizes('/streams').length]).toEqual([100, 6])
    await worker()()
    expect(batchSizes('/users')).toHaveLength(3)
  })

  it('has its texts, numbers and addresses validated', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    twitch.goLive('cabo_tv', {
      user_name: '\u0007Cabo\u202E_TV\u0000',
      title: `<b>Clan\u0000 war</b>\n🔥 ${'x'.repeat(500)}`,
      viewer_count: -3.5,
      thumbnail_url: 'javascript:alert(1)',
      started_at: 'ayer',
      game_name: '',
    })
    await worker()()
    const [stream] = (await now()).online
    expect(stream).toMatchObject({
      user_name: 'Cabo_TV',
      viewer_count: 0,
      thumbnail_url: '',
      started_at: null,
      game_name: '',
    })
    expect(stream?.title).toMatch(/^<b>Clan war<\/b> 🔥 x{180,}$/)
    expect(stream?.title).toHaveLength(200)
  })

  it('cannot add streamers nobody asked about', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    twitch.goLive('cabo_tv', { user_login: 'otro_tv' })
    await worker()()
    expect([await online(), (await now()).ofline.map(({ login }) => login)]).toEqual([[], ['cabo_tv']])
  })

  it('has followers notified once per stream, however many workers and polls, and again of the next one', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const [fan, other] = [await site.player('Hincha'), await site.player('Otro')]
    await follow(site.database.db, fan, 'cabo_tv')
    await storeNoticePreferences(site.database.db, fan, [{ tipo: 'stream', sitio: true, correo: true }])
    const [poll, also] = [worker(), worker()]
    await poll()
    twitch.goLive('cabo_tv', { user_name: 'Cabo_TV', title: 'Clan war' })
    await Promise.all([poll(), also()])
    await poll()
    twitch.goOffline('cabo_tv')
    await poll()
    expect(await site.notices(fan)).toEqual(['Cabo_TV está en vivo: Clan war'])
    expect(site.jobs).toEqual([['deliver-mail', { mail: 1 }]])
    twitch.goLive('cabo_tv', { user_name: 'Cabo_TV', title: '' })
    await also()
    expect(await site.notices(fan)).toEqual(['Cabo_TV está en vivo: Clan war', 'Cabo_TV está en vivo'])
    expect(await site.notices(other)).toEqual([])
    const notice = site.emitted.find(({ event }) => event === 'notice:created')
    expect(notice).toMatchObject({
      room: `jugador:${fan},discord`,
      payload: { notice: { tipo: 'stream', enlace: '/stream' }, sin_leer: 1 },
    })
  })

  it('has followers notified once of a stream that is missing from one answer', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const fan = await site.player('Hincha')
    await follow(site.database.db, fan, 'cabo_tv')
    const poll = worker()
    const stream = twitch.goLive('cabo_tv')
    await poll()
    twitch.goOffline('cabo_tv')
    await poll()
    twitch.goLive('cabo_tv', stream)
    await poll()
    expect(await site.notices(fan)).toHaveLength(1)
  })

  it('broadcasts later what could not be sent while Redis was away', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    const poll = worker()
    await poll()
    site.emitted.length = 0
    site.redis.there = false
    twitch.goLive('cabo_tv')
    await poll()
    expect([site.emitted, await online()]).toEqual([[], ['cabo_tv']])
    site.redis.there = true
    await poll()
    await poll()
    expect(site.emitted.map(({ payload }) => payload)).toEqual([await now()])
  })

  it('is not used when not configured: everyone is offline under their login', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    twitch.goLive('cabo_tv')
    await worker()()
    const version = await site.version('streams')
    await resetTwitch(site.context)
    expect(await now()).toMatchObject({
      online: [],
      ofline: [{ login: 'cabo_tv', displayName: 'cabo_tv' }],
      actualizado: null,
      al_dia: true,
    })
    expect(await site.version('streams')).toBe(version + 1)
  })

  it('may be stopped during a poll without counting a failure', async () => {
    await site.player('Cabo', { twitch: 'cabo_tv' })
    twitch.is('silent')
    const { twitch: settings } = readConfig({
      DATA_DIR: '/nonexistent',
      JWT_SECRET: 'x'.repeat(32),
      REDIS_URL: 'redis://127.0.0.1:1',
      ...twitch.env,
    })
    if (!settings) throw new Error('Twitch is not configured')
    const stopping = new AbortController()
    const called = twitch.next()
    const round = pollTwitch(
      site.context,
      openHelix(settings, () => site.clock.now),
      minute,
      stopping.signal,
    )
    await called
    stopping.abort()
    await expect(round).rejects.toThrow()
    expect([await now(), site.logged]).toMatchObject([{ al_dia: true }, []])
  })
})
