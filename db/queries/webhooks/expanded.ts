import { z } from 'zod'
import { clanEvent, type ClanEvent } from '@trinchera/contract/webhooks'
import { addedWebhookEvents, webhookEvents, webhookTypes, type WebhookEvent } from '@trinchera/rules/webhooks'

const since = z.partialRecord(z.enum(webhookEvents), z.string())
/** The events that a webhook is notified of, each with the time (ISO 8601) from which on. */
export type SinceByEvento = z.infer<typeof since>

/** `SinceByEvento` as stored, in two columns of JSON. `ademas`: events that the previous release does not know; null if none. */
interface StoredSince {
  eventos: string
  ademas: string | null
}
const isAdded = (evento: WebhookEvent) => addedWebhookEvents.some((one) => one === evento)

export const parseSince = ({ eventos, ademas }: StoredSince): SinceByEvento => ({
  ...since.parse(JSON.parse(eventos)),
  ...since.parse(JSON.parse(ademas ?? '{}')),
})

/** The stored form of the events chosen for a webhook. Events that were already chosen (`before`) keep their time; new ones get `now`. */
export function sinceOf(eventos: readonly WebhookEvent[], now: string, before: SinceByEvento = {}): StoredSince {
  const json = (chosen: readonly WebhookEvent[]) =>
    JSON.stringify(Object.fromEntries(chosen.map((evento) => [evento, before[evento] ?? now])))
  const added = eventos.filter(isAdded)
  return {
    eventos: json(eventos.filter((evento) => !isAdded(evento))),
    ademas: added.length > 0 ? json(added) : null,
  }
}

/**
 * A message as stored, in two columns of JSON. If the previous release does not know this type of message, `ademas` has the message and
 * `evento` a similar one that the previous release can send; otherwise `ademas` is null.
 */
interface StoredEvent {
  evento: string
  ademas: string | null
}

export function storedEvent(event: ClanEvent): StoredEvent {
  const whole = JSON.stringify(event)
  const choice = webhookTypes[event.type]
  if (choice === null || !isAdded(choice)) return { evento: whole, ademas: null }
  const { clan, titulo, texto, enlace } = event.data
  const known: ClanEvent = {
    type: 'webhook.test',
    timestamp: event.timestamp,
    data: { clan, titulo, texto, enlace },
  }
  return { evento: JSON.stringify(known), ademas: whole }
}

export const parseEvent = ({ evento, ademas }: StoredEvent): ClanEvent => clanEvent.parse(JSON.parse(ademas ?? evento))
