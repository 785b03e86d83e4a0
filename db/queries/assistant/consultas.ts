import { consulta, type Consulta } from '@trinchera/contract/asistente'
import { assistantKeptMs } from '@trinchera/rules/limits'
import { rolsWith } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import type { Page } from '../ladder/tops'
import { readable } from '../../readable'

const thread = consulta.shape.hilo

const select = (db: Db) =>
  db
    .selectFrom('consultas as q')
    .innerJoin('players as p', 'p.id', 'q.player_id')
    .select([
      'q.id',
      'q.player_id',
      'p.username',
      'p.imagen',
      'q.pregunta',
      'q.hilo',
      'q.fecha',
      'q.respuesta',
      'q.respondio',
      'q.answered_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const threadOf = (hilo: string) => readable(hilo, (text) => thread.parse(JSON.parse(text))) ?? []

const present = ({ player_id, username, imagen, hilo, answered_at, ...row }: Row): Consulta => ({
  ...row,
  jugador: { id: player_id, username, imagen },
  hilo: threadOf(hilo),
  respondida: answered_at,
})

export async function insertConsulta(
  trx: Db,
  asked: { player_id: number; pregunta: string; hilo: string; fecha: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('consultas')
    .values({ ...asked, respuesta: null, respondio: null, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Number of questions to the moderators that are not answered: of one player or, without `player`, of all players. */
export async function openConsultas(db: Db, player?: number): Promise<number> {
  const open = db.selectFrom('consultas').where('answered_at', 'is', null)
  const { n } = await (player === undefined ? open : open.where('player_id', '=', player))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Questions to the moderators: unanswered ones, oldest first, then answered ones, latest first. One page, or all if `page` is missing. */
export async function consultas(db: Db, page?: Page): Promise<{ consultas: Consulta[]; total: number }> {
  const ordered = select(db)
    .orderBy((eb) => eb.case().when('q.answered_at', 'is', null).then(0).else(1).end())
    .orderBy('q.answered_at', 'desc')
    .orderBy('q.id')
  const rows = await (page
    ? ordered.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina)
    : ordered
  ).execute()
  const { n } = await db
    .selectFrom('consultas')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { consultas: rows.map(present), total: Number(n) }
}

export async function consultaById(db: Db, id: number): Promise<Consulta | null> {
  const row = await select(db).where('q.id', '=', id).executeTakeFirst()
  return row ? present(row) : null
}

/** Stores a moderator's answer to a question. Returns false, and stores nothing, if the question already has an answer. */
export async function answerConsulta(
  trx: Db,
  id: number,
  answer: { respuesta: string; respondio: string; answered_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('consultas')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Ids of the staff who may answer players' questions to the moderators. */
export async function reviewers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('players')
    .where('admin', '=', 1)
    .where('rol', 'in', [...rolsWith('assistant.review')])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** All questions of one player to the moderators, newest first, for the player's data export. */
export async function consultasOf(db: Db, player: number) {
  const rows = await select(db).where('q.player_id', '=', player).orderBy('q.id', 'desc').execute()
  return rows.map(({ pregunta, hilo, fecha, respuesta, answered_at }) => ({
    pregunta,
    hilo: threadOf(hilo),
    fecha,
    respuesta,
    answered_at,
  }))
}

export async function deleteOldConsultas(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('consultas')
    .where('fecha', '<', new Date(now.getTime() - assistantKeptMs).toISOString())
    .execute()
}
