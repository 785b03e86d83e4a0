import { torneoObjectMs } from '../limits'
import type { BracketMatch, PartidaEstado, TorneoAct, TorneoRefusal } from '../torneo'
import { type Resolution, resolve } from './resolve'
import { scoreError } from './score'
import type { BracketState, Decision } from './state'

export type TorneoOutcome = { state: BracketState } | { refusal: TorneoRefusal }
export type ActOf<T extends TorneoAct['tipo']> = Extract<TorneoAct, { tipo: T }>

export const refuse = (code: TorneoRefusal['code'], message: string, field?: string): { refusal: TorneoRefusal } => ({
  refusal: field === undefined ? { code, message } : { code, message, field },
})

const stands: Record<PartidaEstado, { code: 400 | 409; message: string }> = {
  'por-definir': { code: 400, message: 'Todavía no se sabe quiénes juegan esta partida' },
  lista: { code: 409, message: 'Esta partida todavía no se ha jugado' },
  'en-juego': { code: 409, message: 'Esta partida ya se está jugando' },
  reportada: { code: 409, message: 'Esta partida ya fue reportada' },
  cerrada: { code: 409, message: 'Esta partida ya está cerrada' },
  libre: { code: 400, message: 'Esta partida no se juega: un lado está libre' },
}
const movedOn = ({ estado }: BracketMatch): { refusal: TorneoRefusal } => ({
  refusal: { ...stands[estado], movedOn: true },
})
const notASide = () => refuse(403, 'Tu clan no juega esta partida')

type Known = BracketMatch & { a: number; b: number }
const known = (match: BracketMatch): Known | null =>
  match.a === null || match.b === null ? null : { ...match, a: match.a, b: match.b }
const isSide = ({ a, b }: Known, id: number | null) => id === a || id === b
const winnerIn = ({ a, b }: Known, [left, right]: readonly [number, number]) => (left > right ? a : b)

const decide = (state: BracketState, { id, a, b }: Known, changed: Partial<Decision>): TorneoOutcome => {
  const before = state.decisiones[id]
  const decision: Decision = {
    estado: 'en-juego',
    ganador: null,
    marcador: null,
    mapas: null,
    sin_jugar: false,
    objeta_hasta: null,
    objecion: null,
    cerrada: null,
    ...before,
    a,
    b,
    ...changed,
  }
  return { state: { ...state, decisiones: { ...state.decisiones, [id]: decision } } }
}

/**
 * Closes a match with `ganador` as its winner; null: both clans lose. If the loser's report names the same winner, its score is kept;
 * otherwise the match counts as not played.
 */
export function award(state: BracketState, match: Known, ganador: number | null, fecha: string): TorneoOutcome {
  const before = state.decisiones[match.id]
  const kept = before?.ganador === ganador && before.marcador ? before : null
  return decide(state, match, {
    estado: 'cerrada',
    ganador,
    marcador: kept?.marcador ?? null,
    mapas: kept?.mapas ?? null,
    sin_jugar: kept === null,
    objeta_hasta: null,
    cerrada: fecha,
  })
}

export function start(state: BracketState, match: BracketMatch, act: ActOf<'empezar'>, now: Resolution): TorneoOutcome {
  const sides = known(match)
  if (!sides || match.estado !== 'lista') return movedOn(match)
  if (act.id_clan !== null && !isSide(sides, act.id_clan)) return notASide()
  const busy = [...now.matches.values()].some(
    ({ match: other }) =>
      other.estado === 'en-juego' && [other.a, other.b].some((id) => id !== null && isSide(sides, id)),
  )
  return busy ? refuse(409, 'Uno de los dos clanes está jugando otra partida') : decide(state, sides, {})
}

export function report(state: BracketState, match: BracketMatch, act: ActOf<'resultado'>): TorneoOutcome {
  const sides = known(match)
  if (!sides || !(match.estado === 'lista' || match.estado === 'en-juego')) return movedOn(match)
  if (!isSide(sides, act.id_clan)) return notASide()
  const wrong = scoreError(act.marcador, match.mejor_de)
  if (wrong !== null) return refuse(400, wrong, 'marcador')
  if ((act.mapas?.length ?? 0) > match.mejor_de) return refuse(400, 'Son más mapas que los que se jugaron', 'mapas')
  const ganador = winnerIn(sides, act.marcador)
  if (ganador === act.id_clan) return refuse(403, 'Reporta el clan que perdió')
  const objeta_hasta = new Date(Date.parse(act.fecha) + torneoObjectMs).toISOString()
  return decide(state, sides, {
    estado: 'reportada',
    ganador,
    marcador: act.marcador,
    mapas: act.mapas,
    objeta_hasta,
    objecion: null,
  })
}

export function object(state: BracketState, match: BracketMatch, act: ActOf<'objetar'>): TorneoOutcome {
  const sides = known(match)
  const said = state.decisiones[match.id]
  if (!sides || match.estado !== 'reportada' || !said) return movedOn(match)
  if (act.id_clan === null || act.id_clan !== said.ganador)
    return refuse(403, 'Objeta el clan que ganó según el reporte')
  if (match.objecion !== null) return refuse(409, 'Este reporte ya fue objetado')
  if (act.fecha > (match.objeta_hasta ?? ''))
    return refuse(409, 'Se podía objetar hasta 30 minutos después del reporte')
  return decide(state, sides, { objeta_hasta: null, objecion: act.texto })
}

/** Closes a reported match: the winner's clan does so by confirming the report, the system (no `id_clan`) after the time to object. */
export function close(state: BracketState, match: BracketMatch, act: ActOf<'cerrar'>): TorneoOutcome {
  const sides = known(match)
  if (!sides || match.estado !== 'reportada') return movedOn(match)
  if (match.objecion !== null) return refuse(409, 'Este reporte fue objetado: lo decide la organización')
  if (act.id_clan !== null && act.id_clan !== state.decisiones[match.id]?.ganador)
    return refuse(403, 'Confirma el clan que ganó según el reporte')
  if (act.id_clan === null && act.fecha < (match.objeta_hasta ?? '')) return refuse(409, 'Todavía se puede objetar')
  return decide(state, sides, { estado: 'cerrada', objeta_hasta: null, cerrada: act.fecha })
}

export function rule(state: BracketState, match: BracketMatch, act: ActOf<'fallo'>): TorneoOutcome {
  const sides = known(match)
  if (!sides) return refuse(400, stands[match.estado].message)
  const { ganador, marcador } = act
  if (ganador === null && marcador) return refuse(400, 'Sin ganador no hay marcador', 'marcador')
  if (ganador !== null && !isSide(sides, ganador)) return refuse(400, 'Ese clan no juega esta partida', 'ganador')
  const wrong = marcador && scoreError(marcador, match.mejor_de)
  if (wrong) return refuse(400, wrong, 'marcador')
  if (marcador && winnerIn(sides, marcador) !== ganador)
    return refuse(400, 'El marcador dice que ganó el otro clan', 'marcador')
  const same = match.estado === 'cerrada' && match.ganador === ganador
  if (same && (!marcador || String(marcador) === String(match.marcador))) return { state }
  if (!same && state.retirados.some(({ id_clan }) => id_clan === ganador))
    return refuse(409, 'Ese clan se retiró del torneo')
  if (!marcador) return award(state, sides, ganador, act.fecha)
  const closed = { estado: 'cerrada', objeta_hasta: null, cerrada: act.fecha } as const
  return decide(state, sides, { ...closed, ganador, marcador, sin_jugar: false })
}

export function reopen(state: BracketState, match: BracketMatch): TorneoOutcome {
  const sides = known(match)
  if (!sides || !(match.estado === 'cerrada' || match.estado === 'reportada')) return movedOn(match)
  if (state.retirados.some(({ id_clan }) => isSide(sides, id_clan)))
    return refuse(409, 'Uno de los dos clanes se retiró: no se puede volver a jugar')
  const { [match.id]: _dropped, ...decisiones } = state.decisiones
  return { state: { ...state, decisiones } }
}

export function move(state: BracketState, match: BracketMatch, act: ActOf<'mover'>): TorneoOutcome {
  if (match.estado === 'cerrada' || match.estado === 'libre') return refuse(409, stands[match.estado].message)
  const { [match.id]: before, ...fechas } = state.fechas
  if ((before ?? null) === act.cuando) return { state }
  return { state: { ...state, fechas: act.cuando === null ? fechas : { ...fechas, [match.id]: act.cuando } } }
}

export function withdraw(state: BracketState, act: ActOf<'retirar'>, over: boolean): TorneoOutcome {
  const { retirado } = act
  if (!state.plan.equipos.includes(retirado)) return refuse(404, 'Ese clan no está en este torneo')
  if (state.retirados.some(({ id_clan }) => id_clan === retirado)) return refuse(409, 'Ese clan ya se retiró')
  if (over) return refuse(409, 'El torneo ya terminó')
  let after: BracketState = state
  const { matches, tables } = resolve(state)
  const sin_puesto = tables.some(({ completo, clanes }) => !completo && clanes.includes(retirado))
  for (const { match } of matches.values()) {
    const sides = known(match)
    if (!sides || !isSide(sides, retirado) || match.estado === 'cerrada') continue
    const outcome = award(after, sides, sides.a === retirado ? sides.b : sides.a, act.fecha)
    if ('state' in outcome) after = outcome.state
  }
  return { state: { ...after, retirados: [...state.retirados, { id_clan: retirado, sin_puesto }] } }
}
