import type { Db } from '@trinchera/db/database'
import { storedWinClaim } from '@trinchera/db/queries/disputes/stored-win-claims'
import { mayReadWinClaim } from '@trinchera/db/queries/disputes/win-claims'
import { matchFacts, type MatchFacts } from '@trinchera/db/queries/rulings/rulings'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import { reportingClan } from '../ladder/reporting-clan'

/** Returns a match. Throws 404 if there is none, 403 if the player may not see its evidence (docs/behaviour/matches.md#Evidence). */
export async function requireEvidenceReader(db: Db, session: SessionInfo, id: number): Promise<MatchFacts> {
  const facts = found(await matchFacts(db, id), 'Esa partida no existe')
  if (!staffMay(session, 'matches.rule') && (await reportingClan(db, facts, session.id)) === null)
    throw new RuleError(403, 'Las evidencias las ven quienes reportan en los dos clanes y la moderación')
  return facts
}

/** Throws 404 if there is no such win claim, 403 if the player may not read it (docs/behaviour/matches.md#Victorias). */
export async function requireWinClaimReader(db: Db, session: SessionInfo, id: number): Promise<void> {
  found(await storedWinClaim(db, id), 'Esa victoria no existe')
  if (!staffMay(session, 'matches.rule') && !(await mayReadWinClaim(db, id, session.id)))
    throw new RuleError(403, 'Este caso lo leen los dos clanes, los Líderes de la etapa y la moderación')
}
