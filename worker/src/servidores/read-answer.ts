import { z } from 'zod'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { mostServerPlayers } from '@trinchera/rules/limits'
import { clamped, cleanText } from '../clean-text'

/** A colour code of the engine: `^` and a digit. */
const colours = /\^\d/g
const longest = { server: 80, player: 32, map: 64, mode: 40 }
const scores = { least: -9999, most: 99_999 }
const longestPing = 999

/** A text without colour codes; sanitized before too, so that invisible characters cannot split a code. */
function shown(text: unknown, most: number): string {
  return typeof text === 'string' || typeof text === 'number'
    ? cleanText(cleanText(String(text), 1000).replace(colours, ''), most)
    : ''
}

const gamedigAnswer = z.object({
  name: z.unknown(),
  map: z.unknown(),
  maxplayers: z.unknown(),
  ping: z.unknown(),
  raw: z.record(z.string(), z.unknown()),
  players: z.array(z.object({ name: z.unknown(), raw: z.record(z.string(), z.unknown()) })),
})

/**
 * Parses a server's answer: sanitized texts of limited length, counts within the game's limits. The player count is the
 * server's own, even if its list of names is empty. Throws if it is no answer.
 */
export function readAnswer(answer: unknown): ServerAnswer {
  const { name, map, maxplayers, ping, raw, players } = gamedigAnswer.parse(answer)
  const lista = players
    .map((player) => ({
      nombre: shown(player.name, longest.player),
      puntaje: clamped(player.raw.frags ?? player.raw.score, scores.least, scores.most, 0),
      ping: clamped(player.raw.ping, 0, longestPing),
    }))
    .filter(({ nombre }) => nombre)
    .sort((a, b) => b.puntaje - a.puntaje || (a.nombre < b.nombre ? -1 : 1))
    .slice(0, mostServerPlayers)
  const jugadores = clamped(raw.numplayers, 0, mostServerPlayers, lista.length)
  return {
    nombre: shown(name, longest.server),
    mapa: shown(map, longest.map) || null,
    modo: shown(raw.gametype, longest.mode) || null,
    jugadores,
    max_jugadores: Math.max(jugadores, clamped(maxplayers, 0, mostServerPlayers)),
    ping: clamped(ping, 0, longestPing),
    lista,
  }
}

/** Whether two answers look the same to users; pings are ignored, since they change with every answer. */
export function looksSame(a: ServerAnswer, b: ServerAnswer): boolean {
  const seen = (answer: ServerAnswer) =>
    JSON.stringify({ ...answer, ping: null, lista: answer.lista.map(({ nombre, puntaje }) => [nombre, puntaje]) })
  return seen(a) === seen(b)
}
