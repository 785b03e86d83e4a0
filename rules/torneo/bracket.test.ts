import { describe, expect, it } from 'vitest'
import { torneoFormatos, type BracketMatch, type BracketPlan, type TorneoAct, type TorneoFormato } from '../torneo'
import {
  bracketOf,
  championOf,
  changedMatches,
  drawBracket,
  groupTables,
  isBracketOver,
  matchOf,
  podiumOf,
  type BracketState,
  applyTorneoAct,
} from './bracket'

const clans = (n: number) => Array.from({ length: n }, (_none, i) => i + 1)
const planOf = (formato: TorneoFormato, n: number): BracketPlan => ({
  formato,
  equipos: clans(n),
  mejor_de: 3,
  mejor_de_semifinal: null,
  mejor_de_final: null,
  mapas: [],
})
const flat = (state: BracketState) => bracketOf(state).flatMap(({ partidas }) => partidas)
const isOpen = ({ estado }: BracketMatch) => estado === 'lista' || estado === 'en-juego' || estado === 'reportada'
const openOf = (state: BracketState) => flat(state).filter(isOpen)
const fecha = '2026-11-23T20:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(fecha) + minutes * 60_000).toISOString()

function done(state: BracketState, act: TorneoAct): BracketState {
  const outcome = applyTorneoAct(state, act)
  if ('refusal' in outcome) throw new Error(outcome.refusal.message)
  return outcome.state
}
const refusalOf = (state: BracketState, act: TorneoAct) => {
  const outcome = applyTorneoAct(state, act)
  return 'refusal' in outcome ? outcome.refusal.code : null
}
const won = ({ a, mejor_de }: BracketMatch, ganador: number): [number, number] => {
  const need = (mejor_de + 1) / 2
  return ganador === a ? [need, 0] : [0, need]
}
const fallo = (match: BracketMatch, ganador: number): TorneoAct => ({
  tipo: 'fallo',
  partida: match.id,
  ganador,
  marcador: won(match, ganador),
  motivo: 'x',
  id_clan: null,
  fecha,
})
const ausencia = (partida: number): TorneoAct => ({
  tipo: 'fallo',
  partida,
  ganador: null,
  marcador: null,
  motivo: 'Nadie se presentó',
  id_clan: null,
  fecha,
})
const best = ({ a, b }: BracketMatch) => Math.min(a ?? Infinity, b ?? Infinity)

/** Plays every open match until none is left; `choose` names the winner of each. */
function playOut(from: BracketState, choose: (match: BracketMatch) => number): BracketState {
  let state = from
  let [match] = openOf(state)
  while (match) {
    state = done(state, fallo(match, choose(match)))
    match = openOf(state)[0]
  }
  return state
}

describe('the draw', () => {
  it.each([
    [2, 1, 0],
    [3, 3, 1],
    [4, 3, 0],
    [5, 7, 3],
    [6, 7, 2],
    [8, 7, 0],
    [64, 63, 0],
  ])('of %i clans in single elimination has %i matches, %i of them byes', (n, matches, byes) => {
    const all = flat(drawBracket(planOf('simple', n)))
    expect([all.length, all.filter(({ estado }) => estado === 'libre').length]).toEqual([matches, byes])
  })

  it('gives the byes to the best seeds and calls no undecided match one', () => {
    const all = flat(drawBracket(planOf('simple', 6)))
    expect(all.filter(({ estado }) => estado === 'libre').map(({ ganador }) => ganador)).toEqual([1, 2])
    expect(all.filter(({ estado }) => estado === 'por-definir').map(({ id }) => id)).toEqual([5, 6, 7])
  })

  it('lets the first two seeds meet in the final alone, and each seed as far as its number says', () => {
    const state = playOut(drawBracket(planOf('simple', 16)), best)
    expect(
      bracketOf(state)
        .map(({ nombre, partidas }) => [nombre, ...partidas.map((m) => [m.a, m.b])])
        .slice(1),
    ).toEqual([
      ['Cuartos de final', [1, 8], [4, 5], [2, 7], [3, 6]],
      ['Semifinales', [1, 4], [2, 3]],
      ['Final', [1, 2]],
    ])
    expect(podiumOf(state)).toEqual([1, 2, 4, 3])
  })

  it('of groups puts the two who go on from one group into opposite halves', () => {
    const state = drawBracket(planOf('grupos', 12))
    expect(groupTables(state).map(({ filas }) => filas.map(({ id_clan }) => id_clan))).toEqual([
      [1, 6, 7, 12],
      [2, 5, 8, 11],
      [3, 4, 9, 10],
    ])
    const played = playOut(state, best)
    const semis = bracketOf(played).find(({ nombre }) => nombre === 'Semifinales')
    expect(semis?.partidas.map(({ a, b }) => [a, b])).toEqual([
      [1, 4],
      [2, 3],
    ])
  })
})

describe('a report', () => {
  const state = drawBracket({ ...planOf('simple', 4), mejor_de: 3 })
  const report = (id_clan: number, marcador: [number, number]): TorneoAct => ({
    tipo: 'resultado',
    partida: 1,
    marcador,
    mapas: null,
    id_clan,
    fecha,
  })
  it.each([
    ['by the loser', report(4, [2, 1]), null],
    ['by the winner', report(1, [2, 1]), 403],
    ['by a stranger', report(3, [2, 1]), 403],
    ['that nobody won', report(4, [1, 1]), 400],
    ['of too few maps', report(4, [1, 0]), 400],
    ['of too many maps', report(4, [3, 0]), 400],
    ['of a match whose sides are not known', { ...report(4, [2, 1]), partida: 3 }, 400],
    ['of no match', { ...report(4, [2, 1]), partida: 9 }, 404],
  ])('%s', (_name, act, code) => expect(refusalOf(state, act)).toBe(code))

  const reported = done(state, report(4, [2, 1]))
  it('waits half an hour for the winner, then stands', () => {
    expect(matchOf(reported, 1)).toMatchObject({ estado: 'reportada', ganador: null, objeta_hasta: after(30) })
    expect(refusalOf(reported, { tipo: 'cerrar', partida: 1, id_clan: null, fecha: after(29) })).toBe(409)
    const closed = done(reported, { tipo: 'cerrar', partida: 1, id_clan: null, fecha: after(30) })
    expect(matchOf(closed, 1)).toMatchObject({ estado: 'cerrada', ganador: 1, marcador: [2, 1], cerrada: after(30) })
    expect(changedMatches(reported, closed).map(({ id }) => id)).toEqual([1, 3])
  })
  it('is confirmed by the winner alone, at once, unless it was objected to', () => {
    const confirm = (id_clan: number): TorneoAct => ({ tipo: 'cerrar', partida: 1, id_clan, fecha: after(1) })
    expect([4, 3].map((clan) => refusalOf(reported, confirm(clan)))).toEqual([403, 403])
    const confirmed = done(reported, confirm(1))
    expect(matchOf(confirmed, 1)).toMatchObject({ estado: 'cerrada', ganador: 1, marcador: [2, 1], cerrada: after(1) })
    expect(refusalOf(confirmed, confirm(1))).toBe(409)
    const objected = done(reported, { tipo: 'objetar', partida: 1, texto: 'No', id_clan: 1, fecha: after(1) })
    expect(refusalOf(objected, confirm(1))).toBe(409)
  })
  it('is objected to by the winner in time, and then left to the organisers', () => {
    const objection = (id_clan: number, minutes: number): TorneoAct => ({
      tipo: 'objetar',
      partida: 1,
      texto: 'No',
      id_clan,
      fecha: after(minutes),
    })
    expect([objection(4, 1), objection(3, 1), objection(1, 31)].map((act) => refusalOf(reported, act))).toEqual([
      403, 403, 409,
    ])
    const objected = done(reported, objection(1, 30))
    expect(refusalOf(objected, { tipo: 'cerrar', partida: 1, id_clan: null, fecha: after(60) })).toBe(409)
    expect(refusalOf(objected, objection(1, 2))).toBe(409)
    expect(matchOf(done(objected, fallo(matchOf(objected, 1) ?? expect.fail(), 4)), 1)).toMatchObject({
      ganador: 4,
      estado: 'cerrada',
    })
  })
  it('is refused twice, and once the match is closed', () => {
    expect(refusalOf(reported, report(4, [2, 1]))).toBe(409)
    expect(refusalOf(done(reported, fallo(matchOf(reported, 1) ?? expect.fail(), 1)), report(4, [2, 1]))).toBe(409)
  })
})

describe('what hangs on a result', () => {
  const over = playOut(drawBracket(planOf('simple', 8)), best)
  const first = matchOf(over, 1) ?? expect.fail()
  it('is played again when it is turned around, and nothing else', () => {
    const turned = done(over, fallo(first, 8))
    expect(changedMatches(over, turned).map(({ id, estado, a, b, ganador }) => [id, estado, a, b, ganador])).toEqual([
      [1, 'cerrada', 1, 8, 8],
      [5, 'lista', 8, 4, null],
      [7, 'por-definir', null, 2, null],
    ])
    expect(championOf(turned)).toBeNull()
  })
  it('stays where the same side wins by another score', () => {
    const act: TorneoAct = {
      tipo: 'fallo',
      partida: 1,
      ganador: 1,
      marcador: [2, 1],
      motivo: 'x',
      id_clan: null,
      fecha,
    }
    expect(changedMatches(over, done(over, act)).map(({ id }) => id)).toEqual([1])
  })
  it('does not change when the same is ruled again', () => {
    const again = applyTorneoAct(over, fallo(first, 1))
    expect('state' in again && again.state).toBe(over)
  })
  it('waits when a match of the first round is reopened after the final', () => {
    const open = done(over, { tipo: 'reabrir', partida: 1, motivo: 'x', id_clan: null, fecha })
    expect([1, 5, 7].map((id) => matchOf(open, id)?.estado)).toEqual(['lista', 'por-definir', 'por-definir'])
    expect(matchOf(open, 6)?.estado).toBe('cerrada')
  })
})

describe('a withdrawal', () => {
  const retirar = (retirado: number): TorneoAct => ({ tipo: 'retirar', retirado, motivo: 'x', id_clan: null, fecha })
  it('of a finalist makes the other champion', () => {
    let state = drawBracket(planOf('simple', 4))
    for (const id of [1, 2]) state = done(state, fallo(matchOf(state, id) ?? expect.fail(), id))
    expect(championOf(done(state, retirar(2)))).toBe(1)
  })
  it('of a clan that had a bye keeps what it won after it', () => {
    let state = drawBracket(planOf('simple', 6))
    state = done(state, fallo(matchOf(state, 4) ?? expect.fail(), 3))
    for (const id of [5, 6])
      if (matchOf(state, id)?.estado === 'lista') state = done(state, fallo(matchOf(state, id) ?? expect.fail(), 2))
    state = playOut(state, best)
    const last = flat(state).at(-1) ?? expect.fail()
    state = done(state, { tipo: 'reabrir', partida: last.id, motivo: 'x', id_clan: null, fecha })
    expect(matchOf(done(state, retirar(2)), last.id)).toMatchObject({ a: 1, b: 2, estado: 'cerrada', ganador: 1 })
  })
  it('before the other side is known leaves the side empty until it comes', () => {
    let state = drawBracket(planOf('simple', 4))
    state = done(done(state, fallo(matchOf(state, 1) ?? expect.fail(), 1)), retirar(1))
    expect(matchOf(state, 3)).toMatchObject({ estado: 'por-definir', a: null, b: null })
    state = done(state, fallo(matchOf(state, 2) ?? expect.fail(), 3))
    expect(matchOf(state, 3)).toMatchObject({ estado: 'libre', ganador: 3 })
    expect(championOf(state)).toBe(3)
  })
  it('of all but one is refused for the last', () => {
    const state = done(done(drawBracket(planOf('simple', 4)), retirar(2)), retirar(3))
    expect([retirar(3), retirar(9)].map((act) => refusalOf(state, act))).toEqual([409, 404])
    expect(championOf(done(state, retirar(1)))).toBe(4)
  })
})

it('the final of a double elimination is played again if the unbeaten side loses it, and only then', () => {
  const drawn = drawBracket(planOf('doble', 4))
  const straight = playOut(drawn, best)
  expect([championOf(straight), flat(straight).at(-1)?.estado]).toEqual([1, 'libre'])
  const finalOf = (state: BracketState) => flat(state).at(-2)
  const twice = playOut(drawn, (match) => (finalOf(drawn)?.id === match.id ? 2 : best(match)))
  expect(flat(twice).at(-1)).toMatchObject({ estado: 'cerrada', a: 1, b: 2, ganador: 1 })
})

describe('any tournament', () => {
  it.each(torneoFormatos)('of %s has its champion at every size from 2 to 64', (formato) => {
    for (const n of clans(64).slice(1)) expect(championOf(playOut(drawBracket(planOf(formato, n)), best))).toBe(1)
  })
})

describe('a match to which neither came', () => {
  const drawn = (formato: TorneoFormato, n: number) => drawBracket(planOf(formato, n))
  const at = (state: BracketState, id: number) => matchOf(state, id)

  it('is closed without having been played, both lose it, and who waits for its winner passes', () => {
    // matches: 1 is seeds 1–4, 2 is seeds 2–3, 3 is the final
    const state = playOut(done(drawn('simple', 4), ausencia(2)), best)
    expect(at(state, 2)).toMatchObject({ estado: 'cerrada', ganador: null, sin_jugar: true, marcador: null })
    expect(at(state, 3)).toMatchObject({ a: 1, b: null, estado: 'libre', ganador: 1 })
    expect([championOf(state), podiumOf(state)]).toEqual([1, [1, 4]])
  })

  it('lets the next rival pass through every round whose other half is empty', () => {
    let state = drawn('simple', 8)
    for (const id of [2, 3, 4]) state = done(state, ausencia(id))
    expect(championOf(state)).toBeNull()
    state = playOut(state, best)
    expect([isBracketOver(state), championOf(state), podiumOf(state)]).toEqual([true, 1, [1]])
  })

  it('in doble takes both out, on either side', () => {
    let state = drawn('doble', 4)
    state = done(state, ausencia(1))
    const where = (clan: number) =>
      flat(state).filter(({ id, a, b, estado }) => id !== 1 && estado !== 'cerrada' && (a === clan || b === clan))
    expect([where(1), where(4)]).toEqual([[], []])
    state = playOut(state, best)
    expect([championOf(state), podiumOf(state)]).toEqual([2, [2, 3]])
  })

  it.each(['simple', 'doble'] as const)(
    'as the final of %s leaves it over, with no champion and no podium',
    (formato) => {
      let state = drawn(formato, 4)
      for (let [match] = openOf(state); match; [match] = openOf(state)) {
        const isFinal = bracketOf(state).some(
          ({ lado, partidas }) => lado === 'final' && partidas.some(({ id }) => id === match?.id),
        )
        state = done(state, isFinal ? ausencia(match.id) : fallo(match, best(match)))
      }
      expect([isBracketOver(state), championOf(state), podiumOf(state)]).toEqual([true, null, []])
      const final = flat(state).findLast(({ estado }) => estado === 'cerrada')
      const again = done(state, { tipo: 'reabrir', partida: final?.id ?? 0, motivo: 'x', id_clan: null, fecha })
      expect([isBracketOver(again), openOf(again).map(({ id }) => id)]).toEqual([false, [final?.id]])
      expect(championOf(playOut(again, best))).toBe(1)
    },
  )

  it('in a group is played and lost by both, and nobody gets its points', () => {
    let state = drawn('grupos', 4)
    state = done(state, ausencia(1))
    const { a, b } = at(state, 1) ?? {}
    const rows = groupTables(state)[0]?.filas.filter(({ id_clan }) => id_clan === a || id_clan === b)
    expect(rows).toMatchObject([
      { jugadas: 1, ganadas: 0, perdidas: 1 },
      { jugadas: 1, ganadas: 0, perdidas: 1 },
    ])
    expect(isBracketOver(playOut(state, best))).toBe(true)
  })

  it('is decided anew like any other, takes no score, and changes nothing when ruled twice', () => {
    const state = done(drawn('simple', 4), ausencia(1))
    expect(done(state, ausencia(1))).toBe(state)
    const scored: TorneoAct = {
      tipo: 'fallo',
      partida: 1,
      ganador: null,
      marcador: [2, 0],
      motivo: 'x',
      id_clan: null,
      fecha,
    }
    expect(refusalOf(state, scored)).toBe(400)
    const match = at(state, 1)
    expect(match && at(done(state, fallo(match, 4)), 1)).toMatchObject({ ganador: 4, sin_jugar: false })
  })
})
