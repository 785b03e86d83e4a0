import type { Llave, TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import { describe, expect, it } from 'vitest'
import { mergeBracket, newerBracket } from './merge-bracket'

const partida = (id: number, changes: Partial<TorneoPartida> = {}): TorneoPartida => ({
  id,
  a: null,
  b: null,
  marcador: null,
  ganador: null,
  estado: 'por-definir',
  fecha: null,
  siguiente: null,
  siguiente_perdedor: null,
  mejor_de: 3,
  mapas: [],
  sin_jugar: false,
  objeta_hasta: null,
  objecion: null,
  cerrada: null,
  id_match: null,
  ...changes,
})
const llave = (version: number, lado: 'ganadores' | 'grupo' = 'ganadores'): Llave => ({
  version,
  rondas: [
    { nombre: 'Semifinales', lado, partidas: [partida(1), partida(2)], tabla: null, pasan: null },
    { nombre: 'Final', lado: 'final', partidas: [partida(3)], tabla: null, pasan: null },
  ],
})
const event = (version: number, ...partidas: TorneoPartida[]) => ({ id: 7, version, partidas })

describe('a bracket that an event changes', () => {
  it('takes the next version, with only the matches that changed', () => {
    const merged = mergeBracket(llave(4), event(5, partida(3, { estado: 'lista' })))
    if (merged.kind !== 'merged') throw new Error(merged.kind)
    expect(merged.llave.version).toBe(5)
    expect(merged.llave.rondas.flatMap((ronda) => ronda.partidas.map(({ id, estado }) => `${id} ${estado}`))).toEqual([
      '1 por-definir',
      '2 por-definir',
      '3 lista',
    ])
    expect(merged.more).toBe(false)
  })

  it.each([
    ['what it has already', 5, 5, 'stale'],
    ['an older one', 5, 3, 'stale'],
    ['one after a missed one', 5, 7, 'gap'],
  ])('knows %s', (_, had, came, kind) => {
    expect(mergeBracket(llave(had), event(came, partida(1))).kind).toBe(kind)
  })

  it('is fetched where there was none', () => {
    expect(mergeBracket(null, event(1)).kind).toBe('gap')
  })

  it.each([
    ['a match of a group, whose table the event has not', llave(1, 'grupo'), partida(1, { estado: 'cerrada' })],
    ['a match decided without being played', llave(1), partida(1, { estado: 'cerrada', sin_jugar: true })],
  ])('asks for the rest after %s', (_, before, changed) => {
    expect(mergeBracket(before, event(2, changed))).toMatchObject({ kind: 'merged', more: true })
  })
})

describe('a reply that comes after an event', () => {
  const page = (version: number, nombre: string): TorneoPage => ({
    id: 7,
    nombre,
    descripcion: '',
    inicio: '2026-01-01T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
    estado: 'en-juego',
    formato: 'doble',
    id_etapa: null,
    etapa: null,
    cupos: 8,
    por_equipo: 3,
    inscripcion_hasta: null,
    checkin_minutos: 0,
    mejor_de: 3,
    mejor_de_semifinal: null,
    mejor_de_final: null,
    mejor_de_rondas: {},
    cuenta_ladder: false,
    mapas: [],
    reglas: '',
    sorteo: null,
    equipos: 8,
    reservas: 0,
    campeon: null,
    inscritos: [],
    llave: llave(version),
    podio: [],
  })

  it('keeps the newer bracket and takes everything else', () => {
    const kept = newerBracket(page(5, 'Antes'), page(4, 'Después'))
    expect([kept.nombre, kept.llave?.version]).toEqual(['Después', 5])
    expect(newerBracket(page(4, 'Antes'), page(5, 'Después')).llave?.version).toBe(5)
    expect(newerBracket(undefined, page(2, 'Solo')).llave?.version).toBe(2)
  })
})
