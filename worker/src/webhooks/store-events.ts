import type { ClanEvent } from '@trinchera/contract/webhooks'
import { paths } from '@trinchera/contract/site-paths'
import { changedClans, takeDifference, type ClanDifference } from '@trinchera/db/queries/webhooks/clan-changes'
import { dueFacts, type WebhookFact } from '@trinchera/db/queries/webhooks/due-facts'
import { insertDelivery } from '@trinchera/db/queries/webhooks/outbox'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { medalsById } from '@trinchera/db/queries/palmares/medals'
import { retoById } from '@trinchera/db/queries/retos/retos'
import { actById } from '@trinchera/db/queries/retos/stored-retos'
import type { Db } from '@trinchera/db/database'
import type { WorkerContext } from '../context'
import { eachInTransaction, eachRow } from '../reconciler/each-row'
import { matchEvent } from './match-event'
import { medalEvent } from './medal-event'
import { placeText } from './place-text'
import { retoEvent } from './reto-event'

/** Builds the message about an event, such as a match, from the present data; null if there is nothing to report. */
async function eventOf(db: Db, fact: WebhookFact): Promise<ClanEvent | null> {
  switch (fact.tipo) {
    case 'match.reported':
    case 'match.answered':
    case 'match.ruled':
    case 'match.ruling_lifted': {
      const match = await matchById(db, fact.id)
      return match && matchEvent(fact.tipo, fact, match)
    }
    case 'challenge.offered':
    case 'challenge.agreed':
    case 'challenge.declined':
    case 'challenge.cancelled':
    case 'challenge.lapsed':
    case 'challenge.no_show':
    case 'challenge.starting': {
      const reto = await retoById(db, fact.id)
      const act = fact.acto === null ? null : await actById(db, fact.acto)
      return reto && retoEvent(fact.tipo, fact, reto, act)
    }
    case 'medal.awarded':
    case 'medal.withdrawn': {
      const [held] = await medalsById(db, [fact.id])
      return held ? medalEvent(fact.tipo, fact, held.medalla) : null
    }
    default:
      return null
  }
}

/** Builds the messages about a clan's new place and its new and former members. */
function eventsOf({ clan, eventos, antes, ahora, joined, left }: ClanDifference, timestamp: string): ClanEvent[] {
  const enlace = paths.clan(clan.id)
  const events: ClanEvent[] = []
  if (eventos.integrante !== undefined) {
    for (const player of joined) {
      const said = { titulo: `${player.username} entró a ${clan.nombre}`, texto: 'El clan tiene un integrante más.' }
      events.push({ type: 'member.joined', timestamp, data: { clan, ...said, enlace, player } })
    }
    for (const player of left) {
      const said = { titulo: `${player.username} ya no está en ${clan.nombre}`, texto: 'Salió del clan.' }
      events.push({ type: 'member.left', timestamp, data: { clan, ...said, enlace, player } })
    }
  }
  if (eventos.puesto !== undefined && antes !== ahora) {
    const titulo = placeText(clan.nombre, antes, ahora)
    const texto = ahora === 0 ? 'Ya no está entre los rankeados.' : `Ahora es el #${ahora} de la etapa.`
    events.push({ type: 'clan.place_changed', timestamp, data: { clan, titulo, texto, enlace, antes, ahora } })
  }
  return events
}

/** Stores new messages for clans' webhooks, each only once (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan). */
export async function storeEvents(context: Pick<WorkerContext, 'database' | 'now' | 'log'>): Promise<void> {
  const { now } = context
  const { db } = context.database
  // read before the events: so the match that changed a place is among the events, and its message precedes that about the place
  const changed = await changedClans(db)
  const facts = (await dueFacts(db, now())).map((fact) => ({ id: `${fact.gancho}, ${fact.ref}`, fact }))
  await eachRow(context, 'mensaje del webhook', facts, async ({ fact }) => {
    const event = await eventOf(db, fact)
    if (event) await insertDelivery(db, fact.gancho, event, fact.ref, now().toISOString())
  })
  await eachInTransaction(context, 'cambios para el webhook', changed, async (trx, _onCommit, clan) => {
    const difference = await takeDifference(trx, clan)
    const at = now().toISOString()
    if (difference) for (const event of eventsOf(difference, at)) await insertDelivery(trx, clan.id, event, null, at)
  })
}
