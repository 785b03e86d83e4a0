import { foldMedals, prepareMedals } from '@trinchera/db/fold-medals'
import { tellMedals } from '@trinchera/effects/medallas'
import type { Perform } from '../context'

/** Makes the medals of a stage follow its log and tells of those that changed, in one transaction. */
export const awardMedals: Perform<'award-medals'> = async ({ etapa }, context) => {
  const prepared = await prepareMedals(context.database.db, etapa)
  await context.database.transaction(async (trx, onCommit) => {
    const folded = await foldMedals(trx, etapa, context.now(), prepared)
    if (folded && !folded.quiet) await tellMedals(trx, onCommit, context, folded)
  })
}
