import { describe, expect, it } from 'vitest'
import {
  adminTabNames,
  adminTabs,
  clanMay,
  isStaffTarget,
  isStaff,
  mayDeletePlayer,
  mayGiveRango,
  mayModifyPlayer,
  maySeeEmail,
  mayTouchMember,
  rangos,
  rolNames,
  staffClanMay,
  staffMay,
  staffPermissions,
  type ClanAction,
  type Rango,
  type StaffPermission,
} from './permissions'

const yes = 'x'
const rols = [1, 2, 3, 4, 5] as const

/** The table of docs/behaviour/staff.md#Permission table: one column per rol, 1 to 5. */
const staffCases: [StaffPermission, string, string, string, string, string][] = [
  ['players.read', yes, yes, '', '', ''],
  ['players.modify', yes, yes, '', '', ''],
  ['players.suspend', yes, yes, '', '', ''],
  ['players.roles', yes, '', '', '', ''],
  ['players.second-factor', yes, '', '', '', ''],
  ['players.delete', yes, '', '', '', ''],
  ['anuncios.manage', yes, '', '', yes, ''],
  ['comments.moderate', yes, '', '', yes, ''],
  ['juegos.manage', yes, '', '', '', ''],
  ['etapas.manage', yes, '', '', '', ''],
  ['opciones.manage', yes, '', '', '', ''],
  ['textos.manage', yes, '', '', '', ''],
  ['reglamento.manage', yes, yes, '', '', ''],
  ['matches.rule', yes, yes, '', '', ''],
  ['ranking.recalculate', yes, yes, '', '', ''],
  ['torneos.manage', yes, '', yes, '', ''],
  ['clans.manage', yes, yes, '', '', ''],
  ['clans.delete', yes, '', '', '', ''],
  ['audit.read', yes, '', '', '', ''],
  ['privacy.manage', yes, '', '', '', ''],
  ['jobs.manage', yes, '', '', '', ''],
  ['assistant.review', yes, yes, '', '', ''],
  ['staff.follow', yes, yes, yes, yes, ''],
]

describe('staff', () => {
  it.each(staffCases)('%s: rol 1 "%s", 2 "%s", 3 "%s", 4 "%s", 5 "%s"', (permission, ...wanted) => {
    expect(rols.map((rol) => (staffMay({ rol, admin: true }, permission) ? yes : ''))).toEqual(wanted)
  })
  it('the table leaves no permission out', () => {
    expect(staffCases.map(([permission]) => permission)).toEqual([...staffPermissions])
  })
  it.each(rols)('rol %i without the admin flag opens nothing', (rol) => {
    expect(staffPermissions.filter((permission) => staffMay({ rol, admin: false }, permission))).toEqual([])
  })
  it.each([0, -1, 6, 1.5, Number.NaN])('a rol that does not exist (%d) opens nothing, flag or not', (rol) => {
    expect(staffPermissions.filter((permission) => staffMay({ rol, admin: true }, permission))).toEqual([])
  })
  it.each([
    ['flag and rol 1–4', true, 4, true, true],
    ['a rol alone', false, 4, false, true],
    ['the flag alone', true, 5, false, true],
    ['neither', false, 5, false, false],
  ])('%s: acts as staff and is protected as staff', (_, admin, rol, acts, protectedAs) => {
    expect([isStaff({ rol, admin }), isStaffTarget({ rol, admin })]).toEqual([acts, protectedAs])
  })
})

const who = {
  'rol 1': { id: 1, rol: 1, admin: true },
  'rol 2': { id: 2, rol: 2, admin: true },
  'rol 2 without the flag': { id: 3, rol: 2, admin: false },
  'rol 3': { id: 4, rol: 3, admin: true },
  'rol 4': { id: 5, rol: 4, admin: true },
  'a flag without a rol': { id: 6, rol: 5, admin: true },
  'a player': { id: 7, rol: 5, admin: false },
} as const
type Who = keyof typeof who
const everyone: Who[] = [
  'rol 1',
  'rol 2',
  'rol 2 without the flag',
  'rol 3',
  'rol 4',
  'a flag without a rol',
  'a player',
]

describe('players acting on players', () => {
  it.each<[Who, Who[]]>([
    ['rol 1', everyone],
    ['rol 2', ['a player']],
    ['rol 2 without the flag', []],
    ['rol 3', []],
    ['rol 4', []],
    ['a flag without a rol', []],
    ['a player', []],
  ])('%s may modify %j', (actor, targets) => {
    expect(everyone.filter((target) => mayModifyPlayer(who[actor], who[target]))).toEqual(targets)
  })
  it('only rol 1 deletes, and never itself', () => {
    expect(everyone.filter((actor) => mayDeletePlayer(who[actor], who['a player']))).toEqual(['rol 1'])
    expect(mayDeletePlayer(who['rol 1'], who['rol 1'])).toBe(false)
  })
  it("a player's e-mail is for that player and for staff with rol 1 or 2", () => {
    expect(everyone.filter((viewer) => maySeeEmail(who[viewer], who['a player']))).toEqual([
      'rol 1',
      'rol 2',
      'a player',
    ])
    expect(maySeeEmail(null, who['a player'])).toBe(false)
  })
})

/** The permissions in clans. One column per rank (Lider, Co-Lider, Capitán, Miembro), then one each for staff with rol 1 and rol 2. */
const clanCases: [ClanAction, string, string, string, string, string, string][] = [
  ['edit', yes, yes, '', '', yes, yes],
  ['recruit', yes, yes, '', '', yes, yes],
  ['expel', yes, yes, '', '', yes, yes],
  ['ranks', yes, yes, '', '', yes, yes],
  ['delete', yes, '', '', '', yes, ''],
  ['hand-over', yes, '', '', '', yes, ''],
  ['report', yes, yes, yes, '', '', ''],
]

describe('clans', () => {
  it.each(clanCases)(
    '%s: Lider "%s", Co-Lider "%s", Capitán "%s", Miembro "%s", rol 1 "%s", rol 2 "%s"',
    (action, ...wanted) => {
      const byRank = rangos.map((rango) => clanMay(rango, action))
      const byStaff = [who['rol 1'], who['rol 2']].map((player) => staffClanMay(player, action))
      expect([...byRank, ...byStaff].map((may) => (may ? yes : ''))).toEqual(wanted)
      expect([clanMay(null, action), clanMay(undefined, action)]).toEqual([false, false])
      expect(everyone.slice(2).filter((player) => staffClanMay(who[player], action))).toEqual([])
    },
  )
  it.each<[Rango, Rango[]]>([
    ['Lider', ['Co-Lider', 'Capitán', 'Miembro']],
    ['Co-Lider', ['Capitán', 'Miembro']],
    ['Capitán', []],
    ['Miembro', []],
  ])('a %s may expel, and change the rank of, %j; the ranks to give are the same', (actor, members) => {
    expect(rangos.filter((member) => mayTouchMember(actor, member))).toEqual(members)
    expect(rangos.filter((rango) => mayGiveRango(actor, rango))).toEqual(members)
  })
})

describe('the admin area', () => {
  it.each([
    [1, ['Juegos', 'Etapas', 'Opciones', 'Jugadores', 'Reportes', 'Ranking', 'Torneos', 'Anuncios']],
    [2, ['Jugadores', 'Reportes', 'Ranking']],
    [3, ['Torneos']],
    [4, ['Anuncios']],
    [5, []],
    [9, []],
  ])('rol %i sees %j', (rol, tabs) => {
    expect(adminTabs(rol).map((tab) => adminTabNames[tab])).toEqual(tabs)
  })
  it('names the rols', () => {
    expect(Object.values(rolNames)).toEqual([
      'Administrador',
      'Moderador Ladder',
      'Moderador Torneos',
      'Moderador Anuncios',
      'Usuario',
    ])
  })
})
