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
  { grupo: 'liga', words: ['liga', 'ligas', 'league', 'leagues'], name: 'de liga' },
  { grupo: 'clan', words: ['clan', 'clanes', 'clans'], name: 'de clanes' },
] as const
/** A greater number is the port of a server, or no server. */
const mostServers = 12
const leastPort = 1000

/** The servers that a question means: by port, group ('de liga') and number ('liga 2', 'el 3 de clanes'); each that is said must fit. */
export function serversSaid<S extends Named>(typed: readonly Word[], servers: readonly S[]): ServersSaid<S> {
  const numbers = typed.flatMap(({ plain }) => (isIn('ninguno', plain) ? [] : (numberIn(plain) ?? [])))
  const port = numbers.find((number) => number >= leastPort)
  if (port) return { fit: servers.filter(({ puerto }) => Number(puerto) === port), said: true, group: '' }
  const group = groups.find(({ words }) => typed.some(({ plain }) => words.some((word) => word === plain)))
  const [number] = numbers
  const inGroup = (grupo: string) => servers.filter((each) => each.grupo === grupo)
  return {
    fit: (group ? inGroup(group.grupo) : servers).filter(
      (each) => number === undefined || inGroup(each.grupo)[number - 1] === each,
    ),
    said: number !== undefined || group !== undefined,
    group: group?.name ?? '',
  }
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
    const number = Number(words[at + 1]?.plain)
    if (isIn('servidor', plain) && number > 0 && number <= mostServers) return { from: at, to: at + 2 }
  }
  return null
}
