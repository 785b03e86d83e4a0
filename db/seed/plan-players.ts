import { youtubeChannel } from '@trinchera/rules/links'
import { demoAccounts } from './data/logins'
import { day } from './evenings'
import { usernames } from './nicks'
import type { PlannedClan, PlannedPlayer } from './planned'
import { createRandom } from './random'

const handles = 15
const unvalidated = 5

/** The username in lowercase Latin letters and digits; other characters are replaced with dots. */
const plain = (username: string) =>
  username
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')

function earliestJoins(clans: readonly PlannedClan[]): Map<string, number> {
  const earliest = new Map<string, number>()
  for (const { members } of clans) {
    for (const { username, joined_at } of members)
      earliest.set(username, Math.min(joined_at, earliest.get(username) ?? joined_at))
  }
  return earliest
}

/** All players, oldest account first. Clan members registered before they joined. A few of the newest accounts have no validated e-mail. */
export function planPlayers(clans: readonly PlannedClan[], now: number): PlannedPlayer[] {
  const random = createRandom('players')
  const joins = earliestJoins(clans)
  const { named, pool } = usernames()
  const players = [...named, ...pool]
    .map((username): PlannedPlayer => {
      const demo = demoAccounts.find((account) => account.username === username)
      const joined = joins.get(username)
      const registered =
        joined === undefined ? now - random.between(1, 400) * day : joined - random.between(0.2, 60) * day
      return {
        username,
        email: demo?.email ?? `${plain(username)}@trinchera.test`,
        volute: random.chance(0.6) ? String(random.int(100_000, 999_999)) : null,
        twitch: null,
        youtube: null,
        rol: demo?.rol ?? 5,
        validado: true,
        created_at: Math.floor(demo && demo.rol < 5 ? now - random.between(410, 430) * day : registered),
      }
    })
    .toSorted((a, b) => a.created_at - b.created_at)

  const playing = random.shuffle(players.filter((player) => joins.has(player.username)))
  for (const [order, player] of playing.slice(0, handles).entries()) {
    // invented names, so that no real channel is shown
    const handle = `${plain(player.username).replaceAll('.', '_').slice(0, 14).replace(/_$/, '')}_trinchera`
    if (order % 3 !== 1) player.twitch = handle
    if (order % 3 !== 0) player.youtube = youtubeChannel(`@${handle}`)
  }
  const idle = players.filter(
    (player) => !joins.has(player.username) && !demoAccounts.some((account) => account.username === player.username),
  )
  for (const player of idle.slice(-unvalidated)) player.validado = false
  return players
}
