import { rooms } from '@trinchera/contract/socket'
import { reportersOf } from '@trinchera/db/queries/disputes/assembly'
import { lockReto, storedReto } from '@trinchera/db/queries/retos/stored-retos'
import { actOnReto } from '@trinchera/effects/retos'
import { turnToPick } from '@trinchera/rules/reto'
import type { SiteServer } from '../../live/site-server'
import type { Services } from '../../services'

const retoOf = (room: string) => Number(/^reto:(\d+)$/.exec(room)?.[1] ?? 0)

/**
 * Returns a function to call when a player opens the page of a reto. Once players who may pick maps for each of the clans have the page
 * open at the same time, the function records this, and every turn to pick a map gets a time limit (docs/rules.md#Retos).
 */
export function watchArrivals(io: SiteServer, services: Services): (room: string, player: number) => void {
  const { database, log } = services
  async function note(id: number, player: number) {
    const found = await storedReto(database.db, id)
    if (!found || found.state.juntos || !turnToPick(found.state)) return
    const sides = [found.state.retador, found.state.retado]
    const picking = await Promise.all(sides.map((clan) => reportersOf(database.db, [clan])))
    if (!picking.some((players) => players.includes(player))) return
    const sockets = await io.in(rooms.reto(id)).fetchSockets()
    const here = new Set(sockets.flatMap(({ data }) => data.session?.id ?? []))
    if (!picking.every((players) => players.some((one) => here.has(one)))) return
    await database.transaction(async (trx, onCommit) => {
      const stored = await lockReto(trx, id)
      const act = { tipo: 'juntos', id_clan: null, fecha: services.now().toISOString() } as const
      if (stored) await actOnReto(trx, onCommit, services, stored, act, null)
    })
  }
  return (room, player) => {
    const id = retoOf(room)
    if (id)
      note(id, player).catch((error: unknown) => log.error({ err: error }, 'no se pudo anotar quién llegó a un reto'))
  }
}
