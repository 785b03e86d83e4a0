import type { Db } from '../../database'

/** The secret in the URL by which a calendar program reads a player's retos. If the player has none yet, `fresh` is stored and returned. */
export async function calendarSecret(trx: Db, player_id: number, fresh: string): Promise<string> {
  await trx
    .insertInto('agenda_enlaces')
    .values({ player_id, secreto: fresh })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute()
  const { secreto } = await trx
    .selectFrom('agenda_enlaces')
    .where('player_id', '=', player_id)
    .select('secreto')
    .executeTakeFirstOrThrow()
  return secreto
}

/** Replaces the secret in the URL of a player's calendar, so that the former URL does not work any more. */
export async function renewCalendarSecret(trx: Db, player_id: number, secreto: string): Promise<void> {
  await trx
    .insertInto('agenda_enlaces')
    .values({ player_id, secreto })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ secreto }))
    .execute()
}

/** The player whose calendar URL has this secret; null if there is none or the account is closed. */
export async function playerOfCalendar(db: Db, secreto: string): Promise<number | null> {
  const row = await db
    .selectFrom('agenda_enlaces')
    .innerJoin('players', 'players.id', 'agenda_enlaces.player_id')
    .where('secreto', '=', secreto)
    .where('players.closed_at', 'is', null)
    .select('player_id')
    .executeTakeFirst()
  return row?.player_id ?? null
}
