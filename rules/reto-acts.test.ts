import { describe, expect, it } from 'vitest'
import { absentClan, picksFirst, retoDateError, turnToPick, type RetoAct, type RetoState } from './reto'
import { applyRetoAct, newReto, replayReto } from './reto-acts'

const start = Date.parse('2026-03-06T20:00:00.000Z')
const hour = 3_600_000
const at = (hours: number) => new Date(start + hours * hour).toISOString()
/** Clan ids of the challenger and the challenged. */
const [A, B] = [1, 2]

/** An act without its actor and time. */
type Deed = RetoAct extends infer Act ? (Act extends RetoAct ? Omit<Act, 'id_clan' | 'fecha'> : never) : never

const ask: RetoAct = { tipo: 'proponer', id_clan: A, fecha: at(0), fechas: [at(50), at(3)] }
const agree: RetoAct = { tipo: 'aceptar', id_clan: B, fecha: at(1), elegida: at(3), primero: A }
const map = (clan: number | null, codigo: string, hours = 1.5): RetoAct => ({
  tipo: 'mapa',
  id_clan: clan,
  fecha: at(hours),
  codigo,
})
const side: RetoAct = { tipo: 'bando', id_clan: B, fecha: at(1.5), lado: 'eje' }
const noShow: RetoAct = { tipo: 'no-presentado', id_clan: A, fecha: at(3.25) }
const contest: RetoAct = { tipo: 'reclamar', id_clan: B, fecha: at(4), texto: 'Estuvimos' }

const histories: Record<string, readonly RetoAct[]> = {
  propuesto: [ask],
  acordado: [ask, agree],
  'un mapa': [ask, agree, map(A, 'm1')],
  'dos mapas': [ask, agree, map(A, 'm1'), map(B, 'm2')],
  listo: [ask, agree, map(A, 'm1'), map(B, 'm2'), side],
  jugado: [ask, agree, { tipo: 'jugar', id_clan: B, fecha: at(4), id_match: 7 }],
  rechazado: [ask, { tipo: 'rechazar', id_clan: B, fecha: at(1), motivo: null }],
  cancelado: [ask, agree, { tipo: 'cancelar', id_clan: A, fecha: at(2), motivo: 'Nos faltan dos' }],
  vencido: [ask, { tipo: 'vencer', id_clan: null, fecha: at(3) }],
  'no-presentado': [ask, agree, noShow],
  reclamado: [ask, agree, noShow, contest],
  fallado: [
    ask,
    agree,
    noShow,
    contest,
    { tipo: 'fallar', id_clan: null, fecha: at(5), fallo: 'mantenido', motivo: 'Sí' },
  ],
}
const stateOf = (name: string): RetoState => replayReto(A, B, histories[name] ?? [])

const deeds: Record<string, Deed> = {
  aceptar: { tipo: 'aceptar', elegida: at(3), primero: A },
  proponer: { tipo: 'proponer', fechas: [at(30)] },
  rechazar: { tipo: 'rechazar', motivo: 'No' },
  cancelar: { tipo: 'cancelar', motivo: 'No' },
  mapa: { tipo: 'mapa', codigo: 'm3' },
  bando: { tipo: 'bando', lado: 'eje' },
  servidor: { tipo: 'servidor', servidor: 5 },
  jugar: { tipo: 'jugar', id_match: 9 },
  'no-presentado': { tipo: 'no-presentado' },
  reclamar: { tipo: 'reclamar', texto: 'Estuvimos' },
}

/** The code of the refusal, or 200 if the act is accepted. `hours`: time of the act, from the start. */
function codeOf(state: RetoState, deed: Deed, id_clan: number | null, hours: number): number {
  const outcome = applyRetoAct(state, { ...deed, id_clan, fecha: at(hours) })
  return 'refusal' in outcome ? outcome.refusal.code : 200
}

/** The codes of each act in each state, by A and by B, two hours after the reto was proposed. The match is at hour three. */
const table: Record<string, Record<string, readonly [number, number]>> = {
  propuesto: { aceptar: [403, 200], proponer: [403, 200], rechazar: [403, 200], cancelar: [200, 200] },
  acordado: {
    cancelar: [200, 200],
    mapa: [200, 403],
    bando: [400, 403],
    servidor: [200, 200],
    jugar: [200, 200],
    'no-presentado': [400, 400],
  },
  'un mapa': {
    cancelar: [200, 200],
    mapa: [403, 200],
    bando: [403, 400],
    servidor: [200, 200],
    jugar: [200, 200],
    'no-presentado': [400, 400],
  },
  'dos mapas': {
    cancelar: [200, 200],
    mapa: [403, 400],
    bando: [403, 200],
    servidor: [200, 200],
    jugar: [200, 200],
    'no-presentado': [400, 400],
  },
  listo: { cancelar: [200, 200], servidor: [200, 200], jugar: [200, 200], 'no-presentado': [400, 400] },
  'no-presentado': { reclamar: [403, 200] },
}

describe('what may be done to a reto', () => {
  it.each(Object.keys(histories))('that is %s', (name) => {
    const seen = Object.fromEntries(
      Object.entries(deeds).map(([deed, act]) => [
        deed,
        [codeOf(stateOf(name), act, A, 2), codeOf(stateOf(name), act, B, 2)],
      ]),
    )
    const wanted = Object.fromEntries(Object.keys(deeds).map((deed) => [deed, table[name]?.[deed] ?? [409, 409]]))
    expect(seen).toEqual(wanted)
  })

  it('leaves a refused reto as it was', () => {
    const state = stateOf('acordado')
    applyRetoAct(state, { tipo: 'mapa', codigo: 'm1', id_clan: B, fecha: at(2) })
    expect(state).toEqual(stateOf('acordado'))
  })
})

describe('dates', () => {
  it.each([
    ['a minute ago', -1 / 60, false],
    ['in 1 h 59 min', 119 / 60, false],
    ['in 2 h', 2, true],
    ['in 14 days', 14 * 24, true],
    ['a minute later than that', 14 * 24 + 1 / 60, false],
  ])('%s', (_, hours, fine) => expect(retoDateError(start + hours * hour, start) === null).toBe(fine))

  it('are kept in order, and the offer lapses at the first of them', () => {
    const state = stateOf('propuesto')
    expect(state.fechas).toEqual([at(3), at(50)])
    const { aceptar } = deeds
    if (!aceptar) throw new Error('no such deed')
    expect([codeOf(state, aceptar, B, 2.99), codeOf(state, aceptar, B, 3)]).toEqual([200, 409])
    const lapse = { tipo: 'vencer' } as const
    expect([codeOf(state, lapse, null, 2.99), codeOf(state, lapse, null, 3)]).toEqual([409, 200])
  })

  it('come to an end: six over the whole reto', () => {
    let state = stateOf('propuesto')
    for (const [index, clan] of [B, A, B, A].entries()) {
      const outcome = applyRetoAct(state, { tipo: 'proponer', id_clan: clan, fecha: at(1), fechas: [at(20 + index)] })
      if ('refusal' in outcome) throw new Error(outcome.refusal.message)
      ;({ state } = outcome)
    }
    expect(state.ofrecidas).toBe(6)
    expect(codeOf(state, { tipo: 'proponer', fechas: [at(40)] }, B, 1)).toBe(400)
    expect(codeOf(state, { tipo: 'aceptar', elegida: at(23), primero: A }, B, 1)).toBe(200)
  })

  it('of two offers are not the same hour twice, nor any but those that stand', () => {
    expect(codeOf(stateOf('propuesto'), { tipo: 'proponer', fechas: [at(30), at(30)] }, B, 1)).toBe(400)
    expect(codeOf(stateOf('propuesto'), { tipo: 'aceptar', elegida: at(4), primero: A }, B, 1)).toBe(400)
  })
})

describe('picking', () => {
  it.each([
    ['the lower placed', 2, 5, B],
    ['the higher placed was asked', 5, 2, A],
    ['the challenger is unranked', 0, 9, A],
    ['the challenged is unranked', 9, 0, B],
    ['both are unranked', 0, 0, B],
  ])('begins with: %s', (_, own, other, first) =>
    expect(picksFirst({ id: A, puesto: own }, { id: B, puesto: other })).toBe(first),
  )

  it('goes first, second, side, and ends', () => {
    expect(['acordado', 'un mapa', 'dos mapas', 'listo'].map((name) => turnToPick(stateOf(name)))).toEqual([
      { id_clan: A, que: 'mapa' },
      { id_clan: B, que: 'mapa' },
      { id_clan: B, que: 'bando' },
      null,
    ])
  })

  it('ends five minutes before the match, or ten minutes a turn once both were there', () => {
    expect(stateOf('acordado').elige_hasta).toBe(at(3 - 5 / 60))
    const together = replayReto(A, B, [ask, agree, { tipo: 'juntos', id_clan: null, fecha: at(1.2) }])
    expect(together.elige_hasta).toBe(at(1.2 + 10 / 60))
    const late = replayReto(A, B, [ask, agree, { tipo: 'juntos', id_clan: null, fecha: at(1.2) }, map(A, 'm1', 2.9)])
    expect(late.elige_hasta).toBe(at(3 - 5 / 60))
  })

  it('is done at random only once its time has run out', () => {
    const { mapa } = deeds
    if (!mapa) throw new Error('no such deed')
    expect([codeOf(stateOf('acordado'), mapa, null, 2.9), codeOf(stateOf('acordado'), mapa, null, 3)]).toEqual([
      409, 200,
    ])
    expect(replayReto(A, B, [ask, agree, map(null, 'm1', 3)]).mapas).toEqual([{ codigo: 'm1', elegido_por: null }])
  })

  it('takes no map twice', () => expect(codeOf(stateOf('un mapa'), { tipo: 'mapa', codigo: 'm1' }, B, 2)).toBe(400))
})

describe('who did not come', () => {
  it('can be said from a quarter of an hour after, and contested for a day', () => {
    const deed = { tipo: 'no-presentado' } as const
    expect([codeOf(stateOf('acordado'), deed, A, 3.24), codeOf(stateOf('acordado'), deed, A, 3.25)]).toEqual([400, 200])
    const contesting = { tipo: 'reclamar', texto: 'Sí fuimos' } as const
    expect([
      codeOf(stateOf('no-presentado'), contesting, B, 27.2),
      codeOf(stateOf('no-presentado'), contesting, B, 27.3),
    ]).toEqual([200, 409])
  })

  it('is the other clan, until staff take it back', () => {
    expect(absentClan(stateOf('no-presentado'))).toBe(B)
    expect(absentClan(stateOf('fallado'))).toBe(B)
    const back = replayReto(A, B, [
      ...(histories.reclamado ?? []),
      { tipo: 'fallar', id_clan: null, fecha: at(5), fallo: 'retirado', motivo: 'El servidor se cayó' },
    ])
    expect([back.estado, absentClan(back)]).toEqual(['cancelado', null])
    expect(codeOf(back, { tipo: 'fallar', fallo: 'mantenido', motivo: 'x' }, null, 6)).toBe(409)
  })
})

it('an agreed reto of which nobody reports anything lapses after two weeks', () => {
  const lapse = { tipo: 'vencer' } as const
  const days = (count: number) => 3 + count * 24
  expect([codeOf(stateOf('listo'), lapse, null, days(13.9)), codeOf(stateOf('listo'), lapse, null, days(14))]).toEqual([
    409, 200,
  ])
})

it('a history that could not have happened is not replayed', () =>
  expect(() => replayReto(A, B, [agree])).toThrow('aceptar'))

it('a reto that nobody has offered a date for yet waits for its challenger', () =>
  expect(newReto(A, B)).toMatchObject({ estado: 'propuesto', turno: A, ofrecidas: 0 }))
