import type { QuietHours } from '@trinchera/contract/push'
import { usualQuietHours } from '@trinchera/rules/push'
import type { Db } from '../../database'

/** The quiet hours of a player, during which no pushes are sent; the default ones if the player has chosen none. */
export async function quietHoursOf(db: Db, player: number): Promise<QuietHours> {
  const row = await db
    .selectFrom('push_silencio')
    .where('player_id', '=', player)
    .select(['desde', 'hasta'])
    .executeTakeFirst()
  return row ?? usualQuietHours
}

export async function storeQuietHours(trx: Db, player: number, hours: QuietHours): Promise<void> {
  await trx
    .insertInto('push_silencio')
    .values({ player_id: player, ...hours })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(hours))
    .execute()
}
