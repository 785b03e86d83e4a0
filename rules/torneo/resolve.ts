import type { BracketMatch, GroupRow } from '../torneo'
import { layoutOf } from './layout'
import type { Slot, Source } from './slots'
import type { BracketState, Decision } from './state'
import { type GroupResult, tableOf } from './table'

/** A side of a match: a clan's id, `nadie` (no clan, so that the other side has a bye), or null if the side is not known yet. */
type Side = number | 'nadie' | null

/** A match of a bracket state. `a`, `b`: the clans of its two sides, even if one has withdrawn since. */
export interface Resolved {
  match: BracketMatch
  a: Side
  b: Side
  ganador: Side
  perdedor: Side
  decision: Decision | null
}
export interface Resolution {
  matches: ReadonlyMap<number, Resolved>
  tables: readonly { filas: GroupRow[]; completo: boolean; clanes: readonly number[] }[]
}

const clan = (side: Side) => (typeof side === 'number' ? side : null)

/** Computes the matches and group rankings of a bracket state. Each match depends on the matches before it (docs/rules.md#Brackets). */
export function resolve(state: BracketState): Resolution {
  const { plan } = state
  const layout = layoutOf(plan)
  const gone = new Set(state.retirados.map(({ id_clan }) => id_clan))
  const matches = new Map<number, Resolved>()
  const groups = layout.rounds.filter(({ grupo }) => grupo)
  const tables: { filas: GroupRow[]; completo: boolean; clanes: readonly number[] }[] = []

  function tableAt(index: number) {
    const round = groups[index]
    const clanes = (round?.grupo ?? []).map((seed) => plan.equipos[seed - 1] ?? 0)
    const played = (round?.slots ?? []).flatMap(({ id }) => matches.get(id) ?? [])
    const results = played.flatMap(({ a, b, ganador, match }): GroupResult[] =>
      typeof a === 'number' && typeof b === 'number' && (typeof ganador === 'number' || match.estado === 'cerrada')
        ? [{ clanes: [a, b], ganador: match.ganador, marcador: match.marcador }]
        : [],
    )
    const last = new Set(state.retirados.filter(({ sin_puesto }) => sin_puesto).map(({ id_clan }) => id_clan))
    return { filas: tableOf(clanes, results, last), completo: played.every(({ ganador }) => ganador !== null), clanes }
  }

  function sideOf(source: Source): Side {
    switch (source.de) {
      case 'semilla':
        return plan.equipos[source.semilla - 1] ?? 'nadie'
      case 'ganador':
        return matches.get(source.partida)?.ganador ?? null
      case 'perdedor':
        return matches.get(source.partida)?.perdedor ?? null
      case 'puesto': {
        tables[source.grupo] ??= tableAt(source.grupo)
        const table = tables[source.grupo]
        return table?.completo ? (table.filas[source.puesto - 1]?.id_clan ?? 'nadie') : null
      }
      case 'nadie':
        return 'nadie'
    }
  }

  /** The two sides of a match. A second final has the clans of the first final if side b won that one; otherwise it has no sides. */
  function sidesOf({ a, b, segunda }: Slot): [Side, Side] {
    if (segunda === null) return [sideOf(a), sideOf(b)]
    const first = matches.get(segunda)
    if (!first || first.ganador === null) return [null, null]
    const again =
      typeof first.a === 'number' && typeof first.b === 'number' && first.ganador === first.b && first.decision
    return again ? [first.a, first.b] : ['nadie', 'nadie']
  }

  for (const slot of layout.slots) {
    const [a, b] = sidesOf(slot)
    const kept = state.decisiones[slot.id]
    const decision = kept && kept.a === a && kept.b === b ? kept : null
    // A withdrawn clan plays no more matches. Its byes before the final still count, because its later wins depend on these byes; a bye in
    // the final does not count.
    const byeStands = layout.rounds[slot.ronda]?.lado !== 'final'
    const present = (side: Side, other: Side): Side =>
      !decision && typeof side === 'number' && gone.has(side) && !(byeStands && other === 'nadie') ? 'nadie' : side
    matches.set(slot.id, resolved(state, slot, [a, b], [present(a, b), present(b, a)], decision))
  }
  for (const i of groups.keys()) tables[i] ??= tableAt(i)
  return { matches, tables }
}

function outcomeOf(
  [a, b]: readonly [Side, Side],
  decision: Decision | null,
): Pick<Resolved, 'ganador' | 'perdedor'> & { estado: BracketMatch['estado'] } {
  const open = { ganador: null, perdedor: null }
  if (a === null || b === null) return { ...open, estado: 'por-definir' }
  if (a === 'nadie' || b === 'nadie') return { ganador: a === 'nadie' ? b : a, perdedor: 'nadie', estado: 'libre' }
  if (!decision) return { ...open, estado: 'lista' }
  if (decision.estado !== 'cerrada') return { ...open, estado: decision.estado }
  if (decision.ganador === null) return { ganador: 'nadie', perdedor: 'nadie', estado: 'cerrada' }
  return { ganador: decision.ganador, perdedor: decision.ganador === a ? b : a, estado: 'cerrada' }
}

function resolved(
  { plan, fechas }: BracketState,
  slot: Slot,
  [a, b]: readonly [Side, Side],
  shown: readonly [Side, Side],
  decision: Decision | null,
): Resolved {
  const { ganador, perdedor, estado } = outcomeOf(shown, decision)
  const goes = layoutOf(plan).next.get(slot.id)
  const match: BracketMatch = {
    id: slot.id,
    a: clan(shown[0]),
    b: clan(shown[1]),
    marcador: decision?.marcador ?? null,
    ganador: clan(ganador),
    estado,
    fecha: fechas[slot.id] ?? null,
    siguiente: goes?.ganador ?? null,
    siguiente_perdedor: goes?.perdedor ?? null,
    mejor_de: slot.mejor_de,
    mapas: decision?.mapas ?? mapsOf(plan.mapas, slot),
    sin_jugar: decision?.sin_jugar ?? false,
    objeta_hasta: decision?.objeta_hasta ?? null,
    objecion: decision?.objecion ?? null,
    cerrada: decision?.cerrada ?? null,
  }
  return { match, a, b, ganador, perdedor, decision }
}

/**
 * Codes of the maps of a match. The maps of the plan are used in rotation: each round continues after the maps of the round before, and all
 * matches of a round have the same maps.
 */
const mapsOf = (mapas: readonly string[], { ronda, mejor_de }: Slot): string[] =>
  mapas.length === 0
    ? []
    : Array.from({ length: mejor_de }, (_, i) => mapas[(ronda * mejor_de + i) % mapas.length] ?? '')
