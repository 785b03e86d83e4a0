import { sql } from 'kysely'
import type { PendingWork } from '@trinchera/contract/rulings'
import { endOfChileDay, siteDay } from '@trinchera/rules/chile-time'
import type { Db } from '../../database'
import { openBadAnswers } from '../assistant/cases'
import { openConsultas } from '../assistant/consultas'
import { openAppeals } from '../rulings/apelaciones'
import { waitingWinClaims } from '../disputes/win-claims'
import { dueRequests } from '../privacy/requests'
import { waitingContests } from '../retos/retos'

/**
 * Counts the open work of moderators: matches with an open claim, comments that are hidden or have an unsettled report, cases of the
 * assistant with a bad vote, unanswered questions to the moderators, open appeals, win claims that staff must decide at `now`, and
 * contested no-shows, and requests about personal data that are due until the end of the day in Chile.
 */
export async function pendingWork(db: Db, now: Date): Promise<PendingWork> {
  const { reclamos } = await db
    .selectFrom('match_claims')
    .where('settled_at', 'is', null)
    .select(sql<number>`count(distinct id_match)`.as('reclamos'))
    .executeTakeFirstOrThrow()
  const { comentarios } = await db
    .selectFrom('comments')
    .where((eb) =>
      eb.or([
        eb('hidden_at', 'is not', null),
        eb('id', 'in', eb.selectFrom('comment_reports').where('settled_at', 'is', null).select('id_comment')),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('comentarios'))
    .executeTakeFirstOrThrow()
  return {
    reclamos,
    comentarios,
    asistente: await openBadAnswers(db),
    consultas: await openConsultas(db),
    apelaciones: await openAppeals(db),
    victorias: await waitingWinClaims(db, now.toISOString()),
    retos: await waitingContests(db),
    solicitudes: await dueRequests(db, endOfChileDay(siteDay(now)) ?? now.toISOString()),
  }
}
