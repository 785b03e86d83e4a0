import { seenHeader } from '@trinchera/contract/seen-header'
import { paths } from '@trinchera/contract/site-paths'
import { addresses } from 'virtual:routes'
import { seenCache } from '../../lib/worker-messages'

/** A screen whose data the service worker has stored, so that it can be opened offline. */
export interface Seen {
  to: string
  name: string
  /** When the data was fetched, in ms since the epoch. */
  at: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function nameIn(reply: unknown): string | null {
  const data = isRecord(reply) ? reply.data : undefined
  if (!isRecord(data)) return null
  if (typeof data.nombre === 'string') return data.nombre
  const { ganador, perdedor } = data
  return isRecord(ganador) && isRecord(perdedor) ? `${String(ganador.nombre)} contra ${String(perdedor.nombre)}` : null
}

/** The screens that can be opened offline, each with the API call that loads its main data. Screens without an id have a fixed name. */
const subjects = [
  { call: addresses.getEtapa.path, to: paths.etapa },
  { call: addresses.getClan.path, to: paths.clan },
  { call: addresses.getMatch.path, to: paths.partida },
  { call: addresses.listOpenEtapas.path, to: () => paths.ladder, name: 'Ladder' },
  { call: addresses.listAgenda.path, to: () => paths.agenda, name: 'Agenda' },
].map(({ call, ...subject }) => ({ ...subject, pattern: new RegExp(`^${call.replace(/:\w+/, String.raw`(\d+)`)}$`) }))

/** The screen whose main data a stored reply is. Null if the reply is not the main data of a screen. */
export function screenOf(path: string, reply: unknown, at: number): Seen | null {
  for (const { pattern, to, ...subject } of subjects) {
    const found = pattern.exec(path)
    const name = found && ('name' in subject && subject.name ? subject.name : nameIn(reply))
    if (name) return { to: to(Number(found[1] ?? 0)), name, at }
  }
  return null
}

/** The screens whose main data the service worker has stored, most recently fetched first. `most`: maximum number. */
export async function listSeen(most: number): Promise<Seen[]> {
  const cache = await caches.open(seenCache)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request, { ignoreVary: true })
      const at = Number(kept?.headers.get(seenHeader))
      return kept && at ? screenOf(new URL(request.url).pathname, await kept.json(), at) : null
    }),
  )
  const newest = new Map<string, Seen>()
  for (const seen of found.filter((one) => one !== null).sort((a, b) => a.at - b.at)) newest.set(seen.to, seen)
  return [...newest.values()].reverse().slice(0, most)
}
