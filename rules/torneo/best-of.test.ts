import { describe, expect, it } from 'vitest'
import { rondaClaves, torneoFormatos, type BestOf, type TorneoFormato } from '../torneo'
import { announcedRounds } from './announced'
import { commonBestOf } from './best-of'

const three: BestOf = { mejor_de: 3, mejor_de_semifinal: null, mejor_de_final: null }
const told = (formato: TorneoFormato, clans: number, bestOf: BestOf) =>
  announcedRounds(formato, clans, bestOf).map(({ nombre, mejor_de }) => `${nombre} ${mejor_de}`)

describe('the best of a round', () => {
  it('is that of all, of semifinals and final where they have one, and its own before those', () => {
    expect(told('simple', 16, { ...three, mejor_de_semifinal: 5, mejor_de_final: 5 })).toEqual([
      'Octavos de final 3',
      'Cuartos de final 3',
      'Semifinales 5',
      'Final 5',
    ])
    const own = { 'ganadores-1': 1, 'ganadores-3': 1 } as const
    expect(told('simple', 16, { ...three, mejor_de_semifinal: 5, mejor_de_rondas: own })).toEqual([
      'Octavos de final 1',
      'Cuartos de final 3',
      'Semifinales 1',
      'Final 3',
    ])
  })

  it('of a group phase is one for all groups', () => {
    expect(told('grupos', 8, { ...three, mejor_de_final: 5, mejor_de_rondas: { grupos: 1 } })).toEqual([
      'Fase de grupos 1',
      'Semifinales 3',
      'Final 5',
    ])
  })

  it('differs between the two sides of a double elimination, whose finals are one', () => {
    const own = { 'ganadores-1': 5, 'perdedores-1': 3, 'perdedores-4': 1 } as const
    expect(told('doble', 8, { ...three, mejor_de_final: 5, mejor_de_rondas: own })).toEqual([
      'Ronda 1 3',
      'Perdedores, ronda 1 1',
      'Semifinales de ganadores 3',
      'Perdedores, ronda 2 3',
      'Perdedores, ronda 3 3',
      'Final de ganadores 5',
      'Final de perdedores 3',
      'Final 5',
    ])
  })

  it.each(torneoFormatos)('stays with the same round of %s when fewer clans come than there are places', (formato) => {
    const own: BestOf = { ...three, mejor_de_rondas: { 'ganadores-2': 1, 'perdedores-2': 5 } }
    const last = (clans: number) =>
      told(formato, clans, own)
        .filter((round) => !/ronda|Ronda/.test(round))
        .slice(-3)
    expect(last(32)).toEqual(last(16))
  })

  it.each(torneoFormatos)('of %s has a key for every round up to 64 clans', (formato) => {
    for (let clans = 2; clans <= 64; clans++)
      for (const { clave } of announcedRounds(formato, clans, three)) expect([...rondaClaves, 'final']).toContain(clave)
  })
})

it('what most rounds have stands first', () => {
  const rounds = announcedRounds('simple', 16, { ...three, mejor_de_final: 5 })
  const { mejor_de, others } = commonBestOf(rounds)
  expect([mejor_de, others.map(({ nombre }) => nombre)]).toEqual([3, ['Final']])
  expect(commonBestOf([])).toEqual({ mejor_de: null, others: [] })
})
