import { createHash, randomInt } from 'node:crypto'
import { storeCode } from '@trinchera/db/queries/discord/links'
import { discordCodeLength, discordCodeMs } from '@trinchera/rules/limits'
import type { Services } from '../../services'

/** No letter or figure that is read as another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A code as the database knows it, however it was typed. */
export const hashOfCode = (code: string) => createHash('sha256').update(plain(code)).digest('hex')

/** Gives a player a code for `/vincular`, shown in two halves; the one before it is good for nothing any more. */
export async function giveCode(
  { database, now }: Services,
  player_id: number,
): Promise<{ codigo: string; vence: string }> {
  const code = Array.from({ length: discordCodeLength }, () => signs.charAt(randomInt(signs.length))).join('')
  const vence = new Date(now().getTime() + discordCodeMs).toISOString()
  await storeCode(database.db, { player_id, code_hash: hashOfCode(code), expires_at: vence })
  return { codigo: `${code.slice(0, discordCodeLength / 2)}-${code.slice(discordCodeLength / 2)}`, vence }
}
