import type { Conversations } from './conversations'
import type { Log } from '@trinchera/runtime/log'
import type { Names } from './names'
import type { Site } from './site'

/** Dependencies of the handlers of commands, mentions and buttons. */
export interface BotContext {
  site: Site
  names: Names
  conversations: Conversations
  /** Ids of the channels in the configuration. They get every kind of post, unless `/configurar` was used in the channel. */
  ownChannels: readonly string[]
  log: Log
  /** Starts a sync of Discord roles. Call it after an account was linked or unlinked, or a clan changed. */
  rolesChanged(): void
}
