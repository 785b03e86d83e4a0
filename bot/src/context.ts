import type { Conversations } from './conversations'
import type { Log } from './log'
import type { Names } from './names'
import type { Site } from './site'

/** What commands, mentions and buttons work with. */
export interface BotContext {
  site: Site
  names: Names
  conversations: Conversations
  log: Log
  /** Someone linked or unlinked, or changed clans: their roles may be others. */
  rolesChanged(): void
}
