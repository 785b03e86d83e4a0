import { sql } from 'kysely'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { beginningOf } from '@trinchera/rules/letters'
import type { Derecho } from '@trinchera/rules/solicitudes'
import type { Db } from '../../database'
import type { MailKind, MailTokensTable } from '../../schema/players'
import type { DataAnswersTable, IncidentsTable } from '../../schema/privacy'
import { pendingEmailChange } from '../players/email-changes'

/** Content of an invitation mail: names of the clan, its etapa and the player who invites. Stored as JSON with the mail. */
export interface InvitationNames {
  clan: string
  etapa: string
  quien: string
}

/** Content of a mail about a notice, stored as JSON with the mail. */
export interface MailedNotice {
  tipo: NoticeTipo
  texto: string
  enlace: string | null
}

/** Content of the mail to a suspended player. `id`: the suspension against which the player can appeal by the URL in the mail. */
export interface MailedSuspension {
  id: number
  hasta: string
  motivo: string
}

/**
 * Content of the mail with the decision on an appeal. `suspension`: the suspension if it stays in force, otherwise null. `enlace`: a URL of
 * the site, or null. At most one of the two is set.
 */
export interface MailedAnswer {
  texto: string
  suspension: number | null
  enlace: string | null
}

/** Content of a mail about an account's security. `nuevo`: an e-mail address, partly masked, so that only its owner recognises it. */
export type MailedSecurity =
  | { suceso: 'sesion-nueva'; equipo: string }
  | { suceso: 'correo-pedido' | 'correo-cambiado-por-administracion' | 'correo-deshecho'; nuevo: string }
  | { suceso: 'correo-listo' }
  | { suceso: 'app-activada' | 'app-quitada' | 'codigos-nuevos' }
  | { suceso: 'llave-agregada' | 'llave-quitada'; llave: string }
  | { suceso: 'segundo-paso-retirado' }
  | { suceso: 'retiraste-segundo-paso'; jugador: string }

/** Content of a mail that asks to confirm a request about personal data. `id`: id of the request. */
export interface MailedRequest {
  id: number
  numero: string
  derecho: Derecho
}

/** Content of a mail with the staff's reply to a request about personal data. `vence`: the extended deadline, if the reply extends it. */
export interface MailedRequestAnswer extends MailedRequest {
  tipo: DataAnswersTable['tipo']
  texto: string
  vence: string | null
}

/** Content of a mail to the people affected by a security incident. */
export type MailedIncident = Pick<IncidentsTable, 'cuando' | 'que' | 'datos' | 'medidas'>

/** Kinds of mail without variable content, sent to the account's e-mail address. */
type PlainKind = 'validar' | 'recuperar' | 'clave-cambiada' | 'prueba'

export type Letter =
  | { kind: PlainKind }
  | { kind: 'invitacion'; names: InvitationNames }
  | { kind: 'aviso'; notice: MailedNotice }
  | { kind: 'suspension'; suspension: MailedSuspension }
  | { kind: 'apelacion'; answer: MailedAnswer }
  /** `email`: the recipient's address, if it is not the account's current one. */
  | { kind: 'seguridad'; security: MailedSecurity; email?: string }
  | { kind: 'correo-nuevo'; email: string }
  | { kind: 'correo-deshacer'; email: string; nuevo: string }
  | { kind: 'solicitud'; email: string; solicitud: MailedRequest }
  | { kind: 'solicitud-respuesta'; email: string; respuesta: MailedRequestAnswer }
  | { kind: 'incidente'; email: string; incidente: MailedIncident }

/** A mail that this process may send now, and its recipient. `attempts`: number of attempts to send it, including the present one. */
export interface MailToSend {
  id: number
  letter: Letter
  /** Null for a mail to an address without an account; `username` is empty then. */
  player_id: number | null
  username: string
  email: string
  attempts: number
  created_at: string
}

function contentOf(letter: Letter): object | null {
  switch (letter.kind) {
    case 'invitacion':
      return letter.names
    case 'aviso':
      return letter.notice
    case 'suspension':
      return letter.suspension
    case 'apelacion':
      return letter.answer
    case 'seguridad':
      return letter.security
    case 'correo-deshacer':
      return { nuevo: letter.nuevo }
    case 'solicitud':
      return letter.solicitud
    case 'solicitud-respuesta':
      return letter.respuesta
    case 'incidente':
      return letter.incidente
    default:
      return null
  }
}

const newMail = (player_id: number | null, letter: Letter, now: string) => {
  const data = contentOf(letter)
  return {
    player_id,
    kind: letter.kind,
    data: data && JSON.stringify(data),
    created_at: now,
    next_attempt_at: now,
    sent_at: null,
    failure: null,
    email: ('email' in letter && letter.email) || null,
  }
}

/** Stores a mail in the outbox, to be sent now; returns its id. `player_id`: null for an address without an account. `now`: ISO 8601. */
export async function insertMail(trx: Db, player_id: number | null, letter: Letter, now: string): Promise<number> {
  const row = await trx
    .insertInto('mails')
    .values(newMail(player_id, letter, now))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Stores a mail to each of several accounts in the outbox. The reconciler of the worker sends them. At most 2000 at once. */
export async function insertMailsTo(
  trx: Db,
  mails: readonly { player_id: number; letter: Letter }[],
  now: string,
): Promise<void> {
  await trx
    .insertInto('mails')
    .values(mails.map(({ player_id, letter }) => newMail(player_id, letter, now)))
    .execute()
}

/**
 * Ids of unsent mails whose next attempt is due at `now`, longest overdue first. Mails about an incident come last, because there is one for
 * every account and somebody waits for the others.
 */
export async function dueMails(db: Db, now: string, mostAttempts: number, limit = 200): Promise<number[]> {
  const rows = await db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('attempts', '<', mostAttempts)
    .orderBy((eb) => eb.case().when('kind', '=', 'incidente').then(1).else(0).end())
    .orderBy('next_attempt_at')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

function letterOf(kind: MailKind, data: string | null, email: string): Letter {
  if (kind === 'correo-nuevo') return { kind, email }
  if (kind === 'correo-deshacer') {
    const { nuevo }: { nuevo: string } = JSON.parse(data ?? '{}')
    return { kind, email, nuevo }
  }
  if (kind === 'seguridad') {
    const security: MailedSecurity = JSON.parse(data ?? '{}')
    return { kind, security }
  }
  if (kind === 'aviso') {
    const notice: MailedNotice = JSON.parse(data ?? '{}')
    return { kind, notice }
  }
  if (kind === 'suspension') {
    const suspension: MailedSuspension = JSON.parse(data ?? '{}')
    return { kind, suspension }
  }
  if (kind === 'apelacion') {
    const answer: MailedAnswer = JSON.parse(data ?? '{}')
    return { kind, answer }
  }
  if (kind === 'solicitud') {
    const solicitud: MailedRequest = JSON.parse(data ?? '{}')
    return { kind, email, solicitud }
  }
  if (kind === 'solicitud-respuesta') {
    const respuesta: MailedRequestAnswer = JSON.parse(data ?? '{}')
    return { kind, email, respuesta }
  }
  if (kind === 'incidente') {
    const incidente: MailedIncident = JSON.parse(data ?? '{}')
    return { kind, email, incidente }
  }
  if (kind !== 'invitacion') return { kind }
  const names: InvitationNames = JSON.parse(data ?? '{}')
  return { kind, names }
}

/**
 * Reserves a mail for one attempt to send it, so that only one worker sends it. Null if the mail was sent, is reserved, is not due or has
 * no attempts left. If this process dies, the next attempt is due at `next`. A mail that has become pointless (account closed or already
 * validated, change of e-mail cancelled) is deleted instead.
 */
export async function leaseMail(
  trx: Db,
  id: number,
  { now, next, mostAttempts }: { now: string; next: string; mostAttempts: number },
): Promise<MailToSend | null> {
  // The conditions are part of the update, so that they are false for a second worker that has waited for the row.
  const mail = await trx
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: next })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('attempts', '<', mostAttempts)
    .returning(['id', 'kind', 'player_id', 'attempts', 'created_at', 'data', 'email'])
    .executeTakeFirst()
  if (!mail) return null
  if (mail.player_id === null) {
    const { kind, data, ...rest } = mail
    const email = mail.email ?? ''
    return { ...rest, letter: letterOf(kind, data, email), username: '', email }
  }
  const player = await trx
    .selectFrom('players')
    .where('id', '=', mail.player_id)
    .select(['username', 'email', 'validado', 'closed_at'])
    .executeTakeFirstOrThrow()
  const isOver =
    (mail.kind === 'validar' && player.validado === 1) ||
    (mail.kind === 'correo-nuevo' && (await pendingEmailChange(trx, mail.player_id, now))?.nuevo !== mail.email)
  if (player.closed_at !== null || isOver) {
    await trx.deleteFrom('mails').where('id', '=', id).execute()
    return null
  }
  const { kind, data, ...rest } = mail
  const email = mail.email ?? player.email
  return { ...rest, letter: letterOf(kind, data, email), username: player.username, email }
}

/** Whether a mail was sent, and why the last attempt failed. Undefined if there is no such mail. */
export const mailOutcome = (
  db: Db,
  id: number,
): Promise<{ sent_at: string | null; failure: string | null } | undefined> =>
  db.selectFrom('mails').where('id', '=', id).select(['sent_at', 'failure']).executeTakeFirst()

/** Deletes a mail that was not sent, so that nobody tries it again. */
export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** Stores that a mail was sent. If it went to the account's own address, that address works, so earlier failures are forgotten. */
export async function markMailSent(db: Db, id: number, now: string): Promise<void> {
  const sent = await db
    .updateTable('mails')
    .set({ sent_at: now, failure: null })
    .where('id', '=', id)
    .returning(['player_id', 'email'])
    .executeTakeFirst()
  if (!sent || sent.email !== null || sent.player_id === null) return
  await db
    .updateTable('mails')
    .set({ failure: null })
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', never)
    .where('player_id', '=', sent.player_id)
    .execute()
}

/**
 * Stores why an attempt to send a mail failed, and when the next attempt is due (`next`). Null if there will be none: then the recipient's
 * address is stored too, for `undeliveredMails`.
 */
export async function recordMailFailure(
  db: Db,
  { id, email }: Pick<MailToSend, 'id' | 'email'>,
  failure: string,
  next: string | null,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failure: beginningOf(failure, 500), next_attempt_at: next ?? never, ...(next === null ? { email } : {}) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** A date that means "never", because it sorts after every other ISO 8601 text in the database. */
const never = '9999-12-31T23:59:59.999Z'

/** Deletes mails to addresses without an account that were stored before `time` (ISO 8601). */
export async function deleteAddressMailsBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('mails').where('player_id', 'is', null).where('created_at', '<', time).execute()
}

/** Stores the hash of a mail's token. The token itself is only in the mail. */
export async function storeMailToken(trx: Db, token: Omit<MailTokensTable, 'used_at'>): Promise<void> {
  await trx
    .insertInto('mail_tokens')
    .values({ ...token, used_at: null })
    .execute()
}

/**
 * Those of the players whose e-mail address seems not to work: a map from the player's id to the time and reason of the latest mail that was
 * given up. Left out are mails to a former address, and addresses at which a later mail arrived.
 */
export async function undeliveredMails(
  db: Db,
  players: readonly number[],
): Promise<Map<number, { fecha: string; motivo: string }>> {
  if (!players.length) return new Map()
  const rows = await db
    .selectFrom('mails')
    .innerJoin('players', (join) =>
      join.onRef('players.id', '=', 'mails.player_id').onRef('players.email', '=', 'mails.email'),
    )
    .where('mails.sent_at', 'is', null)
    .where('mails.next_attempt_at', '=', never)
    .where('mails.failure', 'is not', null)
    .where('players.id', 'in', [...players])
    .orderBy('mails.id')
    .select(['players.id', 'mails.created_at as fecha', 'mails.failure as motivo'])
    .execute()
  return new Map(rows.map(({ id, fecha, motivo }) => [id, { fecha, motivo: motivo ?? '' }]))
}
