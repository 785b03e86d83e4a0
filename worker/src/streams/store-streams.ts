import { rooms } from '@trinchera/contract/socket'
import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { notify } from '@trinchera/effects/notices'
import { lockPoll, recordAnswer, recordFailure } from '@trinchera/db/queries/polling/polls'
import { followersOf } from '@trinchera/db/queries/streams/follows'
import { deleteStreamers, storedStreamers, storeStreamers } from '@trinchera/db/queries/streams/streamers'
import { streamsNow, type KeptStream } from '@trinchera/db/queries/streams/streams'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { StreamersTable } from '@trinchera/db/schema/streams'
import { broadcast, type PollingContext } from '../polling/context'
import { isStale } from '../polling/freshness'
import type { TwitchUser } from './helix-answers'

/** Result of polling Twitch: live streams and users, by login. `lookedUp`: logins whose users were requested. */
export interface TwitchAnswer {
  streams: ReadonlyMap<string, KeptStream>
  lookedUp: ReadonlySet<string>
  users: ReadonlyMap<string, TwitchUser>
}

function rowOf(
  login: string,
  stored: StreamersTable | undefined,
  { streams, lookedUp, users }: TwitchAnswer,
  now: string,
): StreamersTable {
  const stream = streams.get(login)
  const before = stored ?? {
    login,
    display_name: null,
    profile_image: null,
    checked_at: null,
    stream: null,
    announced: null,
    ended_at: null,
  }
  const who = lookedUp.has(login)
    ? { display_name: null, profile_image: null, ...users.get(login), checked_at: now }
    : {}
  const ended = before.stream !== null && (stream === undefined || stream.id !== before.announced)
  return {
    ...before,
    ...who,
    stream: stream ? JSON.stringify(stream) : null,
    announced: stream?.id ?? before.announced,
    ended_at: ended ? now : before.ended_at,
  }
}

const looksDifferent = (row: StreamersTable, stored: StreamersTable | undefined) =>
  !stored ||
  row.display_name !== stored.display_name ||
  row.profile_image !== stored.profile_image ||
  row.stream !== stored.stream

/** Broadcasts all streams in the form in which the API's GET route returns them. */
async function broadcastStreams(trx: Db, onCommit: OnCommit, context: PollingContext) {
  const streams = await streamsNow(trx)
  onCommit(() => broadcast(context, 'twitch', () => context.live.emit(rooms.publico, 'streams:changed', streams)))
}

async function notifyFollowers(
  trx: Db,
  onCommit: OnCommit,
  context: PollingContext,
  { user_login, user_name, title }: KeptStream,
) {
  const texto = title ? `${user_name} está en vivo: ${title}` : `${user_name} está en vivo`
  await notify(trx, onCommit, context, await followersOf(trx, user_login), {
    tipo: 'stream',
    texto,
    enlace: paths.stream,
  })
}

/** Stores a poll result in one transaction, broadcasts changes and notifies followers of a new stream once, even with many workers. */
export async function storeStreams(
  context: PollingContext,
  logins: Iterable<string>,
  answer: TwitchAnswer,
): Promise<void> {
  const at = context.now()
  await context.database.transaction(async (trx, onCommit) => {
    const state = await lockPoll(trx, 'twitch')
    const stored = new Map((await storedStreamers(trx)).map((row) => [row.login, row]))
    const rows = Array.from(logins, (login) => rowOf(login, stored.get(login), answer, at.toISOString()))
    const watched = new Set(rows.map(({ login }) => login))
    const gone = [...stored.keys()].filter((login) => !watched.has(login))
    const different = rows.filter((row) => looksDifferent(row, stored.get(row.login)))
    await storeStreamers(
      trx,
      rows.filter(
        (row) => looksDifferent(row, stored.get(row.login)) || row.checked_at !== stored.get(row.login)?.checked_at,
      ),
    )
    await deleteStreamers(trx, gone)
    for (const [login, stream] of answer.streams) {
      if (watched.has(login) && stored.get(login)?.announced !== stream.id)
        await notifyFollowers(trx, onCommit, context, stream)
    }
    const isVisible =
      different.length > 0 || gone.length > 0 || state.failures > 0 || context.pendingBroadcasts.has('twitch')
    if (!isVisible && !isStale(state.answered_at, at)) return
    await recordAnswer(trx, 'twitch', at.toISOString())
    await bumpVersion(trx, 'streams')
    if (state.failures > 0) onCommit(() => context.log.info({ fallos: state.failures }, 'Twitch volvió a contestar'))
    if (isVisible) await broadcastStreams(trx, onCommit, context)
  })
}

/** Records a failed poll of Twitch. Only the first of consecutive failures is broadcast and logged. Returns their number. */
export async function recordTwitchFailure(context: PollingContext, motivo: string): Promise<number> {
  return context.database.transaction(async (trx, onCommit) => {
    const { failures } = await lockPoll(trx, 'twitch')
    await recordFailure(trx, 'twitch', context.now().toISOString())
    if (failures > 0) return failures + 1
    await bumpVersion(trx, 'streams')
    await broadcastStreams(trx, onCommit, context)
    onCommit(() => context.log.warn({ motivo }, 'Twitch no contesta; se muestra lo último que dijo y se reintenta'))
    return 1
  })
}
