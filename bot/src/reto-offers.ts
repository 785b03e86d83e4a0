import { quoted } from '@trinchera/rules/discord-text'
import type { Notice } from '@trinchera/contract/notificaciones'
import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import {
  ButtonStyle,
  ComponentType,
  type APIButtonComponent,
  type APIMessageTopLevelComponent,
  type RESTPatchAPIChannelMessageJSONBody,
} from 'discord.js'
import { embedOf } from './embeds'
import { retoTitle } from './reto-lines'
import type { Site } from './site'
import { moment } from './text'

export type OfferAct = { id: number; version: number } & (
  | { respuesta: 'aceptar'; fecha: string }
  | { respuesta: 'rechazar' }
)

/** Parses the id of a button that accepts a date proposed for a reto or declines all dates. Null for other buttons. */
export function offerAct(customId: string): OfferAct | null {
  const [, id, version, at] =
    /^reto:([1-9]\d{0,9}):([1-9]\d{0,9}):(?:aceptar:([1-9]\d{0,14})|rechazar)$/.exec(customId) ?? []
  if (!id) return null
  const offer = { id: Number(id), version: Number(version) }
  return at
    ? { ...offer, respuesta: 'aceptar', fecha: new Date(Number(at)).toISOString() }
    : { ...offer, respuesta: 'rechazar' }
}

/** Discord's limit of buttons per row. */
const rowLength = 5

const row = (components: APIButtonComponent[]): APIMessageTopLevelComponent => ({
  type: ComponentType.ActionRow,
  components,
})
const linkButton = (label: string, url: string): APIButtonComponent => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label,
  url,
})

/**
 * The buttons below the dates proposed for a reto: one to accept each date, a link to propose others on the site, and one to decline. The
 * dates are in Chile's time, because buttons cannot show the reader's local time.
 */
export function offerButtons(site: Site, { id, version, fechas }: Reto): APIMessageTopLevelComponent[] {
  const dates = fechas.map(
    (fecha): APIButtonComponent => ({
      type: ComponentType.Button,
      style: ButtonStyle.Success,
      label: `Aceptar ${formatDateTime(fecha)}`,
      custom_id: `reto:${id}:${version}:aceptar:${Date.parse(fecha)}`,
    }),
  )
  const page = site.url(paths.reto(id))
  const rows = Array.from({ length: Math.ceil(dates.length / rowLength) }, (_, at) =>
    row(dates.slice(at * rowLength, (at + 1) * rowLength)),
  )
  return [
    ...rows,
    row([
      ...(page ? [linkButton('Ofrecer otra', page)] : []),
      {
        type: ComponentType.Button,
        style: ButtonStyle.Danger,
        label: 'Rechazar',
        custom_id: `reto:${id}:${version}:rechazar`,
      },
    ]),
  ]
}

/** A button that links to the reto which a notice is about; none for other notices. */
export function retoButtons(site: Site, { tipo, enlace }: Notice): APIMessageTopLevelComponent[] {
  const url = enlace && (tipo === 'reto' || tipo === 'reto-recordatorio') ? site.url(enlace) : null
  return url ? [row([linkButton('Ver el reto', url)])] : []
}

/** A sentence that says what happened to the dates proposed for a reto, by the reto's current state. */
function outcomeOf({ estado, fecha, retador, retado, cierre }: Reto): string {
  const name = (id: number | null | undefined) => quoted([retador, retado].find((side) => side.id === id)?.nombre ?? '')
  const because = cierre?.motivo ? `: ${quoted(cierre.motivo, 300)}` : ''
  switch (estado) {
    case 'propuesto':
      return 'Tu clan ofreció otras fechas.'
    case 'acordado':
      return `Hay reto: se juega el ${moment(fecha ?? '', 'F')}.`
    case 'jugado':
      return 'Ya se jugó.'
    case 'rechazado':
      return `${name(cierre?.id_clan)} lo rechazó${because}.`
    case 'cancelado':
      return `Se canceló${because}.`
    case 'vencido':
      return 'Venció.'
    case 'no-presentado':
      return 'Terminó: un clan no se presentó.'
  }
}

/** The edit of a message with proposed dates after the dates can no longer be accepted: shows the outcome and removes the buttons. */
export const settledOffer = (site: Site, reto: Reto) =>
  ({
    embeds: [embedOf({ title: retoTitle(reto), url: site.url(paths.reto(reto.id)), lines: [outcomeOf(reto)] })],
    components: [],
    allowed_mentions: { parse: [] },
  }) satisfies RESTPatchAPIChannelMessageJSONBody
