import type { Suspension } from '@trinchera/contract/admin'
import type { Db } from '@trinchera/db/database'
import { activeSuspensions } from '@trinchera/db/queries/players/suspensions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { RuleError } from './rule-error'

const what: Record<Suspension['alcance'], string> = {
  cuenta: 'Tu cuenta está suspendida',
  comentarios: 'No puedes comentar',
  reportes: 'No puedes reportar',
}

const over: Record<Suspension['alcance'], string> = {
  cuenta: 'Tu cuenta ya no está suspendida',
  comentarios: 'Ya puedes comentar de nuevo',
  reportes: 'Ya puedes reportar de nuevo',
}

/** What a player reads once staff have lifted a suspension before its time. */
export const liftedSentence = ({ alcance }: Pick<Suspension, 'alcance'>) =>
  `${over[alcance]}: la administración levantó la suspensión.`

/** What a suspended player reads: from what, until when and why. */
export const suspensionSentence = ({ alcance, hasta, motivo }: Pick<Suspension, 'alcance' | 'hasta' | 'motivo'>) =>
  `${what[alcance]} hasta el ${formatDateTime(hasta)}. Motivo: ${motivo}`

/** The refusal of whoever is suspended. */
export const suspended = (suspension: Pick<Suspension, 'alcance' | 'hasta' | 'motivo'>) =>
  new RuleError(423, suspensionSentence(suspension))

/** Refuses (423) while a suspension of this kind runs. */
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
