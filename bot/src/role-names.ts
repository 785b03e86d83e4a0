import { cut, oneLine } from '@trinchera/rules/discord-text'
import type { LinkedMember } from '@trinchera/contract/discord'
import type { Rango } from '@trinchera/rules/permissions'

/** Start of the names of all Discord roles that the bot manages. The bot changes no other roles. */
export const rolePrefix = 'Trinchera · '

const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
export const rangoRole = (rango: Rango) => rolePrefix + rangoNames[rango]

/** Name of the Discord role for the members of the team that won the last torneo. */
export const championRole = `${rolePrefix}Campeón`

type LinkedClan = LinkedMember['clanes'][number]

const first = ({ tag, nombre }: LinkedClan) => `${rolePrefix}[${cut(oneLine(tag), 20)}] ${cut(oneLine(nombre), 30)}` // brackets keep a tag from looking like a rango
/** Functions that name a clan's Discord role, from short to long. The last name is unique. All fit into Discord's 100 characters. */
const shapes: readonly ((clan: LinkedClan) => string)[] = [
  first,
  (clan) => `${first(clan)} · ${cut(oneLine(clan.etapa), 25)}`,
  (clan) => `${first(clan)} · clan ${clan.id}`,
]

/**
 * The name of each clan's Discord role, by clan id. If clans of different etapas have the same name and tag, the etapa or the id is added,
 * because otherwise members would get another clan's role.
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
