import { cut, oneLine } from '@trinchera/rules/discord-text'
import type { LinkedMember } from '@trinchera/contract/discord'
import type { Rango } from '@trinchera/rules/permissions'

/** Prefix of the names of all roles that the bot manages; it changes no other roles. */
export const rolePrefix = 'Trinchera · '

const rangoNames: Record<Rango, string> = {
  Lider: 'Líder',
  'Co-Lider': 'Co-Líder',
  Capitán: 'Capitán',
  Miembro: 'Miembro',
}
export const rangoRole = (rango: Rango) => rolePrefix + rangoNames[rango]

/** Role of the team that won the last torneo. */
export const championRole = `${rolePrefix}Campeón`

type LinkedClan = LinkedMember['clanes'][number]

const first = ({ tag, nombre }: LinkedClan) => `${rolePrefix}[${cut(oneLine(tag), 20)}] ${cut(oneLine(nombre), 30)}` // brackets keep a tag from looking like a rango
/** Increasingly specific names for a clan's role; the last one is unique. All fit into Discord's 100 characters. */
const shapes: readonly ((clan: LinkedClan) => string)[] = [
  first,
  (clan) => `${first(clan)} · ${cut(oneLine(clan.etapa), 25)}`,
  (clan) => `${first(clan)} · clan ${clan.id}`,
]

/**
 * The name of each clan's role, by clan id. Names and tags are unique only within a stage, so clashing names get the stage, or else the id,
 * added. Otherwise members would get another clan's role.
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
