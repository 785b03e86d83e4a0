import { randomBytes } from 'node:crypto'
import type { BodyOf, DataOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { insertWebhook, presentWebhook, storedWebhook, storedWebhooks } from '@trinchera/db/queries/webhooks/webhooks'
import { webhookKindOf, type WebhookKind } from '@trinchera/rules/webhooks'
import { mostWebhooks } from '@trinchera/rules/limits'
import { publicUrl } from '@trinchera/runtime/outbound'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { lockRights, refuseArchived } from '../clanes/clan-rights'

/** A new random secret for signing webhook messages, in the format of the Standard Webhooks specification. */
export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

function parseUrl(given: string): { url: string; clase: WebhookKind } {
  const url = publicUrl(given)
  if (!url)
    throw fieldError(400, 'url', 'La dirección debe empezar con https:// y ser de internet, no de una red privada')
  url.hash = ''
  const clase = webhookKindOf(url)
  if (!clase)
    throw fieldError(
      400,
      'url',
      'Esa dirección de Discord no es la de un webhook: cópiala de Editar canal, Integraciones, Webhooks',
    )
  return { url: url.href, clase }
}

/** Adds a webhook to a clan. Its secret is only in this reply (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan). */
export async function createWebhook(
  { database, now }: Services,
  session: SessionInfo,
  clan: number,
  { url: given, eventos }: BodyOf<Routes['createGancho']>,
): Promise<DataOf<Routes['createGancho']>> {
  return database.transaction(async (trx) => {
    const rights = await lockRights(trx, session, clan, 'webhooks')
    refuseArchived(rights.clan)
    const { url, clase } = parseUrl(given)
    const others = await storedWebhooks(trx, clan)
    if (others.some((other) => other.url === url))
      throw fieldError(409, 'url', 'El clan ya tiene un webhook con esa dirección')
    if (others.length >= mostWebhooks)
      throw new RuleError(409, `Un clan puede tener hasta ${mostWebhooks} webhooks: elimina uno para agregar otro`)
    const secreto = clase === 'firmado' ? newSecret() : null
    const by = { creado: now().toISOString(), creado_por: session.username }
    const id = await insertWebhook(trx, { id_clan: clan, url, clase, secreto, eventos, ...by })
    return { ...(await presentWebhook(trx, found(await storedWebhook(trx, clan, id), ''))), secreto }
  })
}
