import { deletePoll } from '@trinchera/db/queries/polling/polls'
import { deleteStreamers, loginsToLookUp, storedStreamers } from '@trinchera/db/queries/streams/streamers'
import { watchedLogins } from '@trinchera/db/queries/streams/streams'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Config } from '@trinchera/runtime/config'
import type { Polling } from '../polling/poll-with-lease'
import type { PollingContext } from '../polling/context'
import { openHelix, type Helix } from './helix'
import { recordTwitchFailure, storeStreams, type TwitchAnswer } from './store-streams'
import { TwitchFailure } from './twitch-failure'

/** Maximum duration of a poll, ms. */
const pollTimeout = 40_000
/** How long a user's name and picture are cached, ms. */
const userCacheMs = 24 * 3_600_000
/** Time after which a login unknown to Twitch is looked up again, ms. */
const missingCacheMs = 3_600_000
/** Maximum delays of the next poll in ms: after failures (before random variation), and at Twitch's request. */
const longestPause = 600_000
const longestRetryAfter = 900_000

/** How long to wait after a number of consecutive failures, ms: doubled with each failure, with random variation. */
function pauseAfter(failures: number, every: number, random: () => number): number {
  const doubled = every * 2 ** Math.min(failures - 1, 16)
  return Math.round(Math.max(every, Math.min(doubled, longestPause)) * (0.8 + 0.4 * random()))
}

async function fetchAnswer(
  { database: { db }, now }: PollingContext,
  helix: Helix,
  logins: readonly string[],
  giveUp: AbortSignal,
): Promise<TwitchAnswer> {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  const lookedUp = await loginsToLookUp(db, logins, { since: ago(userCacheMs), missing: ago(missingCacheMs) })
  const streams = await helix.streams(logins, giveUp)
  return { streams, lookedUp: new Set(lookedUp), users: await helix.users(lookedUp, giveUp) }
}

/** Polls Twitch once for all watched logins. Returns the ms to wait for the next poll; rejects when stopped. */
export async function pollTwitch(
  context: PollingContext,
  helix: Helix,
  every: number,
  stopping: AbortSignal,
  random = Math.random,
): Promise<number> {
  const giveUp = new AbortController()
  const tooLate = setTimeout(() => giveUp.abort(new TwitchFailure('no terminó de contestar a tiempo')), pollTimeout)
  const stop = () => giveUp.abort(stopping.reason)
  stopping.addEventListener('abort', stop)
  try {
    const watched = [...(await watchedLogins(context.database.db)).keys()]
    await storeStreams(context, watched, await fetchAnswer(context, helix, watched, giveUp.signal))
    return every
  } catch (error) {
    if (stopping.aborted || !(error instanceof TwitchFailure)) throw error
    const pause = pauseAfter(await recordTwitchFailure(context, error.message), every, random)
    const wanted = error.until ? Math.min(error.until.getTime() - context.now().getTime(), longestRetryAfter) : 0
    return Math.max(pause, wanted)
  } finally {
    clearTimeout(tooLate)
    stopping.removeEventListener('abort', stop)
  }
}

/** Deletes everything stored from Twitch. Called if Twitch is not configured. */
export async function resetTwitch({ database }: Pick<PollingContext, 'database'>): Promise<void> {
  await database.transaction(async (trx) => {
    await deletePoll(trx, 'twitch')
    const stored = await storedStreamers(trx)
    if (!stored.length) return
    await deleteStreamers(
      trx,
      stored.map(({ login }) => login),
    )
    await bumpVersion(trx, 'streams')
  })
}

/** Settings by which `pollWithLease` polls Twitch. `seconds`: time between two polls. */
export function pollingTwitch(
  context: PollingContext,
  twitch: NonNullable<Config['twitch']>,
  seconds: number,
): Polling {
  const helix = openHelix(twitch, context.now, undefined, (login) =>
    context.log.warn({ canal: login }, 'Twitch no acepta el nombre de un canal: queda apartado por una hora'),
  )
  const every = seconds * 1000
  return {
    target: 'twitch',
    every,
    lease: pollTimeout + 10_000,
    poll: (stopping) => pollTwitch(context, helix, every, stopping),
  }
}
