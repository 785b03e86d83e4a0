import type { Intent } from '../intent'
import { accountState } from './account-state'
import { accountTrouble } from './account-trouble'
import { care } from './care'
import { comingBack } from './coming-back'
import { courtesy } from './courtesy'
import { disputes } from './disputes'
import { outOfScope } from './out-of-scope'
import { events } from './events'
import { founding } from './founding'
import { gameTrouble } from './game-trouble'
import { joining } from './joining'
import { leading } from './leading'
import { leaving } from './leaving'
import { liveStreams } from './live-streams'
import { maps } from './maps'
import { moods } from './moods'
import { othersPlaying } from './others-playing'
import { outlook } from './outlook'
import { ownMatches } from './own-matches'
import { pages } from './pages'
import { people } from './people'
import { places } from './places'
import { profile } from './profile'
import { records } from './records'
import { refused } from './refused'
import { reporting } from './reporting'
import { rosters } from './rosters'
import { rulesMarks } from './rules-marks'
import { rulesMatch } from './rules-match'
import { rulesPlayers } from './rules-players'
import { rulesRanking } from './rules-ranking'
import { rulesRulings } from './rules-rulings'
import { rulesTurnout } from './rules-turnout'
import { servers } from './servers'
import { setUp } from './set-up'
import { signingIn } from './signing-in'
import { stages } from './stages'
import { tables } from './tables'
import { tops } from './tops'
import { tournamentDetails } from './tournaments'
import { versus } from './versus'
import { whomToAsk } from './whom-to-ask'

/** Everything the assistant understands. Their order is part of what is learnt: another one shifts doubtful questions a little. */
export const intents: readonly Intent[] = [
  ...places,
  ...records,
  ...ownMatches,
  ...rosters,
  ...people,
  ...versus,
  ...tables,
  ...stages,
  ...tops,
  ...outlook,
  ...rulesRanking,
  ...rulesMarks,
  ...rulesPlayers,
  ...rulesTurnout,
  ...rulesMatch,
  ...rulesRulings,
  ...maps,
  ...founding,
  ...joining,
  ...leaving,
  ...leading,
  ...reporting,
  ...disputes,
  ...signingIn,
  ...profile,
  ...accountState,
  ...accountTrouble,
  ...comingBack,
  ...setUp,
  ...servers,
  ...liveStreams,
  ...events,
  ...whomToAsk,
  ...pages,
  ...gameTrouble,
  ...othersPlaying,
  ...tournamentDetails,
  ...care,
  ...courtesy,
  ...moods,
  ...refused,
  ...outOfScope,
]
