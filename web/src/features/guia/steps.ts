import type { Opciones } from '@trinchera/contract/opciones'
import type { GameServer } from '@trinchera/contract/servidores'
import { isLoopback } from '@trinchera/rules/addresses'
import { siteName } from '../../app/site'

/** Values that the player copies from the guide into other programs. Empty if unknown. */
export interface Values {
  servidor: string
  password: string
  ruta: string
  ts3: string
}
export type ValueName = keyof Values

export interface Task {
  /** Identifies the task in the browsers that store it as done, so it must never change. */
  id: string
  text: string
  /** Names of the values that the player needs for this task. */
  copy?: readonly ValueName[]
  /** True if the task does not count in the progress. */
  optional?: boolean
  /** The site on which the task is done: our downloads page or the launcher's site. */
  at?: 'descargas' | 'volute'
}
export interface Step {
  id: string
  title: string
  lead: string
  tasks: readonly Task[]
}

/** The steps of the guide (docs/behaviour/servers-and-streams.md#Guide to play again). */
export const steps: readonly Step[] = [
  {
    id: 'descargas',
    title: 'Descargas',
    lead: 'Tres cosas, todas en Descargas: el juego, el cliente de voz y el launcher.',
    tasks: [
      { id: 'bajar-juego', text: 'Descarga el juego: MOH:AA.', at: 'descargas' },
      { id: 'bajar-ts3', text: 'Descarga el cliente de voz: TS3.', at: 'descargas' },
      { id: 'bajar-volute', text: 'Descarga el launcher: Volute.', at: 'descargas' },
    ],
  },
  {
    id: 'instalacion',
    title: 'Instalación',
    lead: 'El launcher abre el juego, cuida el anticheat y te conecta.',
    tasks: [
      { id: 'instalar-volute', text: 'Instala el launcher.' },
      { id: 'guardar-juego', text: 'Guarda la carpeta del juego en un lugar de donde no la vayas a mover.' },
      { id: 'cuenta-volute', text: 'Crea tu cuenta del launcher en su sitio.', at: 'volute' },
      {
        id: 'datos-volute',
        text: 'Abre el launcher y llena los datos que pide: el ID y la API key salen de tu cuenta del launcher; la ruta del juego apunta al ejecutable.',
        copy: ['ruta'],
      },
      { id: 'ejecutable', text: 'Agrega el ejecutable en la configuración de juegos del launcher.' },
      { id: 'servidor', text: 'Escribe la IP del servidor y su contraseña.', copy: ['servidor', 'password'] },
      { id: 'conectar', text: 'Aprieta Connect.' },
    ],
  },
  {
    id: 'voz',
    title: 'Chat de voz',
    lead: 'Sin voz se juega igual, pero se pierde más.',
    tasks: [
      { id: 'instalar-ts3', text: 'Instala TS3.' },
      { id: 'admin-ts3', text: 'Si te da problemas, ejecútalo como administrador.', optional: true },
      { id: 'conexiones', text: 'Abre Connections > Connect.' },
      { id: 'datos-ts3', text: 'Escribe el servidor y un apodo, ojalá tu nick de acá.', copy: ['ts3'] },
      { id: 'conectar-ts3', text: 'Aprieta Connect y saluda.' },
    ],
  },
]

/** `id` of a step's element, for links to the step. */
export const stepAnchor = (step: Pick<Step, 'id'>) => `paso-${step.id}`

export const valueNames: Record<ValueName, string> = {
  servidor: 'Servidor',
  password: 'Contraseña',
  ruta: 'Ruta del juego',
  ts3: 'Servidor de voz',
}

/**
 * The server that the guide recommends: the one with most players among those that are online and reachable from outside. If `kept` is
 * still such a server, returns it, so that the value does not change while somebody copies it.
 */
export function guideServer(servers: readonly GameServer[], kept?: number): GameServer | undefined {
  const answering = servers.filter(({ en_linea, host }) => en_linea && !isLoopback(host))
  return answering.find(({ id }) => id === kept) ?? [...answering].sort((a, b) => b.jugadores - a.jugadores)[0]
}

/** The values that staff configured. Default: the address of `server`, and the site's name as the voice server. */
export function valuesOf(guia: Opciones['guia'], server: GameServer | undefined): Values {
  return {
    servidor: guia.servidor || (server ? `${server.host}:${server.puerto}` : ''),
    password: guia.password,
    ruta: guia.ruta,
    ts3: guia.ts3 || siteName,
  }
}

/** Number of tasks, and of the finished ones. Optional tasks do not count. */
export function progressOf(tasks: readonly Task[], done: ReadonlySet<string>): { done: number; all: number } {
  const counted = tasks.filter((task) => !task.optional)
  return { done: counted.filter((task) => done.has(task.id)).length, all: counted.length }
}
