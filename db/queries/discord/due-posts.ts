import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  discordOldMs,
  discordNewestKept,
  discordServerPlayers,
  discordStreamGapMs,
  discordWindowMs,
} from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { expiredBefore } from '../clanes/offers'
import { gameServers } from '../servidores/servidores'
import { findSetting, storeSetting } from '../site/settings'
import { storedStreamers } from '../streams/streamers'
import { streamsNow } from '../streams/streams'
import { dueRetos } from './due-retos'
import { dueTorneos } from './due-torneos'
import { noPostOf, type Fact } from './facts'
import { directed } from './posts'
import { noMessages } from './retos-told'
import { readable } from '../../readable'

const sinceKey = 'discord-since'
const fullServersKey = 'discord-servidores-llenos'

/**
 * Time (ISO 8601) of the bot's first request. Nothing older is posted to Discord. Locking the stored row also makes concurrent calls of
 * `insertDuePosts` run one after the other.
 */
async function lockSince(trx: Db, now: string): Promise<string> {
  const row = await trx
    .insertInto('settings')
    .values({ key: sinceKey, value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql`settings.value` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}

/** Matches without a post that are already included in the ladder table. Before that, their changes of place are not known. */
async function newMatches(trx: Db, since: string): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('matches as m')
    .innerJoin('match_outcomes as o', 'o.match_id', 'm.id')
    .where('m.fecha', '>=', since)
    .where(noPostOf('partida', 'm.id'))
    .orderBy('m.fecha')
    .orderBy('m.id')
    .select(['m.id', 'm.fecha'])
    .execute()
  return rows.map(({ id, fecha }) => ({ tipo: 'partida', ref: String(id), fecha }))
}

async function newAnuncios(trx: Db, since: string): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('anuncios as a')
    .where('a.created_at', '>=', since)
    .where(noPostOf('anuncio', 'a.id'))
    .orderBy('a.created_at')
    .orderBy('a.id')
    .select(['a.id', 'a.created_at'])
    .execute()
  return rows.map(({ id, created_at }) => ({ tipo: 'anuncio', ref: String(id), fecha: created_at }))
}

/** The Discord messages (JSON) about the latest announced stream of each streamer, by Twitch login. */
async function postedStreams(trx: Db, since: string): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('discord_posts')
    .where('tipo', '=', 'stream')
    .where('created_at', '>=', since)
    .where('mensajes', 'is not', null)
    .where('mensajes', '!=', noMessages)
    .orderBy('id')
    .select(['ref', 'mensajes'])
    .execute()
  return new Map(rows.map(({ ref, mensajes }) => [ref.split(':')[0] ?? '', mensajes ?? noMessages]))
}

/**
 * Streams that have started, each identified by login and stream id. If a stream starts within an hour after the streamer's previous one
 * ended, it is the same broadcast. Its post then takes over the messages of the previous stream and is stored as done.
 */
async function newStreams(trx: Db, since: string, now: Date): Promise<Fact[]> {
  const posted = await postedStreams(trx, new Date(now.getTime() - discordWindowMs).toISOString())
  const ends = new Map((await storedStreamers(trx)).map(({ login, ended_at }) => [login, ended_at]))
  return (await streamsNow(trx)).online.flatMap(({ user_login, id, started_at }): Fact[] => {
    if (started_at === null || started_at < since) return []
    const ended = ends.get(user_login) ?? null
    const isContinuation = ended !== null && Date.parse(started_at) - Date.parse(ended) < discordStreamGapMs
    return [
      {
        tipo: 'stream',
        ref: `${user_login}:${id}`,
        fecha: started_at,
        mensajes: (isContinuation && posted.get(user_login)) || null,
      },
    ]
  })
}

/**
 * Game servers that have filled up since the last call. A server is posted again only after fewer than half of `discordServerPlayers`
 * players were left on it. The posted servers are stored in the table `settings`.
 */
async function fullServers(trx: Db, now: string, gameHost: string): Promise<Fact[]> {
  const stored = await findSetting(trx, fullServersKey)
  const posted = new Set<unknown>(stored === null ? [] : readable(stored, JSON.parse))
  const facts: Fact[] = []
  for (const { id, en_linea, jugadores } of await gameServers(trx, gameHost)) {
    if (!posted.has(id) && en_linea && jugadores >= discordServerPlayers) {
      facts.push({ tipo: 'servidor', ref: `${id}@${now}`, fecha: now })
      posted.add(id)
    } else if (2 * jugadores < discordServerPlayers && en_linea) posted.delete(id)
  }
  const next = JSON.stringify([...posted])
  if (next !== stored) await storeSetting(trx, fullServersKey, next)
  // at the bot's first request, servers that are already full are not announced
  return stored === null ? [] : facts
}

/** Pending invitations of players with a Discord account, sent after the player connected that account. */
async function newInvitaciones(trx: Db, since: string, now: Date): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('invitaciones as i')
    .innerJoin('discord_links as l', 'l.player_id', 'i.player_id')
    .where('i.estado', '=', 'pendiente')
    .where('i.fecha_envio', '>=', since)
    .where('i.fecha_envio', '>', expiredBefore(now))
    .whereRef('i.fecha_envio', '>=', 'l.linked_at')
    .where(noPostOf('invitacion', 'i.id'))
    .orderBy('i.id')
    .select(['i.id', 'i.fecha_envio'])
    .execute()
  return rows.map(({ id, fecha_envio }) => ({ tipo: 'invitacion', ref: String(id), fecha: fecha_envio }))
}

/**
 * Unread notices to be sent in Discord. Players who chose to get notices there get all of them; every player with a Discord account gets
 * those that ask to accept dates for a reto. Invitations are left out because they have their own posts (`newInvitaciones`).
 */
async function newAvisos(trx: Db, since: string): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('notices as n')
    .innerJoin('discord_links as l', 'l.player_id', 'n.player_id')
    .where('n.fecha', '>=', since)
    .where('n.read_at', 'is', null)
    .where('n.tipo', '!=', 'invitacion')
    .where((eb) =>
      eb.or([
        eb('n.fecha', '>=', eb.ref('l.notices_since')),
        eb.and([eb('n.id_reto', 'is not', null), eb('n.fecha', '>=', eb.ref('l.linked_at'))]),
      ]),
    )
    .where(noPostOf('aviso', 'n.id'))
    .orderBy('n.id')
    .select(['n.id', 'n.fecha'])
    .execute()
  return rows.map(({ id, fecha }) => ({ tipo: 'aviso', ref: String(id), fecha }))
}

/** Invitations that are no longer pending and whose Discord messages must be updated. Only of players who are still connected. */
async function endedInvitaciones(trx: Db, now: Date): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('discord_posts as p')
    .innerJoin('invitaciones as i', (join) =>
      join.on(sql<boolean>`i.id = case when p.tipo = 'invitacion' then cast(p.ref as integer) end`),
    )
    .innerJoin('discord_links as l', 'l.player_id', 'i.player_id')
    .where('p.tipo', '=', 'invitacion')
    .where('p.mensajes', 'is not', null)
    .where('p.mensajes', '!=', noMessages)
    .whereRef('l.linked_at', '<=', 'p.created_at')
    .where(({ or, eb }) => or([eb('i.estado', '!=', 'pendiente'), eb('i.fecha_envio', '<=', expiredBefore(now))]))
    .where(noPostOf('respuesta', 'i.id'))
    .orderBy('i.id')
    .select('i.id')
    .execute()
  return rows.map(({ id }) => ({ tipo: 'respuesta', ref: String(id), fecha: now.toISOString() }))
}

/**
 * After a long outage, marks old posts for channels as done without sending them, except the newest `discordNewestKept`. Posts for one
 * player, message, thread or event (`directed`) are never skipped here.
 */
async function skipOld(trx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - discordOldMs).toISOString()
  const old = await trx
    .selectFrom('discord_posts')
    .where('over_at', 'is', null)
    .where('tipo', 'not in', directed)
    .where('fecha', '<', before)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .execute()
  const skipped = old.slice(discordNewestKept).map(({ id }) => id)
  if (skipped.length)
    await trx.updateTable('discord_posts').set({ over_at: now.toISOString() }).where('id', 'in', skipped).execute()
}

/**
 * Finds what is to be announced (new matches, anuncios, streams, …) and stores a post for each in the Discord outbox. The matches and so on
 * are read from the database, so that the code that stores them need not know about Discord. Running it twice or concurrently stores no
 * post twice.
 */
export async function insertDuePosts(trx: Db, now: Date, gameHost: string): Promise<void> {
  const at = now.toISOString()
  const first = await lockSince(trx, at)
  const window = new Date(now.getTime() - discordWindowMs).toISOString()
  const since = first > window ? first : window
  const facts = [
    ...(await newMatches(trx, since)),
    ...(await newAnuncios(trx, since)),
    ...(await newStreams(trx, since, now)),
    ...(await fullServers(trx, at, gameHost)),
    ...(await newAvisos(trx, since)),
    ...(await newInvitaciones(trx, first, now)),
    ...(await endedInvitaciones(trx, now)),
    ...(await dueRetos(trx, since, now)),
    ...(await dueTorneos(trx, now)),
  ]
  for (const { mensajes = null, ...fact } of facts.sort((a, b) => a.fecha.localeCompare(b.fecha))) {
    await trx
      .insertInto('discord_posts')
      .values({
        ...fact,
        clave: randomBytes(12).toString('base64url'),
        created_at: at,
        over_at: mensajes && at,
        mensajes,
      })
      .onConflict((conflict) => conflict.columns(['tipo', 'ref']).doNothing())
      .execute()
  }
  await skipOld(trx, now)
}
