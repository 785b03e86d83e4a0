import type { BracketPlan } from '../torneo'
import { addDouble } from './doble'
import { addGroupStage } from './grupos'
import { addSingle } from './simple'
import { type LayoutRound, LayoutRounds, type Slot, type Source } from './slots'

export interface Layout {
  rounds: readonly LayoutRound[]
  /** All matches by ascending id. Each match comes after the matches from which its clans come. */
  slots: readonly Slot[]
  /** The matches to which the winner and the loser of each match go, by match id; null if to none. */
  next: ReadonlyMap<number, { ganador: number | null; perdedor: number | null }>
}

/** The rounds of a bracket in playing order. */
export function roundsOf(plan: BracketPlan): readonly LayoutRound[] {
  const rounds = new LayoutRounds(plan)
  if (plan.formato === 'doble') addDouble(rounds, plan)
  else if (plan.formato === 'grupos') addGroupStage(rounds, plan)
  else
    addSingle(
      rounds,
      plan.equipos.map((_, i): Source => ({ de: 'semilla', semilla: i + 1 })),
    )
  return rounds.rounds
}

function drawn(plan: BracketPlan): Layout {
  const rounds = roundsOf(plan)
  const slots = rounds.flatMap((round) => round.slots).sort((x, y) => x.id - y.id)
  const goes = (de: 'ganador' | 'perdedor', id: number) =>
    slots.find(({ a, b }) => [a, b].some((side) => side.de === de && side.partida === id))?.id ?? null
  const next = new Map(slots.map(({ id }) => [id, { ganador: goes('ganador', id), perdedor: goes('perdedor', id) }]))
  return { rounds, slots, next }
}

const layouts = new WeakMap<BracketPlan, Layout>()

/** The structure of a bracket, which depends only on its plan; cached. */
export function layoutOf(plan: BracketPlan): Layout {
  const known = layouts.get(plan)
  if (known) return known
  const layout = drawn(plan)
  layouts.set(plan, layout)
  return layout
}
