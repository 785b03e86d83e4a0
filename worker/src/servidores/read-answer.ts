import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { mostServerPlayers } from '@trinchera/rules/limits'
import { clamped, cleanText } from '../clean-text'
import type { GameStatus } from './game-status'

/** A colour code in texts of the game: `^` and a digit. */
const colours = /\^\d/g
const longest = { server: 80, player: 32, map: 64, mode: 40 }
const scores = { least: -9999, most: 99_999 }
const longestPing = 999

/** Cleans a text and then removes its colour codes, because an invisible character could hide a colour code. */
const shown = (text: string | undefined, most: number): string =>
  cleanText(cleanText(text ?? '', 1000).replace(colours, ''), most)

/**
 * Parses the status of a server: cleaned texts of limited length, numbers within the game's limits. The player count is the one that the
 * server reports. Listed players beyond that count are dropped, because they have left. `ping`: ms.
 */
export function readAnswer({ server, players }: GameStatus, ping: number): ServerAnswer {
  const count = clamped(server.get('numplayers'), 0, mostServerPlayers, -1)
  const lista = (count < 0 ? players : players.slice(0, count))
    .map((player) => ({
      nombre: shown(player.get('player') ?? player.get('playername'), longest.player),
      puntaje: clamped(player.get('frags') ?? player.get('score'), scores.least, scores.most, 0),
      ping: clamped(player.get('ping'), 0, longestPing),
    }))
    .filter(({ nombre }) => nombre)
    .sort((a, b) => b.puntaje - a.puntaje || (a.nombre < b.nombre ? -1 : 1))
    .slice(0, mostServerPlayers)
  const jugadores = count < 0 ? lista.length : count
  return {
    nombre: shown(server.get('hostname'), longest.server),
    mapa: shown(server.get('mapname'), longest.map) || null,
    modo: shown(server.get('gametype'), longest.mode) || null,
    jugadores,
    max_jugadores: Math.max(jugadores, clamped(server.get('maxplayers'), 0, mostServerPlayers)),
    ping: clamped(ping, 0, longestPing),
    lista,
  }
}

/** True if two replies of a server look the same to users. Pings are ignored, because they differ in every reply. */
export function looksSame(a: ServerAnswer, b: ServerAnswer): boolean {
  const seen = (answer: ServerAnswer) =>
    JSON.stringify({ ...answer, ping: null, lista: answer.lista.map(({ nombre, puntaje }) => [nombre, puntaje]) })
  return seen(a) === seen(b)
}
