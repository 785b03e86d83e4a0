import type { Match } from '@trinchera/contract/ladder'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { lockEtapa, markForReplay } from '@trinchera/db/queries/ladder/log'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { insertRuling, matchFacts, standingRuling, type MatchFacts } from '@trinchera/db/queries/rulings/rulings'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { EffectServices } from './services'

/**
 * Call this in the transaction that gave or lifted a ruling. Marks the etapa, so that the worker calculates the ladder table again from the
 * match on, and emits the match after the commit (docs/rules.md#Rulings). Returns the match with its new ruling.
 */
export async function broadcastRuling(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  { id, id_etapa, seq, id_clan_ganador, id_clan_perdedor }: MatchFacts,
): Promise<Match> {
  await markForReplay(trx, id_etapa, seq)
  await bumpVersion(trx, 'ladder')
  const match = await matchById(trx, id)
  if (!match) throw new Error(`match ${id} is not there after it was ruled on`)
  onCommit(() => services.jobs.enqueue('recalculate-etapa', { etapa: id_etapa }))
  onCommit(() =>
    services.live.emit(
      [rooms.etapa(id_etapa), rooms.clan(id_clan_ganador), rooms.clan(id_clan_perdedor), rooms.publico],
      'match:ruled',
      { match, ruling: match.ruling },
    ),
  )
  return match
}

/**
 * Annuls a match whose result was undone elsewhere, such as in a torneo; does nothing if the match already has a ruling
 * (docs/rules.md#anular). `by`: the player who undid the result.
 */
export async function annulMatch(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  id: number,
  { motivo, by }: { motivo: string; by: { id: number } },
): Promise<void> {
  const facts = await matchFacts(trx, id)
  if (!facts || (await standingRuling(trx, id))) return
  await lockEtapa(trx, facts.id_etapa)
  await insertRuling(trx, {
    match_id: id,
    id_etapa: facts.id_etapa,
    tipo: 'anular',
    seq: null,
    id_clan: null,
    motivo,
    ruled_by: by.id,
    created_at: services.now().toISOString(),
  })
  await broadcastRuling(trx, onCommit, services, facts)
}
