import type { BracketMatch, BracketPlan, BracketRound, GroupRow, TorneoAct } from '../torneo'
import { close, move, object, refuse, reopen, report, rule, start, type TorneoOutcome, withdraw } from './acts'
import { groupsPass } from './grupos'
import { layoutOf } from './layout'
import { type Resolution, resolve } from './resolve'
import type { BracketState } from './state'

export type { BracketState } from './state'
export type { TorneoOutcome } from './acts'

/** The state of a bracket right after the draw. */
export const drawBracket = (plan: BracketPlan): BracketState => ({ plan, decisiones: {}, fechas: {}, retirados: [] })

const isOver = ({ matches }: Resolution) =>
  [...matches.values()].every(({ match: { estado } }) => estado === 'cerrada' || estado === 'libre')

const hasDoubleNoShow = ({ matches }: Resolution) =>
  [...matches.values()].some(({ match: { estado, ganador } }) => estado === 'cerrada' && ganador === null)

function championIn(state: BracketState, now: Resolution): number | null {
  if (!isOver(now)) return null
  const finals = layoutOf(state.plan).rounds.filter(({ lado }) => lado === 'final')
  const won = finals.flatMap(({ slots }) => slots.map(({ id }) => now.matches.get(id)?.match.ganador ?? null))
  return won.findLast((id) => id !== null) ?? null
}

/** Deletes the decisions of matches whose sides have changed, and sets `sin_puesto` for withdrawn clans of unfinished groups. */
function settled(state: BracketState): BracketState {
  const { matches, tables } = resolve(state)
  const decisiones = Object.fromEntries(
    Object.entries(state.decisiones).filter(([id]) => matches.get(Number(id))?.decision),
  )
  const playing = new Set(tables.filter(({ completo }) => !completo).flatMap(({ clanes }) => clanes))
  const retirados = state.retirados.map((left) => (playing.has(left.id_clan) ? { ...left, sin_puesto: true } : left))
  return { ...state, decisiones, retirados }
}

function outcomeOf(state: BracketState, act: TorneoAct): TorneoOutcome {
  const now = resolve(state)
  if (act.tipo === 'retirar') return withdraw(state, act, isOver(now))
  const match = now.matches.get(act.partida)?.match
  if (!match) return refuse(404, 'Esa partida no existe')
  switch (act.tipo) {
    case 'empezar':
      return start(state, match, act, now)
    case 'resultado':
      return report(state, match, act)
    case 'objetar':
      return object(state, match, act)
    case 'cerrar':
      return close(state, match, act)
    case 'fallo':
      return rule(state, match, act)
    case 'reabrir':
      return reopen(state, match)
    case 'mover':
      return move(state, match, act)
  }
}

/**
 * Applies an act (report, decision…): returns the bracket's next state, the same object if nothing changes, or why the act is refused
 * (docs/rules.md#Brackets). Callers check who may act for a clan.
 */
export function applyTorneoAct(state: BracketState, act: TorneoAct): TorneoOutcome {
  const outcome = outcomeOf(state, act)
  if ('refusal' in outcome || outcome.state === state) return outcome
  const after = settled(outcome.state)
  const now = resolve(after)
  if (isOver(now) && championIn(after, now) === null && !hasDoubleNoShow(now))
    return refuse(409, 'No quedaría ningún clan en el torneo')
  return { state: after }
}

/** The bracket's state after all acts of its log (changes such as reports and decisions), in order. Throws Error if an act is refused. */
export const replayTorneo = (plan: BracketPlan, acts: readonly TorneoAct[]): BracketState =>
  acts.reduce((state, act) => {
    const outcome = applyTorneoAct(state, act)
    if ('refusal' in outcome) throw new Error(`${act.tipo}: ${outcome.refusal.message}`)
    return outcome.state
  }, drawBracket(plan))

export function bracketOf(state: BracketState): BracketRound[] {
  const { matches } = resolve(state)
  return layoutOf(state.plan).rounds.map(({ nombre, lado, slots }) => ({
    nombre,
    lado,
    partidas: slots.flatMap(({ id }) => matches.get(id)?.match ?? []),
  }))
}

export const matchOf = (state: BracketState, id: number): BracketMatch | null =>
  resolve(state).matches.get(id)?.match ?? null

export const isBracketOver = (state: BracketState): boolean => isOver(resolve(state))

/** Id of the champion; null until every match is decided, and also if neither clan showed up to the deciding match. */
export const championOf = (state: BracketState): number | null => championIn(state, resolve(state))

const loserOf = ({ a, b, ganador }: BracketMatch) => (ganador === null ? null : ganador === a ? b : a)

/**
 * Ids of the champion, the loser of the final, and the losers of the semifinals (in `doble`, the loser of the losers' final). Empty until
 * every match is decided, and if there is no champion.
 */
export function podiumOf(state: BracketState): number[] {
  const champion = championOf(state)
  if (champion === null) return []
  const rounds = bracketOf(state)
  const finals = rounds.filter(({ lado }) => lado === 'final').flatMap(({ partidas }) => partidas)
  const before = rounds.findLast(({ lado }) => lado === (state.plan.formato === 'doble' ? 'perdedores' : 'ganadores'))
  const beaten = [...[...finals].reverse(), ...(before?.partidas ?? [])].map(loserOf)
  return [...new Set([champion, ...beaten.filter((id) => id !== null)])]
}

/** The matches that differ between two states of a bracket, as they are in `after`. */
export function changedMatches(before: BracketState, after: BracketState): BracketMatch[] {
  const was = resolve(before).matches
  return [...resolve(after).matches.values()]
    .map(({ match }) => match)
    .filter((match) => JSON.stringify(was.get(match.id)?.match) !== JSON.stringify(match))
}

/** The ranking of each group. `ronda`: index of the group in `bracketOf`; `pasan`: number of clans that go on to the elimination. */
export const groupTables = (state: BracketState): { ronda: number; filas: GroupRow[]; pasan: number }[] =>
  resolve(state).tables.map(({ filas }, ronda) => ({ ronda, filas, pasan: Math.min(groupsPass, filas.length) }))
