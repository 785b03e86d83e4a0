import type { Opciones, ServerOption } from '@trinchera/contract/opciones'
import { serverAddress } from '@trinchera/rules/addresses'
import { queryPortOffset } from '@trinchera/rules/limits'
import type { Part } from './use-section'

export interface ServerDraft extends Pick<ServerOption, 'id' | 'grupo' | 'nombre' | 'tipo'> {
  host: string
  puerto: string
  consulta: string
}

export const grupos: Record<ServerOption['grupo'], string> = { clan: 'Clanes', liga: 'Liga' }
export const tipos: Record<ServerOption['tipo'], string> = {
  mohaa: 'Allied Assault',
  mohaas: 'Spearhead',
  mohaab: 'Breakthrough',
}

const draftOf = ({ id, grupo, nombre, tipo, host, puerto, puerto_consulta }: ServerOption): ServerDraft => ({
  id,
  grupo,
  nombre,
  tipo,
  host: host ?? '',
  puerto: String(puerto),
  consulta: puerto_consulta === null ? '' : String(puerto_consulta),
})
const serverOf = ({ id, grupo, nombre, tipo, host, puerto, consulta }: ServerDraft): ServerOption => ({
  id,
  grupo,
  nombre: nombre.trim(),
  tipo,
  host: serverAddress(host).host || null,
  puerto: Number(puerto),
  puerto_consulta: consulta.trim() ? Number(consulta) : null,
})

const isPort = (text: string) => /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535
const isHost = (text: string) => /^[A-Za-z0-9]([A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/.test(text)

/** Changes to make when somebody types or pastes into the host field. If the text contains a port, the port goes to the port field. */
export function hostPatch(host: string): Partial<ServerDraft> {
  const { port } = serverAddress(host)
  return port === null ? { host } : { host, puerto: String(port) }
}

/** Validation errors of the servers form, keyed by the field names that the API's errors use. */
export function serverErrors(lista: readonly ServerDraft[]): Record<string, string | undefined> {
  return Object.fromEntries(
    lista.flatMap(({ nombre, host, puerto, consulta }, index) => [
      [`servidores.${index}.nombre`, nombre.trim() ? undefined : 'Ponle un nombre'],
      [
        `servidores.${index}.host`,
        !host.trim() || isHost(serverAddress(host).host)
          ? undefined
          : 'Tiene que ser un nombre de servidor o una IP, como mohaa.trinchera.cl o 203.0.113.10',
      ],
      [`servidores.${index}.puerto`, isPort(puerto) ? undefined : 'De 1 a 65535'],
      [`servidores.${index}.puerto_consulta`, !consulta.trim() || isPort(consulta) ? undefined : 'De 1 a 65535'],
    ]),
  )
}

/** The query port, computed from the game port, of a server for which none is typed; '' if the game port is invalid. */
export const queryPort = (puerto: string) => (isPort(puerto) ? String(Number(puerto) + queryPortOffset) : '')

/** The port that the game itself uses unless told otherwise. */
const usualPort = 12_203

/** Returns the list with one more game server, whose id and port are higher than those of all others. */
export function withServer(lista: readonly ServerDraft[]): ServerDraft[] {
  const id = Math.max(0, ...lista.map((server) => server.id)) + 1
  const last = lista.at(-1)
  const puerto = last ? Math.max(0, ...lista.map((server) => Number(server.puerto) || 0)) + 10 : usualPort
  return [
    ...lista,
    {
      id,
      grupo: last?.grupo ?? 'clan',
      nombre: '',
      tipo: last?.tipo ?? 'mohaa',
      host: last?.host ?? '',
      puerto: String(Math.min(puerto, 65_535)),
      consulta: '',
    },
  ]
}

/** A server as one line of text. An edit conflict shows two lists of servers as such lines. */
export const serverLine = ({ nombre, grupo, host, puerto, consulta, tipo }: ServerDraft) =>
  [grupos[grupo], nombre, `${host || 'GAME_HOST'}:${puerto}`, consulta && `consulta ${consulta}`, tipos[tipo]]
    .filter(Boolean)
    .join(', ')

export interface ServersTyped {
  lista: ServerDraft[]
}

export const serversPart: Part<ServersTyped, 'lista'> = {
  fields: ['lista'],
  read: ({ servidores }: Opciones) => ({ lista: servidores.map(draftOf) }),
  write: ({ lista }) => ({ servidores: lista.map(serverOf) }),
  check: ({ lista }) => serverErrors(lista),
}
