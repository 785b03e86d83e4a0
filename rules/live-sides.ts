import { fold } from './folding'

/** A member of one of the two clans of a match who has linked an in-game nick. */
export interface LinkedMember {
  player_id: number
  id_clan: number
}
export interface LiveSide {
  id_clan: number | null
  player_id: number | null
}

/** The text in lowercase without accents, for comparing. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const literal = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

/** True if `tag` stands at the start or end of a nick, set off by a bracket or other sign: 'HAL' in '[HAL] Tatan', not in 'Hal Tatan'. */
export function bearsTag(nick: string, tag: string): boolean {
  const core = plain(tag).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (!core) return false
  const [text, sign] = [plain(nick), String.raw`[^\p{L}\p{N}\s]`]
  const first = String.raw`^[^\p{L}\p{N}]*${literal(core)}\s*${sign}`
  const last = String.raw`${sign}\s*${literal(core)}[^\p{L}\p{N}]*$`
  return new RegExp(`${first}|${last}`, 'u').test(text)
}

/**
 * For each nick on a server, the clan, and the player if known, that it plays for (docs/behaviour/servers-and-streams.md#Retos on a
 * server): the member who linked the nick and the member's clan, if only one player on the server has the nick; otherwise the clan whose
 * tag the nick has, if only one of the two clans' tags; otherwise null. `linked`: members by folded nick.
 */
export function liveSides(
  nicks: readonly string[],
  linked: ReadonlyMap<string, LinkedMember>,
  clans: readonly { id: number; tag: string }[],
): LiveSide[] {
  const folded = nicks.map(fold)
  const times = new Map<string, number>()
  for (const one of folded) times.set(one, (times.get(one) ?? 0) + 1)
  return nicks.map((nick, index) => {
    const own = folded[index] ?? ''
    const member = times.get(own) === 1 ? linked.get(own) : undefined
    if (member) return { id_clan: member.id_clan, player_id: member.player_id }
    const tagged = clans.filter(({ tag }) => bearsTag(nick, tag))
    return { id_clan: tagged.length === 1 ? (tagged[0]?.id ?? null) : null, player_id: null }
  })
}
