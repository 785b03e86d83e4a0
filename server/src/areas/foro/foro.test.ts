import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { commentEditMs, dayMs, hallazgosPageSize, mensajesPageSize, newAccountMs } from '@trinchera/rules/limits'
import { ask, next, startTestApp, type TestApp, type TestPlayer, type TestSocket } from '../../../testing/app'

describe.each(testDialects)('the forum on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let editor: TestPlayer
  let writer: TestPlayer
  let reader: TestPlayer
  let tema = 0
  let first = 0
  let watching: TestSocket

  const syllables = ['Ca', 'Lo', 'Mi', 'Ru', 'Te', 'Na', 'Po', 'Du']
  let count = 0
  const somebody = () =>
    site.player(`Foro ${[...(count++).toString(8).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('')}`)
  /** An account to which the limits of new accounts no longer apply. */
  async function veteran() {
    const player = await somebody()
    await age(player)
    return player
  }
  async function age(player: TestPlayer) {
    const { data } = await editor.api.createTema({
      body: { id_seccion: 5, titulo: 'De paso', contenido: '<p>Hola</p>' },
    })
    for (const contenido of ['a', 'b', 'c']) await say(player, contenido, data.id)
    const created_at = new Date(site.clock.now.getTime() - newAccountMs).toISOString()
    await site.database.db.updateTable('players').set({ created_at }).where('id', '=', player.id).execute()
  }
  const open = async ({ api }: TestPlayer, titulo = 'Emboscada en Bazán', contenido = '<p>La pólvora del sótano</p>') =>
    (await api.createTema({ body: { id_seccion: 3, titulo, contenido } })).data
  const say = async ({ api }: TestPlayer, contenido = '<p>De acuerdo</p>', id = tema, cita?: number) =>
    (await api.createMensaje({ params: { id }, body: { contenido, ...(cita ? { cita } : {}) } })).data
  const read = async ({ api }: Pick<TestPlayer, 'api'>, pagina = 1, id = tema) =>
    (await api.getTema({ params: { id }, query: { pagina } })).data
  const texts = async (who: Pick<TestPlayer, 'api'>) => (await read(who)).mensajes.map(({ contenido }) => contenido)
  const visitor = () => ({ api: site.visitor })
  const noticesOf = async ({ api }: TestPlayer) => (await api.listNotices({})).data.map(({ texto }) => texto)
  const find = async (q: string) => (await site.visitor.searchForo({ query: { q } })).data.map(({ id }) => id)
  const later = (ms: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + ms)
  }

  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Intendenta', { rol: 1, admin: 1 })
    editor = await site.player('Pregonera', { rol: 4, admin: 1 })
    reader = await site.player('Lectora')
    await age(reader)
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    writer = await veteran()
    ;({ id: tema } = await open(writer))
    first = (await read(visitor())).mensajes[0]?.id ?? 0
    watching = await site.socket()
    await ask(watching, 'subscribe', { room: `tema:${tema}` })
  })

  describe('a topic', () => {
    it('is read by everybody with its first post, and lifts its section', async () => {
      const shown = await read(visitor())
      expect(shown).toMatchObject({
        titulo: 'Emboscada en Bazán',
        slug: 'emboscada-en-bazan',
        creador: writer.username,
        respuestas: 0,
        seguimiento: null,
        primer_no_leido: null,
      })
      expect(shown.mensajes).toMatchObject([{ contenido: '<p>La pólvora del sótano</p>', cita: null, reacciones: [] }])
      const seccion = (await site.visitor.listSecciones()).data.find(({ id }) => id === 3)
      expect(seccion?.ultimo).toMatchObject({ id_tema: tema, creador: writer.username })
    })

    it('is counted in the list of its section, and of no other', async () => {
      const totals = () =>
        Promise.all([3, 4].map(async (id) => (await site.visitor.listTemas({ params: { id } })).meta?.total))
      const [before = 0, elsewhere] = await totals()
      await open(writer)
      expect(await totals()).toEqual([before + 1, elsewhere])
    })

    it('tells the forum, and nobody else, of itself and of each answer', async () => {
      const hall = await site.socket()
      await ask(hall, 'subscribe', { room: 'foro' })
      const heard = next(hall, 'topic:changed')
      const { id } = await say(reader)
      expect(await heard).toMatchObject({ id: tema, tema: { respuestas: 1, ultimo: { id, creador: 'Lectora' } } })
    })

    it('refuses a title without letters, an unknown section, and what is not text', async () => {
      const send = (body: object) =>
        writer.api.createTema({ body: { id_seccion: 3, titulo: 'Bueno', contenido: '<p>x</p>', ...body } })
      await expect(send({ titulo: 'a\u202e\u200bb' })).rejects.toMatchObject({
        code: 400,
        errors: [{ field: 'titulo' }],
      })
      await expect(send({ id_seccion: 99 })).rejects.toMatchObject({ code: 400, errors: [{ field: 'id_seccion' }] })
      await expect(send({ contenido: '<p><br></p>' })).rejects.toMatchObject({ code: 400 })
      await expect(send({ contenido: 'ñ'.repeat(10_300) })).rejects.toMatchObject({ code: 413 })
    })

    it('looks for people only in the section for it, by who recruits for a clan of that etapa', async () => {
      const juego = (await admin.api.createJuego({ body: { nombre: `Juego ${writer.username}` } })).data.id
      const etapa = { nombre: 'Otoño', id_juego: juego, activo: true, multijugador: true }
      const id_etapa = (await admin.api.createEtapa({ body: etapa })).data.id
      const busca = { tipo: 'gente', id_etapa, horario: 'Noches', puesto: 'Francotirador' } as const
      const send = (id_seccion: number) =>
        writer.api.createTema({ body: { id_seccion, titulo: 'Buscamos gente', contenido: '<p>x</p>', busca } })
      await expect(send(3)).rejects.toMatchObject({ code: 400 })
      await expect(send(2)).rejects.toMatchObject({ code: 403 })
      const clan = (await writer.api.createClan({ body: { nombre: `Los ${writer.username}`, tag: 'BUS', id_etapa } }))
        .data
      expect((await send(2)).data.busca).toEqual({
        tipo: 'gente',
        etapa: { id: id_etapa, nombre: 'Otoño', juego: `Juego ${writer.username}` },
        horario: 'Noches',
        puesto: 'Francotirador',
        clan: { id: clan.id, nombre: clan.nombre, tag: 'BUS' },
      })
    })
  })

  describe('answering', () => {
    it('is heard in the topic, in order, thirty a page, and is found on its page', async () => {
      const event = next(watching, 'post:created')
      const answer = await say(reader)
      expect(await event).toEqual({ id_tema: tema, mensaje: answer })
      const many = []
      for (let i = 0; i < mensajesPageSize; i++) many.push(await say(editor, `<p>${i}</p>`))
      expect((await read(visitor(), 2)).mensajes.map(({ id }) => id)).toEqual(many.slice(-2).map(({ id }) => id))
      const page = await site.visitor.getTema({ params: { id: tema }, query: { mensaje: many.at(-1)?.id ?? 0 } })
      expect(page.meta).toEqual({ pagina: 2, por_pagina: mensajesPageSize, total: mensajesPageSize + 2 })
    })

    it('quotes a visible post of the same topic, which is forgotten with it', async () => {
      const quoted = await say(reader, '<p>Lo <strong>dicho</strong></p>')
      const answer = await say(editor, '<p>Cito</p>', tema, quoted.id)
      expect(answer.cita).toEqual({ id: quoted.id, creador: 'Lectora', extracto: 'Lo dicho' })
      const other = await open(editor, 'Otro tema')
      await expect(say(editor, '<p>x</p>', other.id, quoted.id)).rejects.toMatchObject({ code: 400 })
      await editor.api.deleteMensaje({ params: { id: quoted.id } })
      expect((await read(visitor())).mensajes.at(-1)).toMatchObject({ id: answer.id, cita: null })
    })

    it('with a key is stored once, and says what came meanwhile', async () => {
      await say(reader)
      const send = (contenido: string) =>
        writer.api.createMensaje({
          params: { id: tema },
          body: { contenido, visto: first },
          headers: { 'idempotency-key': `clave-${tema}` },
        })
      const one = await send('<p>Una vez</p>')
      expect(one.message).toBe('Respuesta enviada. Mientras escribías llegó 1 mensaje')
      expect((await send('<p>Una vez</p>')).data).toEqual(one.data)
      await expect(send('<p>Otra</p>')).rejects.toMatchObject({ code: 409 })
      expect((await read(visitor())).respuestas).toBe(2)
    })

    it('is refused in a closed topic but to moderators, and while comments are suspended', async () => {
      await editor.api.updateTema({ params: { id: tema }, body: { cerrado: true } })
      await expect(say(writer)).rejects.toMatchObject({ code: 403, message: expect.stringContaining('cerrado') })
      await say(editor, '<p>Se cierra por repetido</p>')
      await editor.api.updateTema({ params: { id: tema }, body: { cerrado: false } })
      const player = await somebody()
      const hasta = new Date(site.clock.now.getTime() + dayMs).toISOString()
      await admin.api.createSuspension({ body: { player_id: player.id, alcance: 'comentarios', hasta, motivo: 'x' } })
      await expect(say(player)).rejects.toMatchObject({ code: 423 })
    })
  })

  describe('correcting and deleting', () => {
    it('is for the author in time, and for moderators always, who leave a trace', async () => {
      const { id } = await say(writer)
      const correct = ({ api }: TestPlayer, contenido: string) =>
        api.updateMensaje({ params: { id }, body: { contenido } })
      await expect(correct(reader, '<p>No</p>')).rejects.toMatchObject({ code: 403 })
      const event = next(watching, 'post:updated')
      expect((await correct(writer, '<p>Corregido</p>')).data.edited_at).not.toBeNull()
      expect(await event).toMatchObject({ mensaje: { contenido: '<p>Corregido</p>' } })
      later(commentEditMs + 1)
      await expect(correct(writer, '<p>Tarde</p>')).rejects.toMatchObject({ code: 400 })
      await correct(editor, '<p>Sin insultos</p>')
      expect(await noticesOf(writer)).toContain('La administración corrigió tu comentario en «Emboscada en Bazán».')
      const acts = (await admin.api.listAudit({ query: {} })).data.map(({ accion, quien }) => `${quien} ${accion}`)
      expect(acts).toContain('Pregonera mensaje.corregir')
    })

    it('is refused once somebody answered; the only post takes its topic along', async () => {
      const { id } = await say(writer)
      await expect(writer.api.deleteMensaje({ params: { id: first } })).rejects.toMatchObject({ code: 409 })
      const answer = next(watching, 'post:removed')
      await writer.api.deleteMensaje({ params: { id } })
      expect(await answer).toEqual({ id_tema: tema, id })
      const gone = next(watching, 'post:removed')
      await writer.api.deleteMensaje({ params: { id: first } })
      expect(await gone).toEqual({ id_tema: tema, id: first })
      await expect(read(visitor())).rejects.toMatchObject({ code: 404 })
    })

    it('of the post that opens an answered topic is refused to moderators too, who delete the topic', async () => {
      await say(reader)
      await expect(editor.api.deleteMensaje({ params: { id: first } })).rejects.toMatchObject({ code: 409 })
      await editor.api.deleteTema({ params: { id: tema } })
      await expect(read(editor)).rejects.toMatchObject({ code: 404 })
      expect(await noticesOf(writer)).toContain('La administración eliminó tu tema «Emboscada en Bazán».')
    })

    it('by the calls of comments is refused: they have other rules', async () => {
      const { id } = await say(writer)
      await expect(writer.api.deleteComment({ params: { id } })).rejects.toMatchObject({ code: 404 })
      await expect(writer.api.updateComment({ params: { id }, body: { contenido: '<p>x</p>' } })).rejects.toMatchObject(
        {
          code: 404,
        },
      )
    })
  })

  describe('a post that three report', () => {
    it('is hidden from others, in the search and in its topic, until a moderator shows it', async () => {
      const { id } = await say(writer, '<p>Xilofonazo</p>')
      for (const who of [reader, await somebody(), await somebody()])
        await who.api.reportMensaje({ params: { id }, body: { motivo: 'Insulta' } })
      expect([await texts(visitor()), (await texts(writer)).length, await find('xilofonazo')]).toEqual([
        ['<p>La pólvora del sótano</p>'],
        2,
        [],
      ])
      const [waiting] = (await editor.api.listReportedComments({})).data
      expect(waiting).toMatchObject({ id, id_tema: tema, anuncio: 'Foro: Emboscada en Bazán' })
      const shown = next(watching, 'post:created')
      await editor.api.moderateComment({ params: { id }, body: { decision: 'mostrar' } })
      expect(await shown).toMatchObject({ mensaje: { id } })
      expect(await find('xilofonazo')).toEqual([id])
    })

    it('hides its topic where it opens it', async () => {
      await editor.api.moderateComment({ params: { id: first }, body: { decision: 'ocultar' } })
      await expect(read(visitor())).rejects.toMatchObject({ code: 404 })
      expect((await read(writer)).oculto).toBe(true)
      const listed = async (who: Pick<TestPlayer, 'api'>) =>
        (await who.api.listTemas({ params: { id: 3 } })).data.some(({ id }) => id === tema)
      expect([await listed(visitor()), await listed(writer), await listed(editor)]).toEqual([false, true, true])
      await expect(say(reader)).rejects.toMatchObject({ code: 404 })
    })
  })

  describe('what one has read', () => {
    it('begins at the start, goes on with every device, and never goes back', async () => {
      const player = await somebody()
      const answers = [await say(reader), await say(reader)].map(({ id }) => id)
      expect((await read(player)).primer_no_leido).toBe(first)
      const upTo = (hasta: number) => player.api.readTema({ params: { id: tema }, body: { hasta } })
      await upTo(answers[0] ?? 0)
      await upTo(first)
      expect(await read(player)).toMatchObject({ primer_no_leido: answers[1], sin_leer: 1, pagina_no_leido: 1 })
      await upTo(2_000_000_000)
      expect(await read(player)).toMatchObject({ primer_no_leido: null, sin_leer: 0 })
      const next = await say(reader)
      expect((await read(player)).primer_no_leido).toBe(next.id)
      const unread = (await player.api.listRecentTemas({ query: { cuales: 'sin-leer' } })).data
      expect(unread.some(({ id }) => id === tema)).toBe(true)
    })

    it('is what one wrote oneself, unless others were not read before it', async () => {
      const player = await somebody()
      await say(player)
      expect((await read(player)).primer_no_leido).toBe(first)
      await player.api.readTema({ params: { id: tema }, body: { hasta: 2_000_000_000 } })
      await say(player)
      expect((await read(player)).primer_no_leido).toBeNull()
    })
  })

  describe('notices', () => {
    it('of a followed topic come once until it is read, and none of a muted one', async () => {
      const [follower, muted] = [await somebody(), await somebody()]
      await follower.api.followTema({ params: { id: tema }, body: { modo: 'seguir' } })
      await muted.api.followTema({ params: { id: tema }, body: { modo: 'silenciar' } })
      for (let i = 0; i < 3; i++) await say(reader, `<p>@${muted.username} ${i}</p>`)
      const text = 'Hay mensajes nuevos en «Emboscada en Bazán».'
      expect([await noticesOf(follower), await noticesOf(writer), await noticesOf(muted)]).toEqual([[text], [text], []])
      const { ultimo } = await read(follower)
      await follower.api.readTema({ params: { id: tema }, body: { hasta: ultimo.id } })
      expect((await follower.api.listNotices({})).meta?.sin_leer).toBe(0)
      await say(reader)
      expect(await noticesOf(follower)).toEqual([text, text])
    })

    it('tell who is quoted or called by name, once each, spaces in names too', async () => {
      const [quoted, called] = [await somebody(), await somebody()]
      const { id } = await say(quoted)
      await say(editor, `<p>Como dice @${called.username}, y @${quoted.username.toUpperCase()}.</p>`, tema, id)
      expect(await noticesOf(called)).toEqual(['Pregonera te nombró en «Emboscada en Bazán».'])
      expect(await noticesOf(quoted)).toEqual(['Pregonera citó tu mensaje en «Emboscada en Bazán».'])
    })

    it('are refused for six players at once', async () => {
      const players = await Promise.all(Array.from({ length: 6 }, somebody))
      const text = players.map(({ username }) => `@${username}`).join(' ')
      await expect(say(editor, `<p>${text}</p>`)).rejects.toMatchObject({ code: 400, errors: [{ field: 'contenido' }] })
      await say(editor, `<p>${text.replace(/@[^@]+$/, '')} @Nadie-${tema}</p>`)
    })
  })

  describe('reactions', () => {
    it('are one of each kind and player, however often, and can be withdrawn', async () => {
      const react = ({ api }: TestPlayer, tipo: 'bien' | 'risa') =>
        api.reactMensaje({ params: { id: first }, body: { tipo } })
      const one = next(watching, 'post:updated')
      await Promise.all([1, 2, 3].map(() => react(reader, 'bien')))
      await one
      const event = next(watching, 'post:updated')
      await react(editor, 'bien')
      expect(await event).toMatchObject({
        mensaje: { reacciones: [{ tipo: 'bien', jugadores: [editor.id, reader.id].toSorted((a, b) => a - b) }] },
      })
      await react(editor, 'risa')
      const { data } = await editor.api.unreactMensaje({ params: { id: first }, body: { tipo: 'bien' } })
      expect(data).toEqual([
        { tipo: 'bien', jugadores: [reader.id] },
        { tipo: 'risa', jugadores: [editor.id] },
      ])
    })
  })

  describe('the search', () => {
    it.each(['polvora', 'PÓLVORA sotano', 'emboscada bazan', 'sót'])('finds %s', async (q) => {
      expect((await find(q))[0]).toBe(first)
    })

    it('finds what stands there now: a new title, a correction, and nothing deleted', async () => {
      await editor.api.updateTema({ params: { id: tema }, body: { titulo: `Trampa en el molino ${tema}` } })
      expect([await find(`molino ${tema}`), (await find('emboscada bazan')).includes(first)]).toEqual([[first], false])
      const { id } = await say(writer, `<p>Granada${tema}</p>`)
      await writer.api.updateMensaje({ params: { id }, body: { contenido: `<p>Mortero${tema}</p>` } })
      expect([await find(`granada${tema}`), await find(`mortero${tema}`)]).toEqual([[], [id]])
      await editor.api.deleteTema({ params: { id: tema } })
      expect([await find(`molino ${tema}`), await find(`mortero${tema}`)]).toEqual([[], []])
    })

    it.each(['"', '* OR (', "'; --", '…'])('does not fail for %s', async (q) => {
      const answer = await site.call('GET', `/foro/buscar?q=${encodeURIComponent(q)}`)
      expect([200, 400]).toContain(answer.status)
    })

    it('finds the beginning of a word on page after page, the latest first, each post once', async () => {
      const said: number[] = []
      for (let n = 0; n < hallazgosPageSize + 5; n++)
        said.push((await say(editor, `<p>Paso ${n} por la Carretera${tema}</p>`)).id)
      for (const q of [`carretera${tema}`, `paso carreter`]) {
        const page = async (pagina: number) => (await site.visitor.searchForo({ query: { q, pagina } })).data
        const found = [...(await page(1)), ...(await page(2))].map(({ id }) => id)
        expect(found).toEqual(said.toReversed())
      }
    })

    it('shows the words where they stand', async () => {
      const text = `${'Relleno y más relleno. '.repeat(40)}Aquí está la ñandutería${tema} del pueblo.`
      await say(editor, `<p>${text}</p>`)
      const [found] = (await site.visitor.searchForo({ query: { q: `nanduteria${tema}` } })).data
      expect(found?.extracto).toContain(`ñandutería${tema}`)
      expect(found?.extracto.length).toBeLessThan(200)
    })
  })

  describe('trust', () => {
    it.each([
      '<p><a href="https://example.com">x</a></p>',
      '<p>www.example.com</p>',
      '<p>Mira <img src="https://example.com/a.png"></p>',
    ])('a new account puts no links or pictures: %s', async (contenido) => {
      const fresh = await somebody()
      await expect(say(fresh, contenido)).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/cuenta es nueva.*desde el .* y después de 3 mensajes más/),
      })
      const { data } = await fresh.api.getForoLimites()
      expect(data).toMatchObject({ nueva: true, faltan: 3, mensajes: 5, temas: null, espera: null, lleno: false })
      await say(writer, '<p><a href="https://example.com">x</a></p>')
    })

    it('a new account writes five posts a day', async () => {
      const fresh = await somebody()
      for (let i = 0; i < 5; i++) await say(fresh)
      await expect(say(fresh)).rejects.toMatchObject({ code: 429, message: expect.stringContaining('cuenta es nueva') })
      expect((await fresh.api.getForoLimites()).data).toMatchObject({ nueva: true, faltan: 0, mensajes: 0 })
    })

    it('staff clean up after many accounts in one act, and leave other staff alone', async () => {
      const since = site.clock.now.toISOString()
      const spammers = await Promise.all([somebody(), somebody(), somebody()])
      const spam = []
      for (const one of spammers) {
        await say(one, '<p>Compra oro</p>')
        spam.push((await open(one, 'Oro barato', '<p>Compra oro</p>')).id)
      }
      await say(editor, '<p>Esto no</p>', spam[0])
      const writers = (await editor.api.listEscritores({ query: { desde: since } })).data
      expect(writers.filter(({ nueva }) => nueva).map(({ id }) => id)).toEqual(
        expect.arrayContaining(spammers.map(({ id }) => id)),
      )
      const hasta = new Date(site.clock.now.getTime() + dayMs).toISOString()
      const body = { jugadores: [...spammers, editor].map(({ id }) => id), desde: since, hasta, motivo: 'Spam' }
      await expect(editor.api.cleanForo({ body })).rejects.toMatchObject({ code: 403 })
      const gone = next(watching, 'post:removed')
      expect((await admin.api.cleanForo({ body })).data).toEqual({ mensajes: 3, temas: 3, cuentas: 3 })
      expect(await gone).toMatchObject({ id_tema: tema })
      expect(await read(visitor())).toMatchObject({ respuestas: 0, ultimo: { id: first } })
      await expect(read(editor, 1, spam[0])).rejects.toMatchObject({ code: 404 })
      for (const one of spammers) await expect(say(one)).rejects.toMatchObject({ code: 423 })
      await say(editor)
    })
  })

  describe('with limits on', () => {
    it('one post in ten seconds and five topics a day are taken, and told before', async () => {
      const strict = await startTestApp({ beside: site, env: { RATE_LIMITS: 'on' } })
      try {
        const { token } = await strict.visitor.login({ body: { email: writer.email, password: 'Trinchera-1944' } })
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const send = (path: string, body: object) =>
          strict.call('POST', path, { headers, body: JSON.stringify({ ...body, contenido: '<p>x</p>' }) })
        strict.clock.now = new Date(site.clock.now.getTime() + 60_000)
        expect((await send(`/foro/temas/${tema}/mensajes`, {})).status).toBe(201)
        const hasty = await send(`/foro/temas/${tema}/mensajes`, {})
        expect([hasty.status, Number(hasty.headers.get('retry-after'))]).toEqual([429, 10])
        for (let i = 0; i < 4; i++) {
          strict.clock.now = new Date(strict.clock.now.getTime() + 10_000)
          expect((await send('/foro/temas', { id_seccion: 3, titulo: `Tema ${i}` })).status).toBe(201)
        }
        strict.clock.now = new Date(strict.clock.now.getTime() + 10_000)
        expect((await send('/foro/temas', { id_seccion: 3, titulo: 'Uno más' })).status).toBe(429)
      } finally {
        await strict.stop()
      }
    })
  })

  it('a section with topics cannot be removed, and its new name is its address', async () => {
    const { foro } = (await admin.api.getOpciones()).data
    await expect(admin.api.updateOpciones({ body: { foro: foro.filter(({ id }) => id !== 3) } })).rejects.toMatchObject(
      {
        code: 400,
      },
    )
    const renamed = foro.map((one) => (one.id === 3 ? { ...one, nombre: 'Mapas y táctica' } : one))
    await admin.api.updateOpciones({ body: { foro: renamed } })
    expect((await site.visitor.listSecciones()).data.find(({ id }) => id === 3)?.slug).toBe('mapas-y-tactica')
    const feed = await fetch(`${site.url}/foro/mapas-y-tactica/atom.xml`)
    expect([feed.status, (await feed.text()).includes('Emboscada en Bazán')]).toEqual([200, true])
    for (const nombre of ['Tema', 'Buscar'])
      await expect(
        admin.api.updateOpciones({ body: { foro: [...foro, { id: 9, nombre, descripcion: '', clase: 'temas' }] } }),
      ).rejects.toMatchObject({ code: 400 })
    await admin.api.updateOpciones({ body: { foro } })
  })

  it('who is writing is told to the others in the topic', async () => {
    const typing = await site.socket(reader.token)
    await ask(typing, 'subscribe', { room: `tema:${tema}` })
    const heard = next(watching, 'post:writing')
    expect(await ask(typing, 'writing', { id_tema: tema })).toEqual({ ok: true })
    expect(await heard).toEqual({ id_tema: tema, id_jugador: reader.id, username: 'Lectora' })
    expect(await ask(watching, 'writing', { id_tema: tema })).toMatchObject({ ok: false })
  })

  it('keeps the posts of a closed account under its last name, linked to nobody', async () => {
    const player = await somebody()
    await say(player)
    await player.api.closeAccount({ body: { password: 'Trinchera-1944' } })
    expect((await read(visitor())).mensajes.at(-1)).toMatchObject({ creador: player.username, id_creador: null })
  })
})
