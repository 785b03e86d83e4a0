import type { GameServer } from '@trinchera/contract/servidores'

/** Address for game clients, 'host:puerto'. An IPv6 host is in brackets. */
export const addressOf = ({ host, puerto }: Pick<GameServer, 'host' | 'puerto'>) =>
  `${host.includes(':') ? `[${host}]` : host}:${puerto}`

/** The servers with players on them, sorted by number of players, highest first. */
export const activeServers = (servers: readonly GameServer[]): GameServer[] =>
  servers.filter((server) => server.en_linea && server.jugadores > 0).sort((a, b) => b.jugadores - a.jugadores)

/** The servers sorted by number of players, highest first. Servers that do not reply come last. */
export const fullestFirst = (servers: readonly GameServer[]): GameServer[] => {
  const rank = (server: GameServer) => (server.en_linea ? server.jugadores : -1)
  return [...servers].sort((a, b) => rank(b) - rank(a))
}

/** Total number of players on the servers that are online. */
export const countPlayers = (servers: readonly GameServer[]): number =>
  activeServers(servers).reduce((sum, server) => sum + server.jugadores, 0)

/** Sentence that says how many people are playing, and on how many of the servers, of which there is at least one. */
export function serversSummary(servers: readonly GameServer[]): string {
  const active = activeServers(servers).length
  if (active > 0)
    return `${countPlayers(servers)} jugando ahora en ${active === 1 ? 'un servidor' : `${active} servidores`}.`
  return servers.some((server) => server.en_linea)
    ? 'Nadie jugando todavía: sé el primero.'
    : 'Ningún servidor contesta en este momento.'
}

/** Maximum number of marks that fit next to a server's name. */
const maxPips = 20

/** A server's players as a row of `all` marks, `on` of them filled: one mark per player, or in proportion above `maxPips`. */
export function pipsOf(players: number, capacity: number): { on: number; all: number } {
  const all = Math.min(maxPips, Math.max(capacity, 1))
  const share = capacity > maxPips ? Math.ceil((players / capacity) * maxPips) : players
  return { on: Math.max(0, Math.min(all, share)), all }
}

const modes: Record<string, string> = {
  freeforall: 'Todos contra todos',
  dm: 'Todos contra todos',
  ft: 'Todos contra todos',
  teammatch: 'Por equipos',
  tdm: 'Por equipos',
  teamrounds: 'Por rondas',
  roundbasedmatch: 'Por rondas',
  rom: 'Por rondas',
  objectivematch: 'Objetivo',
  objective: 'Objetivo',
  obj: 'Objetivo',
  tugofwar: 'Tira y afloja',
  tow: 'Tira y afloja',
  liberation: 'Liberación',
  lib: 'Liberación',
}

/** Spanish name of a server's game mode: 'Objetivo' for 'Objective-Match' or 'obj'. An unknown mode is returned unchanged. */
export const modeText = (modo: string): string => modes[modo.toLowerCase().replace(/[^a-z]/g, '')] ?? modo
