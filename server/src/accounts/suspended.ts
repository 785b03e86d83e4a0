import type { Suspension } from '@trinchera/contract/admin'
import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { activeSuspensions } from '@trinchera/db/queries/players/suspensions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { appealToken } from '@trinchera/runtime/appeal-token'
import { RuleError } from '../http/rule-error'

const activeText: Record<Suspension['alcance'], string> = {
  cuenta: 'Tu cuenta está suspendida',
  comentarios: 'No puedes comentar',
  reportes: 'No puedes reportar',
}

const liftedText: Record<Suspension['alcance'], string> = {
  cuenta: 'Tu cuenta ya no está suspendida',
  comentarios: 'Ya puedes comentar de nuevo',
  reportes: 'Ya puedes reportar de nuevo',
}

/** The text of the notice to a player whose suspension staff have lifted before its end. */
export const liftedSentence = ({ alcance }: Pick<Suspension, 'alcance'>) =>
  `${liftedText[alcance]}: la administración levantó la suspensión.`

/** The text that tells a player about a suspension: its scope, end and reason. Used in notices and in errors. */
export const suspensionSentence = ({ alcance, hasta, motivo }: Pick<Suspension, 'alcance' | 'hasta' | 'motivo'>) =>
  `${activeText[alcance]} hasta el ${formatDateTime(hasta)}. Motivo: ${motivo}`

export const suspended = (suspension: Pick<Suspension, 'alcance' | 'hasta' | 'motivo'>) =>
  new RuleError(423, suspensionSentence(suspension))

/**
 * Throws 423 with the URL of the appeal form while the account is suspended. Anybody with this URL can appeal, so this must be called only
 * after the person has proved to own the account.
 */
export async function refuseSuspendedLogin(trx: Db, player: number, secret: string, now: Date): Promise<void> {
  const found = await suspensionOf(trx, player, 'cuenta', now)
  if (!found) return
  const enlace = `${paths.apelar}?token=${appealToken(secret, found.id)}`
  throw new RuleError(423, suspensionSentence(found), [], enlace)
}

const suspensionOf = async (db: Db, player: number, alcance: Suspension['alcance'], now: Date) =>
  (await activeSuspensions(db, player, now.toISOString())).find((suspension) => suspension.alcance === alcance)

/** Throws 423 while the player has an active suspension with the scope `alcance`. */
export async function refuseSuspended(
  db: Db,
  player: number,
  alcance: Suspension['alcance'],
  now: Date,
): Promise<void> {
  const found = await suspensionOf(db, player, alcance, now)
  if (found) throw suspended(found)
}
