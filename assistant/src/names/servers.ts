import type { GameServer } from '@trinchera/contract/servidores'
import { isIn } from '../words/lists'
import type { Word } from '../words/plain'
import { numberIn } from './numbers'

type Named = Pick<GameServer, 'nombre' | 'grupo' | 'puerto'>

/** What a question says of a server: those that fit all of it (none where nothing does), and whether it says anything. */
export interface ServersSaid<S> {
  fit: readonly S[]
  said: boolean
  /** What it says, as the site says it: 'de liga', 'de clanes'; empty where no group is said. */
  group: string
}

const groups = [
  { grupo: 'liga', word: /^(?:ligas?|leagues?)$/, name: 'de liga' },
  { grupo: 'clan', word: /^(?:clan|clanes|clans)$/, name: 'de clanes' },
] as const
const looksLikePort = /^\d{4,5}$/

/** The servers that a question means: by port, group ('de liga') and number ('liga 2', 'el 3 de clanes'); each that is said must fit. */
export function serversSaid<S extends Named>(typed: readonly Word[], servers: readonly S[]): ServersSaid<S> {
  const plain = typed.map((word) => word.plain)
  const group = groups.find(({ word }) => plain.some((each) => word.test(each)))
  const inGroup = group ? servers.filter(({ grupo }) => grupo === group.grupo) : servers
  const name = group?.name ?? ''
  const port = plain.find((word) => looksLikePort.test(word))
  if (port) return { fit: servers.filter(({ puerto }) => String(puerto) === port), said: true, group: '' }
  const at = plain.findIndex((word) => numberIn(word) !== null && !isIn('ninguno', word))
  const number = at < 0 ? null : numberIn(plain[at] ?? '')
  if (number !== null) {
    const one = inGroup[number - 1]
    // of a number alone nobody knows the group
    const both = group
      ? []
      : servers.filter((each) => servers.filter(({ grupo }) => grupo === each.grupo)[number - 1] === each)
    return { fit: group ? (one ? [one] : []) : both, said: true, group: name }
  }
  return { fit: inGroup, said: group !== undefined, group: name }
}

/** The one server that a question names, the first group's where it says a number alone; null where it names none, or several fit. */
export function serverIn<S extends Named>(typed: readonly Word[], servers: readonly S[]): S | null {
  const { fit, said, group } = serversSaid(typed, servers)
  return said && (fit.length === 1 || !group) ? (fit[0] ?? null) : null
}

/** Where a server stands, by its port or as 'liga 2', 'clanes #1', 'servidor 3'. */
export function serverAt(words: readonly Word[], ports: ReadonlySet<string>): { from: number; to: number } | null {
  for (const [at, { plain }] of words.entries()) {
    if (ports.has(plain)) return { from: at, to: at + 1 }
    if (isIn('servidor', plain) && /^(?:[1-9]|1[0-2])$/.test(words[at + 1]?.plain ?? ''))
      return { from: at, to: at + 2 }
  }
  return null
}
