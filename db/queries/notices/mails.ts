import { sql } from 'kysely'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { beginningOf } from '@trinchera/rules/letters'
import type { Db } from '../../database'
import type { MailKind, MailTokensTable } from '../../schema/players'
import { pendingEmailChange } from '../players/email-changes'

/** Names in an invitation mail; stored as JSON with the mail. */
export interface InvitationNames {
  clan: string
  etapa: string
  quien: string
}

/** Content of a notice mail; stored as JSON with the mail. */
export interface MailedNotice {
  tipo: NoticeTipo
  texto: string
  enlace: string | null
}

/** Content of the mail to a suspended account. `id`: the suspension that the link in the mail appeals against. */
export interface MailedSuspension {
  id: number
  hasta: string
  motivo: string
}

/**
 * Content of the mail that answers an appeal. At most one of two is set: `suspension`, if it still stands, or `enlace`, a URL of the site.
 */
export interface MailedAnswer {
  texto: string
  suspension: number | null
  enlace: string | null
}

/**
 * A change in the security of an account. `nuevo`: an e-mail address, masked so that its owner recognises it but nobody else can use it.
 */
export type MailedSecurity =
  | { suceso: 'sesion-nueva'; equipo: string }
  | { suceso: 'correo-pedido' | 'correo-cambiado-por-administracion' | 'correo-deshecho'; nuevo: string }
  | { suceso: 'correo-listo' }
  | { suceso: 'app-activada' | 'app-quitada' | 'codigos-nuevos' }
  | { suceso: 'llave-agregada' | 'llave-quitada'; llave: string }
  | { suceso: 'segundo-paso-retirado' }
  | { suceso: 'retiraste-segundo-paso'; jugador: string }

/** Kinds of mail without content, sent to the account's own e-mail address. */
type PlainKind = 'validar' | 'recuperar' | 'clave-cambiada'

/** Kind and content of a mail. */
export type Letter =
  | { kind: PlainKind }
  | { kind: 'invitacion'; names: InvitationNames }
  | { kind: 'aviso'; notice: MailedNotice }
  | { kind: 'suspension'; suspension: MailedSuspension }
  | { kind: 'apelacion'; answer: MailedAnswer }
  /** `email`: an e-mail address that is not, or no longer, the account's. */
  | { kind: 'seguridad'; security: MailedSecurity; email?: string }
  | { kind: 'correo-nuevo'; email: string }
  | { kind: 'correo-deshacer'; email: string; nuevo: string }

/** A mail leased for sending, with its recipient. `attempts` includes the present attempt. */
export interface MailToSend {
  id: number
  letter: Letter
  player_id: number
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
    default:
      return null
  }
}

/** Stores a mail in the outbox, due immediately; returns its id. `now`: ISO 8601. */
export async function insertMail(trx: Db, player_id: number, letter: Letter, now: string): Promise<number> {
  const data = contentOf(letter)
  const row = await trx
    .insertInto('mails')
    .values({
      player_id,
      kind: letter.kind,
      data: data && JSON.stringify(data),
      created_at: now,
      next_attempt_at: now,
      sent_at: null,
      failure: null,
      email: ('email' in letter && letter.email) || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Mails due at `now`, longest overdue first. */
export async function dueMails(db: Db, now: string, mostAttempts: number, limit = 200): Promise<number[]> {
  const rows = await db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('attempts', '<', mostAttempts)
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
  if (kind !== 'invitacion') return { kind }
  const names: InvitationNames = JSON.parse(data ?? '{}')
  return { kind, names }
}

/**
 * Leases a mail for one attempt; if several workers try, only one gets it. Null if the mail was sent, is leased, is not due or has no
 * attempts left. The next attempt is due at `next`, in case this process dies. A mail that has become pointless (account closed or
 * validated, change of e-mail given up) is deleted instead.
 */
export async function leaseMail(
  trx: Db,
  id: number,
  { now, next, mostAttempts }: { now: string; next: string; mostAttempts: number },
): Promise<MailToSend | null> {
  // The conditions are part of the update, so that of two processes waiting for the row the second one finds them false.
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

/** Records that a mail was sent. */
export async function markMailSent(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, failure: null }).where('id', '=', id).execute()
}

/** Records a failed attempt and the time of the next attempt; `null` if there will be none. */
export async function recordMailFailure(db: Db, id: number, failure: string, next: string | null): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failure: beginningOf(failure, 500), next_attempt_at: next ?? never })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Used as "never": sorts after every ISO 8601 text in use. */
const never = '9999-12-31T23:59:59.999Z'

/** Stores the hash of a mail's token; the token itself is only in the mail. */
export async function storeMailToken(trx: Db, token: Omit<MailTokensTable, 'used_at'>): Promise<void> {
  await trx
    .insertInto('mail_tokens')
    .values({ ...token, used_at: null })
    .execute()
}
