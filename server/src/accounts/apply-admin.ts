import { z } from 'zod'
import type { Database, Db } from '@trinchera/db/database'
import { promoteToAdmin } from '@trinchera/db/queries/admin/players'
import { findForLogin, insertPlayer, isUsernameTaken, takenIdentity } from '@trinchera/db/queries/players/players'
import { revokeSessions } from '@trinchera/db/queries/players/sessions'
import { findSetting, storeSetting } from '@trinchera/db/queries/site/settings'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { hashPassword, isPassword } from './passwords'

const settingKey = 'admin-applied'

/** The values of ADMIN_EMAIL and ADMIN_PASSWORD that were last applied. Only the hash of the password is stored. */
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
  const setting = await findSetting(db, settingKey)
  if (setting === null) return false
  const last = appliedSetting.parse(JSON.parse(setting))
  return last.email === email && (await isPassword(last.hash, password))
}

/** What became of the account: it may be `blocked`, and then stays as it is. */
type Applied = 'created' | 'promoted' | 'password' | 'blocked'

/** Creates the rol 1 account with this address, or makes an existing account one, with this password. Its sessions end. */
async function storeAdmin(trx: Db, email: string, password_hash: string, now: Date): Promise<Applied> {
  await bumpVersion(trx, 'players')
  const account = await findForLogin(trx, email)
  if (!account) {
    const username = await freeUsername(trx)
    if ((await takenIdentity(trx, { username, email })) === 'email') return 'blocked'
    await insertPlayer(trx, {
      username,
      email,
      password_hash,
      volute: null,
      created_at: now.toISOString(),
      rol: 1,
      admin: 1,
      validado: 1,
    })
    return 'created'
  }
  await promoteToAdmin(trx, account.id, password_hash)
  await revokeSessions(trx, account.id, { reason: 'Cambio de contraseña', now: now.toISOString() })
  return account.rol === 1 && account.admin === 1 ? 'password' : 'promoted'
}

/** Makes a rol 1 account by the command `npm run admin` (docs/behaviour/operation.md#First administrator). */
export async function makeAdmin(database: Database, { email, password }: Admin, now: Date) {
  const password_hash = await hashPassword(password)
  return database.transaction((trx) => storeAdmin(trx, email, password_hash, now))
}

/**
 * Creates the account of ADMIN_EMAIL, or makes an existing one an administrator (rol 1), with ADMIN_PASSWORD as its password. Does nothing
 * if the same values were applied before, so that a password changed on the site is kept (docs/behaviour/operation.md#First administrator).
 */
export async function applyAdmin(database: Database, admin: Admin, now: Date): Promise<Applied | 'unchanged'> {
  if ((await findForLogin(database.db, admin.email)) && (await wasApplied(database.db, admin))) return 'unchanged'
  const password_hash = await hashPassword(admin.password)
  return database.transaction(async (trx) => {
    await storeSetting(trx, settingKey, JSON.stringify({ email: admin.email, hash: password_hash }))
    return storeAdmin(trx, admin.email, password_hash, now)
  })
}
