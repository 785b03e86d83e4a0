import { comments } from './data/comments'
import { stages, verdicts, type Stage } from './data/stages'
import { day, eveningBetween } from './evenings'
import type { Community, PlannedClan, PlannedMatch } from './plan'
import { gathering } from './plan-clans'
import { createRandom, type Random } from './random'

const hour = day / 24
/** No clan plays twice in less: two maps take as long. */
const restBetween = 0.8 * hour
/** How many of an open stage's matches are of the last evening, so that the site does not look left behind. */
const fresh = 4

interface Fixture { winner: PlannedClan; loser: PlannedClan; at: number }

/** How much strength decides a match, and how much rather one plays those of like strength: a ladder that is mostly in order, with upsets. */
const steepness = 1.5
const likeness = 1.1

const winsOver = (a: PlannedClan, b: PlannedClan) => 1 / (1 + Math.exp(steepness * (b.strength - a.strength)))

/** When the stage's ordinary matches are played, oldest first. */
function calendar(random: Random, stage: Stage, count: number, now: number): number[] {
  const opens = now - stage.opens * day + 3 * day + gathering
  const closes = stage.closes === 0 ? now - hour : now - stage.closes * day
  const late = stage.closes > 0 ? 0 : stage.multijugador ? fresh : 1
  const times: number[] = []
  while (times.length < count) {
    const at = eveningBetween(random, times.length < late ? closes - day : opens, closes)
    const crowded = !stage.multijugador && times.some((other) => Math.abs(other - at) < restBetween) // too few are there to take turns
    if (!crowded) times.push(at)
  }
  return times.sort((a, b) => a - b)
}

/** Who plays whom: clans that are there and rested, rather those of like strength, and a result by strength. */
function planFixtures(random: Random, clans: readonly PlannedClan[], times: readonly number[]): Fixture[] {
  const last = new Map<PlannedClan, number>()
  return times.map((at) => {
    const there = clans.filter((clan) => clan.created_at + gathering < at)
    const rested = there.filter((clan) => at - (last.get(clan) ?? 0) > restBetween)
    const able = rested.length >= 2 ? rested : there
    const one = random.pick(able)
    const other = random.weighted(able.filter((clan) => clan !== one), (clan) => Math.exp(-likeness * Math.abs(clan.strength - one.strength)))
    last.set(one, at).set(other, at)
    return random.chance(winsOver(one, other)) ? { winner: one, loser: other, at } : { winner: other, loser: one, at }
  })
}

/** What newcomers play: losses against anyone but the cold clan, and a win against it. */
function planDebuts(random: Random, stage: Stage, clans: readonly PlannedClan[], now: number): Fixture[] {
  const established = clans.filter((clan) => !clan.newcomer)
  return (stage.newcomers ?? []).flatMap(({ squad, results }) => {
    const newcomer = clans.find((clan) => clan.newcomer && clan.nombre === squad)
    if (!newcomer) return []
    const from = newcomer.created_at + gathering
    const times = Array.from(results, () => eveningBetween(random, from, now - hour)).sort((a, b) => a - b)
    return times.map((at, index) => {
      const won = results[index] === 'W'
      const other = random.pick(established.filter((clan) => (clan.nombre === stage.cold?.squad) === won))
      return won ? { winner: newcomer, loser: other, at } : { winner: other, loser: newcomer, at }
    })
  })
}

/**
 * Turns the results of a clan's last matches so that it ends on a run of exactly so many. The match that would end the run is left
 * alone where turning it would change what a newcomer or the other run is meant to show.
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

/** Lider, Co-Lider or Capitán of the losing clan, whoever was in it by then. */
function reporterOf(random: Random, loser: PlannedClan, at: number): string {
  return random.pick(loser.members.filter((member) => member.rango !== 'Miembro' && member.joined_at <= at)).username
}

function planStage(stage: Stage, index: number, clans: readonly PlannedClan[], now: number): PlannedMatch[] {
  const random = createRandom(`matches ${stage.juego} ${stage.nombre}`)
  const debuts = planDebuts(random, stage, clans, now)
  const times = calendar(random, stage, stage.matches - debuts.length, now)
  const fixtures = [...planFixtures(random, clans.filter((clan) => !clan.newcomer), times), ...debuts].sort((a, b) => a.at - b.at)
  if (stage.hot) bend(fixtures, stage.hot.squad, stage.hot.run, true, stage.cold?.squad)
  if (stage.cold) bend(fixtures, stage.cold.squad, stage.cold.run, false, stage.hot?.squad)
  return fixtures.map(({ winner, loser, at }) => ({
    stage: index, seq: 0, winner, loser, at,
    reporter: reporterOf(random, loser, at),
    comentario: random.chance(0.35) ? '' : random.pick(comments),
    ruling: null,
  }))
}

/** Hangs the verdicts on matches of clans that neither are new nor end on a run. */
function rule(stage: Stage, matches: readonly PlannedMatch[], now: number): void {
  const apart = (clan: PlannedClan) => clan.newcomer || clan.nombre === stage.hot?.squad || clan.nombre === stage.cold?.squad
  for (const verdict of verdicts) {
    if (verdict.stage[0] !== stage.juego || verdict.stage[1] !== stage.nombre) continue
    const match = matches.find(({ winner, loser, at }) => at > now - verdict.daysAgo * day && !apart(winner) && !apart(loser))
    if (!match) continue
    const { tipo, motivo, hours } = verdict
    match.ruling = { tipo, motivo, at: match.at + hours * hour, seq: null, clan: tipo === 'trampa' ? match.winner : null }
  }
}

/** Numbers the log: matches, and the rulings that are entries of their own (the contract, section 5). */
function numberLog(matches: readonly PlannedMatch[]): { seq: number; revision: number } {
  const rulings = matches.flatMap((match) => match.ruling ?? [])
  const entries = [...matches, ...rulings.filter((ruling) => ruling.tipo !== 'anular')].sort((a, b) => a.at - b.at)
  for (const [index, entry] of entries.entries()) entry.seq = index + 1
  return { seq: entries.length, revision: rulings.length }
}

/** Every match of every stage, oldest first, with its place in its stage's log and the rulings that stand. */
export function planMatches(clans: readonly PlannedClan[], now: number): Pick<Community, 'matches' | 'logs'> {
  const byStage = stages.map((stage, index) => {
    const matches = planStage(stage, index, clans.filter((clan) => clan.stage === index), now)
    rule(stage, matches, now)
    return { matches, log: numberLog(matches) }
  })
  return { matches: byStage.flatMap(({ matches }) => matches).sort((a, b) => a.at - b.at), logs: byStage.map(({ log }) => log) }
}
