import type { Opciones } from '@trinchera/contract/opciones'
import type { GameServer } from '@trinchera/contract/servidores'
import { isLoopback } from '@trinchera/rules/addresses'
import type { GuiaPaso, GuiaTarea, GuiaValue } from '@trinchera/rules/textos/textos'
import { siteName } from '../../app/site'

/** Values that the player copies from the guide into other programs. Empty if unknown. */
export type Values = Record<GuiaValue, string>

/** `id` of a step's element, for links to the step. */
export const stepAnchor = (step: Pick<GuiaPaso, 'id'>) => `paso-${step.id}`

export const valueNames: Record<GuiaValue, string> = {
  servidor: 'Servidor',
  password: 'Contraseña',
  ruta: 'Ruta del juego',
  ts3: 'Servidor de voz',
}

/**
 * The server that the guide recommends: the one with most players among those that are online and reachable from outside. If `kept`, the id
 * of the server recommended before, is still such a server, returns it, so that the value does not change while somebody copies it.
 */
export function guideServer(servers: readonly GameServer[], kept?: number): GameServer | undefined {
  const answering = servers.filter(({ en_linea, host }) => en_linea && !isLoopback(host))
  return answering.find(({ id }) => id === kept) ?? [...answering].sort((a, b) => b.jugadores - a.jugadores)[0]
}

/** The values to copy that staff configured. If one is empty: the address of `server`, and the site's name as the voice server. */
export function valuesOf(guia: Opciones['guia'], server: GameServer | undefined): Values {
  return {
    servidor: guia.servidor || (server ? `${server.host}:${server.puerto}` : ''),
    password: guia.password,
    ruta: guia.ruta,
    ts3: guia.ts3 || siteName,
  }
}

/** Number of all tasks, and of the finished ones. Optional tasks do not count. */
export function progressOf(tasks: readonly GuiaTarea[], done: ReadonlySet<string>): { done: number; all: number } {
  const counted = tasks.filter((task) => !task.opcional)
  return { done: counted.filter((task) => done.has(task.id)).length, all: counted.length }
}
