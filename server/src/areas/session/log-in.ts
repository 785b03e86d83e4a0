import type { BodyOf } from '@trinchera/contract/route'
import type { login, SessionPlayer } from '@trinchera/contract/session'
import { findForLogin } from '@trinchera/db/queries/players'
import { isPassword } from '../../passwords'
import type { Sessions } from '../../plugins/session'
import { RuleError } from '../../rule-error'
import type { Services } from '../../services'

/** One text and one duration for an unknown account and a wrong password; that an account waits for validation is said only after the right one. */
export async function logIn({ database }: Services, sessions: Sessions, { email, password }: BodyOf<typeof login>): Promise<{ token: string; player: SessionPlayer }> {
  const found = await findForLogin(database.db, email)
  const right = await isPassword(found?.password_hash, password)
  if (!found || !right) throw new RuleError(401, 'Correo, usuario o contraseña incorrectos')
  if (!found.validado) throw new RuleError(403, 'Tu cuenta todavía no está validada. Revisa tu correo o pide que te lo enviemos de nuevo')
  const { password_hash: _, validado: __, ...row } = found
  const player = { ...row, admin: row.admin === 1 }
  return { token: await sessions.open(player), player }
}
