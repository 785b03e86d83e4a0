import { randomBytes } from 'node:crypto'
import type { BodyOf, DataOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { insertGancho, presentGancho, storedGancho, storedGanchos } from '@trinchera/db/queries/ganchos/ganchos'
import { ganchoClaseOf, type GanchoClase } from '@trinchera/rules/ganchos'
import { mostGanchos } from '@trinchera/rules/limits'
import { publicUrl } from '@trinchera/runtime/outbound'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { lockRights, refuseArchived } from '../clanes/clan-rights'

/** A secret as Standard Webhooks writes it. */
export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

function parseUrl(given: string): { url: string; clase: GanchoClase } {
  const url = publicUrl(given)
  if (!url)
    throw fieldError(400, 'url', 'La dirección debe empezar con https:// y ser de internet, no de una red privada')
  url.hash = ''
  const clase = ganchoClaseOf(url)
  if (!clase)
    throw fieldError(
      400,
      'url',
      'Esa dirección de Discord no es la de un webhook: cópiala de Editar canal, Integraciones, Webhooks',
    )
  return { url: url.href, clase }
}

/** Adds a webhook to a clan; the reply is the only one that holds its secret (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan). */
export async function createGancho(
  { database, now }: Services,
  session: SessionInfo,
  clan: number,
  { url: given, eventos }: BodyOf<Routes['createGancho']>,
): Promise<DataOf<Routes['createGancho']>> {
  return database.transaction(async (trx) => {
    const rights = await lockRights(trx, session, clan, 'webhooks')
    refuseArchived(rights.clan)
    const { url, clase } = parseUrl(given)
    const others = await storedGanchos(trx, clan)
    if (others.some((other) => other.url === url))
      throw fieldError(409, 'url', 'El clan ya tiene un webhook con esa dirección')
    if (others.length >= mostGanchos)
      throw new RuleError(409, `Un clan puede tener hasta ${mostGanchos} webhooks: elimina uno para agregar otro`)
    const secreto = clase === 'firmado' ? newSecret() : null
    const by = { creado: now().toISOString(), creado_por: session.username }
    const id = await insertGancho(trx, { id_clan: clan, url, clase, secreto, eventos, ...by })
    return { ...(await presentGancho(trx, found(await storedGancho(trx, clan, id), ''))), secreto }
  })
}
