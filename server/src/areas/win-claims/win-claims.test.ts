import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { evidencePicture } from '@trinchera/contract/evidence-pictures'
import { paths } from '@trinchera/contract/site-paths'
import { testDialects } from '@trinchera/db/testing'
import { settledWinClaimsListed } from '@trinchera/rules/limits'
import { next, type TestApp, type TestPlayer } from '../../../testing/app'
import { codeOf, codesOf, hoursAgo, openCase } from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

const hour = 3_600_000

describe.each(testDialects)('wins not reported on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())
  const started = new Date()
  beforeEach(async () => {
    site.clock.now = started
    etapa = await playedEtapa(site, admin)
  })

  const leader = (letter: string) => etapa.clan(letter).leader
  const open = (pair = 'AB', options = {}) => openCase(site, etapa, pair, options)
  const read = async (id: number, by = admin) => (await by.api.getVictoria({ params: { id } })).data
  const matches = async (letter = 'A') =>
    (await site.visitor.listClanMatches({ params: { clanId: etapa.clan(letter).id }, query: {} })).data
  const dispute = (id: number, by = leader('B')) =>
    by.api.answerVictoria({ params: { id }, body: { respuesta: 'disputar', texto: 'Ganamos nosotros' } })
  const acknowledge = (id: number, by = leader('B')) =>
    by.api.answerVictoria({ params: { id }, body: { respuesta: 'reconocer' } })
  const vote = (id: number, by: TestPlayer, voto: 'si' | 'no' = 'si') =>
    by.api.voteVictoria({ params: { id }, body: { voto } })
  const settle = (id: number, tipo: 'acreditar' | 'rechazar' = 'acreditar', by = moderator) =>
    by.api.settleVictoria({ params: { id }, body: { tipo, motivo: 'Las capturas lo muestran' } })
  const report = (jugada?: string) =>
    leader('B').api.reportLoss({
      body: {
        id_clan_ganador: etapa.clan('A').id,
        id_clan_perdedor: etapa.clan('B').id,
        id_etapa: etapa.id,
        id_juego: etapa.juego,
        comentario: '',
        ...(jugada ? { jugada } : {}),
      },
      headers: { 'idempotency-key': `clave ${Math.random()}` },
    })
  const notices = async (player: TestPlayer, id: number) =>
    (await player.api.listNotices({ query: {} })).data.filter(({ enlace }) => enlace === paths.victoria(id))

  it('is read, with its pictures, by both clans, the etapa’s Líderes and moderators, and by nobody else', async () => {
    const { id, evidencias } = await open()
    const captain = await memberOf(site, etapa, 'C', 'Capitán')
    const editor = await site.player(`Pregonera ${etapa.clan('A').nombre.slice(-2)}`, { rol: 4, admin: 1 })
    const elsewhere = (await playedEtapa(site, admin)).clan('A').leader
    const readers = [
      leader('A'),
      await memberOf(site, etapa, 'A', 'Miembro'),
      await memberOf(site, etapa, 'B', 'Miembro'),
      leader('C'),
      leader('D'),
      moderator,
      admin,
    ]
    const [first] = evidencias
    const pictureOf = async (by: TestPlayer | null, winClaim = id) =>
      (await fetch(`${site.url}${evidencePicture.victoria(winClaim, first?.id ?? 0)}${by ? `?token=${by.token}` : ''}`))
        .status
    const listed = async (by: TestPlayer, etapa?: number) =>
      (await by.api.listVictorias({ query: etapa ? { etapa } : {} })).data.some((one) => one.id === id)
    for (const by of readers) {
      expect((await read(id, by)).id).toBe(id)
      expect(await pictureOf(by)).toBe(200)
      expect([await listed(by), await listed(by, etapa.id), await listed(by, etapa.id + 1)]).toEqual([
        true,
        true,
        false,
      ])
    }
    for (const by of [captain, editor, elsewhere]) {
      expect(await codeOf(by.api.getVictoria({ params: { id } }))).toBe(403)
      expect(await pictureOf(by)).toBe(403)
      expect(await listed(by)).toBe(false)
    }
    expect(await pictureOf(null)).toBe(401)
    const other = await open('AC')
    expect(await pictureOf(leader('A'), other.id)).toBe(404)
    expect(JSON.stringify(await read(id))).not.toContain('.webp')
  })

  it('is sent live to both clans’ report ranks, the Assembly and moderators', async () => {
    const soldier = await memberOf(site, etapa, 'A', 'Miembro')
    const sockets = await Promise.all(
      [leader('A'), leader('B'), leader('C'), moderator].map(({ token }) => site.socket(token)),
    )
    const heard: string[] = []
    for (const other of [await site.socket(), await site.socket(soldier.token)]) other.onAny((name) => heard.push(name))
    const events = sockets.map((socket) => next(socket, 'win:changed'))
    const pending = next(await site.socket(moderator.token), 'staff:pending')
    const { id } = await open()
    for (const event of await Promise.all(events)) expect(event.victoria).toMatchObject({ id, estado: 'abierta' })
    expect(await pending).toMatchObject({ victorias: expect.any(Number) })
    const [first] = sockets
    if (!first) throw new Error('no socket')
    const voted = next(first, 'win:changed')
    await vote(id, leader('C'))
    expect((await voted).victoria.votos).toEqual({ si: 1, no: 0 })
    expect(heard).not.toContain('win:changed')
  })

  describe('the rival', () => {
    it('acknowledges once, and the match enters as if reported now by that player', async () => {
      const { id, jugada, quien } = await open('AB', { count: 5 })
      const captain = await memberOf(site, etapa, 'B', 'Capitán')
      for (const other of [leader('A'), leader('C'), await memberOf(site, etapa, 'B', 'Miembro'), moderator])
        expect(await codeOf(acknowledge(id, other))).toBe(403)
      const reported = next(await site.socket(), 'match:reported', ({ match }) => match.id_etapa === etapa.id)
      const tries = await codesOf(
        Array.from({ length: 10 }, (_, index) => acknowledge(id, index % 2 ? captain : leader('B'))),
      )
      expect(tries.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
      const [match, ...rest] = await matches()
      expect(rest).toEqual([])
      expect(match).toMatchObject({
        id: (await reported).match.id,
        ganador: { id: etapa.clan('A').id },
        jugada,
        fecha: site.clock.now.toISOString(),
        respuesta: { estado: 'confirmada', quien },
      })
      expect([captain.username, leader('B').username]).toContain(match?.reportado_por)
      expect(await read(id)).toMatchObject({
        estado: 'reconocida',
        id_match: match?.id,
        fallo: null,
        respuesta: { quien: match?.reportado_por, texto: null },
      })
      expect(await codesOf([settle(id), vote(id, leader('C')), dispute(id)])).toEqual([409, 409, 409])
      expect(await notices(leader('A'), id)).toHaveLength(1)
    })

    it('disputes once; acknowledging at the same moment is one of the two', async () => {
      const { id } = await open()
      const tries = await codesOf([acknowledge(id), dispute(id), acknowledge(id), dispute(id)])
      expect(tries.toSorted()).toEqual([200, 409, 409, 409])
      const { estado } = await read(id)
      expect((await matches()).length).toBe(estado === 'reconocida' ? 1 : 0)
      expect(await codesOf([acknowledge(id), dispute(id)])).toEqual([409, 409])
    })

    it.each([
      ['says no hour', null, 'reconocida'],
      ['says an hour of that day', 4, 'reconocida'],
      ['says another day', 0.5, 'abierta'],
    ] as const)('reports the loss meanwhile and %s', async (_, hours, estado) => {
      const { id } = await open()
      const { data } = await report(hours === null ? undefined : hoursAgo(site, hours))
      expect(await read(id)).toMatchObject({ estado, id_match: estado === 'reconocida' ? data.id : null })
      expect(await matches()).toHaveLength(1)
    })

    it('does not settle a case by a report of the opposite result', async () => {
      const { id } = await open('BA')
      await report()
      expect((await read(id)).estado).toBe('abierta')
    })
  })

  it('the Assembly votes once per clan until the case is settled, whoever leads it', async () => {
    const { id } = await open()
    const officer = await memberOf(site, etapa, 'C', 'Co-Lider')
    for (const other of [leader('A'), leader('B'), officer, moderator]) expect(await codeOf(vote(id, other))).toBe(403)
    await Promise.all([...Array.from({ length: 6 }, () => vote(id, leader('C'), 'no')), vote(id, leader('D'))])
    expect(await read(id)).toMatchObject({
      votos: { si: 1, no: 1 },
      votantes: expect.arrayContaining([
        { quien: leader('C').username, clan: etapa.clan('C').nombre, voto: 'no' },
        { quien: leader('D').username, clan: etapa.clan('D').nombre, voto: 'si' },
      ]),
    })
    await leader('C').api.handOverClan({ body: { clanId: etapa.clan('C').id, playerId: officer.id } })
    await vote(id, officer)
    expect(await codeOf(vote(id, leader('C')))).toBe(403)
    expect((await read(id)).votos).toEqual({ si: 2, no: 0 })
    await dispute(id)
    await settle(id, 'rechazar')
    expect(await codeOf(vote(id, leader('D'), 'no'))).toBe(409)
    await officer.api.closeAccount({ body: { password: 'Trinchera-1944' } })
    expect((await read(id)).votos).toEqual({ si: 2, no: 0 })
  })

  describe('staff', () => {
    it('settle once the rival disputed or had 24 hours; a credited win is the moderator’s report', async () => {
      const { id, quien, jugada } = await open()
      expect(await codeOf(settle(id))).toBe(400)
      expect(await codeOf(settle(id, 'rechazar'))).toBe(400)
      for (const other of [leader('A'), leader('C')]) expect(await codeOf(settle(id, 'acreditar', other))).toBe(403)
      site.clock.now = new Date(started.getTime() + 24 * hour)
      const tries = await codesOf(Array.from({ length: 8 }, () => settle(id)))
      expect(tries.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
      expect(await matches()).toEqual([
        expect.objectContaining({
          reportado_por: moderator.username,
          jugada,
          respuesta: expect.objectContaining({ estado: 'confirmada', quien }),
        }),
      ])
      expect(await read(id)).toMatchObject({
        estado: 'acreditada',
        fallo: { quien: moderator.username, motivo: 'Las capturas lo muestran', fecha: site.clock.now.toISOString() },
      })
      expect(await codesOf([acknowledge(id), dispute(id)])).toEqual([409, 409])
      const [act] = (await admin.api.listAudit({ query: {} })).data
      expect(act).toMatchObject({ accion: 'victoria.acreditar', quien: moderator.username })
      expect(await notices(leader('A'), id)).toHaveLength(1)
    })

    it('refuse one, which enters nothing', async () => {
      const { id } = await open()
      await dispute(id)
      expect(await codeOf(settle(id, 'rechazar'))).toBe(200)
      expect(await codeOf(settle(id))).toBe(409)
      expect(await matches()).toEqual([])
      expect(await codeOf(open().then(() => ({ code: 201 })))).toBe(201)
    })

    it('credit one while the rival reports the loss: each is answered, and each 200 counts once', async () => {
      const { id } = await open()
      await dispute(id)
      const codes = await codesOf([settle(id), report()])
      expect(await matches()).toHaveLength(codes.filter((code) => code === 200).length)
      expect(codes[1]).toBe(200)
      expect([200, 409]).toContain(codes[0])
      expect((await read(id)).estado).toBe(codes[0] === 200 ? 'acreditada' : 'reconocida')
    })

    it('see the waiting ones first and counted', async () => {
      await site.database.db.deleteFrom('evidencias').where('id_victoria', 'is not', null).execute()
      await site.database.db.deleteFrom('victoria_votos').execute()
      await site.database.db.deleteFrom('victorias').execute()
      const waiting = async (by = moderator) => (await by.api.getPendingWork()).data.victorias
      const [one, two, three] = [await open('AB'), await open('AC'), await open('AD')]
      expect(await waiting()).toBe(0)
      await dispute(three.id, leader('D'))
      expect(await waiting()).toBe(1)
      const queue = async () => (await moderator.api.listAdminVictorias()).data.map(({ id }) => id)
      expect(await queue()).toEqual([three.id, one.id, two.id])
      site.clock.now = new Date(started.getTime() + 24 * hour)
      expect(await waiting()).toBe(3)
      await settle(one.id, 'rechazar')
      expect(await queue()).toEqual([two.id, three.id, one.id])
      const editor = await site.player(`Vocera ${etapa.clan('A').nombre.slice(-2)}`, { rol: 4, admin: 1 })
      expect(await waiting(editor)).toBeNull()
    })
  })

  it('is listed while it is open, however many were settled since, and of those the latest', async () => {
    const open = await openCase(site, etapa, 'AB')
    const { db } = site.database
    const { id: _id, ...stored } = await db
      .selectFrom('victorias')
      .where('id', '=', open.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    const settled = { ...stored, estado: 'rechazada' as const, settled_at: stored.fecha }
    const many = Array.from({ length: settledWinClaimsListed + 5 }, () => settled)
    const ids = (await db.insertInto('victorias').values(many).returning('id').execute()).map(({ id }) => id)
    const listed = (await leader('C').api.listVictorias({ query: { etapa: etapa.id } })).data.map(({ id }) => id)
    expect(listed).toEqual([...ids.slice(5).toReversed(), open.id])
  })

  it('stays, with its votes and pictures, when those who asked and voted are deleted', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const { id, evidencias } = await openCase(site, etapa, 'AB', { by: captain })
    await leader('C').api.voteVictoria({ params: { id }, body: { voto: 'si' } })
    for (const gone of [captain, leader('C')]) await admin.api.deleteAdminPlayer({ params: { id: gone.id } })
    const { data } = await moderator.api.getVictoria({ params: { id } })
    expect([data.quien, data.votos, data.evidencias]).toEqual([captain.username, { si: 1, no: 0 }, evidencias])
  })

  it('in an archived etapa can be read and refused, and nothing else', async () => {
    const { id } = await open()
    await admin.api.archiveEtapa({ params: { id: etapa.id } })
    expect(await codesOf([acknowledge(id), dispute(id), vote(id, leader('C'))])).toEqual([409, 409, 409])
    site.clock.now = new Date(started.getTime() + 25 * hour)
    expect(await codeOf(settle(id))).toBe(409)
    expect((await read(id, leader('A'))).estado).toBe('abierta')
    expect(await codeOf(settle(id, 'rechazar'))).toBe(200)
  })

  it('with a clan deleted meanwhile can be read and refused, and not credited', async () => {
    const { id } = await open()
    await leader('B').api.deleteClan({ body: { clanId: etapa.clan('B').id } })
    expect(await codesOf([acknowledge(id), dispute(id)])).toEqual([403, 403])
    site.clock.now = new Date(started.getTime() + 25 * hour)
    expect(await codeOf(settle(id))).toBe(409)
    expect((await read(id, leader('A'))).perdedor.nombre).toBe(etapa.clan('B').nombre)
    expect(await codeOf(settle(id, 'rechazar'))).toBe(200)
    expect(await matches()).toEqual([])
  })
})
