import { siteDay } from '../chile-time'
import type { MedallaTipo } from './tipos'

/** A match that counts (docs/rules.md#Effective result). `from`, `to`: the winner's place before and after the match, 0 if unranked. */
export interface CountedMatch {
  type: 'match'
  seq: number
  id: number
  at: string
  winner: number
  loser: number
  from: number
  to: number
}

/** The deletion of a clan, after which the clan earns no more medals. */
export interface CountedRemoval {
  type: 'removal'
  seq: number
  at: string
  clan: number
}
export type MedalEntry = CountedMatch | CountedRemoval

/**
 * What decides the next medals of a clan:
 * - `racha`: wins in a row; losses in a row as a negative number
 * - `caida`: losses in a row just before the current winning streak
 * - `mes`: month in Chile of the clan's latest match, with the clan's wins, losses and last win (`ultima`) in that month
 * - `entrada`: number of the clan in the order in which clans entered the ladder, from 1; 0 if it has not entered
 * - `primera`: the clan's first match
 */
export interface ClanMarks {
  id_clan: number
  racha: number
  caida: number
  mes: string
  triunfos_mes: number
  derrotas_mes: number
  ultima: number | null
  ultima_fecha: string | null
  entrada: number
  primera: number
  primera_fecha: string
}

/** A medal that a clan earned. `id_match`: the match that earned the medal; `valor`: a number whose unit depends on `tipo`. */
export interface MedalAward {
  clave: string
  tipo: MedallaTipo
  id_clan: number
  id_match: number
  fecha: string
  valor: number
}

/**
 * The state of the medal calculation between two log entries. `mes`: the latest month in the log ('2025-07'), empty before the first entry;
 * `entradas`: number of clans that have entered the ladder.
 */
export interface MedalState {
  mes: string
  entradas: number
  readonly clans: Map<number, ClanMarks>
  readonly removed: Set<number>
}

// Numbers from which medals are earned (docs/rules.md#Medals).
const streaksOfMedals = [10, 20] as const
export const unbeatenLeast = 8
export const giantPlaces = 10
export const comebackGames = 5
export const founders = 10

export const emptyMedals = (): MedalState => ({ mes: '', entradas: 0, clans: new Map(), removed: new Set() })

/** The month in Chile of an instant: '2025-07'. */
export const chileMonth = (at: string): string => siteDay(at).slice(0, 7)

function marksOf(state: MedalState, clan: number, match: CountedMatch): ClanMarks {
  const stored = state.clans.get(clan)
  if (stored) return stored
  const marks: ClanMarks = {
    id_clan: clan,
    racha: 0,
    caida: 0,
    mes: state.mes,
    triunfos_mes: 0,
    derrotas_mes: 0,
    ultima: null,
    ultima_fecha: null,
    entrada: 0,
    primera: match.id,
    primera_fecha: match.at,
  }
  state.clans.set(clan, marks)
  return marks
}

/** True if the clan has at least `unbeatenLeast` wins and no loss in its month so far, which earns a medal when the month is over. */
const isUnbeaten = ({ triunfos_mes, derrotas_mes }: Pick<ClanMarks, 'triunfos_mes' | 'derrotas_mes'>) =>
  derrotas_mes === 0 && triunfos_mes >= unbeatenLeast

/**
 * Closes the months before `mes` and returns the medals of the clans that were unbeaten in these months, each medal once. A closed month is
 * never opened again: an entry with an older date that comes later in the log counts for the new month.
 */
export function closeMonths(state: MedalState, mes: string): MedalAward[] {
  if (mes <= state.mes) return []
  state.mes = mes
  const awards: MedalAward[] = []
  for (const marks of state.clans.values()) {
    const { id_clan, ultima, ultima_fecha, triunfos_mes } = marks
    if (isUnbeaten(marks) && ultima !== null && ultima_fecha !== null)
      awards.push({
        clave: `mes-invicto:${id_clan}:${marks.mes}`,
        tipo: 'mes-invicto',
        id_clan,
        id_match: ultima,
        fecha: ultima_fecha,
        valor: triunfos_mes,
      })
    Object.assign(marks, { mes, triunfos_mes: 0, derrotas_mes: 0, ultima: null, ultima_fecha: null })
  }
  return awards
}

function countLoss(marks: ClanMarks): void {
  marks.racha = Math.min(0, marks.racha) - 1
  marks.derrotas_mes++
}

function countWin(state: MedalState, marks: ClanMarks, match: CountedMatch): void {
  if (marks.racha <= 0) marks.caida = -marks.racha
  marks.racha = Math.max(0, marks.racha) + 1
  marks.triunfos_mes++
  marks.ultima = match.id
  marks.ultima_fecha = match.at
  if (!marks.entrada) marks.entrada = ++state.entradas
}

function earnedBy(match: CountedMatch, marks: ClanMarks, entered: boolean): MedalAward[] {
  const { id_clan, racha, caida, entrada } = marks
  const given = (tipo: MedallaTipo, valor: number, clave = `${tipo}:${id_clan}:${match.id}`): MedalAward => ({
    clave,
    tipo,
    id_clan,
    id_match: match.id,
    fecha: match.at,
    valor,
  })
  const climbed = match.from - match.to
  const streak = streaksOfMedals.find((length) => length === racha)
  return [
    ...(entered && entrada <= founders ? [given('fundador', entrada, `fundador:${id_clan}`)] : []),
    ...(streak ? [given(`racha-${streak}`, streak)] : []),
    ...(racha === comebackGames && caida >= comebackGames ? [given('remontada', caida)] : []),
    ...(match.from > 0 && climbed >= giantPlaces ? [given('matagigantes', climbed)] : []),
  ]
}

/** Applies the next log entry to the state; returns the medals it earns (docs/rules.md#Medals). Call in ascending order of `seq`. */
export function applyMedalEntry(state: MedalState, entry: MedalEntry): MedalAward[] {
  const awards = closeMonths(state, chileMonth(entry.at))
  if (entry.type === 'removal') {
    state.removed.add(entry.clan)
    state.clans.delete(entry.clan)
    return awards
  }
  if (!state.removed.has(entry.loser)) countLoss(marksOf(state, entry.loser, entry))
  if (state.removed.has(entry.winner)) return awards
  const marks = marksOf(state, entry.winner, entry)
  const before = marks.entrada
  countWin(state, marks, entry)
  return [...awards, ...earnedBy(entry, marks, before === 0)]
}

/** Applies the entries in order, closes the months before `mes` and returns the medals earned. A log may be passed in several parts. */
export function applyMedals(state: MedalState, entries: Iterable<MedalEntry>, mes: string): MedalAward[] {
  const awards: MedalAward[] = []
  for (const entry of entries) awards.push(...applyMedalEntry(state, entry))
  return [...awards, ...closeMonths(state, mes)]
}
