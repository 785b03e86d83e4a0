import type { ClanEvent } from '@trinchera/contract/webhooks'
import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import type { WebhookFact } from '@trinchera/db/queries/webhooks/due-facts'
import { formatDateTime } from '@trinchera/rules/presentation'
import { otherSide, type RetoAct } from '@trinchera/rules/reto'

type RetoTipo = Extract<ClanEvent, { data: { reto: Reto } }>['type']
type Said = { titulo: string; texto: string }

const because = (motivo: string | null | undefined) => (motivo ? ` Motivo: ${motivo}` : '')

function ofAct(act: RetoAct, reto: Reto): Said | null {
  const sides = { retador: reto.retador.id, retado: reto.retado.id }
  const name = (id: number | null) => [reto.retador, reto.retado].find((side) => side.id === id)?.nombre ?? ''
  const versus = `${reto.retador.nombre} contra ${reto.retado.nombre}`
  const who = name(act.id_clan)
  const rival = act.id_clan === null ? '' : name(otherSide(sides, act.id_clan))
  switch (act.tipo) {
    case 'proponer':
      return {
        titulo: `${who} ofrece fechas a ${rival}`,
        texto: `Para jugar el ${act.fechas.map((fecha) => formatDateTime(fecha)).join(' o el ')}.`,
      }
    case 'aceptar':
      return { titulo: `Hay reto: ${versus}`, texto: `Juegan el ${formatDateTime(act.elegida)}.` }
    case 'rechazar':
      return { titulo: `${who} rechazó el reto de ${rival}`, texto: `No se juega.${because(act.motivo)}` }
    case 'cancelar':
      return {
        titulo: `Se canceló el reto: ${versus}`,
        texto: `${act.id_clan === null ? 'El reto ya no se juega.' : `Lo canceló ${who}.`}${because(act.motivo)}`,
      }
    case 'vencer':
      return {
        titulo: `Venció el reto: ${versus}`,
        texto: reto.fecha === null ? 'Nadie respondió a tiempo.' : 'Nadie contó qué pasó.',
      }
    case 'no-presentado':
      return { titulo: `${rival} no se presentó`, texto: `Lo dice ${who}. Se puede reclamar en 24 horas.` }
    default:
      return null
  }
}

/** The webhook event for an act (step) of a reto; null if webhooks do not report this kind. `act`: null for the reminder. */
export function retoEvent(
  tipo: RetoTipo,
  { clan, fecha }: Pick<WebhookFact, 'clan' | 'fecha'>,
  reto: Reto,
  act: RetoAct | null,
): ClanEvent | null {
  const said = act
    ? ofAct(act, reto)
    : {
        titulo: `Está por empezar: ${reto.retador.nombre} contra ${reto.retado.nombre}`,
        texto: `Juegan el ${formatDateTime(reto.fecha)}.`,
      }
  return said && { type: tipo, timestamp: fecha, data: { clan, ...said, enlace: paths.reto(reto.id), reto } }
}
