import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeMailToken } from '@trinchera/db/queries/notices/mails'
import { testDialects } from '@trinchera/db/testing'
import { apiOf } from '@trinchera/testing/people'
import { next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ dialect })
  })
  afterAll(() => site.stop())

  const other = 'Nueva-clave-1945'
  const minutes = (count: number) => count * 60_000
  const login = (email: string, secret: string) => site.visitor.login({ body: { email, password: secret } })
  const mails = async (player_id: number) =>
    (
      await site.database.db
        .selectFrom('mails')
        .select('kind')
        .where('player_id', '=', player_id)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind)

  let count = 0
  async function giveToken({ id }: { id: number }, lifetime = minutes(60)) {
    const token = `token-${++count}`
    const now = site.clock.now.getTime()
    await storeMailToken(site.database.db, {
      player_id: id,
      purpose: 'recuperar',
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + lifetime).toISOString(),
      token_hash: createHash('sha256').update(token).digest('hex'),
    })
    return token
  }

  const byMail = (
    email: string,
    token: string,
    body: { password: string; repeatPassword: string } = { password: other, repeatPassword: other },
  ) => site.visitor.changePassword({ params: { email }, query: { token }, body })
  const bySession = ({ api, email }: TestPlayer, currentPassword?: string, params = { email }) =>
    api.changePassword({
      params,
      body: { password: other, repeatPassword: other, ...(currentPassword === undefined ? {} : { currentPassword }) },
    })

  async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const before = site.clock.now
    site.clock.now = new Date(before.getTime() + ms)
    try {
      return await work()
    } finally {
      site.clock.now = before
    }
  }

  describe('asking for a new password', () => {
    it('gives the same answer for every address and mails only existing accounts', async () => {
      const player = await site.player('Loica')
      const waiting = await site.player('Chincol', { validado: 0 })
      const gone = await site.player('Cometocino')
      await gone.api.closeAccount({ body: { password } })
      const replies = await Promise.all(
        [player.email.toUpperCase(), waiting.email, gone.email, 'nadie@example.com', player.username].map((email) =>
          site.visitor.requestRecovery({ body: { email } }),
        ),
      )
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect(await Promise.all([player, waiting, gone].map(({ id }) => mails(id)))).toEqual([
        ['recuperar'],
        ['recuperar'],
        [],
      ])
    })

    it('takes equally long for unknown addresses and accounts', async () => {
      const { email } = await site.player('Rayadito')
      const shortest = async (address: string) => {
        const times: number[] = []
        for (let i = 0; i < 5; i++) {
          const begin = performance.now()
          await site.visitor.requestRecovery({ body: { email: address } })
          times.push(performance.now() - begin)
        }
        return Math.min(...times)
      }
      const [known, unknown] = [await shortest(email), await shortest('nadie@example.com')]
      expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.5)
    })
  })

  describe('a new password by mail', () => {
    it('ends every session and socket; only the new password works', async () => {
      const player = await site.player('Tenca')
      const socket = await site.socket(player.token)
      const received = next(socket, 'session:revoked')
      const token = await giveToken(player)
      await byMail(player.email.toUpperCase(), token)
      expect(await received).toEqual({ reason: 'Tu contraseña cambió' })
      await expect(player.api.logout()).rejects.toMatchObject({ code: 401 })
      await expect(login(player.email, password)).rejects.toMatchObject({ code: 401 })
      expect(await mails(player.id)).toEqual(['clave-cambiada'])
      expect((await login(player.email, other)).code).toBe(200)
    })

    it('validates the account: the mail proves its address', async () => {
      const player = await site.player('Fío-fío', { validado: 0 })
      await byMail(player.email, await giveToken(player))
      expect((await login(player.email, other)).code).toBe(200)
    })

    it('requires the same password twice; the token stays valid after a mismatch', async () => {
      const player = await site.player('Churrín')
      const token = await giveToken(player)
      await expect(
        byMail(player.email, token, { password: other, repeatPassword: 'otra-clave-1945' }),
      ).rejects.toMatchObject({
        code: 400,
        message: 'Las Contraseñas No Coinciden',
        errors: [{ field: 'repeatPassword' }],
      })
      await expect(byMail(player.email, token, { password: 'corta', repeatPassword: 'corta' })).rejects.toMatchObject({
        code: 400,
        errors: [{ field: 'password' }],
      })
      expect((await byMail(player.email, token)).code).toBe(200)
    })

    it('accepts a token once, for its own account, within an hour', async () => {
      const [player, stranger] = [await site.player('Zarapito'), await site.player('Pilpilén')]
      const [first, second, expired] = [await giveToken(player), await giveToken(player), await giveToken(player, 0)]
      await expect(byMail(stranger.email, first)).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/no sirve/),
      })
      await expect(byMail('nadie@example.com', first)).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/no sirve/),
      })
      await expect(byMail(player.email, 'inventado')).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/no sirve/),
      })
      await expect(byMail(player.email, expired)).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/venció/),
      })
      await byMail(player.email, first)
      for (const spent of [first, second])
        await expect(byMail(player.email, spent)).rejects.toMatchObject({
          code: 400,
          message: expect.stringMatching(/ya se usó/),
        })
      expect((await login(stranger.email, password)).code).toBe(200)
    })

    it('succeeds once for two simultaneous requests, with one token or two', async () => {
      for (const both of [false, true]) {
        const player = await site.player(both ? 'Becacina' : 'Becasina grande')
        const tokens = both
          ? [await giveToken(player), await giveToken(player)]
          : Array<string>(2).fill(await giveToken(player))
        const tries = await Promise.allSettled(
          tokens.map((token, index) =>
            byMail(player.email, token, { password: `${other}-${index}`, repeatPassword: `${other}-${index}` }),
          ),
        )
        expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const winner = tries.findIndex(({ status }) => status === 'fulfilled')
        expect((await login(player.email, `${other}-${winner}`)).code).toBe(200)
      }
    })

    it('works in a browser with the session of another account', async () => {
      const player = await site.player('Chorlo')
      const token = await giveToken(player)
      expect(
        (
          await player.api.changePassword({
            params: { email: player.email },
            query: { token },
            body: { password: other, repeatPassword: other },
          })
        ).code,
      ).toBe(200)
    })
  })

  describe('a new password by session', () => {
    it('keeps this session, and ends and notifies the others', async () => {
      const player = await site.player('Cernícalo')
      const elsewhere = await login(player.email, password)
      const [socket, own] = [await site.socket(elsewhere.token), await site.socket(player.token)]
      const events: unknown[] = []
      own.on('session:revoked', (payload) => events.push(payload))
      const received = next(socket, 'session:revoked')
      await bySession(player, password)
      expect(await received).toEqual({ reason: 'Tu contraseña cambió' })
      await expect(apiOf(site.url, elsewhere.token).logout()).rejects.toMatchObject({ code: 401 })
      // Every login without a device cookie counts as one from a new device, so it sends an e-mail too.
      expect(await mails(player.id)).toEqual(['seguridad', 'clave-cambiada'])
      expect((await login(player.email, other)).code).toBe(200)
      const ended = next(own, 'session:revoked')
      await player.api.logout()
      await ended
      expect(events).toEqual([{ reason: 'Sesión cerrada' }])
    })

    it('needs the current password, unless the session is younger than ten minutes', async () => {
      const player = await site.player('Aguilucho')
      await expect(bySession(player, 'no es esta')).rejects.toMatchObject({
        code: 400,
        errors: [{ field: 'currentPassword' }],
      })
      await later(minutes(10), () =>
        expect(bySession(player)).rejects.toMatchObject({
          code: 400,
          errors: [{ field: 'currentPassword', message: 'Escribe tu contraseña actual' }],
        }),
      )
      await later(minutes(10), () => expect(bySession(player, '')).rejects.toMatchObject({ code: 400 }))
      await later(minutes(10) - 1, () => bySession(player))
      expect((await login(player.email, other)).code).toBe(200)
    })

    it("is one's own", async () => {
      const [player, stranger] = [await site.player('Concón'), await site.player('Tucúquere')]
      await expect(bySession(player, password, { email: stranger.email })).rejects.toMatchObject({ code: 403 })
      await expect(
        site.visitor.changePassword({
          params: { email: player.email },
          body: { password: other, repeatPassword: other },
        }),
      ).rejects.toMatchObject({ code: 401 })
      const sent = await site.call('POST', `/players/modificar-password/${player.email}?token=${player.token}`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: other, repeatPassword: other, currentPassword: password }),
      })
      expect(sent.status).toBe(200) // a client may send its session token in the query (docs/behaviour/accounts.md#Sending the token)
    })

    it('of two simultaneous changes by two sessions one succeeds, and the other session ends', async () => {
      const player = await site.player('Nuco')
      const { token } = await login(player.email, password)
      const second: TestPlayer = { ...player, token, api: apiOf(site.url, token) }
      const tries = await Promise.allSettled([bySession(player, password), bySession(second, password)])
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const open = await site.database.db
        .selectFrom('sessions')
        .where('player_id', '=', player.id)
        .where('revoked_at', 'is', null)
        .select('jti')
        .execute()
      expect(open).toHaveLength(1)
    })

    it('opens no session for a simultaneous login with the old password', async () => {
      const player = await site.player('Chuncho')
      const [, ...logins] = await Promise.allSettled([
        bySession(player, password),
        ...Array.from({ length: 8 }, () => login(player.email, password)),
      ])
      for (const entered of logins) {
        if (entered.status === 'fulfilled')
          await expect(apiOf(site.url, entered.value.token).logout()).rejects.toMatchObject({ code: 401 })
        else expect(entered.reason).toMatchObject({ code: 401 })
      }
    })
  })
})
