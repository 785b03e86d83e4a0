import { mostOfferedDates, noShowContestMs, noShowMs, playedBeforeMs, retoPickMs, retoPicksEndMs } from './limits'
import {
  isOpenReto,
  otherSide,
  retoDateError,
  turnToPick,
  type RetoAct,
  type RetoEstado,
  type RetoRefusal,
  type RetoState,
} from './reto'

type Outcome = { state: RetoState } | { refusal: RetoRefusal }

const refuse = (code: RetoRefusal['code'], message: string, field?: string): Outcome => ({
  refusal: field === undefined ? { code, message } : { code, message, field },
})
const over: Record<RetoEstado, string> = {
  propuesto: 'Todavía no hay acuerdo sobre este reto',
  acordado: 'Este reto ya tiene fecha acordada',
  jugado: 'Este reto ya se jugó',
  rechazado: 'Este reto fue rechazado',
  cancelado: 'Este reto se canceló',
  vencido: 'Este reto venció sin respuesta',
  'no-presentado': 'Este reto terminó: un clan no se presentó',
}
const movedOn = ({ estado }: RetoState): Outcome => refuse(409, over[estado])

/**
 * Deadline of a turn to pick that begins at `fecha`; null if nothing is to be picked. If both clans have been on the page together, it is
 * `retoPickMs` after `fecha`; otherwise, and at the latest, it is `retoPicksEndMs` before the match.
 */
function pickUntil(state: RetoState, fecha: string): string | null {
  if (!turnToPick(state) || state.fecha === null) return null
  const last = Date.parse(state.fecha) - retoPicksEndMs
  return new Date(state.juntos ? Math.min(last, Date.parse(fecha) + retoPickMs) : last).toISOString()
}

const picked = (state: RetoState, fecha: string): Outcome => ({
  state: { ...state, elige_hasta: pickUntil(state, fecha) },
})

/** Why a pick of a map or side is refused; null if allowed: a clan may pick in its turn, the system (no `id_clan`) after the turn ended. */
function pickRefusal(state: RetoState, act: RetoAct, que: 'mapa' | 'bando'): Outcome | null {
  const turn = turnToPick(state)
  if (!turn) return state.estado === 'acordado' ? refuse(409, 'Los mapas y el bando ya están elegidos') : movedOn(state)
  if (act.id_clan === null)
    return state.elige_hasta !== null && act.fecha >= state.elige_hasta
      ? null
      : refuse(409, 'Todavía no se acaba el tiempo')
  if (act.id_clan !== turn.id_clan) return refuse(403, 'Le toca elegir al otro clan')
  if (turn.que === que) return null
  return refuse(400, turn.que === 'mapa' ? 'Primero se elige el mapa' : 'Los mapas ya están: falta el bando')
}

function offer(state: RetoState, act: RetoAct & { tipo: 'proponer' }): Outcome {
  const { fechas } = act
  const now = Date.parse(act.fecha)
  const wrong = fechas.findIndex((date) => retoDateError(Date.parse(date), now) !== null)
  if (wrong >= 0) return refuse(400, retoDateError(Date.parse(fechas[wrong] ?? ''), now) ?? '', `fechas.${wrong}`)
  const times = [...new Set(fechas.map((date) => new Date(date).toISOString()))].sort()
  if (times.length !== fechas.length) return refuse(400, 'Hay dos fechas iguales', 'fechas')
  if (state.ofrecidas + times.length > mostOfferedDates)
    return refuse(
      400,
      `En un reto se ofrecen ${mostOfferedDates} fechas en total: acepta una de las suyas o recházalo`,
      'fechas',
    )
  return {
    state: {
      ...state,
      turno: act.id_clan === null ? state.turno : otherSide(state, act.id_clan),
      fechas: times,
      ofrecidas: state.ofrecidas + times.length,
    },
  }
}

/** Why accepting or rejecting proposed dates is refused; null if allowed: the clan in turn may do so until the first proposed date. */
function answerRefusal(state: RetoState, act: RetoAct): Outcome | null {
  if (state.estado !== 'propuesto') return movedOn(state)
  if (act.fecha >= (state.fechas[0] ?? '')) return refuse(409, over.vencido)
  return act.id_clan === state.turno ? null : refuse(403, 'Le toca responder al otro clan')
}

const close = (state: RetoState, estado: RetoEstado, act: RetoAct, motivo: string | null): Outcome => ({
  state: {
    ...state,
    estado,
    turno: null,
    elige_hasta: null,
    cierre: { id_clan: act.id_clan, motivo, fecha: act.fecha },
  },
})

/** The state of a new reto, before the first entry of its history: the challenger's proposal of dates (`proponer`). */
export const newReto = (retador: number, retado: number): RetoState => ({
  retador,
  retado,
  estado: 'propuesto',
  turno: retador,
  fechas: [],
  ofrecidas: 0,
  fecha: null,
  primero: null,
  mapas: [],
  bando: null,
  juntos: false,
  elige_hasta: null,
  servidor: null,
  id_match: null,
  cierre: null,
  reclamo: null,
})

/**
 * Applies an act (one step of the reto's history, such as a proposal or a pick): returns the reto's next state, or why the act is refused
 * (docs/rules.md#Retos). Callers check who may act for a clan.
 */
export function applyRetoAct(state: RetoState, act: RetoAct): Outcome {
  switch (act.tipo) {
    case 'proponer':
      return (state.ofrecidas > 0 ? answerRefusal(state, act) : null) ?? offer(state, act)
    case 'aceptar': {
      const refused = answerRefusal(state, act)
      if (refused) return refused
      const fecha = state.fechas.find((date) => Date.parse(date) === Date.parse(act.elegida))
      if (fecha === undefined) return refuse(400, 'Esa fecha no es de las que ofrecieron', 'fecha')
      return picked({ ...state, estado: 'acordado', turno: null, fecha, primero: act.primero }, act.fecha)
    }
    case 'rechazar':
      return answerRefusal(state, act) ?? close(state, 'rechazado', act, act.motivo)
    case 'cancelar':
      return isOpenReto(state) ? close(state, 'cancelado', act, act.motivo) : movedOn(state)
    case 'vencer': {
      const forgotten = state.fecha !== null && Date.parse(act.fecha) - Date.parse(state.fecha) >= playedBeforeMs
      if (state.estado === 'acordado' && forgotten) return close(state, 'vencido', act, null)
      if (state.estado !== 'propuesto') return movedOn(state)
      return act.fecha < (state.fechas[0] ?? '')
        ? refuse(409, 'Todavía se puede responder')
        : close(state, 'vencido', act, null)
    }
    case 'mapa': {
      const refused = pickRefusal(state, act, 'mapa')
      if (refused) return refused
      if (state.mapas.some(({ codigo }) => codigo === act.codigo))
        return refuse(400, 'Ese mapa ya está elegido', 'codigo')
      return picked({ ...state, mapas: [...state.mapas, { codigo: act.codigo, elegido_por: act.id_clan }] }, act.fecha)
    }
    case 'bando': {
      const refused = pickRefusal(state, act, 'bando')
      const turn = turnToPick(state)
      return refused ?? picked({ ...state, bando: turn && { id_clan: turn.id_clan, lado: act.lado } }, act.fecha)
    }
    case 'juntos':
      if (state.juntos || !turnToPick(state)) return movedOn(state)
      return picked({ ...state, juntos: true }, act.fecha)
    case 'servidor':
      return state.estado === 'acordado' ? { state: { ...state, servidor: act.servidor } } : movedOn(state)
    case 'jugar':
      if (state.estado !== 'acordado') return movedOn(state)
      return { state: { ...state, estado: 'jugado', elige_hasta: null, id_match: act.id_match } }
    case 'no-presentado':
      if (state.estado !== 'acordado' || state.fecha === null) return movedOn(state)
      if (Date.parse(act.fecha) < Date.parse(state.fecha) + noShowMs)
        return refuse(400, 'Se puede decir desde 15 minutos después de la hora acordada')
      return close(state, 'no-presentado', act, null)
    case 'reclamar': {
      const { cierre, estado, reclamo } = state
      if (estado !== 'no-presentado' || !cierre || reclamo) return movedOn(state)
      if (act.id_clan === cierre.id_clan) return refuse(403, 'Reclama el clan del que se dijo que no se presentó')
      if (Date.parse(act.fecha) - Date.parse(cierre.fecha) > noShowContestMs)
        return refuse(409, 'Se podía reclamar hasta 24 horas después')
      return { state: { ...state, reclamo: { texto: act.texto, fecha: act.fecha, fallo: null, motivo: null } } }
    }
    case 'fallar': {
      const { reclamo } = state
      if (!reclamo || reclamo.fallo !== null) return refuse(409, 'Ese reclamo ya no espera un fallo')
      const settled = { ...state, reclamo: { ...reclamo, fallo: act.fallo, motivo: act.motivo } }
      return act.fallo === 'mantenido' ? { state: settled } : close(settled, 'cancelado', act, act.motivo)
    }
  }
}

/** The reto's state after all acts (steps) of its history, in order. Throws Error if an act is refused. */
export function replayReto(retador: number, retado: number, acts: readonly RetoAct[]): RetoState {
  return acts.reduce(
    (state, act) => {
      const outcome = applyRetoAct(state, act)
      if ('refusal' in outcome) throw new Error(`${act.tipo}: ${outcome.refusal.message}`)
      return outcome.state
    },
    newReto(retador, retado),
  )
}
