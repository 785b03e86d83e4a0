import { noticeTipos, type Notice, type NoticeTipo } from '@trinchera/contract/notificaciones'
import type { Db } from '../../database'
import { invitacionesByIds } from '../clanes/invitaciones'
import { solicitudesByIds } from '../clanes/solicitudes'
import { answersOf } from '../ladder/answers'

/** Number of rows per SQL statement. SQLite allows 32766 variables, and a notice has eleven columns. */
const chunkSize = 2000

/** Ids of the invitation, join request, reported match or reto that a notice asks its player to accept or reject. */
export interface NoticeOffer {
  id_invitacion?: number
  id_solicitud?: number
  id_match?: number
  /** The reto whose dates the player is asked to accept, and the version of the reto that has these dates. */
  id_reto?: number
  version_reto?: number
}

/** A notice to be stored. `texto`: a whole sentence. `enlace`: path of a page of the site. */
export interface NewNotice extends NoticeOffer {
  player_id: number
  tipo: NoticeTipo
  texto: string
  enlace: string | null
}

function tipoOf(stored: string): NoticeTipo {
  const tipo = noticeTipos.find((known) => known === stored)
  if (!tipo) throw new Error(`unknown tipo of notice in the database: ${stored}`)
  return tipo
}

type NoticeRow = Omit<Notice, 'tipo' | 'leida' | 'invitacion' | 'solicitud' | 'partida'> & {
  tipo: string
  read_at: string | null
  id_invitacion: number | null
  id_solicitud: number | null
  id_match: number | null
}

const columns = [
  'id',
  'tipo',
  'texto',
  'enlace',
  'fecha',
  'read_at',
  'id_invitacion',
  'id_solicitud',
  'id_match',
] as const

const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** Converts stored notices to notices as players see them, with the state at `now` of the invitation, request or match in question. */
async function presentNotices<R extends NoticeRow>(db: Db, rows: readonly R[], now: Date) {
  const invitaciones = await invitacionesByIds(db, idsOf(rows.map((row) => row.id_invitacion)), now)
  const solicitudes = await solicitudesByIds(db, idsOf(rows.map((row) => row.id_solicitud)), now)
  const respuestas = await answersOf(db, idsOf(rows.map((row) => row.id_match)))
  return rows.map(({ id, tipo, texto, enlace, fecha, read_at, id_invitacion, id_solicitud, id_match }): Notice => {
    const invitacion = invitaciones.find((one) => one.id === id_invitacion) ?? null
    const solicitud = solicitudes.find((one) => one.id === id_solicitud) ?? null
    const partida = id_match === null ? null : { id: id_match, respuesta: respuestas.get(id_match) ?? null }
    return { id, tipo: tipoOf(tipo), texto, enlace, fecha, leida: read_at !== null, invitacion, solicitud, partida }
  })
}

/** Stores notices as unread; returns them as their players see them. */
export async function insertNotices(
  trx: Db,
  notices: readonly NewNotice[],
  now: Date,
): Promise<{ player_id: number; notice: Notice }[]> {
  const rows: (NoticeRow & { player_id: number })[] = []
  for (let start = 0; start < notices.length; start += chunkSize)
    rows.push(
      ...(await trx
        .insertInto('notices')
        .values(
          notices.slice(start, start + chunkSize).map((notice) => ({
            id_invitacion: null,
            id_solicitud: null,
            id_match: null,
            id_reto: null,
            version_reto: null,
            ...notice,
            fecha: now.toISOString(),
            read_at: null,
          })),
        )
        .returning(['player_id', ...columns])
        .execute()),
    )
  const presented = await presentNotices(trx, rows, now)
  return presented.flatMap((notice, index) => {
    const player_id = rows[index]?.player_id
    return player_id === undefined ? [] : [{ player_id, notice }]
  })
}

/** A notice and the id of its player; null if there is no such notice, because notices are deleted after a while. */
export async function noticeById(db: Db, id: number, now: Date): Promise<{ player_id: number; notice: Notice } | null> {
  const row = await db
    .selectFrom('notices')
    .where('id', '=', id)
    .select(['player_id', ...columns])
    .executeTakeFirst()
  const [notice] = row ? await presentNotices(db, [row], now) : []
  return row && notice ? { player_id: row.player_id, notice } : null
}

/** True if a player already has an unread notice of the same kind with the same text and URL. */
export async function hasUnreadNotice(db: Db, { player_id, tipo, texto, enlace }: NewNotice): Promise<boolean> {
  const same = db
    .selectFrom('notices')
    .where('player_id', '=', player_id)
    .where('read_at', 'is', null)
    .where('tipo', '=', tipo)
    .where('texto', '=', texto)
    .where('enlace', '=', enlace)
  return Boolean(await same.select('id').executeTakeFirst())
}

/** Ids of the players among `players` who have an unread notice of this kind with the URL `enlace`. */
export async function playersWithUnread(
  db: Db,
  players: readonly number[],
  tipo: NoticeTipo,
  enlace: string,
): Promise<Set<number>> {
  if (!players.length) return new Set()
  const rows = await db
    .selectFrom('notices')
    .where('player_id', 'in', [...players])
    .where('read_at', 'is', null)
    .where('tipo', '=', tipo)
    .where('enlace', '=', enlace)
    .select('player_id')
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

/** A player's unread notices whose URL begins with `prefix`. */
export async function unreadAbout(db: Db, player: number, prefix: string): Promise<{ id: number; enlace: string }[]> {
  const rows = await db
    .selectFrom('notices')
    .where('player_id', '=', player)
    .where('read_at', 'is', null)
    .where('enlace', 'like', `${prefix}%`)
    .select(['id', 'enlace'])
    .execute()
  return rows.map(({ id, enlace }) => ({ id, enlace: enlace ?? '' }))
}

/** Number of unread notices by player id. Players without unread notices are left out. */
export async function unreadCountsOf(db: Db, players: readonly number[]): Promise<Map<number, number>> {
  if (!players.length) return new Map()
  const rows = await db
    .selectFrom('notices')
    .where('player_id', 'in', [...players])
    .where('read_at', 'is', null)
    .groupBy('player_id')
    .select((eb) => ['player_id', eb.fn.countAll<number>().as('unread')])
    .execute()
  return new Map(rows.map(({ player_id, unread }) => [player_id, unread]))
}

/** A player's notices, newest first: one page, or all if `page` is missing. `total` counts all of them. */
export async function noticesOf(
  db: Db,
  player: number,
  now: Date,
  page?: { pagina: number; por_pagina: number },
): Promise<{ notices: Notice[]; total: number }> {
  const own = db.selectFrom('notices').where('player_id', '=', player)
  const all = own.orderBy('id', 'desc').select(columns)
  const rows = await (page ? all.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina) : all).execute()
  const notices = await presentNotices(db, rows, now)
  if (!page) return { notices, total: notices.length }
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { notices, total }
}

/** Marks a player's notices with these ids (null: all) as read; returns the ids of those that were unread. `now`: ISO 8601. */
export async function markRead(trx: Db, player: number, ids: readonly number[] | null, now: string): Promise<number[]> {
  if (ids?.length === 0) return []
  const own = trx
    .updateTable('notices')
    .set({ read_at: now })
    .where('player_id', '=', player)
    .where('read_at', 'is', null)
  const rows = await (ids ? own.where('id', 'in', [...ids]) : own).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Deletes up to `limit` notices older than `before` (ISO 8601), oldest first; returns how many were deleted. */
export async function deleteNoticesBefore(db: Db, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notices')
    .where('id', 'in', db.selectFrom('notices').where('fecha', '<', before).orderBy('fecha').limit(limit).select('id'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
