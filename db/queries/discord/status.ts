import { statusMessage, type StatusMessage } from '@trinchera/contract/discord'
import type { Db } from '../../database'
import { findSetting, storeSetting } from '../site/settings'
import { readable } from '../../readable'

const key = 'discord-estado'

/** The Discord message with the site's status that the bot keeps up to date; null until the bot has sent one. */
export async function storedStatus(db: Db): Promise<StatusMessage> {
  const stored = await findSetting(db, key)
  return stored === null ? null : readable(stored, (text) => statusMessage.parse(JSON.parse(text)))
}

export const storeStatus = (trx: Db, status: NonNullable<StatusMessage>): Promise<void> =>
  storeSetting(trx, key, JSON.stringify(status))
