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

/** Start of a refusal. An account without `hasta` is old but has hardly written, so the sentence does not call it new. */
const newcomer = ({ hasta }: { hasta: string | null }) => (hasta ? 'Tu cuenta es nueva' : 'Recién empiezas en el foro')

/** Tells a player why and until when they may not post links or pictures. */
function linkRefusal({ hasta, faltan }: { hasta: string | null; faltan: number }): string {
  const until = hasta ? `desde el ${formatDateTime(hasta)}` : ''
  const posts = faltan ? `después de ${counted(faltan, 'mensaje más', 'mensajes más')}` : ''
  return `${newcomer({ hasta })} y todavía no puedes poner enlaces ni imágenes: podrás ${[until, posts].filter(Boolean).join(' y ')}`
}

/**
 * Throws if a player may not write now (docs/behaviour/anuncios-and-foro.md#Trust in the forum): 400 for links of a new account, 429 over a
 * limit. Locks the player. `html`: everything they wrote; `opens`: true if it opens a topic.
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

/** Refuses (400) links and pictures when a new account edits a post. */
export async function refuseNewLinks(db: Db, session: SessionInfo, html: string, now: Date): Promise<void> {
  refuseLinks(newAccount(await authorState(db, session.id, ago(now, dayMs)), now), html)
}

/** The earliest time of the author's next post, in ms. */
const nextPost = ({ ultimo }: AuthorState) => (ultimo === null ? 0 : Date.parse(ultimo) + mensajeEveryMs)

/** True if all new accounts together have reached their common limit. */
async function isFull(db: Db, now: Date): Promise<boolean> {
  const times = { born: ago(now, newAccountMs), since: ago(now, newAccountsTogether.ms) }
  return (await postsOfNewAccounts(db, times)) >= newAccountsTogether.mensajes
}

/**
 * Like `isFull`, but if the limit is not reached, locks the count until the transaction ends, so that no concurrent post is counted
 * meanwhile.
 */
async function isFlooded(trx: Db, dialect: Dialect, now: Date): Promise<boolean> {
  // Checked first without the lock, so that during a wave of spam most posts are refused without waiting.
  if (await isFull(trx, now)) return true
  await lockPostsOfNewAccounts(trx, dialect)
  return isFull(trx, now)
}

/** What a player may write now, with the limits that apply to them. */
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
