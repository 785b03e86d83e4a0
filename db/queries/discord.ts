import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { statusMessage, type DiscordPost, type StatusMessage } from '@trinchera/contract/discord'
import { discordOldMs, discordNewestKept, discordPostsAtOnce, discordServerPlayers, discordStreamGapMs, discordWindowMs } from '@trinchera/rules/limits'
import type { Db } from '../database'
import type { DiscordPostsTable } from '../schema/discord'
import { anuncioById, cardOf } from './anuncios'
import { invitacionById, lapsedBefore } from './invitaciones'
import { matchById } from './ladder'
import { gameServers } from './servidores'
import { streamsNow } from './streams'

const keys = { since: 'discord-since', full: 'discord-servidores-llenos', status: 'discord-estado' } as const

type Tipo = DiscordPostsTable['tipo']
interface Fact { tipo: Tipo; ref: string; fecha: string }

async function setting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('settings').where('key', '=', key).select('value').executeTakeFirst()
  return row?.value ?? null
}

async function keepSetting(trx: Db, key: string, value: string): Promise<void> {
  await trx.insertInto('settings').values({ key, value }).onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).execute()
}

/** Since when Discord is told of things: the bot's first question. Its row is the lock under which posts are derived. */
async function lockSince(trx: Db, now: string): Promise<string> {
  const row = await trx
    .insertInto('settings')
    .values({ key: keys.since, value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql`settings.value` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}

const noPostOf = (tipo: Tipo, id: string) => sql<boolean>`not exists (select 1 from discord_posts as d where d.tipo = ${tipo} and d.ref = cast(${sql.ref(id)} as text))`

/** Matches that the ladder has folded and that count: only then is it known what they moved. */
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
  const rows = await trx.selectFrom('anuncios as a').where('a.created_at', '>=', since).where(noPostOf('anuncio', 'a.id')).orderBy('a.created_at').orderBy('a.id').select(['a.id', 'a.created_at']).execute()
  return rows.map(({ id, created_at }) => ({ tipo: 'anuncio', ref: String(id), fecha: created_at }))
}

/** A stream is known by its login and its own id. One that breaks off and begins again within the hour is not told of twice. */
async function newStreams(trx: Db, since: string, now: Date): Promise<Fact[]> {
  const recently = new Date(now.getTime() - discordStreamGapMs).toISOString()
  const told = await trx.selectFrom('discord_posts').where('tipo', '=', 'stream').where('created_at', '>', recently).select('ref').execute()
  const recent = new Set(told.map(({ ref }) => ref.split(':')[0]))
  const { online } = await streamsNow(trx)
  const begun = online.filter(({ user_login, started_at }) => started_at !== null && started_at >= since && !recent.has(user_login))
  return begun.map(({ user_login, id, started_at }) => ({ tipo: 'stream', ref: `${user_login}:${id}`, fecha: started_at ?? now.toISOString() }))
}

/** A server that fills up, once until fewer than half as many are left on it. Which were told of is kept. */
async function fullServers(trx: Db, now: string, gameHost: string): Promise<Fact[]> {
  const kept = await setting(trx, keys.full)
  const told = new Set<unknown>(kept === null ? [] : JSON.parse(kept))
  const facts: Fact[] = []
  for (const { id, en_linea, jugadores } of await gameServers(trx, gameHost)) {
    if (!told.has(id) && en_linea && jugadores >= discordServerPlayers) {
      facts.push({ tipo: 'servidor', ref: `${id}@${now}`, fecha: now })
      told.add(id)
    } else if (2 * jugadores < discordServerPlayers && en_linea) told.delete(id)
  }
  const keep = JSON.stringify([...told])
  if (keep !== kept) await keepSetting(trx, keys.full, keep)
  // those who play when the bot first asks are no news
  return kept === null ? [] : facts
}

/** Invitations to linked players, from after they linked. */
async function newInvitaciones(trx: Db, since: string, now: Date): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('invitaciones as i')
    .innerJoin('discord_links as l', 'l.player_id', 'i.player_id')
    .where('i.estado', '=', 'pendiente')
    .where('i.fecha_envio', '>=', since)
    .where('i.fecha_envio', '>', lapsedBefore(now))
    .whereRef('i.fecha_envio', '>=', 'l.linked_at')
    .where(noPostOf('invitacion', 'i.id'))
    .orderBy('i.id')
    .select(['i.id', 'i.fecha_envio'])
    .execute()
  return rows.map(({ id, fecha_envio }) => ({ tipo: 'invitacion', ref: String(id), fecha: fecha_envio }))
}

/** After a long silence the newest few are posted and the rest is over; an invitation is worth its while for as long as it is pending. */
async function skipOld(trx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - discordOldMs).toISOString()
  const old = await trx
    .selectFrom('discord_posts')
    .where('over_at', 'is', null)
    .where('tipo', '!=', 'invitacion')
    .where('fecha', '<', before)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .execute()
  const skipped = old.slice(discordNewestKept).map(({ id }) => id)
  if (skipped.length) await trx.updateTable('discord_posts').set({ over_at: now.toISOString() }).where('id', 'in', skipped).execute()
}

/**
 * Adds to the outbox whatever has happened and is not in it. It looks at the facts themselves, so nothing else has to know of Discord, and what
 * is asked twice, or by two at once, comes out once.
 */
export async function derivePosts(trx: Db, now: Date, gameHost: string): Promise<void> {
  const at = now.toISOString()
  const first = await lockSince(trx, at)
  const window = new Date(now.getTime() - discordWindowMs).toISOString()
  const since = first > window ? first : window
  const facts = [
    ...(await newMatches(trx, since)),
    ...(await newAnuncios(trx, since)),
    ...(await newStreams(trx, since, now)),
    ...(await fullServers(trx, at, gameHost)),
    ...(await newInvitaciones(trx, first, now)),
  ]
  for (const fact of facts.sort((a, b) => a.fecha.localeCompare(b.fecha))) {
    await trx
      .insertInto('discord_posts')
      .values({ ...fact, clave: randomBytes(12).toString('base64url'), created_at: at, over_at: null, mensajes: null })
      .onConflict((conflict) => conflict.columns(['tipo', 'ref']).doNothing())
      .execute()
  }
  await skipOld(trx, now)
}

type Row = Pick<DiscordPostsTable, 'tipo' | 'ref' | 'clave'> & { id: number }

async function linkedTo(db: Db, player: number): Promise<string | null> {
  const row = await db.selectFrom('discord_links').where('player_id', '=', player).select('discord_id').executeTakeFirst()
  return row?.discord_id ?? null
}

/** A post as it reads now; null where what it told of is gone. */
async function present(db: Db, { id, clave, tipo, ref }: Row, now: Date, gameHost: string): Promise<DiscordPost | null> {
  switch (tipo) {
    case 'partida': {
      const match = await matchById(db, Number(ref))
      return match && match.ganador.despues !== null && (!match.ruling || match.ruling.tipo === 'trampa') ? { id, clave, tipo, match } : null
    }
    case 'anuncio': {
      const anuncio = await anuncioById(db, Number(ref))
      return anuncio && { id, clave, tipo, anuncio: cardOf(anuncio) }
    }
    case 'stream': {
      const stream = (await streamsNow(db)).online.find((on) => `${on.user_login}:${on.id}` === ref)
      return stream ? { id, clave, tipo, stream } : null
    }
    case 'servidor': {
      const servidor = (await gameServers(db, gameHost)).find((server) => server.id === Number(ref.split('@')[0]))
      return servidor?.en_linea && 2 * servidor.jugadores >= discordServerPlayers ? { id, clave, tipo, servidor } : null
    }
    case 'invitacion': {
      const invitacion = await invitacionById(db, Number(ref), now)
      const discord_id = invitacion && (await linkedTo(db, invitacion.player_id))
      return invitacion?.estado === 'pendiente' && discord_id ? { id, clave, tipo, discord_id, invitacion } : null
    }
  }
}

/** What is owed, oldest first, at most so many; what there is nothing left to say of is over. */
export async function owedPosts(trx: Db, now: Date, gameHost: string): Promise<DiscordPost[]> {
  const rows = await trx.selectFrom('discord_posts').where('over_at', 'is', null).orderBy('id').limit(discordPostsAtOnce).select(['id', 'clave', 'tipo', 'ref']).execute()
  const owed: DiscordPost[] = []
  for (const row of rows) {
    const post = await present(trx, row, now, gameHost)
    if (post) owed.push(post)
    else await trx.updateTable('discord_posts').set({ over_at: now.toISOString() }).where('id', '=', row.id).execute()
  }
  return owed
}

/** A post is done; the first word on it stands. Answers whether there is such a post. */
export async function endPost(trx: Db, id: number, mensajes: unknown, now: string): Promise<boolean> {
  await trx.updateTable('discord_posts').set({ over_at: now, mensajes: JSON.stringify(mensajes) }).where('id', '=', id).where('over_at', 'is', null).execute()
  return (await trx.selectFrom('discord_posts').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

/** Posts that are over are remembered well beyond the window in which their facts are looked at. */
export async function forgetPosts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * discordWindowMs).toISOString()
  await db.deleteFrom('discord_posts').where('over_at', '<', before).execute()
  await db.deleteFrom('discord_members').where('linked_until', '<', new Date(now.getTime() - discordWindowMs).toISOString()).execute()
  await db.deleteFrom('discord_codes').where('expires_at', '<=', now.toISOString()).execute()
}

/** Which message edits itself; null: none yet. */
export async function keptStatus(db: Db): Promise<StatusMessage> {
  const kept = await setting(db, keys.status)
  return kept === null ? null : statusMessage.parse(JSON.parse(kept))
}

export const keepStatus = (trx: Db, status: NonNullable<StatusMessage>): Promise<void> => keepSetting(trx, keys.status, JSON.stringify(status))
