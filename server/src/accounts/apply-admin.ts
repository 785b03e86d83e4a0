import { z } from 'zod'
import type { Database, Db } from '@trinchera/db/database'
import { findForLogin, insertPlayer, isUsernameTaken } from '@trinchera/db/queries/players/players'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { hashPassword, isPassword } from './passwords'

const settingKey = 'admin-applied'

/** What was last applied: the password as its hash, like any other. */
const appliedSetting = z.object({ email: z.string(), hash: z.string() })

interface Admin {
  email: string
  password: string
}

async function freeUsername(trx: Db): Promise<string> {
  for (let number = 0; ; number++) {
    const username = number ? `Comandante ${number + 1}` : 'Comandante'
    if (!(await isUsernameTaken(trx, username))) return username
  }
}

async function wasApplied(db: Db, { email, password }: Admin): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', settingKey).executeTakeFirst()
  if (!row) return false
  const last = appliedSetting.parse(JSON.parse(row.value))
  return last.email === email && (await isPassword(last.hash, password))
}

async function remember(trx: Db, value: string) {
  await trx
    .insertInto('settings')
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/**
 * The first rol 1 account, from ADMIN_EMAIL and ADMIN_PASSWORD. Its password is set again only when the variables changed since they were
 * last applied, so that one changed on the site stays (docs/behaviour.md#First administrator).
 */
export async function applyAdmin(
  database: Database,
  admin: Admin,
  now: Date,
): Promise<'created' | 'promoted' | 'password' | 'unchanged'> {
  if ((await findForLogin(database.db, admin.email)) && (await wasApplied(database.db, admin))) return 'unchanged'
  const password_hash = await hashPassword(admin.password)
  return database.transaction(async (trx) => {
    await remember(trx, JSON.stringify({ email: admin.email, hash: password_hash }))
    await bumpVersion(trx, 'players')
    const found = await findForLogin(trx, admin.email)
    if (!found) {
      await insertPlayer(trx, {
        username: await freeUsername(trx),
        email: admin.email,
        password_hash,
        volute: null,
        created_at: now.toISOString(),
        rol: 1,
        admin: 1,
        validado: 1,
      })
      return 'created'
    }
    await trx
      .updateTable('players')
      .set({ password_hash, rol: 1, admin: 1, validado: 1 })
      .where('id', '=', found.id)
      .execute()
    await trx
      .updateTable('sessions')
      .set({ revoked_at: now.toISOString(), reason: 'Cambio de contraseña' })
      .where('player_id', '=', found.id)
      .where('revoked_at', 'is', null)
      .execute()
    return found.rol === 1 && found.admin === 1 ? 'password' : 'promoted'
  })
}
