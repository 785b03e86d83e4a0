import type { Match, MatchMap } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { insertAnswer } from '@trinchera/db/queries/ladder/answers'
import { nextSeq } from '@trinchera/db/queries/ladder/log'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { matchAnswerMs } from '@trinchera/rules/limits'
import { notifyLeaders } from './notices'
import type { EffectServices } from './services'

export interface MatchToStore {
  id_etapa: number
  id_clan_ganador: number
  id_clan_perdedor: number
  comentario: string
  /** When the match was played, ISO 8601; default: now. */
  jugada?: string | undefined
  mapas?: readonly MatchMap[] | undefined
  /** Id of the reto that was played as this match. */
  id_reto?: number | null
  /** The player who reported the match. `id`: null if the account was deleted in the meantime. */
  reporter: { id: number | null; username: string }
  /** The winner's answer to the report. `pendiente`: the winner has 24 hours to confirm or reject; `quien`: who has already confirmed. */
  answer: 'pendiente' | { quien: string }
}

/**
 * Adds a match to the log of its etapa in the caller's transaction, which has locked the etapa's row. Stores the match, its rosters and the
 * winner's answer, raises the ladder table's version and sends the notices. After the commit, enqueues the job that updates the ladder
 * table, and emits `match:reported`.
 */
export async function storeMatch(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  {
    id_etapa,
    id_clan_ganador,
    id_clan_perdedor,
    comentario,
    jugada,
    mapas,
    id_reto = null,
    reporter,
    answer,
  }: MatchToStore,
): Promise<Match> {
  const now = services.now()
  const fecha = now.toISOString()
  const id = await insertMatch(trx, {
    id_etapa,
    seq: await nextSeq(trx, id_etapa),
    id_clan_ganador,
    id_clan_perdedor,
    comentario,
    id_reportero: reporter.id,
    reportado_por: reporter.username,
    fecha,
    jugada: jugada && new Date(jugada).toISOString(),
    mapas,
    id_reto,
  })
  await insertAnswer(trx, {
    match_id: id,
    hasta: new Date(now.getTime() + matchAnswerMs).toISOString(),
    ...(answer === 'pendiente'
      ? { estado: 'pendiente', quien: null, fecha: null }
      : { estado: 'confirmada', quien: answer.quien, fecha }),
  })
  await bumpVersion(trx, 'ladder')
  const match = await matchById(trx, id)
  if (!match) throw new Error(`match ${id} is not there after it was stored`)

  const notice = {
    tipo: 'partida',
    texto: `${match.perdedor.nombre} perdió con ${match.ganador.nombre}. Reportó ${reporter.username}`,
    enlace: paths.partida(id),
  } as const
  const except = reporter.id ?? undefined
  await notifyLeaders(trx, onCommit, services, [id_clan_ganador], { ...notice, id_match: id }, except)
  await notifyLeaders(trx, onCommit, services, [id_clan_perdedor], notice, except)

  onCommit(() => services.jobs.enqueue('recalculate-etapa', { etapa: id_etapa }))
  onCommit(() =>
    services.live.emit(
      [rooms.etapa(id_etapa), rooms.clan(id_clan_ganador), rooms.clan(id_clan_perdedor), rooms.publico],
      'match:reported',
      { match },
    ),
  )
  return match
}
