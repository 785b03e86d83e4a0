import { planClaims } from './plan-claims'
import { planClans } from './plan-clans'
import { planMatches } from './plan-matches'
import { planSaid } from './plan-said'
import { planPlayers } from './plan-players'
import type { Community } from './planned'

/** The demo community as of `now`, before it is stored. The same `now` always gives the same community. */
export function planCommunity(now: Date): Community {
  const clans = planClans(now.getTime())
  const { matches, logs } = planMatches(clans, now.getTime())
  const claims = planClaims(matches, now.getTime())
  return {
    players: planPlayers(clans, now.getTime()),
    clans,
    matches,
    claims,
    said: new Map(
      matches.map((match) => [
        match,
        planSaid(
          match,
          claims.filter((claim) => claim.match === match),
          now.getTime(),
        ),
      ]),
    ),
    logs,
  }
}
