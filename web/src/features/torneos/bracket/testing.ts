import type { Llave } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import type { TorneoAct, TorneoFormato } from '@trinchera/rules/torneo'
import { applyTorneoAct, type BracketState, bracketOf, drawBracket, groupTables } from '@trinchera/rules/torneo/bracket'

const clanOf = (id: number | null): TorneoClan | null =>
  id === null ? null : { id_clan: id, nombre: `Clan ${id}`, tag: `C${id}`, imagen: null }

function after(state: BracketState, act: TorneoAct): BracketState {
  const outcome = applyTorneoAct(state, act)
  if ('refusal' in outcome) throw new Error(outcome.refusal.message)
  return outcome.state
}

export const drawn = (formato: TorneoFormato, equipos: number): BracketState =>
  drawBracket({
    formato,
    equipos: Array.from({ length: equipos }, (_, i) => i + 1),
    mejor_de: 3,
    mejor_de_semifinal: null,
    mejor_de_final: null,
    mapas: [],
  })

const fecha = '2026-01-01T00:00:00.000Z'

/** Test helper: returns the bracket after side `a` of a match won by 2–1. */
export function won(state: BracketState, partida: number): BracketState {
  const match = bracketOf(state)
    .flatMap(({ partidas }) => partidas)
    .find(({ id }) => id === partida)
  return after(state, {
    tipo: 'fallo',
    fecha,
    id_clan: null,
    partida,
    ganador: match?.a ?? 0,
    marcador: [2, 1],
    motivo: 'Acta',
  })
}

export const begun = (state: BracketState, partida: number): BracketState =>
  after(state, { tipo: 'empezar', fecha, id_clan: null, partida })

/** Test helper: converts a bracket to the format of the API. */
export function llaveOf(state: BracketState): Llave {
  const tables = groupTables(state)
  const rondas = bracketOf(state).map(({ nombre, lado, partidas }, i) => {
    const table = tables.find(({ ronda }) => ronda === i)
    return {
      nombre,
      lado,
      partidas: partidas.map((match) => ({
        ...match,
        a: clanOf(match.a),
        b: clanOf(match.b),
        marcador: match.marcador && ([match.marcador[0], match.marcador[1]] satisfies [number, number]),
        mapas: [...match.mapas],
        id_match: null,
      })),
      tabla: table?.filas ?? null,
      pasan: table?.pasan ?? null,
    }
  })
  return { version: 1, rondas }
}
