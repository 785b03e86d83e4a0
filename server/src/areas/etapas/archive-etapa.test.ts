import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refoldEtapa } from '@trinchera/db/fold-etapa'
import { addMember } from '@trinchera/db/queries/clanes/memberships'
import { testDialects } from '@trinchera/db/testing'
import { ask, next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('an etapa closed for good on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let juego: number
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  })
  afterAll(() => site.stop())

  const letters = 'ABCDEFGHJKMNPQRTUVWX'
  let round = 0
  let etapa: number
  const clans = new Map<string, { id: number; leader: TestPlayer }>()
  const clan = (letter: string) => clans.get(letter) ?? { id: 0, leader: admin }
  const someone = (letter: string) =>
    site.player(`Tropa ${letter}${letters[round % letters.length]}${letters[Math.floor(round / letters.length)]}`)

  beforeEach(async () => {
    round++
    etapa = (
      await admin.api.createEtapa({
        body: { nombre: `Etapa ${round}`, id_juego: juego, activo: true, multijugador: true },
      })
    ).data.id
    for (const letter of 'ABCD') {
      const leader = await someone(letter)
      clans.set(letter, {
        leader,
        id: (
          await leader.api.createClan({ body: { nombre: `Compañía ${letter}`, tag: `C${letter}`, id_etapa: etapa } })
        ).data.id,
      })
    }
  })

  const report = (pair: string) => {
    const [winner, loser] = [clan(pair.charAt(0)), clan(pair.charAt(1))]
    const body = {
      id_clan_ganador: winner.id,
      id_clan_perdedor: loser.id,
      id_etapa: etapa,
      id_juego: juego,
      comentario: '',
    }
    return loser.leader.api.reportLoss({ body, headers: { 'idempotency-key': randomUUID() } })
  }
  const archive = () => admin.api.archiveEtapa({ params: { id: etapa } })
  const final = async () => (await site.visitor.getFinalStandings({ params: { id: etapa } })).data
  const table = async () => (await site.visitor.listClanes({ params: { id: etapa } })).data
  const join = async (letter: string) => {
    const player = await someone(`${letter}2`.replace('2', 'Z'))
    await addMember(site.database.db, {
      id_clan: clan(letter).id,
      player_id: player.id,
      id_etapa: etapa,
      joined_at: site.clock.now.toISOString(),
    })
    return player
  }

  it('includes matches that no worker had folded yet', async () => {
    for (const pair of ['AB', 'BC', 'CA', 'DA']) await report(pair)
    await expect(final()).rejects.toMatchObject({ code: 404 })
    const { data } = await archive()
    expect(data).toMatchObject({ id: etapa, activo: false, archivada: true, partidas: 4 })
    const { fecha, clanes } = await final()
    expect([fecha, clanes]).toEqual([site.clock.now.toISOString(), await table()])
    expect(clanes.map(({ juegos }) => juegos).reduce((sum, juegos) => sum + juegos)).toBe(8)
    expect(clanes.map(({ ranking_actual }) => ranking_actual)).toEqual([1, 2, 3, 4])
    expect((await site.database.transaction((trx) => refoldEtapa(trx, etapa, fecha))).cambios).toBe(0)
  })

  it('is broadcast to the etapa, and records the places in the audit log', async () => {
    await report('AB')
    const [screen, staff] = [await site.socket(), await site.socket(admin.token)]
    await ask(screen, 'subscribe', { room: `etapa:${etapa}` })
    const versions: number[] = []
    // polled, because events of earlier changes may still reach the new subscriber
    screen.on('ladder:changed', ({ version }) => versions.push(version))
    const activity = next(staff, 'staff:activity', ({ action }) => action === 'etapa.archivar')
    const { data } = await archive()
    await expect.poll(() => versions).toContain(data.version)
    expect(await activity).toMatchObject({
      who: 'Comandante',
      action: 'etapa.archivar',
      target: expect.stringMatching(new RegExp(`^etapa ${etapa} \\(.+ de .+\\)$`)),
    })
    const line = await site.database.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(line.before ?? '')).toEqual({ activo: true, archivada: false })
    expect(JSON.parse(line.after ?? '')).toEqual({
      archivada: true,
      clanes: 4,
      primeros: [{ id: clan('A').id, nombre: 'Compañía A', ranking_actual: 1 }],
    })
  })

  it('refuses reports, rulings, claims and changes, and cannot be reopened', async () => {
    const { data: match } = await report('AB')
    const { data: ruled } = await report('CD')
    await admin.api.ruleMatch({ params: { id: ruled.id }, body: { tipo: 'anular', motivo: 'x' } })
    await archive()
    const refused: [number, () => Promise<unknown>][] = [
      [400, () => report('AB')],
      [409, () => admin.api.ruleMatch({ params: { id: match.id }, body: { tipo: 'falso', motivo: 'x' } })],
      [409, () => admin.api.ruleMatch({ params: { id: ruled.id }, body: { tipo: 'restituir', motivo: 'x' } })],
      [409, () => admin.api.previewRuling({ params: { id: match.id }, body: { tipo: 'anular' } })],
      [409, () => clan('B').leader.api.claimMatch({ params: { id: match.id }, body: { tipo: 'otro', texto: 'x' } })],
      [409, () => archive()],
      [409, () => admin.api.updateEtapa({ params: { id: etapa }, body: { activo: true } })],
      [409, () => admin.api.deleteEtapa({ params: { id: etapa } })],
      [400, () => admin.api.deleteJuego({ params: { id: juego } })],
    ]
    for (const [code, call] of refused) await expect(call()).rejects.toMatchObject({ code })
    expect((await admin.api.recalculateEtapa({ params: { id: etapa } })).data.cambios).toBe(0)
  })

  it('keeps its clans: nobody can found, edit, join, leave or delete one', async () => {
    const { id, leader } = clan('A')
    const [member, free] = [await join('A'), await someone('F')]
    const invited = (await leader.api.sendInvitacion({ body: { player_id: free.id, clan_id: id, id_etapa: etapa } }))
      .data
    const asked = (await free.api.sendSolicitud({ body: { clan_id: clan('B').id } })).data
    await archive()
    const accept = { player_id: free.id, clan_id: id, id_etapa: etapa, id_invitacion: invited.id }
    const refused: [number, () => Promise<unknown>][] = [
      [400, () => free.api.createClan({ body: { nombre: 'Los Nuevos', tag: 'NUE', id_etapa: etapa } })],
      [400, () => free.api.acceptInvitacion({ body: accept })],
      [400, () => free.api.sendSolicitud({ body: { clan_id: clan('C').id } })],
      [409, () => clan('B').leader.api.answerSolicitud({ body: { id_solicitud: asked.id, aceptar: true } })],
      [409, () => leader.api.sendInvitacion({ body: { player_id: free.id, clan_id: id, id_etapa: etapa } })],
      [409, () => leader.api.updateClan({ params: { id }, body: { nombre: 'Otro Nombre' } })],
      [409, () => leader.api.updateClan({ params: { id }, body: { players: [{ id: member.id, rango: 'Capitán' }] } })],
      [409, () => leader.api.expelMember({ body: { clanId: id, playerId: member.id } })],
      [409, () => leader.api.handOverClan({ body: { clanId: id, playerId: member.id } })],
      [409, () => leader.api.deleteClan({ body: { clanId: id } })],
      [409, () => admin.api.deleteClan({ body: { clanId: id } })],
      [409, () => member.api.leaveClan({ body: { playerId: member.id, clanId: id } })],
      [409, () => clan('D').leader.api.leaveClan({ body: { playerId: clan('D').leader.id, clanId: clan('D').id } })],
    ]
    for (const [code, call] of refused)
      await expect(call()).rejects.toMatchObject({
        code,
        message: expect.stringMatching(/cerrada para siempre|venció/),
      })
    const history = await free.api.listInvitaciones({ params: { playerId: free.id }, query: { todas: '1' } })
    expect(history.data.map(({ estado }) => estado)).toEqual(['vencida'])
  })

  it('lets only staff change an offensive name, also in the final table', async () => {
    await report('AB')
    await archive()
    const before = await final()
    await admin.api.updateClan({ params: { id: clan('A').id }, body: { nombre: 'Nombre Decente' } })
    expect((await final()).clanes).toEqual(
      before.clanes.map((row) => (row.id === clan('A').id ? { ...row, nombre: 'Nombre Decente' } : row)),
    )
  })

  it('keeps the clan of a closed account, empty or under the next in rank', async () => {
    await report('AB')
    const member = await join('B')
    await archive()
    const { clanes } = await final()
    const { seq } = await site.database.db
      .selectFrom('etapas')
      .select('seq')
      .where('id', '=', etapa)
      .executeTakeFirstOrThrow()
    await clan('A').leader.api.closeAccount({ body: { password } })
    await admin.api.deleteAdminPlayer({ params: { id: clan('B').leader.id } })
    expect((await site.visitor.getClan({ params: { id: clan('A').id } })).data).toMatchObject({
      id_lider: null,
      players: [],
    })
    expect((await site.visitor.getClan({ params: { id: clan('B').id } })).data).toMatchObject({
      id_lider: member.id,
      players: [{ id: member.id, rango: 'Lider' }],
    })
    expect((await final()).clanes).toEqual(clanes)
    expect(
      await site.database.db.selectFrom('etapas').select('seq').where('id', '=', etapa).executeTakeFirstOrThrow(),
    ).toEqual({ seq })
  })

  it('includes every accepted match of those reported at the same moment', async () => {
    const pairs = ['AB', 'BC', 'CD', 'DA', 'AC', 'BD', 'CA', 'DB']
    const [archived, ...reports] = await Promise.allSettled([archive(), ...pairs.map(report)])
    expect(archived.status).toBe('fulfilled')
    const stored = reports.filter(({ status }) => status === 'fulfilled').length
    for (const tried of reports) if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 400 })
    const { clanes } = await final()
    expect(clanes.map(({ juegos }) => juegos).reduce((sum, juegos) => sum + juegos)).toBe(2 * stored)
    expect(await table()).toEqual(clanes)
    const { db } = site.database
    const head = await db
      .selectFrom('etapas')
      .innerJoin('ladders', 'ladders.id_etapa', 'etapas.id')
      .where('etapas.id', '=', etapa)
      .select(['seq', 'applied_seq', 'revision', 'applied_revision'])
      .executeTakeFirstOrThrow()
    expect([head.seq, head.revision]).toEqual([head.applied_seq, head.applied_revision])
    const { last } = await db
      .selectFrom('matches')
      .where('id_etapa', '=', etapa)
      .select((eb) => eb.fn.max('seq').as('last'))
      .executeTakeFirstOrThrow()
    expect(last ?? 0).toBeLessThanOrEqual(head.applied_seq)
  })

  it('archived by two at once is archived once; a simultaneous ruling is in the table or refused', async () => {
    const { data: match } = await report('AB')
    await report('BA')
    const [one, two, ruling] = await Promise.allSettled([
      archive(),
      archive(),
      admin.api.ruleMatch({ params: { id: match.id }, body: { tipo: 'falso', motivo: 'x' } }),
    ])
    expect([one, two].map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ruling.status === 'fulfilled' || ruling.reason.code === 409).toBe(true)
    const counted = ruling.status === 'fulfilled' ? 2 : 4
    expect((await final()).clanes.map(({ juegos }) => juegos).reduce((sum, juegos) => sum + juegos)).toBe(counted)
    expect(
      await site.database.db
        .selectFrom('audit_log')
        .where('action', '=', 'etapa.archivar')
        .where('target', 'like', `etapa ${etapa} (%`)
        .select('id')
        .execute(),
    ).toHaveLength(1)
  })
})
