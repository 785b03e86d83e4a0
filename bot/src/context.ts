import type { Conversations } from './conversations'
import type { Log } from './log'
import type { Names } from './names'
import type { Site } from './site'

/** Dependencies of the handlers of commands, mentions and buttons. */
export interface BotContext {
  site: Site
  names: Names
  conversations: Conversations
  log: Log
  /** Triggers a role sync, after a link, an unlink or a change of clan. */
  rolesChanged(): void
}
