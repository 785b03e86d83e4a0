import type { MatchMap } from '@trinchera/contract/ladder'
import { matchAnswerMs, matchMaps } from '@trinchera/rules/limits'
import { mapas } from '@trinchera/rules/mapas'
import { demoEtapas } from './data/etapas'
import { day } from './evenings'
import type { PlannedClaim, PlannedMatch, PlannedSaid } from './planned'
import { createRandom, type Random } from './random'

const hour = day / 24
/** Only matches of the last `saidDays` days have maps and the winner's answer. Older ones look as if reported with an older release. */
const saidDays = 90
/** Number of rounds that win a map. */
const roundsToWin = 7

const iso = (at: number) => new Date(at).toISOString()

function mapsOf(random: Random, { etapa }: PlannedMatch): MatchMap[] {
  if (random.chance(0.2)) return []
  const known = mapas.filter(({ codigo, juego }) => codigo !== '' && juego === demoEtapas[etapa]?.juego)
  const even = random.chance(0.25)
  return random
    .shuffle(known)
    .slice(0, even ? matchMaps + 1 : matchMaps)
    .map(({ codigo }, index) => {
      const rest = random.int(0, roundsToWin - 2)
      return even && index === 1
        ? { codigo, rondas_ganador: rest, rondas_perdedor: roundsToWin }
        : { codigo, rondas_ganador: roundsToWin, rondas_perdedor: rest }
    })
}

function answerOf(
  random: Random,
  { winner, at }: PlannedMatch,
  claims: readonly PlannedClaim[],
  now: number,
): PlannedSaid['answer'] {
  const hasta = iso(at + matchAnswerMs)
  const rejected = claims.find(({ clan }) => clan === winner)
  if (rejected && rejected.at < at + matchAnswerMs)
    return { estado: 'rechazada', quien: rejected.quien, fecha: iso(rejected.at), hasta }
  const answered = at + random.between(0.1, 20) * hour
  if (random.chance(0.7) && answered < now)
    return { estado: 'confirmada', quien: winner.members[0]?.username ?? null, fecha: iso(answered), hasta }
  return at + matchAnswerMs < now
    ? { estado: 'vencida', quien: null, fecha: hasta, hasta }
    : { estado: 'pendiente', quien: null, fecha: null, hasta }
}

/** Maps, playing time and winner's answer of a match. A match older than `saidDays` only has the time. `now`: ms since 1970. */
export function planSaid(match: PlannedMatch, claims: readonly PlannedClaim[], now: number): PlannedSaid {
  const { etapa, seq, at } = match
  if (at < now - saidDays * day) return { mapas: [], jugada: iso(at), answer: null }
  const random = createRandom(`said ${etapa} ${seq}`)
  return {
    mapas: mapsOf(random, match),
    jugada: iso(at - random.between(0.2, 1) * hour),
    answer: answerOf(random, match, claims, now),
  }
}
