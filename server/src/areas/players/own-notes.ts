import type { Player } from '@trinchera/contract/players'
import type { Db } from '@trinchera/db/database'
import { isUnknownChannel } from '@trinchera/db/queries/streams/streamers'

/** A player as seen by themselves: with what of their own data does not work (docs/behaviour/accounts.md#Player object). */
export const withOwnNotes = async <P extends Player>(db: Db, player: P): Promise<P> =>
  (await isUnknownChannel(db, player.twitch)) ? { ...player, twitch_desconocido: true } : player
