import type { DiscordPost, PostedMessage } from '@trinchera/contract/discord'
import type { Reto } from '@trinchera/contract/retos'
import { chileDay, endOfChileDay } from '@trinchera/rules/chile-time'
import { discordPostsAtOnce, discordServerPlayers, discordWindowMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import type { DiscordPostsTable } from '../../schema/discord'
import { anuncioById, cardOf } from '../anuncios/anuncios'
import { invitacionById } from '../clanes/invitaciones'
import { matchById } from '../ladder/tops'
import { gameServers } from '../servidores/servidores'
import { noticeById } from '../notices/notices'
import { agreedUntil, retoById, retoStepById } from '../retos/retos'
import { streamsNow } from '../streams/streams'
import { torneoById } from '../site/torneos'
import { torneoEventRef } from './due-torneos'
import { eventsOf } from './retos-told'
import { isDatabaseAway } from '../../outage'

const messagesOf = (stored: string | null): PostedMessage[] => (stored === null ? [] : JSON.parse(stored))
/** Kinds of posts that go to one player, message, thread or event instead of the channels. */
export const directed: readonly DiscordPostsTable['tipo'][] = [
  'invitacion',
  'respuesta',
  'aviso',
  'reto-respuesta',
  'reto-novedad',
  'reto-evento',
  'torneo-evento',
]

type Row = Pick<DiscordPostsTable, 'tipo' | 'ref' | 'clave' | 'mensajes'> & { id: number }

async function linkedTo(db: Db, player: number): Promise<string | null> {
  const row = await db
    .selectFrom('discord_links')
    .where('player_id', '=', player)
    .select('discord_id')
    .executeTakeFirst()
  return row?.discord_id ?? null
}

/** The reto whose dates a notice asks its player to accept; null if they can no longer be accepted. `isOffer`: the notice asks for that. */
async function offerOf(db: Db, notice: number): Promise<{ isOffer: boolean; reto: Reto | null }> {
  const row = await db
    .selectFrom('notices')
    .where('id', '=', notice)
    .where('id_reto', 'is not', null)
    .select(['id_reto', 'version_reto'])
    .executeTakeFirst()
  const reto = row?.id_reto ? await retoById(db, row.id_reto) : null
  return {
    isOffer: reto !== null,
    reto: reto?.estado === 'propuesto' && reto.version === row?.version_reto ? reto : null,
  }
}

async function messagesOfPost(db: Db, tipo: DiscordPostsTable['tipo'], ref: string): Promise<PostedMessage[]> {
  const sent = await db
    .selectFrom('discord_posts')
    .where('tipo', '=', tipo)
    .where('ref', '=', ref)
    .select('mensajes')
    .executeTakeFirst()
  return messagesOf(sent?.mensajes ?? null)
}

const isComing = ({ estado, fecha }: Reto, now: Date) =>
  estado === 'acordado' && fecha !== null && Date.parse(fecha) > now.getTime()

async function serverOf(db: Db, { servidor }: Reto, gameHost: string) {
  const chosen = servidor === null ? null : (await gameServers(db, gameHost)).find(({ id }) => id === servidor)
  return chosen ? { nombre: chosen.nombre, host: chosen.host, puerto: chosen.puerto } : null
}

/** A Discord post with the current data of what it is about (match, reto…); null if it must not be sent because that changed or is gone. */
async function present(
  db: Db,
  { id, clave, tipo, ref, mensajes }: Row,
  now: Date,
  gameHost: string,
): Promise<DiscordPost | null> {
  const post = { id, clave, publicado: messagesOf(mensajes) }
  switch (tipo) {
    case 'partida': {
      const match = await matchById(db, Number(ref))
      return match && match.ganador.despues !== null && (!match.ruling || match.ruling.tipo === 'trampa')
        ? { ...post, tipo, match }
        : null
    }
    case 'anuncio': {
      const anuncio = await anuncioById(db, Number(ref))
      return anuncio && { ...post, tipo, anuncio: cardOf(anuncio) }
    }
    case 'stream': {
      const stream = (await streamsNow(db)).online.find((on) => `${on.user_login}:${on.id}` === ref)
      return stream ? { ...post, tipo, stream } : null
    }
    case 'servidor': {
      const servidor = (await gameServers(db, gameHost)).find((server) => server.id === Number(ref.split('@')[0]))
      return servidor?.en_linea && 2 * servidor.jugadores >= discordServerPlayers ? { ...post, tipo, servidor } : null
    }
    case 'invitacion': {
      const invitacion = await invitacionById(db, Number(ref), now)
      const discord_id = invitacion && (await linkedTo(db, invitacion.player_id))
      return invitacion?.estado === 'pendiente' && discord_id ? { ...post, tipo, discord_id, invitacion } : null
    }
    case 'aviso': {
      const found = await noticeById(db, Number(ref), now)
      const discord_id = found && (await linkedTo(db, found.player_id))
      if (!found || !discord_id || found.notice.leida) return null
      const { isOffer, reto } = await offerOf(db, found.notice.id)
      // If the proposed dates of a reto can no longer be answered, the notice is not sent. A later notice says whether a date was agreed.
      return isOffer && !reto ? null : { ...post, tipo, discord_id, aviso: found.notice, reto }
    }
    case 'reto': {
      const reto = await retoById(db, Number(ref))
      return reto && isComing(reto, now) ? { ...post, tipo, reto, servidor: await serverOf(db, reto, gameHost) } : null
    }
    case 'reto-hoy': {
      const retos = chileDay(now) === ref ? await agreedUntil(db, now.toISOString(), endOfChileDay(ref) ?? '') : []
      return retos.length ? { ...post, tipo, retos } : null
    }
    case 'reto-novedad': {
      const done = await retoStepById(db, Number(ref))
      const reto = done && (await retoById(db, done.id_reto))
      if (!done?.paso || !reto) return null
      const mensajes = await messagesOfPost(db, 'reto', String(reto.id))
      return { ...post, tipo, mensajes, reto, servidor: await serverOf(db, reto, gameHost), paso: done.paso }
    }
    case 'reto-evento': {
      const [id, version] = ref.split(':').map(Number)
      const reto = await retoById(db, id ?? 0)
      const eventos = reto ? messagesOf((await eventsOf(db, tipo, reto.id)) || null) : []
      // Every version of a reto has its own post, which is sent only while its version is the current one.
      return reto && reto.version === version && (eventos.length || isComing(reto, now))
        ? { ...post, tipo, reto, servidor: await serverOf(db, reto, gameHost), eventos }
        : null
    }
    case 'torneo-evento': {
      const of = Number(ref.split(':')[0])
      const torneo = await torneoById(db, of, now.toISOString())
      const eventos = messagesOf((await eventsOf(db, tipo, of)) || null)
      // Every state of a torneo has its own post, which is sent only while its state is the current one.
      return ref === (await torneoEventRef(db, of, now)) ? { ...post, tipo, torneo, eventos } : null
    }
    case 'reto-respuesta': {
      const row = await db.selectFrom('notices').where('id', '=', Number(ref)).select('id_reto').executeTakeFirst()
      const reto = row?.id_reto ? await retoById(db, row.id_reto) : null
      return reto && { ...post, tipo, mensajes: await messagesOfPost(db, 'aviso', ref), reto }
    }
    case 'respuesta': {
      const invitacion = await invitacionById(db, Number(ref), now)
      return invitacion && { ...post, tipo, mensajes: await messagesOfPost(db, 'invitacion', ref), invitacion }
    }
  }
}

/**
 * Pending posts with an id above `after`, oldest first, at most `discordPostsAtOnce`. A post that must not be sent any more (`present`
 * returns null) is marked as done instead.
 */
async function pendingAfter(
  trx: Db,
  isDirected: boolean,
  after: number,
  now: Date,
  gameHost: string,
): Promise<DiscordPost[]> {
  const pending: DiscordPost[] = []
  for (let last = after; ; ) {
    const rows = await trx
      .selectFrom('discord_posts')
      .where('over_at', 'is', null)
      .where('tipo', isDirected ? 'in' : 'not in', directed)
      .where('id', '>', last)
      .orderBy('id')
      .limit(discordPostsAtOnce)
      .select(['id', 'clave', 'tipo', 'ref', 'mensajes'])
      .execute()
    for (const row of rows) {
      let post: DiscordPost | null
      try {
        post = await present(trx, row, now, gameHost)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        continue // the match, reto… of this post cannot be read; the other posts are still sent
      }
      if (!post)
        await trx.updateTable('discord_posts').set({ over_at: now.toISOString() }).where('id', '=', row.id).execute()
      else if (pending.push(post) === discordPostsAtOnce) return pending
    }
    const end = rows.at(-1)
    if (!end) return pending
    last = end.id
  }
}

/** Pending posts, oldest first: up to `discordPostsAtOnce` of the kinds in `directed`, and as many others with an id above `after`. */
export async function pendingPosts(trx: Db, after: number, now: Date, gameHost: string): Promise<DiscordPost[]> {
  const pending = [
    ...(await pendingAfter(trx, true, 0, now, gameHost)),
    ...(await pendingAfter(trx, false, after, now, gameHost)),
  ]
  return pending.sort((a, b) => a.id - b.id)
}

/**
 * Stores which Discord messages show a post, and marks the post as done unless a channel could not be reached (`faltan`). Does not change a
 * post that is done. Returns false if there is no such post.
 */
export async function recordPost(
  trx: Db,
  id: number,
  { mensajes, faltan }: { mensajes: readonly PostedMessage[]; faltan: boolean },
  now: string,
): Promise<boolean> {
  await trx
    .updateTable('discord_posts')
    .set({ over_at: faltan ? null : now, mensajes: JSON.stringify(mensajes) })
    .where('id', '=', id)
    .where('over_at', 'is', null)
    .execute()
  return (await trx.selectFrom('discord_posts').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

/**
 * Deletes posts that were done long ago, and expired codes for connecting a Discord account. Done posts are kept much longer than
 * `discordWindowMs`, within which a match, stream… gets its post, so that nothing is posted twice.
 */
export async function deleteOldPosts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * discordWindowMs).toISOString()
  await db.deleteFrom('discord_posts').where('over_at', '<', before).execute()
  await db.deleteFrom('discord_codes').where('expires_at', '<=', now.toISOString()).execute()
}
