import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    mkdirSync(join(site.dataDir, 'uploads', 'players'), { recursive: true })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
  })
  afterAll(() => site.stop())

  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  const uploads = () => readdirSync(join(site.dataDir, 'uploads', 'players'))

  /** Sends a form as a browser does. */
  async function send(
    { id, token }: { id: number; token: string },
    fields: Record<string, string | Uint8Array<ArrayBuffer>>,
  ) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      form.set(
        name,
        typeof value === 'string' ? value : new Blob([value]),
        ...(typeof value === 'string' ? [] : ['cara.png']),
      )
    return site.call('PUT', `/players/editar/${id}`, { headers: { authorization: `Bearer ${token}` }, body: form })
  }

  describe("editing one's profile", () => {
    it('stores fields in one normal form, keeps omitted ones, and clears empty ones', async () => {
      const { id, api, email } = await site.player('Tagua')
      const { data } = await api.updatePlayer({
        params: { id },
        body: { volute: '77', twitch: 'https://www.twitch.tv/Tagua_TV', youtube: '@tagua' },
      })
      expect(data).toMatchObject({
        id,
        username: 'Tagua',
        email,
        volute: '77',
        twitch: 'tagua_tv',
        youtube: 'https://www.youtube.com/@tagua',
      })
      expect((await api.updatePlayer({ params: { id }, body: { twitch: '' } })).data).toMatchObject({
        volute: '77',
        twitch: null,
        youtube: 'https://www.youtube.com/@tagua',
      })
      expect((await site.visitor.getPlayer({ params: { id } })).data).toMatchObject({ username: 'Tagua', twitch: null })
    })

    it('takes channels as a Share button gives them, and stores the plain ones', async () => {
      const { id, api } = await site.player('Huala')
      const body = {
        twitch: 'Mira mi canal: https://m.twitch.tv/Huala_TV/home?sr=a!',
        youtube: 'https://youtube.com/@canal_x?si=AbC123',
      }
      expect((await api.updatePlayer({ params: { id }, body })).data).toMatchObject({
        twitch: 'huala_tv',
        youtube: 'https://www.youtube.com/@canal_x',
      })
    })

    it('tells its owner alone of a channel that Twitch does not know, until it is another', async () => {
      const { db } = site.database
      const { id, api } = await site.player('Recluta')
      const own = async () => (await api.getPlayer({ params: { id } })).data.twitch_desconocido
      await db.updateTable('players').set({ twitch: '_recluta_tv' }).where('id', '=', id).execute()
      expect(await own()).toBe(true)
      expect((await site.visitor.getPlayer({ params: { id } })).data.twitch_desconocido).toBeUndefined()
      const renamed = await api.updatePlayer({ params: { id }, body: { username: 'Recluta Dos' } })
      expect(renamed.data).toMatchObject({ twitch: '_recluta_tv', twitch_desconocido: true })
      const changed = await api.updatePlayer({ params: { id }, body: { twitch: 'recluta_tv' } })
      expect(changed.data.twitch_desconocido).toBeUndefined()
      const row = { profile_image: null, stream: null, announced: null, ended_at: null }
      await db
        .insertInto('streamers')
        .values({ login: 'recluta_tv', display_name: null, checked_at: '2026-01-01T00:00:00.000Z', ...row })
        .execute()
      expect(await own()).toBe(true)
      await db.updateTable('streamers').set({ display_name: 'Recluta_TV' }).where('login', '=', 'recluta_tv').execute()
      expect(await own()).toBeUndefined()
    })

    it('shows a new name in lists and sessions at once, and accepts it at login', async () => {
      const { id, api } = await site.player('Yal')
      await site.visitor.listPlayers()
      await api.updatePlayer({ params: { id }, body: { username: 'Yal Cordillerano' } })
      expect((await site.visitor.listPlayers()).data.map(({ username }) => username)).toContain('Yal Cordillerano')
      expect(
        (
          await site.call('POST', '/login', {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: 'yál cordilleran0', password: 'Trinchera-1944' }),
          })
        ).status,
      ).toBe(200)
    })

    it('does not rename a single-player clan', async () => {
      const { id, api } = await site.player('Cachudito')
      const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Uno contra uno' } })
      const { data: etapa } = await admin.api.createEtapa({
        body: { nombre: 'Duelos', id_juego: juego.id, activo: true, multijugador: false },
      })
      const { data: clan } = await api.createClan({ body: { id_etapa: etapa.id } })
      await api.updatePlayer({ params: { id }, body: { username: 'Cachudito Dos' } })
      expect((await site.visitor.getClan({ params: { id: clan.id } })).data).toMatchObject({
        nombre: 'Cachudito',
        players: [{ username: 'Cachudito Dos' }],
      })
    })

    it('is allowed only for oneself, and never changes the rol', async () => {
      const [own, stranger] = [await site.player('Cometocino'), await site.player('Turca')]
      await expect(
        own.api.updatePlayer({ params: { id: stranger.id }, body: { username: 'Hackeado' } }),
      ).rejects.toMatchObject({ code: 403 })
      await expect(
        admin.api.updatePlayer({ params: { id: own.id }, body: { username: 'Hackeado' } }),
      ).rejects.toMatchObject({ code: 403 })
      expect(
        (
          await send(own, {
            username: 'Cometocino',
            rol: '1',
            admin: 'true',
            email: 'otro@example.com',
            validado: 'false',
            victorias: '99',
            password: 'otra-clave-1',
          })
        ).status,
      ).toBe(200)
      expect((await own.api.getPlayer({ params: { id: own.id } })).data).toMatchObject({
        rol: 5,
        admin: false,
        email: own.email,
        validado: true,
        victorias: 0,
      })
      expect(
        (
          await site.call('PUT', `/players/editar/${own.id}`, {
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        ).status,
      ).toBe(401)
    })

    it('refuses a name that is taken, look-alikes included, and takes its own in other letters', async () => {
      const { id, api } = await site.player('Rara')
      await site.player('Pitío')
      for (const username of ['Pitío', 'PITIO', 'pít1o', 'Рitio'])
        await expect(api.updatePlayer({ params: { id }, body: { username } })).rejects.toMatchObject({
          code: 409,
          errors: [{ field: 'username' }],
        })
      expect((await api.updatePlayer({ params: { id }, body: { username: 'RARA' } })).data.username).toBe('RARA')
    })

    it('gives a name to one of two who request it at once, and stores no picture of the other', async () => {
      const rivals = [await site.player('Colegial'), await site.player('Diucón')]
      const before = uploads().length
      const bytes = new Uint8Array(await picture())
      const replies = await Promise.all(rivals.map((rival) => send(rival, { username: 'Viudita', imagen: bytes })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(uploads()).toHaveLength(before + 1)
    })
  })

  describe('the picture', () => {
    it('replaces the previous one and deletes its file; can be removed again', async () => {
      const own = await site.player('Chirihue')
      const before = uploads()
      const bytes = new Uint8Array(await picture())
      expect((await send(own, { imagen: bytes })).status).toBe(200)
      const first = (await own.api.getPlayer({ params: { id: own.id } })).data.imagen ?? ''
      expect(first).toMatch(/^\/uploads\/players\//)
      expect((await fetch(site.url + first)).headers.get('content-type')).toBe('image/webp')
      expect((await send(own, { imagen: first, username: 'Chirihue' })).json.data).toMatchObject({ imagen: first }) // a client may send the picture's path back (docs/behaviour/http.md#Multipart bodies)
      const second = (await send(own, { imagen: bytes })).json.data
      expect(second).not.toMatchObject({ imagen: first })
      expect((await fetch(site.url + first)).status).toBe(404)
      expect((await send(own, { quitar_imagen: 'false' })).json.data).toEqual(second)
      expect((await send(own, { quitar_imagen: 'true' })).json.data).toMatchObject({ imagen: null })
      expect(uploads()).toEqual(before)
    })

    it.each([
      ['6 MB', 413, async () => new Uint8Array(Buffer.concat([await picture(), Buffer.alloc(6 * 1024 * 1024)]))],
      ['what is no picture', 415, async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      [
        'half a picture',
        400,
        async () =>
          new Uint8Array(
            (
              await sharp(await picture())
                .resize(400)
                .jpeg()
                .toBuffer()
            ).subarray(0, 900),
          ),
      ],
    ] as const)('of %s is refused together with the rest of the form', async (name, code, make) => {
      const own = await site.player(`Trile ${'abc'[[413, 415, 400].indexOf(code)]}`)
      const before = uploads()
      const reply = await send(own, { volute: '123', imagen: await make() })
      expect([name, reply.status, reply.json.data]).toEqual([name, code, null])
      expect((await own.api.getPlayer({ params: { id: own.id } })).data.volute).toBeNull()
      expect(uploads()).toEqual(before)
    })

    it('of exactly 5 MB is accepted', async () => {
      const own = await site.player('Run-run')
      const whole = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]).subarray(0, 5 * 1024 * 1024)
      expect((await send(own, { imagen: new Uint8Array(whole) })).status).toBe(200)
    })
  })

  describe('values that a profile refuses', () => {
    const bad: [field: string, value: string][] = [
      ['username', '   '],
      ['username', ''],
      ['username', 'ab'],
      ['username', 'a'.repeat(21)],
      ['username', 'con@arroba'],
      ['username', 'Fan\u202Etom'],
      ['username', 'Tre\u200Bile'],
      ['username', 'Z\u0300\u0301\u0302\u0303algo'],
      ['username', '...'],
      ['username', ' Peuco'],
      ['username', 'Dos  espacios'],
      ['youtube', 'javascript:alert(1)'],
      ['youtube', 'https://example.com/@yo'],
      ['youtube', 'https://youtube.com.example.com/@yo'],
      ['youtube', 'data:text/html,hola'],
      ['twitch', 'javascript:alert(1)'],
      ['twitch', 'https://example.com/yo'],
      ['twitch', 'a b'],
      ['twitch', '_recluta_tv'],
      ['volute', '<script>'],
      ['volute', 'a'.repeat(65)],
      ['quitar_imagen', 'quizás'],
    ]
    it.each(bad)('%s: %j', async (field, value) => {
      const own = await site.player(`Malo ${bad.findIndex(([name, text]) => name === field && text === value)}`)
      const before = (await own.api.getPlayer({ params: { id: own.id } })).data
      const reply = await send(own, { [field]: value })
      expect(reply.json).toMatchObject({
        code: 400,
        data: null,
        errors: [{ field, message: expect.stringMatching(/\S/) }],
      })
      expect((await own.api.getPlayer({ params: { id: own.id } })).data).toEqual(before)
    })
  })
})
