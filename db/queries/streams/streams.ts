import type { OfflineStreamer, Stream, Streams } from '@trinchera/contract/stream'
import { twitchLogin, youtubeChannel } from '@trinchera/rules/links'
import { inSpanish } from '../../collation'
import type { Db } from '../../database'
import { readOpciones } from '../site/opciones'
import { pollState } from '../polling/polls'
import { readable } from '../../readable'

/** A stream as stored, without its player, who is looked up when the stream is shown. */
export type KeptStream = Omit<Stream, 'jugador'>

type Jugador = Stream['jugador']

const streamOf = (stored: string) => readable(stored, (text): KeptStream => JSON.parse(text))

/** The Twitch logins whose streams are shown, in lower case, each with its player, or null if the login is from the opciones. */
export async function watchedLogins(db: Db): Promise<Map<string, Jugador>> {
  const { streamers } = await readOpciones(db)
  const players = await db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .where('twitch', 'is not', null)
    .orderBy('id', 'desc')
    .select(['id', 'username', 'twitch'])
    .execute()
  // Names that were stored under an earlier rule and are not valid logins are left out.
  const watched = new Map<string, Jugador>(
    streamers.flatMap((name) => twitchLogin(name) ?? []).map((login) => [login, null]),
  )
  for (const { id, username, twitch } of players) {
    const login = twitchLogin(twitch ?? '')
    if (login) watched.set(login, { id, username }) // a login entered by two players counts for the earlier account
  }
  return watched
}

async function youtubers(db: Db): Promise<Streams['youtube']> {
  const players = await db
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .where('youtube', 'is not', null)
    .select(['id', 'username', 'youtube'])
    .execute()
  return players
    .flatMap(({ id, username, youtube }) => {
      const enlace = youtubeChannel(youtube ?? '')
      return enlace ? [{ id, username, enlace }] : []
    })
    .sort((a, b) => inSpanish(a.username, b.username) || a.id - b.id)
}

/** The streams according to Twitch's last reply: live ones, most viewers first, and offline channels by name. */
export async function streamsNow(db: Db): Promise<Streams> {
  const watched = await watchedLogins(db)
  const rows = await db.selectFrom('streamers').select(['login', 'display_name', 'profile_image', 'stream']).execute()
  const known = new Map(rows.map((row) => [row.login, row]))
  const { answered_at, failures } = await pollState(db, 'twitch')
  const online: Stream[] = []
  const ofline: OfflineStreamer[] = []
  for (const [login, jugador] of watched) {
    const row = known.get(login)
    const stream = row?.stream ? streamOf(row.stream) : null
    if (stream) online.push({ ...stream, jugador })
    else
      ofline.push({ login, displayName: row?.display_name ?? login, profileImage: row?.profile_image ?? null, jugador })
  }
  return {
    online: online.sort((a, b) => b.viewer_count - a.viewer_count || a.user_login.localeCompare(b.user_login)),
    ofline: ofline.sort((a, b) => inSpanish(a.displayName, b.displayName) || a.login.localeCompare(b.login)),
    youtube: await youtubers(db),
    actualizado: answered_at,
    al_dia: failures === 0,
  }
}
