import type { ReportedComment } from '@trinchera/contract/anuncios'
import { escapeHtml } from '@trinchera/rules/escape-html'
import type { Db } from '../../database'
import { presentTexts, selectComments } from './comments'
import type { Page } from '../ladder/tops'

/** Query for comments that wait for a decision by staff: hidden ones, and those with an unsettled report. */
const waiting = (db: Db) =>
  selectComments(db)
    .leftJoin('anuncios as a', 'a.id', 'c.id_anuncio')
    .leftJoin('retos', 'retos.id', 'c.id_reto')
    .leftJoin('torneos', 'torneos.id', 'c.id_torneo')
    .leftJoin('foro_temas as t', 't.id', 'c.id_tema')
    .leftJoin('clans as one', 'one.id', 'retos.id_retador')
    .leftJoin('clans as other', 'other.id', 'retos.id_retado')
    .leftJoin(
      db
        .selectFrom('comment_reports')
        .where('settled_at', 'is', null)
        .groupBy('id_comment')
        .select((eb) => ['id_comment', eb.fn.countAll<number>().as('open')])
        .as('r'),
      'r.id_comment',
      'c.id',
    )
    .where((eb) => eb.or([eb('c.hidden_at', 'is not', null), eb('r.open', 'is not', null)]))

async function countWaiting(db: Db): Promise<number> {
  const { n } = await waiting(db)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Comments that wait for a decision by staff, with their unsettled reports; most reported first. One page, or all if `page` is missing. */
export async function reportedComments(db: Db, page?: Page): Promise<{ comments: ReportedComment[]; total: number }> {
  const ordered = waiting(db)
    .select([
      'a.titulo',
      'one.nombre as retador',
      'other.nombre as retado',
      'torneos.nombre as torneo',
      't.titulo as tema',
    ])
    .orderBy((eb) => eb.fn.coalesce('r.open', eb.lit(0)), 'desc')
    .orderBy('c.id')
  const rows = await (page
    ? ordered.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina)
    : ordered
  ).execute()
  const comments = await presentTexts(
    db,
    rows.map(({ titulo: _titulo, retador: _retador, retado: _retado, torneo: _torneo, tema: _tema, ...row }) => row),
  )
  const reports = rows.length
    ? await db
        .selectFrom('comment_reports')
        .where(
          'id_comment',
          'in',
          rows.map(({ id }) => id),
        )
        .where('settled_at', 'is', null)
        .orderBy('id')
        .select(['id_comment', 'quien', 'motivo', 'fecha'])
        .execute()
    : []
  const byComment = new Map<number, ReportedComment['denuncias']>()
  for (const { id_comment, ...report } of reports)
    byComment.set(id_comment, [...(byComment.get(id_comment) ?? []), report])
  const list = comments.map((comment, index) => {
    const {
      id_anuncio = null,
      id_reto = null,
      id_tema = null,
      id_torneo = null,
      partida = null,
      titulo,
      retador,
      retado,
      torneo,
      tema,
    } = rows[index] ?? {}
    return {
      ...comment,
      comentario: id_anuncio === null && id_tema === null ? escapeHtml(comment.comentario) : comment.comentario,
      idAnuncio: id_anuncio,
      id_reto,
      id_tema,
      id_torneo,
      partida,
      anuncio:
        titulo ?? (tema && `Foro: ${tema}`) ?? (torneo ? `Torneo: ${torneo}` : `Reto: ${retador} contra ${retado}`),
      denuncias: byComment.get(comment.id) ?? [],
    }
  })
  return { comments: list, total: page ? await countWaiting(db) : list.length }
}

/** True if the player has ever reported this comment, even if the report is settled by now. */
export async function hasReported(db: Db, comment: number, player: number): Promise<boolean> {
  return Boolean(
    await db
      .selectFrom('comment_reports')
      .where('id_comment', '=', comment)
      .where('player_id', '=', player)
      .select('id')
      .executeTakeFirst(),
  )
}

/** Stores a report of a comment; returns how many unsettled reports the comment then has. Lock the comment first. */
export async function insertCommentReport(
  trx: Db,
  report: { id_comment: number; player_id: number; quien: string; motivo: string; fecha: string },
): Promise<number> {
  await trx
    .insertInto('comment_reports')
    .values({ ...report, settled_at: null })
    .execute()
  return openReports(trx, report.id_comment)
}

export async function openReports(db: Db, comment: number): Promise<number> {
  const { n } = await db
    .selectFrom('comment_reports')
    .where('id_comment', '=', comment)
    .where('settled_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Marks all reports of a comment as settled. `now`: ISO 8601. */
export async function settleReports(trx: Db, comment: number, now: string): Promise<void> {
  await trx
    .updateTable('comment_reports')
    .set({ settled_at: now })
    .where('id_comment', '=', comment)
    .where('settled_at', 'is', null)
    .execute()
}
