import type { Conversations } from './conversations'
import type { Log } from './log'
import type { Names } from './names'
import type { Site } from './site'

/** Dependencies of the handlers of commands, mentions and buttons. */
export interface BotContext {
  site: Site
  names: Names
  conversations: Conversations
  /** The channels of the configuration, which get every post unless they are set inside Discord. */
  ownChannels: readonly string[]
  log: Log
  /** Triggers a role sync, after a link, an unlink or a change of clan. */
  rolesChanged(): void
}
