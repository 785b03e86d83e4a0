import { foldMedals } from '@trinchera/db/fold-medals'
import { prepareMedals, type TellMedals } from '@trinchera/db/replay-medals'
import { tellMedals } from '@trinchera/effects/medallas'
import type { Perform } from '../context'

/** Brings the medals of an etapa up to date with its log. Notices about a medal are stored in the transaction that changes the medal. */
export const awardMedals: Perform<'award-medals'> = async ({ etapa }, context) => {
  const now = context.now()
  const tell: TellMedals = (trx, onCommit, changes) => tellMedals(trx, onCommit, context, changes)
  const prepared = await prepareMedals(context.database, etapa, now, tell)
  await context.database.transaction(async (trx, onCommit) => {
    const folded = await foldMedals(trx, etapa, now, prepared)
    if (folded && !folded.quiet) await tell(trx, onCommit, folded)
  })
}
