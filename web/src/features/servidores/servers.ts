import type { GameServer } from '@trinchera/contract/servidores'

/** What one types into the game: 'host:puerto', an IPv6 host in brackets. */
export const addressOf = ({ host, puerto }: Pick<GameServer, 'host' | 'puerto'>) =>
  `${host.includes(':') ? `[${host}]` : host}:${puerto}`

/** Those with somebody on them, the fullest first; those with as many stay in their order. */
export const playing = (servers: readonly GameServer[]): GameServer[] =>
  servers.filter((server) => server.en_linea && server.jugadores > 0).toSorted((a, b) => b.jugadores - a.jugadores)

export const playersOn = (servers: readonly GameServer[]): number =>
  playing(servers).reduce((sum, server) => sum + server.jugadores, 0)

/** All of them in a sentence. */
export function summary(servers: readonly GameServer[]): string {
  const full = playing(servers).length
  if (full > 0) return `${playersOn(servers)} jugando ahora en ${full === 1 ? 'un servidor' : `${full} servidores`}.`
  return servers.some((server) => server.en_linea)
    ? 'Nadie jugando todavía: sé el primero.'
    : 'Ningún servidor contesta en este momento.'
}

/** As many marks as fit beside a name. */
const mostPips = 20

/** The room of a server as marks, those taken first: one a player while that fits, else in proportion; somebody is never none. */
export function pipsOf(players: number, room: number): { on: number; all: number } {
  const all = Math.min(mostPips, Math.max(room, 1))
  const share = room > mostPips ? Math.ceil((players / room) * mostPips) : players
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

/** A mode as people call it ('Objective-Match', 'obj': 'Objetivo'); one we do not know stays as the server says it. */
export const modeText = (modo: string): string => modes[modo.toLowerCase().replace(/[^a-z]/g, '')] ?? modo
