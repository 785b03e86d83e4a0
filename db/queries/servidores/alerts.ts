import type { ServerAlert } from '@trinchera/contract/servidores'
import type { Db } from '../../database'

/** A player's alerts: on which servers the player wants a notice when `jugadores` players are there, sorted by server id. */
export const alertsOf = (db: Db, player: number): Promise<ServerAlert[]> =>
  db
    .selectFrom('server_alerts')
    .where('player_id', '=', player)
    .orderBy('id_servidor')
    .select(['id_servidor', 'jugadores'])
    .execute()

/** Stores a player's alert for a server, replacing the earlier one: a notice is sent once `jugadores` players are on the server. */
export async function setAlert(trx: Db, player_id: number, { id_servidor, jugadores }: ServerAlert): Promise<void> {
  await trx
    .insertInto('server_alerts')
    .values({ player_id, id_servidor, jugadores, told: 0 })
    .onConflict((conflict) => conflict.columns(['player_id', 'id_servidor']).doUpdateSet({ jugadores, told: 0 }))
    .execute()
}

export async function deleteAlert(trx: Db, player: number, server: number): Promise<void> {
  await trx.deleteFrom('server_alerts').where('player_id', '=', player).where('id_servidor', '=', server).execute()
}

/**
 * Ids of the players to be notified now, because the number of players in their alert for a server is reached. These alerts send no further
 * notice until `rearmAlerts` makes them ready.
 */
export async function takeDueAlerts(trx: Db, server: number, jugadores: number): Promise<number[]> {
  if (jugadores === 0) return []
  const rows = await trx
    .updateTable('server_alerts')
    .set({ told: 1 })
    .where('id_servidor', '=', server)
    .where('told', '=', 0)
    .where('jugadores', '<=', jugadores)
    .returning('player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}

/**
 * Makes alerts of a server ready to send a notice again, once fewer than half of their number of players are left, so that a number that
 * goes up and down does not cause repeated notices.
 */
export async function rearmAlerts(trx: Db, server: number, jugadores: number): Promise<void> {
  await trx
    .updateTable('server_alerts')
    .set({ told: 0 })
    .where('id_servidor', '=', server)
    .where('told', '=', 1)
    .where('jugadores', '>', 2 * jugadores)
    .execute()
}

/** Ids of the servers for which at least one player has an alert. */
export async function serversWithAlerts(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('server_alerts').select('id_servidor').distinct().execute()
  return rows.map(({ id_servidor }) => id_servidor)
}
