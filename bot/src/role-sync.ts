import type { LinkedMember } from '@trinchera/contract/discord'
import { rangos } from '@trinchera/rules/permissions'
import { isRejection, type DiscordRest, type GuildRole } from './discord-rest'
import type { Log } from '@trinchera/runtime/log'
import { reasonOf } from './reason'
import { isOfOne } from './of-one'
import { championRole, clanRoleNames, rangoRole, rolePrefix } from './role-names'
import type { Site } from './site'

/** Maximum number of clans with a Discord role. Discord allows 250 roles per server, and the community has other roles too. */
const maxClans = 150

const fixed = new Set([...rangos.map(rangoRole), championRole])

/** Runs `work`. Resolves to true if it succeeded; false if only this member or role failed, for example because Discord rejected it. */
type Attempt = (work: () => Promise<void>) => Promise<boolean>

interface Needs {
  site: Site
  discord: DiscordRest
  guild: string
  log: Log
}

/**
 * Gives members of the Discord server whose account is linked the roles of their clans and rangos, and removes roles they should no longer
 * have. If Discord rejects one change, the other changes are still made.
 */
export class RoleSync {
  readonly #needs: Needs
  #hadRejections = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async sync(stopping: AbortSignal): Promise<void> {
    const rejections: unknown[] = []
    const attempt: Attempt = async (work) => {
      try {
        await work()
        return true
      } catch (error) {
        if (!isRejection(error) && !isOfOne(error)) throw error
        rejections.push(error)
        return false
      }
    }
    await this.#syncAll(stopping, attempt)
    const [first] = rejections
    if (first !== undefined && !this.#hadRejections) {
      this.#needs.log.warn(
        { motivo: reasonOf(first), cuantos: rejections.length },
        'no se pueden mantener todos los roles: al bot le falta Gestionar roles, o su rol está bajo los que maneja',
      )
    }
    this.#hadRejections = rejections.length > 0
  }

  async #syncAll(stopping: AbortSignal, attempt: Attempt) {
    const { site, discord, guild } = this.#needs
    const { data: members } = await site.api.listLinked()
    const clanes = new Map(members.flatMap((member) => member.clanes).map((clan) => [clan.id, clan]))
    const names = clanRoleNames([...clanes.values()].slice(0, maxClans))
    const wanted = (member: LinkedMember) => [
      ...member.clanes.flatMap(({ id }) => names.get(id) ?? []),
      ...member.rangos.map(rangoRole),
      ...(member.campeon ? [championRole] : []),
    ]
    const used = new Set(members.flatMap(wanted))
    let managed: GuildRole[] = []
    if (
      !(await attempt(
        async () => void (managed = (await discord.roles(guild)).filter(({ name }) => name.startsWith(rolePrefix))),
      ))
    )
      return
    for (const name of used)
      if (!managed.some((role) => role.name === name))
        await attempt(async () => void managed.push(await discord.createRole(guild, name)))
    /**
     * Role ids by name. If the reply to a creation was lost, roles may have the same name: the first is used, the others are deleted below.
     */
    const roleIds = new Map(managed.toReversed().map((role) => [role.name, role.id]))
    for (const member of members) {
      if (stopping.aborted) return
      const done = await this.#syncMember(
        member.discord_id,
        new Set(wanted(member).flatMap((name) => roleIds.get(name) ?? [])),
        managed,
        attempt,
      )
      if (done && !member.vinculado)
        await attempt(async () => void (await site.api.deleteLinked({ params: { discord_id: member.discord_id } })))
    }
    for (const { id, name } of managed)
      if (roleIds.get(name) !== id || (!used.has(name) && !fixed.has(name)))
        await attempt(() => discord.deleteRole(guild, id))
  }

  /** Adds and removes a member's roles. True once the member has exactly the wanted roles; false if Discord rejected a change. */
  async #syncMember(
    person: string,
    wanted: ReadonlySet<string>,
    managed: readonly GuildRole[],
    attempt: Attempt,
  ): Promise<boolean> {
    const { discord, guild } = this.#needs
    let current: string[] = []
    let done = await attempt(async () => void (current = (await discord.memberRoles(guild, person)) ?? [...wanted])) // not a member: nothing to change
    if (!done) return false
    for (const role of wanted)
      if (!current.includes(role)) done = (await attempt(() => discord.addRole(guild, person, role))) && done
    for (const { id } of managed)
      if (current.includes(id) && !wanted.has(id))
        done = (await attempt(() => discord.removeRole(guild, person, id))) && done
    return done
  }
}
