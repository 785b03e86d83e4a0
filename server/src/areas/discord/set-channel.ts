import type { DiscordChannel } from '@trinchera/contract/discord'
import { discordChannels, storeChannel } from '@trinchera/db/queries/discord/channels'
import { mostDiscordChannels, mostGuildChannels } from '@trinchera/rules/limits'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'

/** Stores which kinds of news a Discord channel gets. Throws 409 if there are too many channels. Discord has checked the user's rights. */
export function setChannel({ database, now }: Services, channel: DiscordChannel): Promise<DiscordChannel> {
  const set = { ...channel, tipos: [...new Set(channel.tipos)] }
  return database.transaction(async (trx) => {
    const others = (await discordChannels(trx)).filter(({ canal }) => canal !== set.canal)
    if (
      others.length >= mostDiscordChannels ||
      others.filter(({ guild }) => guild === set.guild).length >= mostGuildChannels
    )
      throw new RuleError(409, `Un servidor puede tener hasta ${mostGuildChannels} canales configurados`)
    await storeChannel(trx, set, now().toISOString())
    return set
  })
}
