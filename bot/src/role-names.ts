import type { LinkedMember } from '@trinchera/contract/discord'
import type { Rango } from '@trinchera/rules/permissions'
import { cut, oneLine } from './text'

/** What the names of our roles begin with: a role without it is somebody else's and is left alone. */
export const roleMark = 'Trinchera · '

const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
export const rangoRole = (rango: Rango) => roleMark + rangoNames[rango]

type LinkedClan = LinkedMember['clanes'][number]

const first = ({ tag, nombre }: LinkedClan) => `${roleMark}[${cut(oneLine(tag), 20)}] ${cut(oneLine(nombre), 30)}` // in brackets: no tag reads as a rank
/** Each says more than the one before it; the last is no other clan's. All within Discord's 100 characters. */
const shapes: readonly ((clan: LinkedClan) => string)[] = [
  first,
  (clan) => `${first(clan)} · ${cut(oneLine(clan.etapa), 25)}`,
  (clan) => `${first(clan)} · clan ${clan.id}`,
]

/**
 * The name of each clan's role, by the clan's id. Names and tags are a clan's own only within its stage: where two would be called alike the stage
 * stands beside them, so that nobody has a role of a clan that is not theirs.
 */
export function clanRoleNames(clanes: readonly LinkedClan[]): Map<number, string> {
  const names = new Map<number, string>()
  for (const shape of shapes) {
    const open = clanes.filter(({ id }) => !names.has(id)).map((clan) => ({ id: clan.id, name: shape(clan) }))
    const taken = [...names.values()]
    for (const { id, name } of open)
      if (!taken.includes(name) && !open.some((other) => other.id !== id && other.name === name)) names.set(id, name)
  }
  return names
}
