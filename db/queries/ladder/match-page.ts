import type { Match } from '@trinchera/contract/ladder'
import type { MatchEvent, MatchPage } from '@trinchera/contract/partidas'
import type { Db } from '../../database'
import { plantelesOf } from '../rulings/cases'
import { matchById, matchesBetween } from './tops'

/** Maximum number of other matches of the same two clans that a match's page lists. */
const otherMatches = 5

const claimsMade = (db: Db, match: number) =>
  db.selectFrom('match_claims').where('id_match', '=', match).orderBy('id').select(['fecha', 'quien']).execute()

const rulingsGiven = (db: Db, match: number) =>
  db
    .selectFrom('rulings as r')
    .leftJoin('players as ruled', 'ruled.id', 'r.ruled_by')
    .leftJoin('players as lifted', 'lifted.id', 'r.lifted_by')
    .where('r.match_id', '=', match)
    .orderBy('r.id')
    .select(['r.created_at', 'r.lifted_at', 'ruled.username as ruled_by', 'lifted.username as lifted_by'])
    .execute()

/**
 * The events of a match (report, reply of the winner, claims, rulings), oldest first. If the winner rejects a match and claims against it
 * at the same time, the claim comes second.
 */
async function historyOf(db: Db, { id, fecha, reportado_por, respuesta }: Match): Promise<MatchEvent[]> {
  const events: MatchEvent[] = [{ tipo: 'reportada', fecha, quien: reportado_por }]
  if (respuesta && respuesta.estado !== 'pendiente' && respuesta.fecha !== null)
    events.push({ tipo: respuesta.estado, fecha: respuesta.fecha, quien: respuesta.quien })
  for (const claim of await claimsMade(db, id)) events.push({ tipo: 'reclamada', ...claim })
  for (const { created_at, lifted_at, ruled_by, lifted_by } of await rulingsGiven(db, id)) {
    events.push({ tipo: 'fallada', fecha: created_at, quien: ruled_by })
    if (lifted_at !== null) events.push({ tipo: 'restituida', fecha: lifted_at, quien: lifted_by })
  }
  return events.sort((a, b) => a.fecha.localeCompare(b.fecha))
}

/** All data of a match's page; null if there is no such match. */
export async function matchPage(db: Db, id: number): Promise<MatchPage | null> {
  const match = await matchById(db, id)
  if (!match) return null
  const { ganador, perdedor } = match
  const { wins, latest } = await matchesBetween(db, ganador.id, perdedor.id, otherMatches + 1)
  return {
    ...match,
    planteles: await plantelesOf(db, match),
    historia: await historyOf(db, match),
    puestos: {
      ganador: { antes: ganador.antes, despues: ganador.despues },
      perdedor: { antes: perdedor.antes, despues: perdedor.despues },
    },
    entre_ambos: {
      ganador: wins[0],
      perdedor: wins[1],
      otras: latest
        .filter((other) => other.id !== id)
        .slice(0, otherMatches)
        .map((other) => ({ id: other.id, fecha: other.fecha, id_ganador: other.ganador.id })),
    },
  }
}
