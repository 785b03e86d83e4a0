import { serverChartMs, serverSpanMs } from '@trinchera/rules/limits'
import type { Db } from '../database'

export const spanOf = (at: Date) => Math.floor(at.getTime() / serverSpanMs)

/** The most players of each span of the last 7 days, the running one included; null: nobody asked, or no answer came. */
export async function serverHistory(db: Db, server: number, now: Date): Promise<{ fecha: string; jugadores: number | null }[]> {
  const last = spanOf(now)
  const first = last - serverChartMs / serverSpanMs + 1
  const rows = await db.selectFrom('server_samples').where('id_servidor', '=', server).where('span', '>=', first).where('span', '<=', last).select(['span', 'jugadores']).execute()
  const most = new Map(rows.map(({ span, jugadores }) => [span, jugadores]))
  return Array.from({ length: last - first + 1 }, (_, index) => ({ fecha: new Date((first + index) * serverSpanMs).toISOString(), jugadores: most.get(first + index) ?? null }))
}
