import { clanEvent, type ClanEvent } from '@trinchera/contract/webhooks'
import { openDatabase } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { insertWebhook } from '@trinchera/db/queries/webhooks/webhooks'
import { nextSeq } from '@trinchera/db/queries/ladder/log'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import type { TestDatabase } from '@trinchera/db/testing'
import { webhookEvents, type WebhookKind, type WebhookEvent } from '@trinchera/rules/webhooks'
import { openOutbound, type Outbound } from '@trinchera/runtime/outbound'
import { authority } from '@trinchera/testing/outbound-proxy'
import type { TakenHook, WebhookReceiver } from '@trinchera/testing/webhook-receiver'
import type { WorkerContext } from '../src/context'
import { createWebhookSender } from '../src/webhooks/sender'
import type { WebhookSender } from '../src/webhooks/webhook-sender'
import { reconcileWebhooks } from '../src/reconciler/webhooks'
import { reconcilerAt, type Emitted } from './reconciler'
import type { TestClan } from './retos'

export const testSecret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`
export const testSite = { publicUrl: 'https://trinchera.example', siteName: 'Trinchera' }

export interface WebhookWorker {
  context: WorkerContext
  emitted: Emitted[]
  webhooks: WebhookSender
  /** Stores new messages, sends the due ones, and waits for the requests. */
  reconcile(): Promise<void>
  end(): Promise<void>
}

/** Creates a worker that sends to a fake receiver. `own`: true for its own database connections. `through` may wrap the outbound client. */
export function webhookWorker(
  database: TestDatabase,
  receiver: WebhookReceiver,
  now: () => Date,
  { own = false, through = (outbound: Outbound) => outbound } = {},
): WebhookWorker {
  const used = own ? { ...database, ...openDatabase({ url: database.url }) } : database
  const { context: base, emitted } = reconcilerAt(now(), used)
  const outbound = openOutbound({ proxy: receiver.proxy, ca: authority() })
  const webhooks = createWebhookSender(through(outbound), testSite)
  const context = { ...base, now, webhooks }
  return {
    context,
    emitted,
    webhooks,
    async reconcile() {
      await reconcileWebhooks(context)
      await webhooks.idle()
    },
    async end() {
      outbound.close()
      await webhooks.close()
      if (own) await used.close()
    },
  }
}

/** Adds a webhook to a clan and returns its id. By default its URL is on `{host}.trinchera.test`. */
export const addWebhook = (
  { db }: TestDatabase,
  clan: Pick<TestClan, 'id'>,
  at: Date,
  options: { host?: string; clase?: WebhookKind; eventos?: readonly WebhookEvent[]; url?: string } = {},
): Promise<number> => {
  const { host = 'clan', clase = 'firmado', eventos = webhookEvents, url } = options
  return insertWebhook(db, {
    id_clan: clan.id,
    url: url ?? `https://${host}.trinchera.test/gancho?llave=1234`,
    clase,
    secreto: clase === 'firmado' ? testSecret : null,
    eventos,
    creado: at.toISOString(),
    creado_por: 'Ñandú',
  })
}

/** Stores a match that `loser` reports and updates the ladder table. */
export async function playMatch(
  database: TestDatabase,
  winner: TestClan,
  loser: TestClan,
  at: Date,
): Promise<{ id: number; id_etapa: number }> {
  const fecha = at.toISOString()
  return database.transaction(async (trx) => {
    const { id_etapa } = await trx
      .selectFrom('clans')
      .where('id', '=', loser.id)
      .select('id_etapa')
      .executeTakeFirstOrThrow()
    const id = await insertMatch(trx, {
      id_etapa,
      seq: await nextSeq(trx, id_etapa),
      id_clan_ganador: winner.id,
      id_clan_perdedor: loser.id,
      comentario: '',
      id_reportero: loser.lider,
      reportado_por: 'Quena',
      fecha,
      jugada: fecha,
    })
    await foldEtapa(trx, id_etapa, fecha)
    return { id, id_etapa }
  })
}

/** Parses the event in the body of a request that the receiver got. */
export const eventOf = ({ body }: TakenHook): ClanEvent => clanEvent.parse(JSON.parse(body))
export const typesOf = (taken: readonly TakenHook[]) => taken.map((one) => eventOf(one).type)

/** Returns the results of delivering a webhook's messages, oldest first. */
export const deliveriesOf = ({ db }: TestDatabase, webhook: number) =>
  db
    .selectFrom('gancho_envios')
    .where('id_gancho', '=', webhook)
    .orderBy('id')
    .select(['tipo', 'estado', 'intentos', 'codigo', 'error'])
    .execute()
