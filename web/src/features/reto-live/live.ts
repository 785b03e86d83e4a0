import type { LiveSample, RetoPage } from '@trinchera/contract/retos'
import type { Streams } from '@trinchera/contract/stream'
import { watchedAfterMs, watchedBeforeMs, watchEveryMs } from '@trinchera/rules/limits'

type Player = LiveSample['jugadores'][number]
type Clan = Pick<RetoPage['retador'], 'id' | 'nombre'>

export interface LiveSide {
  /** The clan that the players belong to; null if unknown. */
  clan: Clan | null
  players: Player[]
  points: number
}

/** If the server's latest reply is older than this, ms, three polls in a row have failed, and it counts as not replying. */
const silentMs = 3 * watchEveryMs

/** True if an agreed reto's server is polled at `now` (ms): from `watchedBeforeMs` before the start until `watchedAfterMs` after it. */
export function isWatched({ estado, fecha }: Pick<RetoPage, 'estado' | 'fecha'>, now: number): boolean {
  if (estado !== 'acordado' || fecha === null) return false
  const start = Date.parse(fecha)
  return now >= start - watchedBeforeMs && now <= start + watchedAfterMs
}

export const isSilent = ({ actualizado }: LiveSample, now: number): boolean => now - Date.parse(actualizado) > silentMs

/** Both clans with their players, highest score first. Players whose clan is unknown form an additional entry. */
export function sidesOf({ jugadores }: Pick<LiveSample, 'jugadores'>, clans: readonly Clan[]): LiveSide[] {
  const of = (id: number | null) =>
    jugadores.filter(({ id_clan }) => id_clan === id).sort((a, b) => b.puntaje - a.puntaje)
  const side = (clan: Clan | null): LiveSide => {
    const players = of(clan?.id ?? null)
    return { clan, players, points: players.reduce((sum, { puntaje }) => sum + puntaje, 0) }
  }
  const unknown = side(null)
  return [...clans.map(side), ...(unknown.players.length > 0 ? [unknown] : [])]
}

export const laterOf = (a: LiveSample | null, b: LiveSample | null): LiveSample | null => {
  if (!a || !b) return a ?? b
  return Date.parse(b.actualizado) >= Date.parse(a.actualizado) ? b : a
}

/** The live streams of players who are in one of the rosters. */
export function streamsOf({ online }: Pick<Streams, 'online'>, players: readonly { id: number }[]): Streams['online'] {
  const ids = new Set(players.map(({ id }) => id))
  return online.filter(({ jugador }) => jugador !== null && ids.has(jugador.id))
}
