import { discordChannel, type DiscordChannel } from '@trinchera/contract/discord'
import type { Db } from '../../database'
import { readableRows } from '../../readable'

const { tipos } = discordChannel.shape

/** Discord channels that were chosen with a bot command for the site's posts, oldest first. `tipos`: kinds of posts that each gets. */
export async function discordChannels(db: Db): Promise<DiscordChannel[]> {
  const rows = await db
    .selectFrom('discord_channels')
    .orderBy('set_at')
    .orderBy('canal')
    .select(['canal', 'guild', 'tipos'])
    .execute()
  return readableRows(rows, (row) => ({ ...row, tipos: tipos.parse(JSON.parse(row.tipos)) }))
}

export async function storeChannel(trx: Db, { canal, guild, tipos: told }: DiscordChannel, now: string): Promise<void> {
  const row = { guild, tipos: JSON.stringify(told) }
  await trx
    .insertInto('discord_channels')
    .values({ canal, ...row, set_at: now })
    .onConflict((conflict) => conflict.column('canal').doUpdateSet(row))
    .execute()
}

export async function deleteChannel(db: Db, canal: string): Promise<void> {
  await db.deleteFrom('discord_channels').where('canal', '=', canal).execute()
}
