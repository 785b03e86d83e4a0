import { expect, it } from 'vitest'
import { emptyTorneo, roundsTyped, toBody, toNewBody, withAllRounds, withRound } from './torneo-form'

const typed = { ...emptyTorneo, nombre: 'Copa', inicio: '2026-12-05T21:00' }

it('announces only a date where no format was chosen', () => {
  expect(Object.keys(toNewBody(typed)).toSorted()).toEqual(['descripcion', 'inicio', 'nombre'])
})

it('sends a bracket with its numbers, its maps and nothing for what was left empty', () => {
  expect(toNewBody({ ...typed, formato: 'doble', mapas: 'a,b', mejor_de_final: '5' })).toMatchObject({
    formato: 'doble',
    cupos: 16,
    por_equipo: 5,
    inscripcion_hasta: null,
    id_etapa: null,
    mejor_de: 3,
    mejor_de_semifinal: null,
    mejor_de_final: 5,
    mejor_de_rondas: { grupos: 1 },
    cuenta_ladder: false,
    mapas: ['a', 'b'],
  })
})

it('changes only what was typed', () => {
  expect(toBody({ reglas: 'Sin trampas', cuenta_ladder: 'si' })).toEqual({ reglas: 'Sin trampas', cuenta_ladder: true })
})

it('gives a round its own best of, says nothing of a round that has it anyway, and gives all the same', () => {
  const doble = { ...emptyTorneo, formato: 'doble', cupos: '8' }
  const one = { ...doble, ...withRound(doble, 'ganadores-1', 5) }
  expect(roundsTyped(one).flatMap(({ nombre, mejor_de }) => (mejor_de === 5 ? nombre : []))).toEqual([
    'Final de ganadores',
    'Final',
  ])
  expect(withRound(one, 'ganadores-1', 3)).toEqual({ mejor_de_rondas: 'grupos:1' })
  expect(withRound(one, 'final', 3)).toEqual({ mejor_de_final: '' })
  expect(new Set(roundsTyped({ ...one, ...withAllRounds(1) }).map(({ mejor_de }) => mejor_de))).toEqual(new Set([1]))
})

it('keeps the rounds of a torneo whose semifinals were said apart', () => {
  const kept = { ...emptyTorneo, formato: 'simple', cupos: '8', mejor_de_semifinal: '5', mejor_de_rondas: '' }
  expect(roundsTyped(kept).map(({ mejor_de }) => mejor_de)).toEqual([3, 5, 5])
  expect({ ...kept, ...withRound(kept, 'ganadores-1', 1) }).toMatchObject({ mejor_de_rondas: 'ganadores-1:1' })
})
