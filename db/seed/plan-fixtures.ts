import type { DemoEtapa } from './data/etapas'
import { day, eveningBetween } from './evenings'
import type { PlannedClan } from './planned'
import { gathering } from './plan-clans'
import type { Random } from './random'

const hour = day / 24
/** Minimum time between two matches of a clan, ms: about the duration of two maps. */
const restBetween = 0.8 * hour
/** Number of matches of an open etapa that are placed on the last day, so that the site looks active. */
const fresh = 4

export interface Fixture {
  winner: PlannedClan
  loser: PlannedClan
  at: number
}

/**
 * `steepness`: how strongly strength decides a match; `likeness`: how much clans prefer opponents of similar strength. With these values
 * the ladder is mostly in the order of strength, with some upsets.
 */
const steepness = 1.5
const likeness = 1.1

const winsOver = (a: PlannedClan, b: PlannedClan) => 1 / (1 + Math.exp(steepness * (b.strength - a.strength)))

/** Times of an etapa's matches, oldest first, without the matches of newcomers. */
function calendar(random: Random, etapa: DemoEtapa, count: number, now: number): number[] {
  const opens = now - etapa.opens * day + 3 * day + gathering
  const closes = etapa.closes === 0 ? now - hour : now - etapa.closes * day
  const late = etapa.closes > 0 ? 0 : etapa.multijugador ? fresh : 1
  const times: number[] = []
  while (times.length < count) {
    const at = eveningBetween(random, times.length < late ? closes - day : opens, closes)
    const crowded = !etapa.multijugador && times.some((other) => Math.abs(other - at) < restBetween) // too few clans for several matches at once
    if (!crowded) times.push(at)
  }
  return times.toSorted((a, b) => a - b)
}

/** For each time, picks two clans that exist and have rested, preferably of similar strength. The stronger one wins more often. */
function planFixtures(random: Random, clans: readonly PlannedClan[], times: readonly number[]): Fixture[] {
  const last = new Map<PlannedClan, number>()
  return times.map((at) => {
    const there = clans.filter((clan) => clan.created_at + gathering < at)
    const rested = there.filter((clan) => at - (last.get(clan) ?? 0) > restBetween)
    const able = rested.length >= 2 ? rested : there
    const one = random.pick(able)
    const other = random.weighted(
      able.filter((clan) => clan !== one),
      (clan) => Math.exp(-likeness * Math.abs(clan.strength - one.strength)),
    )
    last.set(one, at).set(other, at)
    return random.chance(winsOver(one, other)) ? { winner: one, loser: other, at } : { winner: other, loser: one, at }
  })
}

/** Matches of newcomers: wins against the `cold` clan, and losses against clans that have no other match near that time. */
function planDebuts(
  random: Random,
  etapa: DemoEtapa,
  clans: readonly PlannedClan[],
  fixtures: readonly Fixture[],
  now: number,
): Fixture[] {
  const freeAround = (clan: PlannedClan, at: number) =>
    Math.min(
      ...fixtures
        .filter(({ winner, loser }) => winner === clan || loser === clan)
        .map((fixture) => Math.abs(fixture.at - at)),
    )
  return (etapa.newcomers ?? []).flatMap(({ squad, results }) => {
    const newcomer = clans.find((clan) => clan.newcomer && clan.nombre === squad)
    if (!newcomer) return []
    const from = newcomer.created_at + gathering
    const times = Array.from(results, () => eveningBetween(random, from, now - hour)).toSorted((a, b) => a - b)
    return times.map((at, index) => {
      const won = results[index] === 'W'
      const others = clans.filter((clan) => !clan.newcomer && (clan.nombre === etapa.cold?.squad) === won)
      const rested = others
        .map((clan) => ({ clan, free: freeAround(clan, at) }))
        .toSorted((a, b) => b.free - a.free)
        .slice(0, 4)
      const other = random.pick(rested).clan
      return won ? { winner: newcomer, loser: other, at } : { winner: other, loser: newcomer, at }
    })
  })
}

/**
 * Swaps results of a clan's last matches, so that it ends on a streak of exactly `run`. The match before the streak gets the opposite
 * result, except if its rival is a newcomer or the clan of the other streak.
 */
function bend(fixtures: Fixture[], squad: string, run: number, wins: boolean, otherRun: string | undefined): void {
  const own = fixtures.filter(({ winner, loser }) => winner.nombre === squad || loser.nombre === squad).slice(-run - 1)
  for (const [index, fixture] of own.entries()) {
    const { winner, loser } = fixture
    const rival = winner.nombre === squad ? loser : winner
    const before = own.length > run && index === 0
    if (before && (rival.newcomer || rival.nombre === otherRun)) continue
    if ((rival === loser) === (wins !== before)) continue
    fixture.winner = loser
    fixture.loser = winner
  }
}

/** All matches of an etapa, oldest first; their number is `etapa.matches`. */
export function planSeason(random: Random, etapa: DemoEtapa, clans: readonly PlannedClan[], now: number): Fixture[] {
  const debuts = (etapa.newcomers ?? []).reduce((sum, { results }) => sum + results.length, 0)
  const regular = planFixtures(
    random,
    clans.filter((clan) => !clan.newcomer),
    calendar(random, etapa, etapa.matches - debuts, now),
  )
  const fixtures = [...regular, ...planDebuts(random, etapa, clans, regular, now)].toSorted((a, b) => a.at - b.at)
  if (etapa.hot) bend(fixtures, etapa.hot.squad, etapa.hot.run, true, etapa.cold?.squad)
  if (etapa.cold) bend(fixtures, etapa.cold.squad, etapa.cold.run, false, etapa.hot?.squad)
  return fixtures
}
