import type { LinkedMember } from '@trinchera/contract/discord'
import { rangos } from '@trinchera/rules/permissions'
import { isRefusal, type DiscordRest, type SeenRole } from './discord-rest'
import { reasonOf, type Log } from './log'
import { clanRoleNames, rangoRole, roleMark } from './role-names'
import type { Site } from './site'

/** Discord has room for 250 roles, the community's own included. */
const mostClans = 150

const fixed = new Set(rangos.map(rangoRole))

/** Answers whether Discord took it. */
type Attempt = (work: () => Promise<void>) => Promise<boolean>

interface Needs {
  site: Site
  discord: DiscordRest
  guild: string
  log: Log
}

/** Gives linked members a role for each clan and rank they have, and takes back what no longer holds. One that Discord refuses holds up no other. */
export class RoleKeeper {
  readonly #needs: Needs
  #refused = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async round(stopping: AbortSignal): Promise<void> {
    const refusals: unknown[] = []
    const attempt: Attempt = async (work) => {
      try {
        await work()
        return true
      } catch (error) {
        if (!isRefusal(error)) throw error
        refusals.push(error)
        return false
      }
    }
    await this.#keep(stopping, attempt)
    const [first] = refusals
    if (first !== undefined && !this.#refused) {
      this.#needs.log.warn(
        { motivo: reasonOf(first), cuantos: refusals.length },
        'no se pueden mantener todos los roles: al bot le falta Gestionar roles, o su rol está bajo los que maneja',
      )
    }
    this.#refused = refusals.length > 0
  }

  async #keep(stopping: AbortSignal, attempt: Attempt) {
    const { site, discord, guild } = this.#needs
    const { data: members } = await site.api.listLinked()
    const clanes = new Map(members.flatMap((member) => member.clanes).map((clan) => [clan.id, clan]))
    const names = clanRoleNames([...clanes.values()].slice(0, mostClans))
    const wanted = (member: LinkedMember) => [
      ...member.clanes.flatMap(({ id }) => names.get(id) ?? []),
      ...member.rangos.map(rangoRole),
    ]
    const used = new Set(members.flatMap(wanted))
    let ours: SeenRole[] = []
    if (
      !(await attempt(
        async () => void (ours = (await discord.roles(guild)).filter(({ name }) => name.startsWith(roleMark))),
      ))
    )
      return
    for (const name of used)
      if (!ours.some((role) => role.name === name))
        await attempt(async () => void ours.push(await discord.createRole(guild, name)))
    /** Of two that are named alike, as a creation whose answer was lost leaves them, the first. */
    const kept = new Map(ours.toReversed().map((role) => [role.name, role.id]))
    for (const member of members) {
      if (stopping.aborted) return
      const done = await this.#keepMember(
        member.discord_id,
        new Set(wanted(member).flatMap((name) => kept.get(name) ?? [])),
        ours,
        attempt,
      )
      if (done && !member.vinculado) await site.api.deleteLinked({ params: { discord_id: member.discord_id } })
    }
    for (const { id, name } of ours)
      if (kept.get(name) !== id || (!used.has(name) && !fixed.has(name)))
        await attempt(() => discord.deleteRole(guild, id))
  }

  /** Answers whether the member's roles are now those that are wanted. */
  async #keepMember(
    person: string,
    wanted: ReadonlySet<string>,
    ours: readonly SeenRole[],
    attempt: Attempt,
  ): Promise<boolean> {
    const { discord, guild } = this.#needs
    let has: string[] = []
    let done = await attempt(async () => void (has = (await discord.rolesOf(guild, person)) ?? [...wanted])) // nobody there: nothing to do
    if (!done) return false
    for (const role of wanted)
      if (!has.includes(role)) done = (await attempt(() => discord.giveRole(guild, person, role))) && done
    for (const { id } of ours)
      if (has.includes(id) && !wanted.has(id)) done = (await attempt(() => discord.takeRole(guild, person, id))) && done
    return done
  }
}
