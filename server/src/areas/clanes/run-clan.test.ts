import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import type { Rango } from '@trinchera/rules/permissions'
import { ask, next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
let moderator: TestPlayer
let juego: number
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  moderator = await site.player('Moderadora', { rol: 2, admin: 1 })
  juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
})
afterAll(() => site.stop())

let count = 0
const letters = 'ABCDEFGHJKMN'
const word = () =>
  `${letters[count++ % 12]}${letters[Math.floor(count / 12) % 12]}${letters[Math.floor(count / 144) % 12]}`
const someone = () => site.player(`Quiltro ${word()}`)
const newEtapa = async (multijugador = true) =>
  (await admin.api.createEtapa({ body: { nombre: `Etapa ${word()}`, id_juego: juego, activo: true, multijugador } }))
    .data.id

/** A clan with one member of each rango, in its own etapa. */
async function squad(nombre = 'Los Halcones', tag = 'HAL', etapa?: number) {
  const id_etapa = etapa ?? (await newEtapa())
  const [lider, co, capitan, miembro] = [await someone(), await someone(), await someone(), await someone()]
  const { id } = (await lider.api.createClan({ body: { nombre, tag, id_etapa } })).data
  for (const { id: player_id, api } of [co, capitan, miembro]) {
    const invitacion = (await lider.api.sendInvitacion({ body: { player_id, clan_id: id, id_etapa } })).data
    await api.acceptInvitacion({ body: { player_id, clan_id: id, id_etapa, id_invitacion: invitacion.id } })
  }
  await lider.api.updateClan({
    params: { id },
    body: {
      players: [
        { id: co.id, rango: 'Co-Lider' },
        { id: capitan.id, rango: 'Capitán' },
      ],
    },
  })
  const clan = async () => (await site.visitor.getClan({ params: { id } })).data
  const rangos = async () => Object.fromEntries((await clan()).players.map((player) => [player.id, player.rango]))
  const rank = (by: TestPlayer, players: { id: number; rango: Rango }[]) =>
    by.api.updateClan({ params: { id }, body: { players } })
  return { id, id_etapa, lider, co, capitan, miembro, clan, rangos, rank }
}
const noticesOf = async (player: TestPlayer) =>
  (await player.api.listNotices()).data.map(({ tipo, texto }) => [tipo, texto])
const audited = async () =>
  (await admin.api.listAudit()).data.map(({ accion, objeto, antes, despues }) => ({ accion, objeto, antes, despues }))

describe('editing a clan', () => {
  it('changes the given fields and broadcasts to the rooms of the clan and its etapa', async () => {
    const { id, id_etapa, co, clan } = await squad()
    const watcher = await site.socket()
    await ask(watcher, 'subscribe', { room: `etapa:${id_etapa}` })
    // filtered, because the events of the clan's creation may still reach the new subscriber
    const renamed = ({ nombre }: { nombre: string }) => nombre === 'Los Cernícalos'
    const [changed, ladder] = [
      next(watcher, 'clan:changed', ({ clan: now }) => now !== null && renamed(now)),
      next(watcher, 'ladder:changed', ({ clanes }) => clanes.some(renamed)),
    ]
    const before = await clan()
    const { data } = await co.api.updateClan({
      params: { id },
      body: { nombre: 'Los  Cernícalos ', acepta_solicitudes: false },
    })
    expect(data).toEqual({
      ...before,
      nombre: 'Los Cernícalos',
      acepta_solicitudes: false,
      revision: before.revision + 1,
    })
    expect(await clan()).toEqual(data)
    expect(await changed).toEqual({ clan: data, id, id_etapa })
    expect(await ladder).toMatchObject({ etapa: id_etapa, clanes: [{ id, nombre: 'Los Cernícalos' }] })
    expect((await site.visitor.listClanes({ params: { id: id_etapa } })).data).toMatchObject([
      { nombre: 'Los Cernícalos', tag: 'HAL' },
    ])
  })

  it('accepts another spelling of its own name and refuses the name of another clan', async () => {
    const { id, id_etapa, lider } = await squad()
    await (await someone()).api.createClan({ body: { nombre: 'Los Zorzales', tag: 'ZOR', id_etapa } })
    const edit = (body: { nombre?: string; tag?: string }) => lider.api.updateClan({ params: { id }, body })
    expect((await edit({ nombre: 'LOS HALCONES', tag: 'hal' })).data).toMatchObject({
      nombre: 'LOS HALCONES',
      tag: 'hal',
    })
    await expect(edit({ nombre: 'Los Z0rzáles' })).rejects.toMatchObject({ code: 409, errors: [{ field: 'nombre' }] })
    await expect(edit({ tag: 'zor' })).rejects.toMatchObject({ code: 409, errors: [{ field: 'tag' }] })
    await expect(edit({ nombre: 'L' })).rejects.toMatchObject({ code: 400, errors: [{ field: 'nombre' }] })
  })

  it('sets a lema of one line, shows it live, and removes it with an empty one', async () => {
    const { id, id_etapa, co, clan } = await squad()
    const edit = async (lema: string) => (await co.api.updateClan({ params: { id }, body: { lema } })).data
    const watcher = await site.socket()
    await ask(watcher, 'subscribe', { room: `clan:${id}` })
    const changed = next(watcher, 'clan:changed')
    const before = await clan()
    const data = await edit('  Ni un\npaso   atrás ')
    expect(data).toEqual({ ...before, lema: 'Ni un paso atrás', revision: before.revision + 1 })
    expect(await clan()).toEqual(data)
    expect(await changed).toEqual({ clan: data, id, id_etapa })
    expect((await edit('Ni un paso atrás')).revision).toBe(data.revision)
    expect((await site.visitor.listClanes({ params: { id: id_etapa } })).data[0]).not.toHaveProperty('lema')
    expect(await edit(' ')).toMatchObject({ lema: null, revision: data.revision + 1 })
  })

  it.each([
    ['too long', 'ñ'.repeat(81), 'El lema debe tener como máximo 80 caracteres'],
    ['not fit to be seen', 'Ni un\u202Epaso', 'El lema tiene caracteres que no se ven bien'],
  ])('refuses a lema that is %s', async (_, lema, message) => {
    const { id, lider, miembro, clan } = await squad()
    const edit = (by: TestPlayer, text: string) => by.api.updateClan({ params: { id }, body: { lema: text } })
    await expect(edit(lider, lema)).rejects.toMatchObject({ code: 400, errors: [{ field: 'lema', message }] })
    await expect(edit(miembro, 'Ni un paso atrás')).rejects.toMatchObject({ code: 403 })
    expect((await clan()).lema).toBeNull()
  })

  it('replaces the picture and removes the old file', async () => {
    const { id, lider } = await squad()
    const picture = (background: string) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
    const fileOf = (path: string | null) => join(site.dataDir, path ?? '')
    const first = (await lider.api.updateClan({ params: { id }, body: { imagen: await picture('#553311') } })).data
      .imagen
    const second = (await lider.api.updateClan({ params: { id }, body: { imagen: await picture('#115533') } })).data
      .imagen
    expect([first === second, existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, false, true])
    expect(
      (await lider.api.updateClan({ params: { id }, body: { imagen: second ?? '', tag: 'HLC' } })).data.imagen,
    ).toBe(second)
    expect((await lider.api.updateClan({ params: { id }, body: { quitar_imagen: true } })).data.imagen).toBeNull()
    expect(existsSync(fileOf(second))).toBe(false)
  })

  it('conflicting with a change made since the editor was opened is refused, naming the fields, and nothing is lost', async () => {
    const { id, lider, co, miembro, capitan, clan, rank } = await squad()
    const { revision } = await clan()
    await co.api.updateClan({
      params: { id },
      body: { tag: 'HLC', lema: 'Ni un paso atrás', acepta_solicitudes: false, revision },
    })
    await rank(lider, [{ id: miembro.id, rango: 'Capitán' }])
    await capitan.api.leaveClan({ body: { clanId: id, playerId: capitan.id } })
    const stale = lider.api.updateClan({ params: { id }, body: { nombre: 'Los Cernícalos', revision } })
    await expect(stale).rejects.toMatchObject({
      code: 409,
      errors: [
        { field: 'acepta_solicitudes', message: 'Ahora el clan no recibe solicitudes' },
        { field: 'lema', message: 'Ahora el lema es «Ni un paso atrás»' },
        { field: 'tag', message: 'Ahora el tag es HLC' },
        {
          field: 'players',
          message: `${capitan.username} ya no está en el clan. ${miembro.username} ahora es Capitán`,
        },
      ],
    })
    const now = await clan()
    expect(now).toMatchObject({ nombre: 'Los Halcones', tag: 'HLC' })
    expect(
      (await lider.api.updateClan({ params: { id }, body: { nombre: 'Los Cernícalos', revision: now.revision } })).data
        .nombre,
    ).toBe('Los Cernícalos')
  })

  it('by two at the same moment succeeds for one', async () => {
    const { id, lider, co, clan } = await squad()
    const { revision } = await clan()
    const done = await Promise.allSettled([
      lider.api.updateClan({ params: { id }, body: { nombre: 'Los Cernícalos', revision } }),
      co.api.updateClan({ params: { id }, body: { nombre: 'Los Peucos', revision } }),
    ])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('by staff is recorded in the audit log, and the members are notified', async () => {
    const { id, miembro } = await squad('Nombre Feo', 'FEO')
    await moderator.api.updateClan({ params: { id }, body: { nombre: 'Sin Nombre' } })
    expect((await audited())[0]).toEqual({
      accion: 'clan.modificar',
      objeto: `clan ${id} (Nombre Feo)`,
      antes: { nombre: 'Nombre Feo' },
      despues: { nombre: 'Sin Nombre' },
    })
    expect((await noticesOf(miembro))[0]).toEqual([
      'clan-renombrado',
      'La administración cambió el nombre de tu clan Nombre Feo: ahora es Sin Nombre.',
    ])
  })

  it('by staff that changes or removes a lema notifies the members of it', async () => {
    const { id, lider, miembro } = await squad()
    const edit = (by: TestPlayer, lema: string) => by.api.updateClan({ params: { id }, body: { lema } })
    await edit(lider, 'Lema Feo')
    await edit(moderator, 'Sin groserías')
    expect((await audited())[0]).toMatchObject({ antes: { lema: 'Lema Feo' }, despues: { lema: 'Sin groserías' } })
    await edit(moderator, '')
    expect((await audited())[0]).toMatchObject({ antes: { lema: 'Sin groserías' }, despues: { lema: null } })
    expect((await noticesOf(miembro)).slice(0, 2).map(([, texto]) => texto)).toEqual([
      'La administración quitó el lema de tu clan Los Halcones.',
      'La administración cambió el lema de tu clan Los Halcones: ahora es «Sin groserías».',
    ])
  })

  it('in a single-player etapa cannot change the name, except by staff', async () => {
    const lone = await someone()
    const { id, nombre } = (await lone.api.createClan({ body: { id_etapa: await newEtapa(false) } })).data
    await expect(lone.api.updateClan({ params: { id }, body: { nombre: 'Otra Persona' } })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'nombre' }],
    })
    expect((await lone.api.updateClan({ params: { id }, body: { nombre, tag: 'YO' } })).data).toMatchObject({
      nombre,
      tag: 'YO',
    })
    expect((await moderator.api.updateClan({ params: { id }, body: { nombre: 'Jugador' } })).data.nombre).toBe(
      'Jugador',
    )
  })
})

describe('ranks', () => {
  it('are set by the Lider, notify the members concerned, and do not change the other ranks', async () => {
    const { miembro, co, capitan, lider, rank, rangos } = await squad()
    await rank(lider, [{ id: miembro.id, rango: 'Co-Lider' }])
    expect(await rangos()).toEqual({
      [lider.id]: 'Lider',
      [co.id]: 'Co-Lider',
      [capitan.id]: 'Capitán',
      [miembro.id]: 'Co-Lider',
    })
    expect((await noticesOf(miembro))[0]).toEqual(['rango', 'Ahora eres Co-Líder de Los Halcones.'])
  })

  type Squad = Awaited<ReturnType<typeof squad>>
  it.each<[string, 'lider' | 'co', number, (squad: Squad) => { id: number; rango: Rango }[]]>([
    ['the Lider a second one', 'lider', 400, ({ co }) => [{ id: co.id, rango: 'Lider' }]],
    [
      'the Lider two at once',
      'lider',
      400,
      ({ lider, co }) => [
        { id: lider.id, rango: 'Lider' },
        { id: co.id, rango: 'Lider' },
      ],
    ],
    ['the Lider a lower rank to oneself', 'lider', 400, ({ lider }) => [{ id: lider.id, rango: 'Miembro' }]],
    [
      'the Lider two ranks to one member',
      'lider',
      400,
      ({ miembro }) => [
        { id: miembro.id, rango: 'Capitán' },
        { id: miembro.id, rango: 'Miembro' },
      ],
    ],
    ['the Lider one to who is no member', 'lider', 400, () => [{ id: admin.id, rango: 'Capitán' }]],
    ['a Co-Lider leadership to oneself', 'co', 403, ({ co }) => [{ id: co.id, rango: 'Lider' }]],
    ['a Co-Lider a lower one to the Lider', 'co', 403, ({ lider }) => [{ id: lider.id, rango: 'Miembro' }]],
    ["a Co-Lider one's own to another", 'co', 403, ({ miembro }) => [{ id: miembro.id, rango: 'Co-Lider' }]],
  ])('cannot be given: %s', async (_, who, code, wanted) => {
    const own = await squad()
    const before = await own.rangos()
    await expect(own.rank(own[who], wanted(own))).rejects.toMatchObject({ code })
    expect(await own.rangos()).toEqual(before)
  })

  it('are refused when they do not exist', async () => {
    const { id, lider, miembro } = await squad()
    const form = new FormData()
    form.set('players', JSON.stringify([{ id: miembro.id, rango: 'General' }]))
    expect(
      (
        await site.call('POST', `/clanes/editar/${id}`, {
          headers: { authorization: `Bearer ${lider.token}` },
          body: form,
        })
      ).status,
    ).toBe(400)
  })

  it('cannot be set by the leader of another clan', async () => {
    const etapa = await newEtapa()
    const [own, other] = [await squad('Los Halcones', 'HAL', etapa), await squad('Los Zorzales', 'ZOR', etapa)]
    await expect(own.rank(own.lider, [{ id: other.miembro.id, rango: 'Capitán' }])).rejects.toMatchObject({ code: 400 })
    await expect(
      own.lider.api.expelMember({ body: { clanId: own.id, playerId: other.miembro.id } }),
    ).rejects.toMatchObject({ code: 400 })
    await expect(
      own.lider.api.expelMember({ body: { clanId: other.id, playerId: other.miembro.id } }),
    ).rejects.toMatchObject({ code: 403 })
    await expect(own.lider.api.handOverClan({ body: { clanId: own.id, playerId: other.co.id } })).rejects.toMatchObject(
      { code: 400 },
    )
    await expect(own.lider.api.leaveClan({ body: { clanId: other.id, playerId: own.lider.id } })).rejects.toMatchObject(
      { code: 400 },
    )
  })
})

describe('expelling', () => {
  it('removes and notifies a member, who can then join another clan', async () => {
    const { id, id_etapa, co, miembro, clan } = await squad()
    const received = next(await site.socket(miembro.token), 'notice:created')
    await co.api.expelMember({ body: { clanId: id, playerId: miembro.id } })
    expect((await received).notice).toMatchObject({
      tipo: 'expulsado',
      texto: 'Te expulsaron del clan Los Halcones.',
      enlace: `/ladder/etapa/${id_etapa}`,
    })
    expect((await clan()).players).toHaveLength(3)
    expect((await miembro.api.createClan({ body: { nombre: 'Propio', tag: 'PRO', id_etapa } })).code).toBe(201)
  })

  it('is refused for the Lider, and for a Co-Lider by another Co-Lider', async () => {
    const { id, lider, co, miembro, rank } = await squad()
    const expel = (by: TestPlayer, who: TestPlayer) => by.api.expelMember({ body: { clanId: id, playerId: who.id } })
    await rank(lider, [{ id: miembro.id, rango: 'Co-Lider' }])
    await expect(expel(co, lider)).rejects.toMatchObject({ code: 403 })
    await expect(expel(co, miembro)).rejects.toMatchObject({ code: 403 })
    await expect(expel(moderator, lider)).rejects.toMatchObject({ code: 403 })
    await expect(expel(lider, lider)).rejects.toMatchObject({ code: 400 })
    await expel(moderator, co)
    expect((await audited())[0]).toMatchObject({
      accion: 'clan.expulsar',
      antes: { jugador: co.id, rango: 'Co-Lider' },
    })
  })
})

describe('leaving and handing over', () => {
  it('a Lider with other members cannot leave, and is told what to do first', async () => {
    const { id, lider, co, rangos } = await squad()
    const leave = () => lider.api.leaveClan({ body: { clanId: id, playerId: lider.id } })
    await expect(leave()).rejects.toMatchObject({ code: 400, message: expect.stringContaining('cede el liderazgo') })
    expect((await lider.api.handOverClan({ body: { clanId: id, playerId: co.id } })).data.id_lider).toBe(co.id)
    expect(await rangos()).toMatchObject({ [co.id]: 'Lider', [lider.id]: 'Co-Lider' })
    expect((await noticesOf(co))[0]).toEqual(['liderazgo', 'Ahora lideras Los Halcones.'])
    await leave()
    expect(Object.keys(await rangos())).toHaveLength(3)
  })

  it('a Lider without other members deletes the clan by leaving', async () => {
    const lone = await someone()
    const { id, id_etapa } = (
      await lone.api.createClan({ body: { nombre: 'Solitario', tag: 'SOL', id_etapa: await newEtapa() } })
    ).data
    await lone.api.leaveClan({ body: { clanId: id, playerId: lone.id } })
    await expect(site.visitor.getClan({ params: { id } })).rejects.toMatchObject({ code: 404 })
    expect((await site.visitor.listClanes({ params: { id: id_etapa } })).data).toEqual([])
  })

  it('when the account of a Lider closes, the next in rank becomes Lider and is notified', async () => {
    const { lider, co, rangos } = await squad()
    await lider.api.closeAccount({ body: { password: 'Trinchera-1944' } })
    expect((await rangos())[co.id]).toBe('Lider')
    expect((await noticesOf(co))[0]?.[0]).toBe('liderazgo')
  })
})

describe('deleting a ranked clan', () => {
  it('moves the clans below up, keeps its matches readable and frees its name', async () => {
    const etapa = await newEtapa()
    const clans = []
    for (const [nombre, tag] of [
      ['Los Halcones', 'HAL'],
      ['Los Zorzales', 'ZOR'],
      ['Los Peucos', 'PEU'],
    ] as const) {
      const leader = await someone()
      clans.push({ leader, ...(await leader.api.createClan({ body: { nombre, tag, id_etapa: etapa } })).data })
    }
    const [first, second, third] = clans
    if (!first || !second || !third) throw new Error('no clans')
    const fold = () => site.database.transaction((trx) => foldEtapa(trx, etapa, site.clock.now.toISOString()))
    const beats = async (winner: typeof first, loser: typeof first) => {
      await loser.leader.api.reportLoss({
        body: {
          id_clan_ganador: winner.id,
          id_clan_perdedor: loser.id,
          id_etapa: etapa,
          id_juego: juego,
          comentario: '',
        },
      })
      await fold()
    }
    await beats(first, second)
    await beats(second, third)
    await beats(third, second)
    const places = async () =>
      (await site.visitor.listClanes({ params: { id: etapa } })).data.map(({ id, ranking_actual }) => [
        id,
        ranking_actual,
      ])
    const [leading] = await places()
    const gone = clans.find(({ id }) => id === leading?.[0])
    if (!gone) throw new Error('nobody leads')
    const watcher = await site.socket()
    await ask(watcher, 'subscribe', { room: `clan:${gone.id}` })
    const changed = next(watcher, 'clan:changed')
    await gone.leader.api.deleteClan({ body: { clanId: gone.id, playerId: gone.leader.id } })
    expect(await changed).toEqual({ clan: null, id: gone.id, id_etapa: etapa })
    expect((await places()).map(([id]) => id)).not.toContain(gone.id)
    await fold()
    const left = await places()
    expect(left.map(([, place]) => place)).toEqual([1, 2])
    const played = clans.find(({ id }) => id !== gone.id && (id === second.id || gone.id === second.id))
    const matches = (await site.visitor.listClanMatches({ params: { clanId: played?.id ?? 0 } })).data
    expect(
      matches
        .flatMap(({ ganador, perdedor }) => [ganador, perdedor])
        .filter(({ eliminado }) => eliminado)
        .map(({ nombre }) => nombre),
    ).toContain(gone.nombre)
    expect(
      (await gone.leader.api.createClan({ body: { nombre: gone.nombre, tag: gone.tag, id_etapa: etapa } })).data,
    ).toMatchObject({ nombre: gone.nombre, ranking_actual: 0 })
  })

  it('notifies its members and withdraws pending offers', async () => {
    const { id, id_etapa, lider, miembro } = await squad()
    const [invited, asking] = [await someone(), await someone()]
    await lider.api.sendInvitacion({ body: { player_id: invited.id, clan_id: id, id_etapa } })
    await asking.api.sendSolicitud({ body: { clan_id: id } })
    const [withdrawn, lapsed] = [
      next(await site.socket(invited.token), 'invitation:withdrawn'),
      next(await site.socket(asking.token), 'request:withdrawn'),
    ]
    await admin.api.deleteClan({ body: { clanId: id } })
    expect((await withdrawn).invitation.estado).toBe('retirada')
    expect((await lapsed).solicitud.estado).toBe('vencida')
    expect((await noticesOf(miembro))[0]).toEqual(['clan-eliminado', 'Comandante eliminó el clan Los Halcones.'])
    expect((await audited())[0]).toMatchObject({
      accion: 'clan.eliminar',
      objeto: `clan ${id} (Los Halcones)`,
      antes: { nombre: 'Los Halcones' },
    })
  })
})
