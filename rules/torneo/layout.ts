import type { BracketPlan } from '../torneo'
import { addDouble } from './doble'
import { addGroupStage } from './grupos'
import { addSingle } from './simple'
import { type LayoutRound, LayoutRounds, type Slot, type Source } from './slots'

export interface Layout {
  rounds: readonly LayoutRound[]
  /** By id, ascending: each after those it hangs on. */
  slots: readonly Slot[]
  /** Where winner and loser of a match go. */
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

/** What hangs on what, from the plan alone. */
export function layoutOf(plan: BracketPlan): Layout {
  const known = layouts.get(plan)
  if (known) return known
  const layout = drawn(plan)
  layouts.set(plan, layout)
  return layout
}
