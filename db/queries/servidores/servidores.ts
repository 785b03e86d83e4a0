import type { Opciones, ServerOption } from '@trinchera/contract/opciones'
import type { GameServer } from '@trinchera/contract/servidores'
import { missesToOffline, queryPortOffset } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import type { ServerStatesTable } from '../../schema/streams'
import { readOpciones } from '../site/opciones'
import { readable } from '../../readable'

/** A game server's last reply: its name, map, players and so on. */
export type ServerAnswer = Pick<
  GameServer,
  'nombre' | 'mapa' | 'modo' | 'jugadores' | 'max_jugadores' | 'ping' | 'lista'
>

/** Host and port to which queries for a server are sent. `gameHost`: the host of servers that name no host. */
export const queryAddress = ({ host, puerto, puerto_consulta }: ServerOption, gameHost: string) => ({
  host: host ?? gameHost,
  port: puerto_consulta ?? puerto + queryPortOffset,
})

const silent = { en_linea: false, mapa: null, modo: null, jugadores: 0, max_jugadores: 0, ping: null, lista: [] }

/** Parses a stored reply of a server; null if there is none or it is malformed. */
export const storedAnswer = (state: string | null | undefined): ServerAnswer | null =>
  state ? readable(state, (text): ServerAnswer => JSON.parse(text)) : null

function present(option: ServerOption, gameHost: string, stored: ServerStatesTable | undefined): GameServer {
  const { id, grupo, nombre, puerto } = option
  const { host, port } = queryAddress(option, gameHost)
  const state = stored?.address === `${host}:${port}` ? stored : undefined
  const server = { id, grupo, host, puerto, nombre, actualizado: state?.answered_at ?? null }
  if (!state?.state || state.misses >= missesToOffline) return { ...server, ...silent }
  const answer = storedAnswer(state.state)
  if (!answer) return { ...server, ...silent }
  return { ...server, ...answer, nombre: answer.nombre || nombre, en_linea: true }
}

/** The servers listed in the opciones, in that order, with their last reply. Offline means `missesToOffline` polls without reply. */
export async function gameServers(
  db: Db,
  gameHost: string,
  opciones?: Pick<Opciones, 'servidores'>,
): Promise<GameServer[]> {
  const { servidores } = opciones ?? (await readOpciones(db))
  const states = new Map(
    (await db.selectFrom('server_states').selectAll().execute()).map((state) => [state.id_servidor, state]),
  )
  return servidores.map((option) => present(option, gameHost, states.get(option.id)))
}

export async function serverExists(db: Db, id: number): Promise<boolean> {
  const { servidores } = await readOpciones(db)
  return servidores.some((server) => server.id === id)
}
