import { shiftDay, siteDay } from '../chile-time'
import { applyMedals, chileMonth, emptyMedals, type CountedMatch, type MedalEntry } from './fold'

/** An event that the story of a season tells in a sentence. `clan`, `rival`, `partida`: ids; `valor`: a number, in a unit by `tipo`. */
export interface SeasonFact {
  tipo: 'inicio' | 'punta' | 'racha' | 'sorpresa' | 'invicto' | 'remontada' | 'rivalidad' | 'mes' | 'final'
  fecha: string
  partida: number | null
  clan: number | null
  rival: number | null
  valor: number
}

/** A change at the top of the ladder table: `clan` took the first place at `fecha`. */
export interface Lead {
  clan: number
  fecha: string
}

/** The story of an archived etapa. Clans and matches are given by id (docs/rules.md#Palmarés). */
export interface SeasonStory {
  desde: string | null
  hasta: string | null
  dias: number
  clanes: number
  partidas: number
  racha: { clan: number; valor: number; partida: number } | null
  sorpresa: { clan: number; rival: number; antes: number; despues: number; partida: number } | null
  triunfos: { clan: number; valor: number } | null
  rivalidad: { clan: number; rival: number; valor: number } | null
  /** The last match of each month, in ascending order. The last one of the list ends the season. */
  meses: { fecha: string; seq: number }[]
  hechos: SeasonFact[]
}

const dayMs = 86_400_000
const leadsTold = 4
const unbeatenTold = 3

/** Number of days in Chile from one instant to another, both days included. */
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(siteDay(to)) - Date.parse(siteDay(from))) / dayMs) + 1

interface Streak {
  clan: number
  valor: number
  last: CountedMatch
}

function longestStreak(matches: readonly CountedMatch[]): Streak | null {
  const running = new Map<number, number>()
  let best: Streak | null = null
  for (const match of matches) {
    const valor = (running.get(match.winner) ?? 0) + 1
    running.set(match.winner, valor)
    running.set(match.loser, 0)
    if (valor > 1 && valor > (best?.valor ?? 0)) best = { clan: match.winner, valor, last: match }
  }
  return best
}

const climbed = (match: CountedMatch) => (match.from > 0 ? match.from - match.to : 0)

function greatestUpset(matches: readonly CountedMatch[]): CountedMatch | null {
  let best: CountedMatch | null = null
  for (const match of matches) if (climbed(match) > (best ? climbed(best) : 0)) best = match
  return best
}

function mostWins(matches: readonly CountedMatch[]): { clan: number; valor: number } | null {
  const wins = new Map<number, number>()
  for (const { winner } of matches) wins.set(winner, (wins.get(winner) ?? 0) + 1)
  let best: { clan: number; valor: number } | null = null
  for (const [clan, valor] of wins) if (valor > (best?.valor ?? 0)) best = { clan, valor }
  return best
}

function greatestRivalry(matches: readonly CountedMatch[]) {
  const pairs = new Map<string, { valor: number; last: CountedMatch }>()
  let best: { valor: number; last: CountedMatch } | null = null
  for (const match of matches) {
    const key = [match.winner, match.loser].sort((a, b) => a - b).join(':')
    const pair = { valor: (pairs.get(key)?.valor ?? 0) + 1, last: match }
    pairs.set(key, pair)
    if (pair.valor > 1 && pair.valor > (best?.valor ?? 0)) best = pair
  }
  return best
}

function monthEnds(matches: readonly CountedMatch[]): CountedMatch[] {
  const last = new Map<string, CountedMatch>()
  let month = ''
  for (const match of matches) {
    const own = chileMonth(match.at)
    if (own > month) month = own
    last.set(month, match)
  }
  return [...last.values()]
}

const plain = { partida: null, clan: null, rival: null, valor: 0 }

/** The longest periods of a day or more in which one clan held the first place, at most `leadsTold`. */
function leadFacts(leads: readonly Lead[], end: string): SeasonFact[] {
  const reigns: { clan: number; from: string; ms: number }[] = []
  for (const [index, { clan, fecha }] of leads.entries()) {
    const ms = Date.parse(leads[index + 1]?.fecha ?? end) - Date.parse(fecha)
    const last = reigns.at(-1)
    if (last?.clan === clan) last.ms += ms
    else reigns.push({ clan, from: fecha, ms })
  }
  return reigns
    .filter(({ ms }) => ms >= dayMs)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, leadsTold)
    .map(({ clan, from, ms }) => ({ ...plain, tipo: 'punta', fecha: from, clan, valor: Math.floor(ms / dayMs) }))
}

function medalFacts(entries: readonly MedalEntry[], end: string): SeasonFact[] {
  const after = shiftDay(`${chileMonth(end)}-01`, { months: 1 }).slice(0, 7)
  const awards = applyMedals(emptyMedals(), entries, after)
  const unbeaten = awards
    .filter(({ tipo }) => tipo === 'mes-invicto')
    .sort((a, b) => b.valor - a.valor)
    .slice(0, unbeatenTold)
  const comeback = awards.filter(({ tipo }) => tipo === 'remontada').sort((a, b) => b.valor - a.valor)[0]
  return [...unbeaten, ...(comeback ? [comeback] : [])].map(({ tipo, fecha, id_match, id_clan, valor }) => ({
    ...plain,
    tipo: tipo === 'remontada' ? 'remontada' : 'invicto',
    fecha,
    partida: id_match,
    clan: id_clan,
    valor,
  }))
}

function busiestMonth(matches: readonly CountedMatch[], ends: readonly CountedMatch[]): SeasonFact[] {
  if (ends.length < 2) return []
  const counts = new Map<string, number>()
  for (const { at } of matches) counts.set(chileMonth(at), (counts.get(chileMonth(at)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const end = ends.find(({ at }) => counts.get(chileMonth(at)) === most)
  return end ? [{ ...plain, tipo: 'mes', fecha: end.at, valor: most }] : []
}

/**
 * The story of a season, computed from the etapa's log. `entries`: the log entries that count, in the order of `seq`; `leads`: every change
 * of the first place, in order; `first`: the id of the clan that is first in the final ladder table, null if there is none.
 */
export function seasonStory(entries: readonly MedalEntry[], leads: readonly Lead[], first: number | null): SeasonStory {
  const matches = entries.filter((entry): entry is CountedMatch => entry.type === 'match')
  const [opening, closing] = [matches[0], matches.at(-1)]
  const none = { racha: null, sorpresa: null, triunfos: null, rivalidad: null, meses: [], hechos: [] }
  if (!opening || !closing) return { desde: null, hasta: null, dias: 0, clanes: 0, partidas: 0, ...none }
  const [streak, upset, rivalry] = [longestStreak(matches), greatestUpset(matches), greatestRivalry(matches)]
  const ends = monthEnds(matches)
  const ofMatch = (tipo: SeasonFact['tipo'], match: CountedMatch, valor: number): SeasonFact => ({
    tipo,
    fecha: match.at,
    partida: match.id,
    clan: match.winner,
    rival: match.loser,
    valor,
  })
  const hechos = [
    ofMatch('inicio', opening, 0),
    ...leadFacts(leads, closing.at),
    ...medalFacts(entries, closing.at),
    ...(streak ? [ofMatch('racha', streak.last, streak.valor)] : []),
    ...(upset ? [ofMatch('sorpresa', upset, climbed(upset))] : []),
    ...(rivalry ? [ofMatch('rivalidad', rivalry.last, rivalry.valor)] : []),
    ...busiestMonth(matches, ends),
    ...(first === null ? [] : [{ ...plain, tipo: 'final' as const, fecha: closing.at, clan: first }]),
  ]
  return {
    desde: opening.at,
    hasta: closing.at,
    dias: daysBetween(opening.at, closing.at),
    clanes: new Set(matches.flatMap(({ winner, loser }) => [winner, loser])).size,
    partidas: matches.length,
    racha: streak && { clan: streak.clan, valor: streak.valor, partida: streak.last.id },
    sorpresa: upset && {
      clan: upset.winner,
      rival: upset.loser,
      antes: upset.from,
      despues: upset.to,
      partida: upset.id,
    },
    triunfos: mostWins(matches),
    rivalidad: rivalry && { clan: rivalry.last.winner, rival: rivalry.last.loser, valor: rivalry.valor },
    meses: ends.map(({ at, seq }) => ({ fecha: at, seq })),
    hechos: [...hechos].sort((a, b) => a.fecha.localeCompare(b.fecha)),
  }
}
