import type { LinkedMember } from '@trinchera/contract/discord'
import { rangos, type Rango } from '@trinchera/rules/permissions'
import { isRefusal, type DiscordRest, type SeenRole } from './discord-rest'
import { reasonOf, type Log } from './log'
import type { Site } from './site'
import { cut, oneLine } from './text'

/** What the names of our roles begin with: a role without it is somebody else's and is left alone. */
export const roleMark = 'Trinchera · '
/** Discord has room for 250 roles, the community's own included. */
const mostClans = 150

const rangoNames: Record<Rango, string> = { Lider: 'Líder', 'Co-Lider': 'Co-Líder', Capitán: 'Capitán', Miembro: 'Miembro' }
const rangoRole = (rango: Rango) => roleMark + rangoNames[rango]
/** In brackets: no tag reads as a rank. */
const clanRole = (tag: string) => `${roleMark}[${cut(oneLine(tag), 20)}]`
const fixed = new Set(rangos.map(rangoRole))

interface Needs { site: Site; discord: DiscordRest; guild: string; log: Log }

/** Gives linked members a role for each clan and rank they have, and takes back what no longer holds. */
export class RoleKeeper {
  readonly #needs: Needs
  #refused = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async round(stopping: AbortSignal): Promise<void> {
    try {
      await this.#keep(stopping)
      this.#refused = false
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (!this.#refused) this.#needs.log.warn({ motivo: reasonOf(error) }, 'no se pueden mantener los roles: al bot le falta Gestionar roles, o su rol está bajo los que maneja')
      this.#refused = true
    }
  }

  async #keep(stopping: AbortSignal) {
    const { site, discord, guild } = this.#needs
    const { data: members } = await site.api.listLinked()
    const ours = new Map((await discord.roles(guild)).filter(({ name }) => name.startsWith(roleMark)).map((role): [string, SeenRole] => [role.name, role]))
    const tags = new Set([...new Set(members.flatMap((member) => member.tags))].slice(0, mostClans))
    const wanted = (member: LinkedMember) => [...member.tags.filter((tag) => tags.has(tag)).map(clanRole), ...member.rangos.map(rangoRole)]
    for (const name of new Set(members.flatMap(wanted))) if (!ours.has(name)) ours.set(name, await discord.createRole(guild, name))
    for (const member of members) {
      if (stopping.aborted) return
      await this.#keepMember(member.discord_id, new Set(wanted(member).flatMap((name) => ours.get(name)?.id ?? [])), ours)
    }
    const used = new Set(members.flatMap(wanted))
    for (const { id, name } of ours.values()) if (!used.has(name) && !fixed.has(name)) await discord.deleteRole(guild, id)
  }

  async #keepMember(person: string, wanted: ReadonlySet<string>, ours: ReadonlyMap<string, SeenRole>) {
    const { discord, guild } = this.#needs
    const has = await discord.rolesOf(guild, person)
    if (!has) return
    for (const role of wanted) if (!has.includes(role)) await discord.giveRole(guild, person, role)
    for (const { id } of ours.values()) if (has.includes(id) && !wanted.has(id)) await discord.takeRole(guild, person, id)
  }
}
