import { movedIn, type Moved } from '@trinchera/rules/ladder/shifts'
import type { Database } from '../database'
import { foldEtapa } from '../fold-etapa'
import { prepareReplay } from '../prepare-replay'
import { selectClanRows } from '../presenters'
import { markForReplay, nextSeq } from '../queries/ladder/log'
import { insertMatch } from '../queries/ladder/reporting'
import { etapaHistory } from '../etapa-history'
import { insertRuling, liftRuling, standingRuling } from '../queries/rulings/rulings'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
export const now = at(9999)

/** Maximum number of matches in one part of a recalculation: few, so that even a short etapa is recalculated in several parts. */
const held = 100

/** Every change of place in an etapa's history. `most`: maximum number of log entries from which the history may be calculated. */
export async function changesOf({ db }: Pick<Database, 'db'>, etapa: number, most?: number): Promise<Moved[]> {
  const changes: Moved[] = []
  for await (const block of (await etapaHistory(db, etapa, most === undefined ? {} : { most })).from(0))
    changes.push(...movedIn(block))
  return changes
}

/**
 * Creates an etapa with one-player clans named A, B, C…, and returns helpers that take these names. `mark`: a suffix for the names of its
 * juego and players, needed if the database has several such etapas.
 */
export async function letteredEtapa(database: Database, names: string, mark = '') {
  const { db } = database
  const { id: id_juego } = await db
    .insertInto('juegos')
    .values({ nombre: `J${mark}`, nombre_folded: `j${mark}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: etapa } = await db
    .insertInto('etapas')
    .values({ id_juego, nombre: 'I', activo: 1, multijugador: 1, created_at: now, archived_at: null, stale_from: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = new Map<string, number>()
  const leaders = new Map<string, number>()
  for (const nombre of names) {
    const player = await db
      .insertInto('players')
      .values({
        username: nombre + mark,
        username_folded: nombre + mark,
        email: `${nombre}${mark}@b.cl`,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const clan = await db
      .insertInto('clans')
      .values({
        id_etapa: etapa,
        nombre,
        nombre_folded: nombre,
        tag: nombre,
        tag_folded: nombre,
        created_at: now,
        id_lider: player.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('memberships')
      .values({ id_clan: clan.id, player_id: player.id, id_etapa: etapa, rango: 'Lider', joined_at: now })
      .execute()
    ids.set(nombre, clan.id)
    leaders.set(nombre, player.id)
  }
  const named = (of: ReadonlyMap<string, number>, nombre: string) => {
    const found = of.get(nombre)
    if (!found) throw new Error(`no clan ${nombre}`)
    return found
  }
  const id = (nombre: string) => named(ids, nombre)
  let minute = 0
  return {
    id: etapa,
    clanId: id,
    /** Id of the only player of a clan. */
    player: (nombre: string) => named(leaders, nombre),
    /** Stores a match: `'AB'` means that A beat B. */
    play: (pair: string) =>
      database.transaction(async (trx) => {
        const seq = await nextSeq(trx, etapa)
        return insertMatch(trx, {
          id_etapa: etapa,
          seq,
          id_clan_ganador: id(pair.charAt(0)),
          id_clan_perdedor: id(pair.charAt(1)),
          comentario: '',
          id_reportero: null,
          reportado_por: 'x',
          fecha: at(minute++),
        })
      }),
    rule: (match: number, tipo: 'anular' | 'falso' | 'trampa', cheater?: string) =>
      database.transaction(async (trx) => {
        const seq = tipo === 'anular' ? null : await nextSeq(trx, etapa)
        await insertRuling(trx, {
          match_id: match,
          id_etapa: etapa,
          tipo,
          seq,
          id_clan: cheater ? id(cheater) : null,
          motivo: 'x',
          ruled_by: 1,
          created_at: now,
        })
        const { seq: from } = await trx
          .selectFrom('matches')
          .where('id', '=', match)
          .select('seq')
          .executeTakeFirstOrThrow()
        await markForReplay(trx, etapa, from)
      }),
    reinstate: (match: number) =>
      database.transaction(async (trx) => {
        const ruling = await standingRuling(trx, match)
        if (!ruling) throw new Error('the match has no ruling to lift')
        await liftRuling(trx, ruling.id, 1, now)
        await markForReplay(trx, etapa, 1)
      }),
    remove: (nombre: string) =>
      database.transaction(async (trx) => {
        const seq = await nextSeq(trx, etapa)
        await trx
          .insertInto('clan_removals')
          .values({ id_etapa: etapa, seq, id_clan: id(nombre), fecha: at(minute++) })
          .execute()
      }),
    winnerOf: async (match: number) => {
      const { id_clan_ganador } = await db
        .selectFrom('matches')
        .where('id', '=', match)
        .select('id_clan_ganador')
        .executeTakeFirstOrThrow()
      return [...names].find((nombre) => id(nombre) === id_clan_ganador)
    },
    prepare: () => prepareReplay(database, etapa, { held }),
    /** Calculates the etapa's ladder table from its log and stores it, as the worker does. */
    fold: async () => {
      const prepared = await prepareReplay(database, etapa, { held })
      return database.transaction((trx) => foldEtapa(trx, etapa, now, prepared))
    },
    /** The stored history: every change of place, the blocks that contain the changes, and the places before and after every match. */
    history: () =>
      Promise.all([
        changesOf(database, etapa),
        database.db.selectFrom('ladder_blocks').selectAll().orderBy('seq').execute(),
        database.db.selectFrom('ladder_shifts').selectAll().orderBy('seq').execute(),
        database.db.selectFrom('match_outcomes').selectAll().orderBy('seq').execute(),
      ]),
    table: async () => {
      const rows = await selectClanRows(database.db).where('clans.id_etapa', '=', etapa).execute()
      return rows
        .filter((row) => row.ranking_actual)
        .sort((a, b) => a.ranking_actual - b.ranking_actual)
        .map((row) => row.nombre)
        .join('')
    },
    records: async () => {
      const rows = await database.db
        .selectFrom('player_records as r')
        .innerJoin('players as p', 'p.id', 'r.player_id')
        .select(['p.username', 'r.victorias', 'r.derrotas'])
        .orderBy('p.username')
        .execute()
      return rows.map((row) => `${row.username} ${row.victorias}-${row.derrotas}`).join(', ')
    },
  }
}
