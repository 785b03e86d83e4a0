import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes, type RouteName } from '@trinchera/contract/routes'
import type { Route } from '@trinchera/contract/route'
import { addMember, setRangos } from '@trinchera/db/queries/clanes/memberships'
import { staffMay } from '@trinchera/rules/permissions'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

interface Someone extends TestPlayer {
  rol: number
  admin: number
}

const marks: Record<string, { rol: number; admin: number }> = {
  ajeno: { rol: 5, admin: 0 },
  invitado: { rol: 5, admin: 0 },
  Miembro: { rol: 5, admin: 0 },
  Capitán: { rol: 5, admin: 0 },
  'Co-Lider': { rol: 5, admin: 0 },
  Lider: { rol: 5, admin: 0 },
  'Lider de otro clan': { rol: 5, admin: 0 },
  'rol 1': { rol: 1, admin: 1 },
  'rol 2': { rol: 2, admin: 1 },
  'rol 3': { rol: 3, admin: 1 },
  'rol 4': { rol: 4, admin: 1 },
  'rol 1 sin marca': { rol: 1, admin: 0 },
  'marca sin rol': { rol: 5, admin: 1 },
}

let site: TestApp
const people = new Map<string, Someone>()
const of = (name: string): Someone => {
  const found = people.get(name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

/** Ids for the calls below. Their etapa is archived, so that allowed calls are refused one step later and change nothing. */
const about = { clan: 0, etapa: 0, invitacion: 0, solicitud: 0, ajeno: 0, Lider: 0, Miembro: 0 }

beforeAll(async () => {
  site = await startTestApp()
  for (const [index, [name, { rol, admin }]] of Object.entries(marks).entries()) {
    people.set(name, { ...(await site.player(`Gente ${'ABCDEFGHJKMNP'[index]}`, { rol, admin })), rol, admin })
  }
  const { api } = of('rol 1')
  const juego = (await api.createJuego({ body: { nombre: 'Base' } })).data.id
  about.etapa = (
    await api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
  about.clan = (
    await of('Lider').api.createClan({ body: { nombre: 'Los Halcones', tag: 'HAL', id_etapa: about.etapa } })
  ).data.id
  await of('Lider de otro clan').api.createClan({ body: { nombre: 'Los Cóndores', tag: 'CON', id_etapa: about.etapa } })
  const rangos = ['Miembro', 'Capitán', 'Co-Lider'] as const
  const { db } = site.database
  for (const rango of rangos) {
    await addMember(db, {
      id_clan: about.clan,
      player_id: of(rango).id,
      id_etapa: about.etapa,
      joined_at: site.clock.now.toISOString(),
    })
    await setRangos(db, about.clan, [{ id: of(rango).id, rango }])
  }
  const invitado = of('invitado')
  about.invitacion = (
    await of('Lider').api.sendInvitacion({
      body: { player_id: invitado.id, clan_id: about.clan, id_etapa: about.etapa },
    })
  ).data.id
  await invitado.api.rejectInvitacion({ body: { id_invitacion: about.invitacion } })
  about.solicitud = (await invitado.api.sendSolicitud({ body: { clan_id: about.clan } })).data.id
  await of('Lider').api.answerSolicitud({ body: { id_solicitud: about.solicitud, aceptar: false } })
  for (const name of ['ajeno', 'Lider', 'Miembro'] as const) about[name] = of(name).id
  await db
    .updateTable('etapas')
    .set({ archived_at: site.clock.now.toISOString() })
    .where('id', '=', about.etapa)
    .execute()
})
afterAll(() => site.stop())

const pathOf = (route: Route, ids: Record<string, number>) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 999_999))

async function statusOf(
  name: RouteName,
  token: string | null,
  body: object = {},
  ids: Record<string, number> = {},
): Promise<number> {
  const route: Route = routes[name]
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const sent = route.method === 'GET' ? {} : { body: JSON.stringify(body) }
  return (await site.call(route.method, pathOf(route, ids), { headers, ...sent })).status
}

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
const accessOf = (name: RouteName): Route['access'] => routes[name].access
const ofStaff = names.filter((name) => !['public', 'optional', 'player'].includes(accessOf(name)))

describe('a visitor', () => {
  it.each(names.filter((name) => !['public', 'optional'].includes(accessOf(name))))(
    'is asked to log in: %s',
    async (name) => {
      expect(await statusOf(name, null)).toBe(401)
    },
  )
})

describe('a staff call requires both the admin flag and the rol', () => {
  it.each(ofStaff)('%s', async (name) => {
    const access = accessOf(name)
    for (const [who, { token, rol, admin }] of people) {
      if (access === 'public' || access === 'optional' || access === 'player' || access === 'bot') continue
      const status = await statusOf(name, token)
      expect({ who, refused: status === 403 }).toEqual({ who, refused: !staffMay({ rol, admin: admin === 1 }, access) })
    }
  })
})

const leaders = ['Co-Lider', 'Lider']
const managers = [...leaders, 'rol 1', 'rol 2']
type Ids = typeof about

/** Who passes the permission check of each call on a clan, in the order of `marks` (docs/behaviour/staff.md#Permission table). */
const table: [RouteName, string[], (ids: Ids) => { body?: object; ids?: Record<string, number> }][] = [
  [
    'updateClan',
    managers,
    ({ clan, ajeno }) => ({ ids: { id: clan }, body: { players: [{ id: ajeno, rango: 'Miembro' }] } }),
  ],
  ['expelMember', managers, ({ clan, ajeno }) => ({ body: { clanId: clan, playerId: ajeno } })],
  ['handOverClan', ['Lider', 'rol 1'], ({ clan, ajeno }) => ({ body: { clanId: clan, playerId: ajeno } })],
  ['deleteClan', ['Lider', 'rol 1'], ({ clan }) => ({ body: { clanId: clan } })],
  ['listRecruits', managers, ({ clan }) => ({ ids: { id: clan } })],
  ['listClanSolicitudes', managers, ({ clan }) => ({ ids: { id: clan } })],
  ['listGanchos', leaders, ({ clan }) => ({ ids: { id: clan } })],
  [
    'createGancho',
    leaders,
    ({ clan }) => ({ ids: { id: clan }, body: { url: 'https://example.com/gancho', eventos: ['reto'] } }),
  ],
  ['listClanClaims', ['Capitán', ...leaders], ({ clan }) => ({ ids: { id: clan } })],
  [
    'sendInvitacion',
    managers,
    ({ clan, etapa, ajeno }) => ({ body: { clan_id: clan, id_etapa: etapa, player_id: ajeno } }),
  ],
  ['answerSolicitud', managers, ({ solicitud }) => ({ body: { id_solicitud: solicitud, aceptar: true } })],
  ['withdrawInvitacion', leaders, ({ invitacion }) => ({ body: { id_invitacion: invitacion } })],
  ['rejectInvitacion', ['invitado'], ({ invitacion }) => ({ body: { id_invitacion: invitacion } })],
  ['withdrawSolicitud', ['invitado'], ({ solicitud }) => ({ body: { id_solicitud: solicitud } })],
  ['listInvitaciones', ['ajeno'], ({ ajeno }) => ({ ids: { playerId: ajeno } })],
  ['sendSolicitud', Object.keys(marks), ({ clan }) => ({ body: { clan_id: clan } })],
  [
    'reportLoss',
    ['Capitán', ...leaders],
    ({ clan, etapa }) => ({
      body: { id_clan_ganador: 999_999, id_clan_perdedor: clan, id_etapa: etapa, id_juego: 999_999, comentario: '' },
    }),
  ],
  ['createClan', Object.keys(marks), ({ etapa }) => ({ body: { nombre: 'Otro', tag: 'OTR', id_etapa: etapa } })],
]

describe('a call of a clan', () => {
  it.each(table)('%s', async (name, who, asked) => {
    const { body, ids } = asked(about)
    const past: string[] = []
    for (const [someone, { token }] of people) {
      const status = await statusOf(name, token, body, ids)
      expect([200, 400, 403, 409]).toContain(status)
      if (status !== 403) past.push(someone)
    }
    expect(past).toEqual(who)
  })

  it('acceptInvitacion', async () => {
    for (const [someone, { token, id }] of people) {
      const status = await statusOf('acceptInvitacion', token, {
        player_id: id,
        clan_id: about.clan,
        id_etapa: about.etapa,
        id_invitacion: about.invitacion,
      })
      expect({ someone, status }).toEqual({ someone, status: someone === 'invitado' ? 400 : 403 })
    }
  })

  it('changed nothing in the clan after refused calls', async () => {
    const { players, nombre } = (await site.visitor.getClan({ params: { id: about.clan } })).data
    expect([nombre, players.map(({ rango }) => rango)]).toEqual([
      'Los Halcones',
      ['Lider', 'Co-Lider', 'Capitán', 'Miembro'],
    ])
  })
})

describe('nobody acts in the name of another player', () => {
  it.each<[RouteName, (ids: Ids) => object]>([
    ['leaveClan', ({ clan, Miembro }) => ({ clanId: clan, playerId: Miembro })],
    ['deleteClan', ({ clan, Miembro }) => ({ clanId: clan, playerId: Miembro })],
    [
      'sendInvitacion',
      ({ clan, etapa, ajeno, Miembro }) => ({
        clan_id: clan,
        id_etapa: etapa,
        player_id: ajeno,
        reclutador_id: Miembro,
      }),
    ],
    [
      'acceptInvitacion',
      ({ clan, etapa, invitacion, Miembro }) => ({
        player_id: Miembro,
        clan_id: clan,
        id_etapa: etapa,
        id_invitacion: invitacion,
      }),
    ],
    ['createClan', ({ etapa, Miembro }) => ({ nombre: 'Otro', tag: 'OTR', id_etapa: etapa, id_lider: Miembro })],
  ])('%s', async (name, bodyOf) => {
    const others = [...people.values()].filter(({ id }) => id !== about.Miembro)
    const statuses = []
    for (const { token } of others) statuses.push(await statusOf(name, token, bodyOf(about)))
    expect(statuses).toEqual(others.map(() => 403))
  })
})
