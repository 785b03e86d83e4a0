import type { Suspension } from '@trinchera/contract/admin'
import type { Db } from '@trinchera/db/database'
import { activeSuspensions } from '@trinchera/db/queries/players/suspensions'
import { formatDateTime } from '@trinchera/rules/presentation'
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

/** The notice about a suspension that staff have lifted early. */
export const liftedSentence = ({ alcance }: Pick<Suspension, 'alcance'>) =>
  `${liftedText[alcance]}: la administración levantó la suspensión.`

/** The notice and refusal of a suspension: scope, end and reason. */
export const suspensionSentence = ({ alcance, hasta, motivo }: Pick<Suspension, 'alcance' | 'hasta' | 'motivo'>) =>
  `${activeText[alcance]} hasta el ${formatDateTime(hasta)}. Motivo: ${motivo}`

/** The 423 of a suspended player. */
export const suspended = (suspension: Pick<Suspension, 'alcance' | 'hasta' | 'motivo'>) =>
  new RuleError(423, suspensionSentence(suspension))

/** Refuses (423) while a suspension of this scope is active. */
export async function refuseSuspended(
  db: Db,
  player: number,
  alcance: Suspension['alcance'],
  now: Date,
): Promise<void> {
  const found = (await activeSuspensions(db, player, now.toISOString())).find(
    (suspension) => suspension.alcance === alcance,
  )
  if (found) throw suspended(found)
}
