import { createHash } from 'node:crypto'
import { storeCode } from '@trinchera/db/queries/discord/links'
import { discordCodeLength, discordCodeMs } from '@trinchera/rules/limits'
import { drawCode } from '../../accounts/draw-code'
import type { Services } from '../../services'

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The hash under which a code is stored. Ignores upper and lower case, spaces and hyphens. */
export const hashOfCode = (code: string) => createHash('sha256').update(plain(code)).digest('hex')

/** Creates a code for Discord's command `/vincular`, which connects the accounts. The previous code becomes invalid. `vence`: ISO 8601. */
export async function createCode(
  { database, now }: Services,
  player_id: number,
): Promise<{ codigo: string; vence: string }> {
  const code = drawCode(discordCodeLength)
  const vence = new Date(now().getTime() + discordCodeMs).toISOString()
  await storeCode(database.db, { player_id, code_hash: hashOfCode(code), expires_at: vence })
  return { codigo: `${code.slice(0, discordCodeLength / 2)}-${code.slice(discordCodeLength / 2)}`, vence }
}
