import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { notify } from '@trinchera/effects/notices'
import { serversWithAlerts, rearmAlerts, takeDueAlerts } from '@trinchera/db/queries/servidores/alerts'
import type { PollingContext } from '../polling/context'
import type { PollResult } from './poll-result'

const sentence = (jugadores: number, server: string) =>
  jugadores === 1 ? `Hay 1 jugador en ${server}` : `Hay ${jugadores} jugadores en ${server}`

/**
 * Notifies players when a server has as many players as their alert demands. The alert can notify again once the server has fewer than half
 * of that number; an offline server counts as having none.
 */
export async function notifyAlerts(
  trx: Db,
  onCommit: OnCommit,
  context: PollingContext,
  results: readonly (PollResult & { wentOffline: boolean })[],
): Promise<void> {
  const withAlerts = new Set(await serversWithAlerts(trx))
  for (const { option, answer, wentOffline } of results) {
    if (!withAlerts.has(option.id) || (!answer && !wentOffline)) continue
    const jugadores = answer?.jugadores ?? 0
    await rearmAlerts(trx, option.id, jugadores)
    const players = await takeDueAlerts(trx, option.id, jugadores)
    const texto = sentence(jugadores, answer?.nombre || option.nombre)
    if (players.length)
      await notify(trx, onCommit, context, players, { tipo: 'servidor', texto, enlace: paths.servidores })
  }
}
