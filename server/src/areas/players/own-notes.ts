import type { Player } from '@trinchera/contract/players'
import type { Db } from '@trinchera/db/database'
import { isUnknownChannel } from '@trinchera/db/queries/streams/streamers'

/** A player object as its owner sees it. It also says if their Twitch channel does not exist (docs/behaviour/accounts.md#Player object). */
export const withOwnNotes = async <P extends Player>(db: Db, player: P): Promise<P> =>
  (await isUnknownChannel(db, player.twitch)) ? { ...player, twitch_desconocido: true } : player
