import { expect, it } from 'vitest'
import { emptyTorneo, toBody, toNewBody } from './torneo-form'

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
    cuenta_ladder: false,
    mapas: ['a', 'b'],
  })
})

it('changes only what was typed', () => {
  expect(toBody({ reglas: 'Sin trampas', cuenta_ladder: 'si' })).toEqual({ reglas: 'Sin trampas', cuenta_ladder: true })
})
