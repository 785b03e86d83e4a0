import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteOldCases } from '@trinchera/db/queries/assistant/cases'
import { deleteOldConsultas } from '@trinchera/db/queries/assistant/consultas'
import { assistantKeptMs, consultaThread, mostOpenConsultas } from '@trinchera/rules/limits'
import { testDialects } from '@trinchera/db/testing'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let player: TestPlayer

  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    moderator = await site.player('Sargenta', { rol: 2, admin: 1 })
    player = await site.player('Tucúquere')
  })
  afterAll(() => site.stop())

  const ask = async (message: string) => {
    const { response, ficha } = await site.visitor.chat({ body: { message } })
    return { pregunta: message, respuesta: response, ficha }
  }
  const cases = async (query = {}) => (await moderator.api.listAssistantCases({ query })).data
  const caseOf = async (pregunta: string, query = {}) => (await cases(query)).find((one) => one.pregunta === pregunta)

  describe('an opinion', () => {
    it('is kept with what was asked and answered, and a changed mind replaces it', async () => {
      const given = await ask('¿Cómo reporto una derrota?')
      const staff = await site.socket(moderator.token)
      const told = next(staff, 'staff:pending', ({ asistente }) => asistente === 1)
      await site.visitor.rateAnswer({ body: { ...given, util: false } })
      await told
      expect(await caseOf(given.pregunta)).toMatchObject({
        respuesta: given.respuesta,
        clase: 'answer',
        arriba: 0,
        abajo: 1,
        veces: 1,
      })
      const none = next(staff, 'staff:pending', ({ asistente }) => asistente === 0)
      await player.api.rateAnswer({ body: { ...given, util: true } })
      await none
      expect(await caseOf(given.pregunta)).toBeUndefined()
      expect(await caseOf(given.pregunta, { estado: 'todos', clase: 'arriba' })).toMatchObject({ arriba: 1, abajo: 0 })
    })

    it('of another question or answer than the one that was given is refused, and so is a forged one', async () => {
      const given = await ask('¿Cuáles son las reglas?')
      const [id, , ...rest] = given.ficha.split('~')
      for (const forged of [
        { ...given, pregunta: 'Otra cosa' },
        { ...given, respuesta: `${given.respuesta}!` },
        { ...given, ficha: [id, 'away', ...rest].join('~') },
        { ...given, ficha: '' },
        { ...given, ficha: '~~~' },
      ])
        await expect(site.visitor.rateAnswer({ body: { ...forged, util: false } })).rejects.toMatchObject({ code: 400 })
      expect(await caseOf(given.pregunta, { estado: 'todos' })).toBeUndefined()
    })

    it('says nowhere who gave it', async () => {
      const given = await ask('¿Hay torneos?')
      await player.api.rateAnswer({ body: { ...given, util: false } })
      const stored = [
        await site.database.db.selectFrom('assistant_cases').selectAll().execute(),
        await site.database.db.selectFrom('assistant_votes').selectAll().execute(),
      ]
      expect(JSON.stringify(stored)).not.toContain(player.username)
      expect(Object.keys(stored[1]?.[0] ?? {}).sort()).toEqual(['at', 'ficha', 'id_caso', 'util'])
    })
  })

  describe('what the assistant did not answer', () => {
    it('is kept without anybody’s opinion, once however it is written', async () => {
      const staff = await site.socket(moderator.token)
      const kept = next(staff, 'staff:pending')
      await ask('Receta de pebre')
      await kept
      const twice = async () => (await caseOf('Receta de pebre'))?.veces === 2
      await ask('¿receta de PEBRE?')
      await expect.poll(twice).toBe(true)
      expect(await caseOf('Receta de pebre')).toMatchObject({ clase: 'away', arriba: 0, abajo: 0 })
    })

    it('comes after what somebody found bad', async () => {
      const given = await ask('¿Cuándo juega la selección?')
      await site.visitor.rateAnswer({ body: { ...given, util: false } })
      const [first] = await cases()
      expect(first?.abajo).toBeGreaterThan(0)
      const bad = (await cases()).map(({ abajo }) => abajo > 0)
      expect(bad).toEqual(bad.toSorted((a, b) => Number(b) - Number(a)))
    })
  })

  describe('a decision', () => {
    it('marks a case for the question set, which can be downloaded, and takes it off the queue', async () => {
      const given = await ask('¿Quién inventó la pólvora?')
      await site.visitor.rateAnswer({ body: { ...given, util: false } })
      const id = (await caseOf(given.pregunta))?.id ?? 0
      expect(
        (await moderator.api.decideAssistantCase({ params: { id }, body: { decision: 'marcar' } })).data,
      ).toMatchObject({ marcado: true, revisado: true })
      expect(await caseOf(given.pregunta)).toBeUndefined()
      expect(await caseOf(given.pregunta, { estado: 'marcados' })).toBeDefined()
      const { nombre, json } = (await moderator.api.exportAssistantCases({})).data
      expect(nombre).toMatch(/^asistente-\d{4}-\d{2}-\d{2}\.json$/)
      expect(JSON.parse(json)).toContainEqual(
        expect.objectContaining({ pregunta: given.pregunta, respuesta: given.respuesta }),
      )
      await moderator.api.decideAssistantCase({ params: { id }, body: { decision: 'reabrir' } })
      expect(await caseOf(given.pregunta)).toMatchObject({ marcado: false, revisado: false })
    })

    it('that a case was seen holds until somebody finds it bad again', async () => {
      const given = await ask('¿Qué almorzaste?')
      await site.visitor.rateAnswer({ body: { ...given, util: false } })
      const id = (await caseOf(given.pregunta))?.id ?? 0
      await moderator.api.decideAssistantCase({ params: { id }, body: { decision: 'descartar' } })
      expect(await caseOf(given.pregunta)).toBeUndefined()
      expect(await caseOf(given.pregunta, { estado: 'revisados' })).toMatchObject({ id })
      await site.visitor.rateAnswer({ body: { ...(await ask(given.pregunta)), util: false } })
      expect(await caseOf(given.pregunta)).toMatchObject({ id, abajo: 2 })
    })
  })

  describe('a question to the moderators', () => {
    const noticesOf = async ({ api }: TestPlayer) => (await api.listNotices({ query: {} })).data
    const hilo = [
      { de: 'jugador' as const, texto: '¿Puedo cambiar de nombre?' },
      { de: 'radio' as const, texto: 'No lo sé.' },
    ]

    it('reaches who may answer with the thread, and its answer comes back as a notice, once', async () => {
      const asker = await site.player('Chincol')
      const live = await site.socket(moderator.token)
      const told = next(live, 'notice:created')
      const pending = next(live, 'staff:pending', ({ consultas }) => consultas === 1)
      const { id } = (await asker.api.sendConsulta({ body: { pregunta: '¿Puedo  cambiar de nombre?', hilo } })).data
      expect((await told).notice).toMatchObject({
        tipo: 'consulta',
        texto: 'Chincol pregunta a la moderación: «¿Puedo cambiar de nombre?»',
        enlace: `/panel-admin/asistente?pestana=consultas#consulta-${id}`,
      })
      await pending
      const [waiting] = (await moderator.api.listConsultas({ query: {} })).data
      expect(waiting).toMatchObject({ id, jugador: { username: 'Chincol' }, hilo, respuesta: null })
      const back = next(await site.socket(asker.token), 'notice:created')
      await moderator.api.answerConsulta({ params: { id }, body: { respuesta: 'Sí, en tu cuenta.' } })
      expect((await back).notice.texto).toBe(
        'Sargenta contestó tu pregunta «¿Puedo cambiar de nombre?»: Sí, en tu cuenta.',
      )
      await expect(admin.api.answerConsulta({ params: { id }, body: { respuesta: 'No.' } })).rejects.toMatchObject({
        code: 409,
      })
      expect((await noticesOf(asker)).length).toBe(1)
      expect((await asker.api.exportOwnData({ params: { id: asker.id } })).data).toMatchObject({
        consultas: [{ pregunta: '¿Puedo cambiar de nombre?', respuesta: 'Sí, en tu cuenta.' }],
      })
    })

    it('is not told to staff who may not answer, nor to the one who asks', async () => {
      const other = await site.player('Pregonera', { rol: 4, admin: 1 })
      const before = (await noticesOf(admin)).length
      await admin.api.sendConsulta({ body: { pregunta: '¿Me escuchan?' } })
      expect(await noticesOf(other)).toEqual([])
      expect((await noticesOf(admin)).length).toBe(before)
    })

    it('waits for an answer before too many more, and a guest has to log in', async () => {
      const eager = await site.player('Loica')
      const send = () => eager.api.sendConsulta({ body: { pregunta: 'Otra más' } })
      for (let sent = 0; sent < mostOpenConsultas; sent++) await send()
      await expect(send()).rejects.toMatchObject({ code: 409 })
      await expect(site.visitor.sendConsulta({ body: { pregunta: 'x' } })).rejects.toMatchObject({ code: 401 })
    })

    it('keeps the end of a long conversation', async () => {
      const long = await site.player('Zorzal')
      const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(consultaThread.length / 2))
      await long.api.sendConsulta({
        body: { pregunta: 'Larga', hilo: texts.map((texto) => ({ de: 'jugador' as const, texto })) },
      })
      const { data } = await moderator.api.listConsultas({ query: {} })
      expect(data.find(({ pregunta }) => pregunta === 'Larga')?.hilo.map(({ texto }) => texto)).toEqual(texts.slice(1))
    })
  })

  it('cases, opinions and questions are deleted once they are too old', async () => {
    const later = new Date(site.clock.now.getTime() + assistantKeptMs + 1000)
    await deleteOldCases(site.database.db, site.clock.now)
    expect((await cases({ estado: 'todos' })).length).toBeGreaterThan(0)
    await deleteOldCases(site.database.db, later)
    await deleteOldConsultas(site.database.db, later)
    expect(await cases({ estado: 'todos' })).toEqual([])
    expect(await site.database.db.selectFrom('assistant_votes').selectAll().execute()).toEqual([])
    expect((await moderator.api.listConsultas({ query: {} })).data).toEqual([])
  })
})
