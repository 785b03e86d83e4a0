import type { Intent } from '../intent'
import { account } from './account'
import { accountTrouble } from './account-trouble'
import { care } from './care'
import { clanAndPlayer } from './clan-and-player'
import { clans } from './clans'
import { ladder } from './ladder'
import { playing } from './playing'
import { rules } from './rules'
import { site } from './site'
import { talk } from './talk'
import { tournamentDetails } from './tournaments'

/** Everything the assistant understands. */
export const intents: readonly Intent[] = [...clanAndPlayer, ...ladder, ...rules, ...clans, ...account, ...accountTrouble, ...site, ...playing, ...tournamentDetails, ...care, ...talk]
