import type { Match, Ruling } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { notifyLeaders } from '@trinchera/effects/notices'
import { wasUndoneInTorneo } from '@trinchera/db/queries/torneos/entered-matches'
import { broadcastRuling } from '@trinchera/effects/rulings'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { lockEtapa, nextSeq } from '@trinchera/db/queries/ladder/log'
import {
  insertRuling,
  liftRuling,
  matchFacts,
  standingRuling,
  type MatchFacts,
} from '@trinchera/db/queries/rulings/rulings'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction, type StaffWork } from '../../staff/staff-transaction'
import { refuseArchived } from '../ladder/played'
import { banCheater, requireBannable, type Verdict } from './ban-cheater'
import { settleAppeal } from './settle-appeal'
import { settleClaims } from './settle-claims'

type Standing = Awaited<ReturnType<typeof standingRuling>>

/**
 * Returns a match and its current ruling. Throws 404 if there is no such match, 409 if its etapa is archived, 400 or 409 if the new ruling
 * is not allowed (docs/rules.md#When a ruling may be given).
 */
export async function requireAdmissible(
  db: Db,
  id: number,
  verdict: Pick<Verdict, 'tipo' | 'id_clan'>,
): Promise<{ facts: MatchFacts; standing: Standing }> {
  const facts = found(await matchFacts(db, id), 'Esa partida no existe')
  await refuseArchived(db, facts.id_etapa, 'sus partidas ya no se fallan')
  const standing = await standingRuling(db, id)
  if (verdict.tipo === 'restituir') {
    if (!standing) throw new RuleError(400, 'Esa partida no tiene un fallo que restituir')
    if (await wasUndoneInTorneo(db, id))
      throw new RuleError(409, 'La anuló un torneo, donde su resultado ya no vale: se cambia en el torneo')
    return { facts, standing }
  }
  if (standing) throw new RuleError(409, 'Esa partida ya tiene un fallo: primero hay que restituirla')
  if (
    verdict.tipo === 'trampa' &&
    verdict.id_clan !== facts.id_clan_ganador &&
    verdict.id_clan !== facts.id_clan_perdedor
  ) {
    throw new RuleError(400, 'El clan que hizo trampa tiene que ser uno de los dos de la partida', [
      { field: 'id_clan', message: 'Elige uno de los dos clanes' },
    ])
  }
  return { facts, standing }
}

/** The text of the notice that the leaders of both clans get about a ruling. */
function noticeText({ tipo, id_clan }: Verdict, { ganador, perdedor }: Match): string {
  const match = `la partida entre ${ganador.nombre} y ${perdedor.nombre}`
  switch (tipo) {
    case 'anular':
      return `La administración anuló ${match}`
    case 'falso':
      return `La administración declaró falso el reporte de ${match}: ambos clanes quedan sin ranking`
    case 'trampa':
      return `La administración declaró trampa de ${id_clan === ganador.id ? ganador.nombre : perdedor.nombre} en ${match}`
    case 'restituir':
      return `La administración restituyó ${match}`
  }
}

/** Gives or lifts a ruling on a match (`ruleWithin`), in a transaction of its own. */
export const ruleMatch = (services: Services, id: number, verdict: Verdict, session: SessionInfo) =>
  staffTransaction(services, session, (trx, audit, onCommit) =>
    ruleWithin({ trx, audit, onCommit }, services, id, verdict, session),
  )

/**
 * Gives a ruling on a match or lifts the current one, in the given transaction. Also settles the claims against the match and the appeal
 * against a lifted ruling, suspends the player named in the ruling, writes the audit log and makes the worker calculate the ladder table
 * again.
 */
export async function ruleWithin(
  { trx, audit, onCommit }: StaffWork,
  services: Services,
  id: number,
  verdict: Verdict,
  session: SessionInfo,
): Promise<{ match: Match; ruling: Ruling | null }> {
  const now = services.now().toISOString()
  const { id_etapa } = found(await matchFacts(trx, id), 'Esa partida no existe')
  if (verdict.suspender) await requireAdmissible(trx, id, verdict) // errors of the ruling are reported before those of the suspension
  await requireBannable(trx, session, id, verdict, now)
  await lockEtapa(trx, id_etapa)
  const { facts, standing } = await requireAdmissible(trx, id, verdict)
  const before = await matchById(trx, id)

  if (verdict.tipo === 'restituir') {
    if (standing) await liftRuling(trx, standing.id, session.id, now)
    if (standing)
      await settleAppeal(trx, onCommit, services, { id_ruling: standing.id }, 'levantada', {
        quien: session.username,
        motivo: verdict.motivo,
      })
  } else {
    const seq = verdict.tipo === 'anular' ? null : await nextSeq(trx, facts.id_etapa)
    const id_clan = verdict.tipo === 'trampa' ? (verdict.id_clan ?? null) : null
    await insertRuling(trx, {
      match_id: id,
      id_etapa: facts.id_etapa,
      tipo: verdict.tipo,
      seq,
      id_clan,
      motivo: verdict.motivo,
      ruled_by: session.id,
      created_at: now,
    })
  }
  await banCheater({ trx, audit, onCommit }, services, session, id, verdict, now)
  const match = await broadcastRuling(trx, onCommit, services, facts)
  const texto = noticeText(verdict, match)
  await notifyLeaders(trx, onCommit, services, [facts.id_clan_ganador, facts.id_clan_perdedor], {
    tipo: 'fallo',
    texto,
    enlace: paths.partida(id),
  })
  await settleClaims(trx, onCommit, services, facts, texto)
  await audit(
    `reporte.${verdict.tipo}`,
    `partida ${id}`,
    { ruling: before?.ruling ?? null },
    { ruling: match.ruling, motivo: verdict.motivo },
  )
  return { match, ruling: match.ruling }
}
