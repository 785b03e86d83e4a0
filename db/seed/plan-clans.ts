import type { Rango } from '@trinchera/rules/permissions'
import { usernames } from './nicks'
import { squads, type Squad } from './data/squads'
import { demoEtapas, type DemoEtapa } from './data/etapas'
import { day } from './evenings'
import type { PlannedClan, PlannedMember } from './planned'
import { createRandom, type Random } from './random'

const founders = 4
/** Time between a clan's creation and its first match, in which its founders join, ms. */
export const gathering = 2.5 * day

/** Usernames of each squad, the Lider first: the fixed members, then nicks from the pool. */
function rosters(): Map<string, string[]> {
  const { pool } = usernames()
  let drawn = 0
  return new Map(
    squads.map(({ nombre, size, members = [] }) => {
      const rest = pool.slice(drawn, (drawn += size - members.length))
      return [nombre, [...members, ...rest]]
    }),
  )
}

/** Rank of the member who joined as number `index` (0: the Lider). A clan has up to two Co-Lider and two Capitán, depending on its size. */
function rangoAt(index: number, size: number): Rango {
  const coLeaders = size >= 7 ? 2 : size >= 5 ? 1 : 0
  const captains = size >= 8 ? 2 : size >= 5 ? 1 : 0
  if (index === 0) return 'Lider'
  if (index <= coLeaders) return 'Co-Lider'
  return index <= coLeaders + captains ? 'Capitán' : 'Miembro'
}

/** Like `rangoAt` (rank of a clan's member by order of joining), but Los Halcones have only one Capitán. */
function squadRango(squad: Squad, index: number, size: number): Rango {
  const rango = rangoAt(index, size)
  return squad.nombre === 'Los Halcones' && index === 4 ? 'Miembro' : rango
}

function gather(
  random: Random,
  squad: Squad,
  roster: readonly string[],
  founded: number,
  ends: number,
): PlannedMember[] {
  return roster.map((username, index) => {
    const rango = squadRango(squad, index, roster.length)
    if (index === 0) return { username, rango, joined_at: founded }
    if (index < founders) return { username, rango, joined_at: Math.floor(founded + random.between(0.1, 2) * day) }
    return {
      username,
      rango,
      joined_at: Math.floor(random.between(founded + 2 * day, Math.max(founded + 3 * day, (founded + ends) / 2))),
    }
  })
}

function squadNamed(nombre: string): Squad {
  const squad = squads.find((candidate) => candidate.nombre === nombre)
  if (!squad) throw new Error(`no squad is called ${nombre}`)
  return squad
}

function planMultiplayer(
  etapa: DemoEtapa,
  index: number,
  now: number,
  members: ReadonlyMap<string, string[]>,
): PlannedClan[] {
  const random = createRandom(`clans ${etapa.juego} ${etapa.nombre}`)
  const ends = now - etapa.closes * day
  const clanOf = (nombre: string, created_at: number, newcomer: boolean): PlannedClan => {
    const squad = squadNamed(nombre)
    const all = members.get(nombre) ?? []
    const elsewhere =
      etapa.nombre === 'Etapa I' &&
      all.length > 6 &&
      demoEtapas.filter((other) => other.entrants.includes(nombre)).length > 1
    const roster = elsewhere ? all.slice(0, -2) : all // the last two players of such a squad are members only in other etapas
    return {
      etapa: index,
      nombre,
      tag: squad.tag,
      strength: squad.strength,
      newcomer,
      created_at,
      members: gather(random, squad, roster, created_at, ends),
    }
  }
  const opens = now - etapa.opens * day
  const entrants = etapa.entrants.map((nombre, order) => {
    const late = order >= 4 && random.chance(0.2)
    return clanOf(nombre, Math.floor(opens + random.between(0.1, late ? 40 : 3) * day), false)
  })
  const newcomers = (etapa.newcomers ?? []).map(({ squad, daysAgo }) =>
    clanOf(squad, Math.floor(now - random.between(daysAgo - 0.4, daysAgo) * day), true),
  )
  return [...entrants, ...newcomers]
}

/** A single-player etapa: one clan per player, named after the player (docs/rules.md#Single-player etapas). */
function planSinglePlayer(etapa: DemoEtapa, index: number, now: number): PlannedClan[] {
  const random = createRandom(`clans ${etapa.juego} ${etapa.nombre}`)
  return etapa.entrants.map((username, order) => {
    const created_at = Math.floor(now - etapa.opens * day + random.between(0.1, 3) * day)
    return {
      etapa: index,
      nombre: username,
      tag: username
        .replace(/[^\p{L}\p{N}]/gu, '')
        .slice(0, 4)
        .toLocaleUpperCase('es-CL'),
      strength: 0.5 - order * 0.25,
      newcomer: false,
      created_at,
      members: [{ username, rango: 'Lider', joined_at: created_at }],
    }
  })
}

export function planClans(now: number): PlannedClan[] {
  const members = rosters()
  return demoEtapas.flatMap((etapa, index) =>
    etapa.multijugador ? planMultiplayer(etapa, index, now, members) : planSinglePlayer(etapa, index, now),
  )
}
