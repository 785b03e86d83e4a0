import type { ForoLimites } from '@trinchera/contract/foro'
import type { Db, Dialect } from '@trinchera/db/database'
import {
  authorState,
  lockAuthor,
  lockPostsOfNewAccounts,
  postsOfNewAccounts,
  type AuthorState,
} from '@trinchera/db/queries/foro/authors'
import { hasLinkOrPicture, newAccount } from '@trinchera/rules/foro'
import {
  dayMs,
  mensajeEveryMs,
  newAccountMs,
  newAccountPostsPerDay,
  newAccountsTogether,
  temasPerDay,
} from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import { formatDateTime } from '@trinchera/rules/presentation'
import { fieldError } from '../../http/rule-error'
import type { SessionInfo } from '../../http/handler'
import { TooManyError } from '../../plugins/too-many'
import type { Services } from '../../services'

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
const secondsUntil = (time: number, now: Date) => Math.max(1, Math.ceil((time - now.getTime()) / 1000))

/** The beginning of an error message. Only a young account (`hasta` not null) is called new; other limited accounts have few posts. */
const newcomer = ({ hasta }: { hasta: string | null }) => (hasta ? 'Tu cuenta es nueva' : 'Recién empiezas en el foro')

/** The error message for a player who may not post links and pictures yet. `hasta`: until when; `faltan`: after how many more posts. */
function linkRefusal({ hasta, faltan }: { hasta: string | null; faltan: number }): string {
  const until = hasta ? `desde el ${formatDateTime(hasta)}` : ''
  const posts = faltan ? `después de ${counted(faltan, 'mensaje más', 'mensajes más')}` : ''
  return `${newcomer({ hasta })} y todavía no puedes poner enlaces ni imágenes: podrás ${[until, posts].filter(Boolean).join(' y ')}`
}

/**
 * Throws if a player may not write in the forum now (docs/behaviour/anuncios-and-foro.md#Trust in the forum): 400 for links or pictures of
 * a new account, 429 over a limit. Locks the player's account. `html`: all texts of the new post or topic; `opens`: true for a topic.
 */
export async function requireMayWrite(
  trx: Db,
  { config, database: { dialect } }: Pick<Services, 'config' | 'database'>,
  session: SessionInfo,
  { html, opens }: { html: string; opens: boolean },
  now: Date,
): Promise<void> {
  const state = await lockAuthor(trx, session.id, ago(now, dayMs))
  const isNew = newAccount(state, now)
  refuseLinks(isNew, html)
  if (isNew && state.hoy >= newAccountPostsPerDay)
    throw new TooManyError(
      3600,
      `${newcomer(isNew)}: puedes escribir ${newAccountPostsPerDay} mensajes al día en el foro. Sigue mañana`,
    )
  if (!config.rateLimits) return
  if (opens && state.temasHoy >= temasPerDay)
    throw new TooManyError(3600, `Puedes abrir ${temasPerDay} temas al día. Sigue mañana`)
  const next = nextPost(state)
  if (next > now.getTime()) throw new TooManyError(secondsUntil(next, now))
  if (isNew && (await isFlooded(trx, dialect, now)))
    throw new TooManyError(
      newAccountsTogether.ms / 1000,
      'Muchas cuentas nuevas están escribiendo a la vez. Prueba en unos minutos',
    )
}

function refuseLinks(isNew: ReturnType<typeof newAccount>, html: string): void {
  if (isNew && hasLinkOrPicture(html)) throw fieldError(400, 'contenido', linkRefusal(isNew))
}

/** Throws 400 if a new account edits a post and its text has links or pictures. */
export async function refuseNewLinks(db: Db, session: SessionInfo, html: string, now: Date): Promise<void> {
  refuseLinks(newAccount(await authorState(db, session.id, ago(now, dayMs)), now), html)
}

/** The time from which the author may write the next post, ms since 1970. */
const nextPost = ({ ultimo }: AuthorState) => (ultimo === null ? 0 : Date.parse(ultimo) + mensajeEveryMs)

/** True if all new accounts together have written as many posts as they may within a certain time. */
async function isFull(db: Db, now: Date): Promise<boolean> {
  const times = { born: ago(now, newAccountMs), since: ago(now, newAccountsTogether.ms) }
  return (await postsOfNewAccounts(db, times)) >= newAccountsTogether.mensajes
}

/** Like `isFull` (new accounts wrote too many posts). If false, no other transaction can add such a post until this one ends. */
async function isFlooded(trx: Db, dialect: Dialect, now: Date): Promise<boolean> {
  // Checked first without the lock, so that during a wave of spam most posts are refused without waiting.
  if (await isFull(trx, now)) return true
  await lockPostsOfNewAccounts(trx, dialect)
  return isFull(trx, now)
}

/** The limits that currently apply to a player in the forum. */
export async function limitsOf(
  { database: { db }, config, now: clock }: Services,
  session: SessionInfo,
): Promise<ForoLimites> {
  const now = clock()
  const state = await authorState(db, session.id, ago(now, dayMs))
  const isNew = newAccount(state, now)
  const next = nextPost(state)
  return {
    nueva: isNew !== null,
    hasta: isNew?.hasta ?? null,
    faltan: isNew?.faltan ?? 0,
    mensajes: isNew ? Math.max(0, newAccountPostsPerDay - state.hoy) : null,
    temas: config.rateLimits ? Math.max(0, temasPerDay - state.temasHoy) : null,
    espera: config.rateLimits && next > now.getTime() ? new Date(next).toISOString() : null,
    lleno: config.rateLimits && isNew !== null && (await isFull(db, now)),
  }
}
