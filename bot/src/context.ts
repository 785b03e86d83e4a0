import type { Conversations } from './conversations'
import type { Log } from './log'
import type { Names } from './names'
import type { Site } from './site'

/** Dependencies of the handlers of commands, mentions and buttons. */
export interface BotContext {
  site: Site
  names: Names
  conversations: Conversations
  /** The channels named in the configuration. They get every post, unless they were also set up inside Discord. */
  ownChannels: readonly string[]
  log: Log
  /** Starts a role sync; call it after an account was linked or unlinked or a clan changed. */
  rolesChanged(): void
}
