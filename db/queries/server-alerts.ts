import type { ServerAlert } from '@trinchera/contract/servidores'
import type { Db } from '../database'

/** What a player waits for, by server. */
export const alertsOf = (db: Db, player: number): Promise<ServerAlert[]> =>
  db.selectFrom('server_alerts').where('player_id', '=', player).orderBy('id_servidor').select(['id_servidor', 'jugadores']).execute()

/** Waits for so many players on a server; asked again, from the start. */
export async function setAlert(trx: Db, player_id: number, { id_servidor, jugadores }: ServerAlert): Promise<void> {
  await trx
    .insertInto('server_alerts')
    .values({ player_id, id_servidor, jugadores, told: 0 })
    .onConflict((conflict) => conflict.columns(['player_id', 'id_servidor']).doUpdateSet({ jugadores, told: 0 }))
    .execute()
}

export async function dropAlert(trx: Db, player: number, server: number): Promise<void> {
  await trx.deleteFrom('server_alerts').where('player_id', '=', player).where('id_servidor', '=', server).execute()
}
