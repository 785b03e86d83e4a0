import { z } from 'zod'
import { clanEvent, type ClanEvent } from '@trinchera/contract/webhooks'
import { addedWebhookEvents, webhookEvents, webhookTypes, type WebhookEvent } from '@trinchera/rules/webhooks'

const since = z.partialRecord(z.enum(webhookEvents), z.string())
/** What a webhook is told of, each since when (ISO 8601). */
export type SinceByEvento = z.infer<typeof since>

/** What a webhook is told of as JSON; `ademas`: what the release before does not know, null for nothing. */
interface StoredSince {
  eventos: string
  ademas: string | null
}
const isAdded = (evento: WebhookEvent) => addedWebhookEvents.some((one) => one === evento)

export const parseSince = ({ eventos, ademas }: StoredSince): SinceByEvento => ({
  ...since.parse(JSON.parse(eventos)),
  ...since.parse(JSON.parse(ademas ?? '{}')),
})

/** Each from the given instant on, but what was chosen before from then on. */
export function sinceOf(eventos: readonly WebhookEvent[], now: string, before: SinceByEvento = {}): StoredSince {
  const json = (chosen: readonly WebhookEvent[]) =>
    JSON.stringify(Object.fromEntries(chosen.map((evento) => [evento, before[evento] ?? now])))
  const added = eventos.filter(isAdded)
  return {
    eventos: json(eventos.filter((evento) => !isAdded(evento))),
    ademas: added.length > 0 ? json(added) : null,
  }
}

/** A message as JSON; `ademas`: whole where the release before does not know its type, and `evento` then what it can send of it. */
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
