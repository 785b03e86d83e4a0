import type { DataRequest, OwnDataRequest } from '@trinchera/contract/privacidad'
import { requestConfirmMs, requestKeptMs } from '@trinchera/rules/limits'
import { dueAt, extendedDue, requestNumber, type Derecho } from '@trinchera/rules/solicitudes'
import type { Db } from '../../database'
import type { DataAnswersTable } from '../../schema/privacy'

const columns = [
  'id',
  'derecho',
  'correo',
  'texto',
  'player_id',
  'estado',
  'created_at',
  'confirmed_at',
  'vence',
  'prorroga',
  'answered_at',
] as const

const select = (db: Db) => db.selectFrom('datos_solicitudes').select(columns)
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** A request as the staff's register of requests shows it; null if its sender has not confirmed it. */
function present({
  answered_at: _answered,
  created_at,
  confirmed_at,
  estado,
  vence,
  prorroga,
  ...row
}: Row): DataRequest[] {
  if (estado === 'sin-confirmar' || vence === null) return []
  const numero = requestNumber({ id: row.id, created_at })
  return [{ ...row, numero, estado, recibida: confirmed_at ?? created_at, vence, prorroga: prorroga === 1 }]
}

export interface NewRequest {
  derecho: Derecho
  correo: string
  texto: string
  created_at: string
}

/** Stores a request about personal data that waits for its sender's confirmation; returns its id. */
export async function insertRequest(trx: Db, request: NewRequest): Promise<number> {
  const { id } = await trx
    .insertInto('datos_solicitudes')
    .values({
      ...request,
      player_id: null,
      estado: 'sin-confirmar',
      confirmed_at: null,
      vence: null,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A stored request; null if there is none or, at `now`, its time to be confirmed has passed. */
export async function requestById(db: Db, id: number, now: Date): Promise<Row | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  const late = new Date(now.getTime() - requestConfirmMs).toISOString()
  return row && !(row.estado === 'sin-confirmar' && row.created_at <= late) ? row : null
}

/**
 * Confirms a request, which then is due and belongs to the account with the request's e-mail, if there is one whose owner has proved that
 * the e-mail is theirs. Returns false if it was confirmed before.
 */
export async function confirmRequest(trx: Db, { id, derecho, correo }: Row, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const account = await trx
    .selectFrom('players')
    .where('email', '=', correo)
    .where('validado', '=', 1)
    .select('id')
    .executeTakeFirst()
  const { numUpdatedRows } = await trx
    .updateTable('datos_solicitudes')
    .set({ estado: 'abierta', confirmed_at: at, vence: dueAt(derecho, at), player_id: account?.id ?? null })
    .where('id', '=', id)
    .where('estado', '=', 'sin-confirmar')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The staff's answers to a request, oldest first. */
export const answersTo = (db: Db, id: number): Promise<Pick<DataAnswersTable, 'tipo' | 'texto' | 'fecha'>[]> =>
  db
    .selectFrom('datos_respuestas')
    .where('id_solicitud', '=', id)
    .orderBy('id')
    .select(['tipo', 'texto', 'fecha'])
    .execute()

/** A request as its sender sees it. */
export async function ownRequest(
  db: Db,
  { id, derecho, estado, created_at, vence, prorroga }: Row,
): Promise<OwnDataRequest> {
  return {
    numero: requestNumber({ id, created_at }),
    derecho,
    estado,
    vence,
    prorroga: prorroga === 1,
    respuestas: await answersTo(db, id),
  }
}

/** All open requests, those due soonest first, then the `answered` latest answered ones. */
export async function listRequests(db: Db, answered: number): Promise<DataRequest[]> {
  const open = await select(db).where('estado', '=', 'abierta').orderBy('vence').orderBy('id').execute()
  const others = await select(db)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(answered)
    .execute()
  return [...open, ...others].flatMap(present)
}

/** One confirmed request as the staff's register of requests shows it. */
export async function registeredRequest(db: Db, id: number): Promise<DataRequest | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? (present(row)[0] ?? null) : null
}

/** The newest `limit` confirmed requests with their answers, to be exported as proof that they were answered. */
export async function requestProofs(db: Db, limit: number) {
  const rows = await select(db).where('confirmed_at', 'is not', null).orderBy('id', 'desc').limit(limit).execute()
  const answers = await db
    .selectFrom('datos_respuestas')
    .orderBy('id')
    .select(['id_solicitud', 'tipo', 'texto', 'quien', 'fecha'])
    .execute()
  const byRequest = new Map<number, typeof answers>()
  for (const answer of answers)
    byRequest.set(answer.id_solicitud, [...(byRequest.get(answer.id_solicitud) ?? []), answer])
  return rows.flatMap((row) => present(row).map((request) => ({ request, answers: byRequest.get(row.id) ?? [] })))
}

/**
 * Stores an answer to an open request. An extension moves the deadline, once; any other answer closes the request. Returns the changed
 * request; null if it is not open, or was extended before. The update locks the row, so that of concurrent answers one is stored.
 */
export async function answerRequest(
  trx: Db,
  id: number,
  answer: Omit<DataAnswersTable, 'id' | 'id_solicitud'>,
): Promise<DataRequest | null> {
  const before = await select(trx).where('id', '=', id).executeTakeFirst()
  const isExtension = answer.tipo === 'prorroga'
  const { numUpdatedRows } = await trx
    .updateTable('datos_solicitudes')
    .set(
      answer.tipo === 'prorroga'
        ? { prorroga: 1, vence: extendedDue(before?.vence ?? answer.fecha) }
        : { estado: answer.tipo, answered_at: answer.fecha },
    )
    .where('id', '=', id)
    .where('estado', '=', 'abierta')
    .$if(isExtension, (query) => query.where('prorroga', '=', 0))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  await trx
    .insertInto('datos_respuestas')
    .values({ ...answer, id_solicitud: id })
    .execute()
  return registeredRequest(trx, id)
}

/** Number of open requests that are due until `until` (ISO 8601). */
export async function dueRequests(db: Db, until: string): Promise<number> {
  const { due } = await db
    .selectFrom('datos_solicitudes')
    .where('estado', '=', 'abierta')
    .where('vence', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('due'))
    .executeTakeFirstOrThrow()
  return due
}

/** The requests made with a player's e-mail address, with their answers, for the player's own data export. */
export async function requestsOf(db: Db, player: number) {
  const rows = await select(db).where('player_id', '=', player).orderBy('id', 'desc').execute()
  return Promise.all(rows.map(async (row) => ({ texto: row.texto, ...(await ownRequest(db, row)) })))
}

/** Deletes requests that were not confirmed in time, with the mails that asked for it, and answered ones that need not be proved any more. */
export async function deleteOldRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db
    .deleteFrom('datos_solicitudes')
    .where('estado', '=', 'sin-confirmar')
    .where('created_at', '<=', before(requestConfirmMs))
    .execute()
  await db
    .deleteFrom('mails')
    .where('kind', '=', 'solicitud')
    .where('created_at', '<=', before(requestConfirmMs))
    .execute()
  await db.deleteFrom('datos_solicitudes').where('answered_at', '<', before(requestKeptMs)).execute()
}
