import { nicks } from '@trinchera/db/seed/data/nicks'
import type { Random } from '@trinchera/db/seed/random'
import { mapas } from '@trinchera/rules/mapas'
import type { GameState, Soldier, TestGameServer } from './game-server'
import type { TestTwitch } from './twitch'

// Simulated activity for the fake game servers and the fake Twitch: players join and leave, maps rotate, streams start and stop.

const titles = [
  'Clan war: ida y vuelta',
  'Entrenamiento con el clan',
  'Subiendo en el ladder',
  'Solo rifle, sin cohete',
  'Omaha de noche',
  'Volviendo después de años',
]
const modes: Record<string, string> = { DM: 'Team-Match', OBJ: 'Objective-Match' }

const newcomer = (random: Random): Soldier => ({
  nombre: `${random.chance(0.2) ? `^${random.int(1, 7)}` : ''}${random.pick(nicks)}`,
  frags: 0,
  ping: random.int(18, 140),
})

/** The site's maps whose code on game servers is known. */
const playable = mapas.filter(({ codigo }) => codigo)

export function changeMap(state: GameState, random: Random): void {
  const { codigo, modo } = random.pick(playable)
  state.mapname = codigo
  state.gametype = modes[modo] ?? 'Team-Match'
  for (const soldier of state.players) soldier.frags = 0
}

/** Advances a game server by one step. `popularity`, 0 to 1: the share of the server's slots that fill up. */
export function stepGameServer(server: TestGameServer, popularity: number, random: Random): void {
  const { state } = server
  if (random.chance(0.02)) changeMap(state, random)
  for (const soldier of state.players) {
    if (random.chance(0.25)) soldier.frags += random.int(1, 2)
    soldier.ping = Math.max(5, soldier.ping + random.int(-4, 4))
  }
  const room = Math.round(state.maxplayers * popularity)
  if (state.players.length < room && random.chance(0.3)) state.players.push(newcomer(random))
  else if (random.chance(0.06)) state.players.splice(random.int(0, state.players.length - 1), 1)
  if (random.chance(0.004)) server.answers('silent')
  else if (random.chance(0.1)) server.answers(random.pick(['one', 'several', 'unordered']))
}

/** Advances the streams of Twitch by one step. At most four of the logins that the site has asked about are live at once. */
export function stepTwitch(twitch: TestTwitch, on: Map<string, number>, random: Random): void {
  const asked = twitch.calls.filter(({ path }) => path === '/streams').flatMap(({ logins }) => logins)
  for (const [login, viewers] of on) {
    const now = Math.max(1, viewers + random.int(-4, 5))
    on.set(login, now)
    if (random.chance(0.02)) {
      on.delete(login)
      twitch.goOffline(login)
    } else if (random.chance(0.3)) twitch.goLive(login, { viewer_count: now })
  }
  if (!asked.length || on.size >= 4 || !random.chance(on.size ? 0.05 : 0.5)) return
  const login = random.pick(asked)
  if (on.has(login)) return
  on.set(login, random.int(3, 60))
  twitch.goLive(login, { title: random.pick(titles), viewer_count: on.get(login) ?? 1, thumbnail_url: '' }) // no thumbnail: no request to other hosts
}
