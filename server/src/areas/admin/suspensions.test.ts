import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
let moderator: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  moderator = await site.player('Sargento', { rol: 2, admin: 1 })
})
afterAll(() => site.stop())

const syllables = ['Ca', 'Lo', 'Mi', 'Ru', 'Te', 'Na', 'Po', 'Du']
let count = 0
const someone = (marks?: { rol?: number; admin?: number }) =>
  site.player(
    `Sol ${[...(count++).toString(8).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join('')}`,
    marks,
  )

const day = 86_400_000
const inDays = (days: number) => new Date(site.clock.now.getTime() + days * day).toISOString()
type Alcance = 'cuenta' | 'comentarios' | 'reportes'
const suspend = async (
  player_id: number,
  alcance: Alcance,
  { by = moderator, hasta = inDays(7), motivo = 'Lenguaje' } = {},
) => (await by.api.createSuspension({ body: { player_id, alcance, hasta, motivo } })).data
const lift = (id: number, by = moderator) => by.api.deleteSuspension({ params: { id } })
const running = async (id: number) => (await admin.api.getAdminPlayer({ params: { id } })).data.suspensiones

describe('suspending an account', () => {
  it('refuses every call of an open session, and its socket, until the suspension is lifted', async () => {
    const player = await someone()
    const own = () => player.api.listInvitaciones({ params: { playerId: player.id }, query: {} })
    const socket = await site.socket(player.token)
    const revoked = next(socket, 'session:revoked')
    const suspension = await suspend(player.id, 'cuenta', { motivo: 'Cuenta compartida' })
    expect((await revoked).reason).toContain('Cuenta compartida')
    expect([...(site.app.io.of('/').sockets.get(socket.id ?? '')?.rooms ?? [])].sort()).toEqual(
      [socket.id, 'publico'].sort(),
    )
    await expect(own()).rejects.toMatchObject({ code: 423, message: expect.stringContaining('Cuenta compartida') })
    await expect(site.visitor.login({ body: { email: player.email, password } })).rejects.toMatchObject({ code: 423 })
    await lift(suspension.id)
    expect((await own()).code).toBe(200)
    expect((await player.api.listNotices()).data.map(({ tipo, texto }) => [tipo, texto])).toEqual([
      ['suspension-levantada', 'Tu cuenta ya no está suspendida: la administración levantó la suspensión.'],
      ['suspension', expect.stringContaining('Cuenta compartida')],
    ])
  })

  it('ends at its date', async () => {
    const player = await someone()
    await suspend(player.id, 'cuenta', { hasta: inDays(1) })
    site.clock.now = new Date(site.clock.now.getTime() + day)
    expect((await player.api.listInvitaciones({ params: { playerId: player.id }, query: {} })).code).toBe(200)
    expect(await running(player.id)).toEqual([])
  })

  it('of staff refuses staff calls', async () => {
    const player = await someone({ rol: 2, admin: 1 })
    await suspend(player.id, 'cuenta', { by: admin })
    await expect(player.api.listAllRoles()).rejects.toMatchObject({ code: 423 })
  })
})

it('of reports or comments refuses only those, and is shown to staff', async () => {
  const player = await someone()
  const [comments, reports] = [
    await suspend(player.id, 'comentarios', { hasta: inDays(1) }),
    await suspend(player.id, 'reportes', { hasta: inDays(2) }),
  ]
  expect((await player.api.listInvitaciones({ params: { playerId: player.id }, query: {} })).code).toBe(200)
  const body = { id_clan_ganador: 1, id_clan_perdedor: 2, id_etapa: 1, id_juego: 1, comentario: '' }
  await expect(player.api.reportLoss({ body })).rejects.toMatchObject({ code: 423 })
  expect(await running(player.id)).toEqual([reports, comments])
  expect((await admin.api.listAdminPlayers({ query: { busqueda: player.username } })).data[0]?.suspensiones).toEqual([
    reports,
    comments,
  ])
})

describe('a suspension', () => {
  it('lifted early notifies its player at once', async () => {
    const player = await someone()
    const { id } = await suspend(player.id, 'reportes')
    const received = next(await site.socket(player.token), 'notice:created')
    await lift(id)
    expect((await received).notice).toMatchObject({
      tipo: 'suspension-levantada',
      texto: 'Ya puedes reportar de nuevo: la administración levantó la suspensión.',
      enlace: null,
    })
  })

  it('replaces the current suspension; the audit log has both', async () => {
    const player = await someone()
    const first = await suspend(player.id, 'reportes', { hasta: inDays(1) })
    const second = await suspend(player.id, 'reportes', { hasta: inDays(90), motivo: 'Trampa' })
    expect(await running(player.id)).toEqual([second])
    await expect(lift(first.id)).rejects.toMatchObject({ code: 404 })
    await lift(second.id)
    await expect(lift(second.id)).rejects.toMatchObject({ code: 404 })
    const lines = (await admin.api.listAudit({ query: { por_pagina: 3 } })).data
    const [one, two] = [first, second].map(({ alcance, hasta, motivo }) => ({ alcance, hasta, motivo }))
    expect(lines.map(({ accion, antes, despues }) => [accion, antes, despues])).toEqual([
      ['suspension.levantar', two, null],
      ['suspension.crear', one, two],
      ['suspension.crear', null, one],
    ])
  })

  it('requested twice at once is stored once', async () => {
    const player = await someone()
    await Promise.all([
      suspend(player.id, 'comentarios'),
      suspend(player.id, 'comentarios'),
      suspend(player.id, 'comentarios', { by: admin }),
    ])
    expect(await running(player.id)).toHaveLength(1)
  })

  it.each([
    ['a player who is not there', { player_id: 999_999 }, 'player_id'],
    ['an end that is past', { hasta: '2001-01-01T00:00:00Z' }, 'hasta'],
    ['an end that is no time', { hasta: 'mañana' }, 'hasta'],
    ['a kind that is none', { alcance: 'todo' }, 'alcance'],
    ['no reason', { motivo: '   ' }, 'motivo'],
  ])('is refused with %s', async (_, wrong, field) => {
    const player = await someone()
    const body = JSON.stringify({ player_id: player.id, alcance: 'cuenta', hasta: inDays(1), motivo: 'x', ...wrong })
    const { status, json } = await site.call('POST', '/admin/suspensiones', {
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body,
    })
    expect([status, json.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })

  it('stores its end in one form, however it was written', async () => {
    const player = await someone()
    const { hasta } = await suspend(player.id, 'comentarios', { hasta: inDays(3).replace(/\.\d+Z$/, 'Z') })
    expect(hasta).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
  })
})
