import type { OwnConsent } from '@trinchera/contract/players'
import type { SessionPlayer } from '@trinchera/contract/session'
import type { Edad } from '@trinchera/rules/privacidad'
import type { Db } from '../../database'

const inForce = (db: Db, player: number) =>
  db
    .selectFrom('consentimientos')
    .where('player_id', '=', player)
    .where('retirado_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['version', 'fecha'])

export async function storeConsent(trx: Db, player_id: number, version: number, fecha: string): Promise<void> {
  await trx.insertInto('consentimientos').values({ player_id, version, fecha, retirado_at: null }).execute()
}

/** Records that a player withdraws every consent given before. */
export async function withdrawConsents(trx: Db, player: number, now: string): Promise<void> {
  await trx
    .updateTable('consentimientos')
    .set({ retirado_at: now })
    .where('player_id', '=', player)
    .where('retirado_at', 'is', null)
    .execute()
}

/** All consents of a player, withdrawn or not, the latest first. */
export const consentsOf = (db: Db, player: number) =>
  db
    .selectFrom('consentimientos')
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .select(['version', 'fecha', 'retirado_at'])
    .execute()

export async function setAge(trx: Db, player: number, edad: Edad): Promise<void> {
  await trx.updateTable('players').set({ edad }).where('id', '=', player).execute()
}

/** A player's declared age, the consent in force, and whether everybody sees the player's statistics. */
export async function ownConsent(db: Db, player: number): Promise<OwnConsent> {
  const { edad, estadisticas } = await db
    .selectFrom('players')
    .where('id', '=', player)
    .select(['edad', 'estadisticas'])
    .executeTakeFirstOrThrow()
  const consentimiento = (await inForce(db, player).executeTakeFirst()) ?? null
  return { edad, consentimiento, estadisticas: estadisticas === 1 }
}

/** What a player must still be asked: the age, the consent to the privacy page, or both. */
export async function missingConsents(db: Db, player: number): Promise<NonNullable<SessionPlayer['falta']>> {
  const { edad, consentimiento } = await ownConsent(db, player)
  return [...(edad ? [] : (['edad'] as const)), ...(consentimiento ? [] : (['politica'] as const))]
}
