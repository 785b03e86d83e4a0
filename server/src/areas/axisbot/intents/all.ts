import type { Intent } from '../intent'
import { account } from './account'
import { clanAndPlayer } from './clan-and-player'
import { clans } from './clans'
import { ladder } from './ladder'
import { rules } from './rules'
import { site } from './site'
import { talk } from './talk'

/** Everything the assistant understands. */
export const intents: readonly Intent[] = [...clanAndPlayer, ...ladder, ...rules, ...clans, ...account, ...site, ...talk]
