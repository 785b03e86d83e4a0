import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { setRangos } from '@trinchera/db/queries/clanes/memberships'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { testDialects } from '@trinchera/db/testing'
import type { TestApp, TestPlayer } from '../../../testing/app'
import { codeOf, codesOf } from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'
import { agreedReto, askReto, hoursAhead } from '../../../testing/retos'

describe.each(testDialects)('retos on %s', (dialect) => {
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
  const later = (hours: number) => {
    site.clock.now = new Date(started.getTime() + hours * 3_600_000)
  }
  const at = (id: number) => ({ params: { id } })
  const read = async (id: number, by: TestPlayer = admin) => (await by.api.getReto(at(id))).data
  const pick = (id: number, by: TestPlayer, codigo: string) => codeOf(by.api.pickMap({ ...at(id), body: { codigo } }))
  const cancel = (id: number, by: TestPlayer) =>
    codeOf(by.api.cancelReto({ ...at(id), body: { motivo: 'No podemos' } }))
  const notices = async (by: TestPlayer, id: number) =>
    (await by.api.listNotices({})).data.filter(({ enlace }) => enlace === paths.reto(id))

  it('a captain may ask and answer; a suspended one may not', async () => {
    const captain = await memberOf(site, etapa, 'B', 'Capitán')
    const { id, fechas } = await askReto(site, etapa, 'AB')
    await insertSuspension(site.database.db, {
      player_id: captain.id,
      alcance: 'reportes',
      hasta: hoursAhead(site, 48),
      motivo: 'Prueba',
      created_at: site.clock.now.toISOString(),
      created_by: admin.id,
    })
    const accept = { ...at(id), body: { respuesta: 'aceptar', fecha: fechas[0] ?? '' } } as const
    expect(await codeOf(captain.api.answerReto(accept))).toBe(423)
    expect(await codeOf(leader('B').api.answerReto(accept))).toBe(200)
  })

  it('after leadership was handed over, the new leader answers and the former does not', async () => {
    const heir = await memberOf(site, etapa, 'B', 'Miembro')
    const { id } = await askReto(site, etapa, 'AB')
    const refuse = { ...at(id), body: { respuesta: 'rechazar' } } as const
    expect(await codeOf(heir.api.answerReto(refuse))).toBe(403)
    await leader('B').api.handOverClan({ body: { clanId: etapa.clan('B').id, playerId: heir.id } })
    await setRangos(site.database.db, etapa.clan('B').id, [{ id: leader('B').id, rango: 'Miembro' }])
    expect(await codeOf(leader('B').api.answerReto(refuse))).toBe(403)
    expect(await codeOf(heir.api.answerReto(refuse))).toBe(200)
  })

  it('is cancelled when a clan is deleted or its etapa closed for good, and both sides are told', async () => {
    const [lost, archived] = [await agreedReto(site, etapa, 'AB'), await askReto(site, etapa, 'CD')]
    await leader('B').api.deleteClan({ body: { clanId: etapa.clan('B').id } })
    expect(await read(lost.id)).toMatchObject({
      estado: 'cancelado',
      cierre: { id_clan: null, motivo: expect.stringContaining(etapa.clan('B').nombre) },
      retado: { eliminado: true },
    })
    expect((await notices(leader('A'), lost.id))[0]?.texto).toContain('se canceló')
    await admin.api.archiveEtapa({ params: { id: etapa.id } })
    expect((await read(archived.id)).estado).toBe('cancelado')
    expect(await cancel(archived.id, leader('C'))).toBe(409)
  })

  it('in a paused etapa is not agreed, and can be cancelled', async () => {
    const { id, fechas } = await askReto(site, etapa, 'AB')
    const { data } = await site.visitor.getEtapa({ params: { id: etapa.id } })
    const paused = { nombre: data.nombre, id_juego: etapa.juego, activo: false, multijugador: true }
    await admin.api.updateEtapa({ params: { id: etapa.id }, body: paused })
    const accept = { ...at(id), body: { respuesta: 'aceptar', fecha: fechas[0] ?? '' } } as const
    expect(await codeOf(leader('B').api.answerReto(accept))).toBe(400)
    expect(await cancel(id, leader('A'))).toBe(200)
  })

  it('each says for oneself who comes, and everybody sees it once it is agreed', async () => {
    const soldier = await memberOf(site, etapa, 'A', 'Miembro')
    const { id } = await agreedReto(site, etapa, 'AB')
    await soldier.api.sayComing({ ...at(id), body: { va: true } })
    await leader('B').api.sayComing({ ...at(id), body: { va: false } })
    expect(await codeOf(leader('C').api.sayComing({ ...at(id), body: { va: true } }))).toBe(403)
    const said = (await site.visitor.getReto(at(id))).data.jugadores.map(({ username, va }) => [username, va])
    expect(Object.fromEntries(said)).toEqual({
      [soldier.username]: true,
      [leader('A').username]: null,
      [leader('B').username]: false,
    })
  })

  it('shows what the challenger wrote to both clans alone', async () => {
    const [one, other] = [etapa.clan('A'), etapa.clan('B')]
    const texto = 'Noche <b>de</b> clanes\u202e'
    const body = { id_clan_retador: one.id, id_clan_retado: other.id, fechas: [hoursAhead(site, 3)], texto }
    const { id, fechas } = (await leader('A').api.createReto({ body })).data
    await leader('B').api.answerReto({ ...at(id), body: { respuesta: 'aceptar', fecha: fechas[0] ?? '' } })
    expect((await read(id, leader('B'))).texto).toBe('Noche <b>de</b> clanes')
    expect((await read(id, leader('C'))).texto).toBeNull()
    expect((await site.visitor.getReto(at(id))).data.texto).toBeNull()
  })

  describe('its conversation', () => {
    const say = async (id: number, by: TestPlayer, texto = 'Nos vemos') =>
      (await by.api.sendRetoMessage({ ...at(id), body: { texto } })).data
    const texts = async (id: number, by: TestPlayer) =>
      (await by.api.listRetoMessages(at(id))).data.map(({ texto }) => texto)

    it('is plain text, whatever it looks like, and nothing invisible', async () => {
      const { id } = await agreedReto(site, etapa, 'AB')
      expect((await say(id, leader('A'), '<img src=x onerror=alert(1)>')).texto).toBe('<img src=x onerror=alert(1)>')
      expect(await codeOf(leader('A').api.sendRetoMessage({ ...at(id), body: { texto: '\u200b\u2060' } }))).toBe(400)
    })

    it('takes a message once per key, also where the reply was lost', async () => {
      const { id } = await agreedReto(site, etapa, 'AB')
      const send = (texto: string) =>
        leader('A').api.sendRetoMessage({ ...at(id), body: { texto }, headers: { 'idempotency-key': 'una' } })
      const [first, again] = await Promise.all([send('Llegamos'), send('Llegamos')])
      expect(again.data).toEqual(first.data)
      expect(await codeOf(send('Otra cosa'))).toBe(409)
      expect(await texts(id, leader('B'))).toEqual(['Llegamos'])
    })

    it('is hidden by three reports of members, decided on by staff in the queue of comments, and deleted by its author', async () => {
      const { id } = await agreedReto(site, etapa, 'AB')
      const readers = [
        leader('B'),
        await memberOf(site, etapa, 'A', 'Miembro'),
        await memberOf(site, etapa, 'B', 'Miembro'),
      ]
      const bad = await say(id, leader('A'), 'Algo <i>feo</i>')
      const report = (by: TestPlayer) => codeOf(by.api.reportComment({ ...at(bad.id), body: { motivo: 'Insulta' } }))
      expect(await report(leader('C'))).toBe(404)
      for (const reader of readers) expect(await report(reader)).toBe(201)
      expect([await texts(id, leader('B')), await texts(id, leader('A'))]).toEqual([[], ['Algo <i>feo</i>']])
      const [waiting] = (await admin.api.listReportedComments({})).data
      expect(waiting).toMatchObject({
        id: bad.id,
        idAnuncio: null,
        id_reto: id,
        comentario: 'Algo &lt;i&gt;feo&lt;/i&gt;',
        anuncio: expect.stringContaining(etapa.clan('A').nombre),
      })
      await admin.api.moderateComment({ ...at(bad.id), body: { decision: 'mostrar' } })
      expect(await texts(id, leader('B'))).toEqual(['Algo <i>feo</i>'])
      expect(await codeOf(leader('A').api.updateComment({ ...at(bad.id), body: { contenido: 'x' } }))).toBe(400)
      expect(await codeOf(leader('B').api.deleteComment(at(bad.id)))).toBe(403)
      await leader('A').api.deleteComment(at(bad.id))
      expect(await texts(id, leader('B'))).toEqual([])
    })

    it('is read, not written, by staff who rule', async () => {
      const { id } = await agreedReto(site, etapa, 'AB')
      await say(id, leader('A'))
      expect(await texts(id, moderator)).toEqual(['Nos vemos'])
      expect(await codeOf(moderator.api.sendRetoMessage({ ...at(id), body: { texto: 'x' } }))).toBe(403)
    })
  })

  it('a no-show is no win; it is contested once, and staff take it back or keep it, once', async () => {
    const { id } = await agreedReto(site, etapa, 'AB')
    later(3.25)
    await leader('A').api.reportNoShow(at(id))
    expect((await site.visitor.getClan({ params: { id: etapa.clan('A').id } })).data.triunfos).toBe(0)
    const record = async (letter: string) =>
      (await site.visitor.getRetoRecord({ params: { id: etapa.clan(letter).id } })).data
    expect([(await record('A')).no_presentados, (await record('B')).no_presentados]).toEqual([0, 1])
    const contest = { ...at(id), body: { texto: 'Estuvimos toda la noche' } }
    expect(await codeOf(leader('A').api.contestNoShow(contest))).toBe(403)
    expect((await codesOf(Array.from({ length: 4 }, () => leader('B').api.contestNoShow(contest)))).toSorted()).toEqual(
      [200, 409, 409, 409],
    )
    expect((await moderator.api.getPendingWork()).data.retos).toBe(1)
    expect((await moderator.api.listContestedRetos()).data.map((reto) => reto.id)).toEqual([id])
    const settle = { ...at(id), body: { fallo: 'retirado', motivo: 'El servidor estaba caído' } } as const
    expect((await codesOf([moderator.api.settleNoShow(settle), admin.api.settleNoShow(settle)])).toSorted()).toEqual([
      200, 409,
    ])
    expect(await record('B')).toMatchObject({ no_presentados: 0, cancelados: 0, faltas: [] })
    expect((await moderator.api.getPendingWork()).data.retos).toBe(0)
    expect((await admin.api.listAudit({ query: {} })).data[0]).toMatchObject({ accion: 'reto.retirado' })
  })

  it('counts what a clan cancelled after it was agreed, with its reason', async () => {
    const [early, agreed] = [await askReto(site, etapa, 'AC'), await agreedReto(site, etapa, 'AB')]
    await cancel(early.id, leader('A'))
    await cancel(agreed.id, leader('A'))
    expect((await site.visitor.getRetoRecord({ params: { id: etapa.clan('A').id } })).data).toMatchObject({
      jugados: 0,
      cancelados: 1,
      faltas: [{ id: agreed.id, cierre: { motivo: 'No podemos' } }],
    })
  })

  it('tells who must act, and not who acted', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const soldier = await memberOf(site, etapa, 'B', 'Miembro')
    const { id, elige } = await agreedReto(site, etapa, 'AB')
    const told = async (by: TestPlayer) => (await notices(by, id)).map(({ texto }) => texto).toReversed()
    expect(elige).toMatchObject({ id_clan: etapa.clan('B').id, que: 'mapa' })
    expect(await told(leader('B'))).toEqual([expect.stringContaining('reta a jugar')])
    expect(await told(leader('A'))).toEqual([expect.stringContaining('Hay reto')])
    expect(await told(captain)).toEqual([expect.stringContaining('Hay reto')])
    expect(await told(soldier)).toEqual([])
    const [first] = (await site.visitor.getOpciones()).data.mapas.lista
    await pick(id, leader('B'), first?.codigo ?? '')
    expect((await told(captain)).at(-1)).toContain('Les toca elegir un mapa')
  })

  it('turns have their own minutes once both sides are on its page', async () => {
    const { id, elige, fecha } = await agreedReto(site, etapa, 'AB')
    expect(elige?.hasta).toBe(new Date(Date.parse(fecha ?? '') - 5 * 60_000).toISOString())
    const sockets = [await site.socket(leader('A').token), await site.socket(leader('B').token)]
    const short = new Date(started.getTime() + 10 * 60_000).toISOString()
    const changed = new Promise<string | undefined>((resolve) =>
      sockets[0]?.on('challenge:changed', ({ reto }) => resolve(reto.elige?.hasta)),
    )
    for (const socket of sockets)
      await new Promise((resolve) => socket.emit('subscribe', { room: `reto:${id}` }, resolve))
    expect(await changed).toBe(short)
  })

  it('usual hours are those of the clan’s matches, in Chile', async () => {
    await etapa.report('AB')
    const { horas } = (await site.visitor.listUsualHours({ params: { id: etapa.clan('A').id } })).data
    expect(horas).toEqual([expect.objectContaining({ veces: 1 })])
    expect((await site.visitor.listUsualHours({ params: { id: etapa.clan('C').id } })).data.horas).toEqual([])
  })
})
