import type { Player } from '@trinchera/contract/players'
import type { Db } from '@trinchera/db/database'
import { isUnknownChannel } from '@trinchera/db/queries/streams/streamers'

/** Adds to a player object what only its owner sees: `twitch_desconocido` if their Twitch channel does not exist. */
export const withOwnNotes = async <P extends Player>(db: Db, player: P): Promise<P> =>
  (await isUnknownChannel(db, player.twitch)) ? { ...player, twitch_desconocido: true } : player
