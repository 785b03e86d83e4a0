import type { Db, OnCommit } from '@trinchera/db/database'
import { storedWebhook, type StoredWebhook } from '@trinchera/db/queries/webhooks/webhooks'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { lockRights } from '../clanes/clan-rights'

interface WebhookWork {
  trx: Db
  onCommit: OnCommit
  stored: StoredWebhook
  now: string
}

/**
 * Runs `work` in a transaction on a webhook, if the session's player may manage the webhooks of its clan. The etapa is locked, so that
 * concurrent edits run one after the other. Archived etapas are allowed too.
 */
export const webhookTransaction = <T>(
  { database, now }: Services,
  session: SessionInfo,
  { id, gancho: webhook }: { id: number; gancho: number },
  work: (work: WebhookWork) => Promise<T>,
): Promise<T> =>
  database.transaction(async (trx, onCommit) => {
    await lockRights(trx, session, id, 'webhooks')
    const stored = found(await storedWebhook(trx, id, webhook), 'Ese webhook ya no existe')
    return work({ trx, onCommit, stored, now: now().toISOString() })
  })
