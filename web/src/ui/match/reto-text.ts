import type { Reto } from '@trinchera/contract/retos'
import { alsoInSantiago, toChileLocal } from '@trinchera/rules/chile-time'
import { formatLeft } from '@trinchera/rules/presentation'
import { absentClan, type Bando, type RetoEstado } from '@trinchera/rules/reto'
import { weekdayOf } from '@trinchera/rules/spanish-dates'

const hour = 3_600_000

/** Date and time in Chile: 'viernes 27/11, 22:00'. If that hour occurs twice (end of summer time), the text says which one it is. */
export function retoWhen(at: string): string {
  const local = toChileLocal(at)
  const [date = '', time = ''] = local.split('T')
  const around = [-hour, hour].map((shift) => toChileLocal(Date.parse(at) + shift))
  const which = around[0] === local ? ' (la segunda de las dos)' : around[1] === local ? ' (la primera de las dos)' : ''
  return `${weekdayOf(date)} ${date.slice(8)}/${date.slice(5, 7)}, ${time}${which}${alsoInSantiago(at)}`
}

export const retoTitle = ({ retador, retado }: Pick<Reto, 'retador' | 'retado'>) =>
  `${retador.nombre} contra ${retado.nombre}`

export const bandoText: Record<Bando, string> = { aliados: 'Aliados', eje: 'Eje' }

export const estadoText: Record<RetoEstado, { text: string; look: string }> = {
  propuesto: { text: 'Propuesto', look: 'attention' },
  acordado: { text: 'Acordado', look: 'attention' },
  jugado: { text: 'Jugado', look: '' },
  rechazado: { text: 'Rechazado', look: 'negative' },
  cancelado: { text: 'Cancelado', look: 'negative' },
  vencido: { text: 'Vencido', look: '' },
  'no-presentado': { text: 'No se presentaron', look: 'negative' },
}

export const sideName = ({ retador, retado }: Pick<Reto, 'retador' | 'retado'>, clan: number | null | undefined) =>
  [retador, retado].find(({ id }) => id === clan)?.nombre ?? null

/** Id of the clan that did not come to a reto; null if the reto did not end in a no-show of one clan. */
export const absentOf = (reto: Reto) => absentClan({ ...reto, retador: reto.retador.id, retado: reto.retado.id })

/** The state of a reto in one sentence. `own`: id of the viewer's clan if it takes part. `now`: ms since the epoch. */
export function retoSentence(reto: Reto, own: number | undefined, now: number): string {
  const { estado, turno, responde_hasta, fecha, elige, cierre, reclamo } = reto
  const who = (clan: number | null) => (clan !== null && clan === own ? 'tu clan' : (sideName(reto, clan) ?? ''))
  const because = cierre?.motivo ? `: «${cierre.motivo}»` : '.'
  switch (estado) {
    case 'propuesto': {
      const until = responde_hasta ?? ''
      if (Date.parse(until) <= now) return `Le tocaba responder a ${who(turno)} y no respondió a tiempo.`
      return `Le toca responder a ${who(turno)} hasta el ${retoWhen(until)}: ${formatLeft(until, now)}.`
    }
    case 'acordado': {
      if (fecha !== null && Date.parse(fecha) <= now)
        return 'Llegó la hora. Cuando termine, el clan que perdió reporta su derrota.'
      if (!elige) return `Se juega el ${retoWhen(fecha ?? '')}: todo está elegido.`
      return `Se juega el ${retoWhen(fecha ?? '')}. Le toca elegir ${elige.que === 'mapa' ? 'un mapa' : 'el bando'} a ${who(elige.id_clan)}.`
    }
    case 'jugado':
      return `Se jugó: era para el ${retoWhen(fecha ?? '')}.`
    case 'rechazado':
      return `Lo rechazó ${who(cierre?.id_clan ?? null)}${because}`
    case 'cancelado':
      return cierre?.id_clan === null || !cierre
        ? `Se canceló${because}`
        : `Lo canceló ${who(cierre.id_clan)}${because}`
    case 'vencido':
      return fecha === null ? 'Venció: nadie respondió a tiempo.' : 'Venció: nadie contó qué pasó.'
    case 'no-presentado': {
      const absent = who(absentOf(reto))
      const claimant = who(cierre?.id_clan ?? null)
      const said = `${claimant.charAt(0).toUpperCase()}${claimant.slice(1)} dice que ${absent} no se presentó`
      if (!reclamo) return `${said}. No es una victoria: nada se mueve en el ranking.`
      if (reclamo.fallo === null) return `${said}, y ${absent} reclama que sí. Decide la administración.`
      return `${said}, y ${absent} reclamó: la administración mantuvo la falta.`
    }
  }
}

/** The time left until `until`: '3 d 4 h', '2 h 05 min' or '9:41' (minutes, seconds); '0:00' once it is over. */
export function clockLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)]
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60]
  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`
  return `${minutes}:${String(rest).padStart(2, '0')}`
}
