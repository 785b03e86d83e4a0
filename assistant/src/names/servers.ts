import type { GameServer } from '@trinchera/contract/servidores'
import type { Word } from '../words/plain'
import { nameKey } from './name-index'
import { numberIn } from './numbers'

/** Which of the servers a question names: by its port, its group and number ('liga 2'), its number, or its own name. */
export function serverIn<S extends Pick<GameServer, 'nombre' | 'grupo' | 'puerto'>>(
  typed: readonly Word[],
  servers: readonly S[],
): S | null {
  const port = servers.find(({ puerto }) => typed.some(({ plain }) => plain === String(puerto)))
  if (port) return port
  const text = nameKey(typed.map(({ plain }) => plain).join(' '))
  const named = servers.find(({ nombre }) => nameKey(nombre).length > 3 && text.includes(nameKey(nombre)))
  if (named) return named
  const number = typed.map(({ plain }) => numberIn(plain)).find((value) => value !== null && value <= servers.length)
  if (!number) return null
  const group = typed.some(({ plain }) => plain.startsWith('liga'))
    ? 'liga'
    : typed.some(({ plain }) => plain.startsWith('clan'))
      ? 'clan'
      : null
  return servers.filter(({ grupo }) => !group || grupo === group)[number - 1] ?? null
}
