import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BracketMatch, BracketPlan, BracketRound, TorneoAct, TorneoFormato } from '../torneo'
import { mejorDe, rondaClaves, torneoFormatos } from '../torneo'
import {
  applyTorneoAct,
  type BracketState,
  bracketOf,
  championOf,
  changedMatches,
  drawBracket,
  groupTables,
  isBracketOver,
  podiumOf,
  replayTorneo,
} from './bracket'
import { announcedRounds } from './announced'
import { mapsWon } from './score'

const most = fc.constantFrom(...mejorDe)
const differing = fc.record({
  mejor_de: most,
  mejor_de_semifinal: fc.option(most),
  mejor_de_final: fc.option(most),
  mejor_de_rondas: fc.dictionary(fc.constantFrom(...rondaClaves), most),
})
/** Numbers of clans, mostly small, because small torneos have just as many edge cases and are played fast. */
const sizes = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 2, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 13, max: 64 }) },
)
const plansOf = (formatos: fc.Arbitrary<TorneoFormato>) =>
  fc.record({ formato: formatos, teams: sizes, bestOf: differing }).map(
    ({ formato, teams, bestOf }): BracketPlan => ({
      formato,
      equipos: Array.from({ length: teams }, (_, i) => 100 + i),
      ...bestOf,
      mapas: ['carentan', 'brest', 'dawnville'],
    }),
  )
/** One number per step, from which `actFor` chooses the act. */
const choices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 0, maxLength: 60 })

const matchesOf = (state: BracketState) => bracketOf(state).flatMap(({ partidas }) => partidas)
const isOpen = ({ estado }: BracketMatch) => estado === 'lista' || estado === 'en-juego' || estado === 'reportada'
const isDoubleNoShow = ({ estado, ganador }: BracketMatch) => estado === 'cerrada' && ganador === null
const fecha = (step: number) => new Date(step * 3_600_000).toISOString()

function actFor(state: BracketState, choice: number, step: number): TorneoAct | null {
  const all = matchesOf(state)
  const open = all.filter(isOpen)
  const pool = open.length > 0 && choice % 10 < 7 ? open : all
  const match = pool[Math.floor(choice / 10) % pool.length]
  if (!match) return null
  const [a, b] = [match.a ?? 0, match.b ?? 0]
  const aWins = Math.floor(choice / 1000) % 2 === 0
  const maps = mapsWon(match.mejor_de)
  const marcador = aWins ? ([maps, 0] as const) : ([0, maps] as const)
  const base = { fecha: fecha(step), partida: match.id }
  const motivo = 'Visto el video'
  switch (choice % 13) {
    case 0:
    case 1:
    case 2:
      return { ...base, tipo: 'resultado', id_clan: aWins ? b : a, marcador, mapas: null }
    case 3:
      return { ...base, tipo: 'objetar', id_clan: aWins ? a : b, texto: 'No fue así', fecha: fecha(step - 1) }
    case 4:
    case 5:
      return { ...base, tipo: 'cerrar', id_clan: choice % 13 === 4 ? (aWins ? a : b) : null }
    case 6:
    case 7:
      return { ...base, tipo: 'fallo', id_clan: null, ganador: aWins ? a : b, marcador: null, motivo }
    case 12:
      return { ...base, tipo: 'fallo', id_clan: null, ganador: null, marcador: null, motivo }
    case 8:
      return { ...base, tipo: 'reabrir', id_clan: null, motivo }
    case 9:
      return { ...base, tipo: 'empezar', id_clan: a }
    case 10:
      return { fecha: fecha(step), tipo: 'retirar', id_clan: null, retirado: aWins ? a : b, motivo }
    default:
      return { ...base, tipo: 'mover', id_clan: null, cuando: fecha(step) }
  }
}

interface Run {
  state: BracketState
  acts: TorneoAct[]
  steps: BracketState[]
}
/** Plays a torneo: first the random acts, then rulings until no match is open. In every `absent`-th ruling neither clan showed up. */
function played(plan: BracketPlan, picks: readonly number[], absent: number): Run {
  const run: Run = { state: drawBracket(plan), acts: [], steps: [] }
  const take = (act: TorneoAct | null) => {
    const outcome = act && applyTorneoAct(run.state, act)
    if (!act || !outcome || 'refusal' in outcome) return
    run.state = outcome.state
    run.acts.push(act)
    run.steps.push(outcome.state)
  }
  for (const [step, choice] of picks.entries()) take(actFor(run.state, choice, step + 1))
  for (let step = picks.length; step < picks.length + 2200; step++) {
    const match = matchesOf(run.state).find(isOpen)
    if (!match) break
    const turn = step + (picks[0] ?? 0)
    const ganador = absent && turn % absent === 0 ? null : turn % 3 === 0 ? match.b : match.a
    const base = { fecha: fecha(step + 1), id_clan: null, partida: match.id }
    take({ ...base, tipo: 'fallo', ganador, marcador: null, motivo: 'Visto' })
  }
  return run
}

type Property = (run: Run, plan: BracketPlan) => void

const eliminationOf = (rounds: readonly BracketRound[]) =>
  rounds.filter(({ lado }) => lado !== 'grupo').flatMap(({ partidas }) => partidas)

/** Properties that must hold for every torneo, whatever acts are done. */
const properties: Record<string, Property> = {
  'it ends, with one champion, who leads the podium and did not leave, or with none where nobody came': (
    { state },
    plan,
  ) => {
    expect(isBracketOver(state)).toBe(true)
    const champion = championOf(state)
    if (champion === null) {
      expect(matchesOf(state).some(isDoubleNoShow)).toBe(true)
      expect(podiumOf(state)).toEqual([])
      return
    }
    expect(plan.equipos).toContain(champion)
    expect(podiumOf(state)[0]).toBe(champion)
    expect(new Set(podiumOf(state)).size).toBe(podiumOf(state).length)
    expect(state.retirados.map(({ id_clan }) => id_clan)).not.toContain(champion)
  },

  'nobody has two open matches of the elimination, nor plays two at once anywhere': ({ steps }) => {
    for (const state of [...steps.slice(0, 60), ...steps.slice(-60)]) {
      const rounds = bracketOf(state)
      const open = eliminationOf(rounds)
        .filter(isOpen)
        .flatMap(({ a, b }) => [a, b])
      expect(new Set(open).size).toBe(open.length)
      const playing = rounds
        .flatMap(({ partidas }) => partidas)
        .filter(({ estado }) => estado === 'en-juego')
        .flatMap(({ a, b }) => [a, b])
      expect(new Set(playing).size).toBe(playing.length)
    }
  },

  'nobody goes on who was beaten once, or twice in doble': ({ state }, plan) => {
    const lost = new Map<number, number>()
    for (const { estado, a, b, ganador } of eliminationOf(bracketOf(state))) {
      for (const id of [a, b]) expect(lost.get(id ?? 0) ?? 0).toBeLessThan(plan.formato === 'doble' ? 2 : 1)
      const loser = ganador === a ? b : a
      if (estado === 'cerrada' && ganador === null) for (const id of [a, b]) lost.set(id ?? 0, 2)
      else if (estado === 'cerrada' && loser !== null) lost.set(loser, (lost.get(loser) ?? 0) + 1)
    }
  },

  'each match of a group is played by both, won by one at most and lost by the others': ({ state }) => {
    const groups = bracketOf(state).filter(({ lado }) => lado === 'grupo')
    for (const { ronda, filas } of groupTables(state)) {
      const closed = groups[ronda]?.partidas.filter(({ estado }) => estado === 'cerrada') ?? []
      for (const { id_clan, jugadas, ganadas, perdidas } of filas) {
        const own = closed.filter(({ a, b }) => a === id_clan || b === id_clan)
        expect([jugadas, ganadas, perdidas]).toEqual([
          own.length,
          own.filter(({ ganador }) => ganador === id_clan).length,
          own.filter(({ ganador }) => ganador !== id_clan).length,
        ])
      }
    }
  },

  'winners and losers come to where their match says': ({ state }) => {
    const all = new Map(matchesOf(state).map((match) => [match.id, match]))
    const gone = new Set(state.retirados.map(({ id_clan }) => id_clan))
    const missing: number[] = []
    for (const { a, b, ganador, siguiente, siguiente_perdedor, estado } of all.values()) {
      if (estado !== 'cerrada' || ganador === null) continue
      const after = [
        [siguiente, ganador],
        [siguiente_perdedor, ganador === a ? b : a],
      ] as const
      for (const [id, clan] of after) {
        const next = id === null ? undefined : all.get(id)
        const notNeeded = siguiente === siguiente_perdedor && next?.ganador === null
        if (next && !notNeeded && !gone.has(clan ?? 0) && next.a !== clan && next.b !== clan) missing.push(next.id)
      }
    }
    expect(missing).toEqual([])
  },

  'step by step, replayed, and read back from JSON it is the same': ({ state, acts }, plan) => {
    expect(replayTorneo(plan, acts)).toEqual(state)
    const read: BracketState = JSON.parse(JSON.stringify(state))
    expect(bracketOf(read)).toEqual(bracketOf(state))
  },

  'the matches that changed tell all of it, and nothing else': ({ steps }, plan) => {
    const board = new Map(matchesOf(drawBracket(plan)).map((match) => [match.id, match]))
    let before = drawBracket(plan)
    for (const state of steps.slice(0, 70)) {
      for (const match of changedMatches(before, state)) {
        expect(match).not.toEqual(board.get(match.id))
        board.set(match.id, match)
      }
      before = state
    }
    expect([...board.values()].sort((x, y) => x.id - y.id)).toEqual(matchesOf(before).sort((x, y) => x.id - y.id))
  },
}

/** How many random torneos of each format are tested. TEST_LONG asks for thousands over all formats. */
declare const process: { env: { TEST_LONG?: string } }
const torneos = process.env.TEST_LONG ? 700 : 100

describe.each(torneoFormatos)('any torneo of 2 to 64 clans, %s', (formato) => {
  const plans = plansOf(fc.constant(formato))

  test('has the same best of for all matches of a round, and it is what was announced of that round', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const announced = announcedRounds(plan.formato, plan.equipos.length, plan)
        const named = new Map(announced.map(({ nombre, mejor_de }) => [nombre, mejor_de]))
        for (const { nombre, lado, partidas } of bracketOf(drawBracket(plan))) {
          const round = lado === 'grupo' ? 'Fase de grupos' : nombre === 'Segunda final' ? 'Final' : nombre
          expect(new Set(partidas.map(({ mejor_de }) => mejor_de))).toEqual(new Set([named.get(round)]))
        }
      }),
    )
  })

  test(`holds what ${Object.keys(properties).length} properties say, ${torneos} times`, { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(plans, choices, fc.constantFrom(0, 2, 5), (plan, picks, absent) => {
        const run = played(plan, picks, absent)
        for (const [what, property] of Object.entries(properties))
          try {
            property(run, plan)
          } catch (cause) {
            throw new Error(`Not so: ${what}`, { cause })
          }
      }),
      { numRuns: torneos },
    )
  })
})
