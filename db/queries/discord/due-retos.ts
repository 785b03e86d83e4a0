import { sql } from 'kysely'
import { z } from 'zod'
import { chileDay, endOfChileDay, fromChileLocal } from '@trinchera/rules/chile-time'
import { discordRetosHour, discordWindowMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { noPostOf, told, type Fact } from './facts'
import { eventsOf, noMessages } from './retos-told'
import { readableRows } from '../../readable'

const done = z.object({ tipo: z.string(), fecha: z.string() })

/** Agreed retos whose date has not come yet. `agreed`: when the date was accepted. */
async function agreements(trx: Db, now: string): Promise<{ id: number; fecha: string; agreed: string }[]> {
  const rows = await trx
    .selectFrom('retos as r')
    .innerJoin('reto_actos as a', 'a.id_reto', 'r.id')
    .where('r.estado', '=', 'acordado')
    .where('r.fecha', '>', now)
    .where('a.acto', 'like', '%"tipo":"aceptar"%')
    .orderBy('a.id')
    .select(['r.id', 'r.fecha', 'a.acto'])
    .execute()
  return readableRows(rows, ({ id, fecha, acto }) => ({
    id,
    fecha: fecha ?? '',
    agreed: done.parse(JSON.parse(acto)).fecha,
  }))
}

async function newRetos(trx: Db, since: string, now: string): Promise<Fact[]> {
  const all = (await agreements(trx, now)).filter(({ agreed }) => agreed >= since)
  const known = await told(
    trx,
    'reto',
    all.map(({ id }) => String(id)),
  )
  return all
    .filter(({ id }) => !known.has(String(id)))
    .map(({ id, agreed }) => ({ tipo: 'reto', ref: String(id), fecha: agreed }))
}

/**
 * The evening post that lists the day's retos: one per day, if at least one reto of the day was agreed before `discordRetosHour`. A reto
 * agreed later gets its own post (`newRetos`).
 */
async function retosToday(trx: Db, now: string): Promise<Fact[]> {
  const day = chileDay(now)
  const at = fromChileLocal(`${day}T${discordRetosHour}`)
  const end = endOfChileDay(day)
  if (at === undefined || end === undefined || now < at) return []
  const today = (await agreements(trx, now)).some(({ fecha, agreed }) => fecha <= end && agreed <= at)
  return today && !(await told(trx, 'reto-hoy', [day])).has(day) ? [{ tipo: 'reto-hoy', ref: day, fecha: at }] : []
}

const news: ReadonlySet<string> = new Set([
  'mapa',
  'bando',
  'servidor',
  'cancelar',
  'jugar',
  'no-presentado',
  'fallar',
  'vencer',
])

/** What has been done to retos (map, side, cancellation, result, …) after a channel got a post about the reto. */
async function retoNews(trx: Db, window: string): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('retos as r')
    .innerJoin('reto_actos as a', 'a.id_reto', 'r.id')
    .innerJoin('discord_posts as p', (join) =>
      join.on('p.tipo', '=', 'reto').on(sql`p.ref`, '=', sql`cast(r.id as text)`),
    )
    .where('r.fecha', '>=', window)
    .where('p.mensajes', 'is not', null)
    .where('p.mensajes', '!=', noMessages)
    .where(noPostOf('reto-novedad', 'a.id'))
    .orderBy('a.id')
    .select(['a.id', 'a.acto'])
    .execute()
  return readableRows(rows, ({ id, acto }): Fact[] => {
    const { tipo, fecha } = done.parse(JSON.parse(acto))
    return news.has(tipo) ? [{ tipo: 'reto-novedad', ref: String(id), fecha }] : []
  }).flat()
}

/**
 * One post for each version of a reto that is agreed and still to come, or that has scheduled Discord events. From this post the bot
 * creates, updates or ends the events.
 */
async function retoEvents(trx: Db, window: string, now: string): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('retos')
    .where('fecha', '>=', window)
    .select(['id', 'version', 'estado', 'fecha'])
    .execute()
  const refs = new Map(rows.map(({ id, version }) => [id, `${id}:${version}`]))
  const known = await told(trx, 'reto-evento', [...refs.values()])
  const facts: Fact[] = []
  for (const { id, estado, fecha } of rows) {
    const ref = refs.get(id) ?? ''
    const isComing = estado === 'acordado' && fecha !== null && fecha > now
    if (!known.has(ref) && (isComing || (await eventsOf(trx, 'reto-evento', id)).length))
      facts.push({ tipo: 'reto-evento', ref, fecha: now })
  }
  return facts
}

/** Notices that proposed dates for a reto and are outdated, because the reto has changed since. Their Discord messages must be updated. */
async function endedOffers(trx: Db, now: Date): Promise<Fact[]> {
  const rows = await trx
    .selectFrom('discord_posts as p')
    .innerJoin('notices as n', (join) =>
      join.on(sql<boolean>`n.id = case when p.tipo = 'aviso' then cast(p.ref as integer) end`),
    )
    .innerJoin('retos as r', 'r.id', 'n.id_reto')
    .innerJoin('discord_links as l', 'l.player_id', 'n.player_id')
    .where('p.tipo', '=', 'aviso')
    .where('p.mensajes', 'is not', null)
    .where('p.mensajes', '!=', noMessages)
    .whereRef('l.linked_at', '<=', 'p.created_at')
    .whereRef('r.version', '>', 'n.version_reto')
    .where(noPostOf('reto-respuesta', 'n.id'))
    .orderBy('n.id')
    .select('n.id')
    .execute()
  return rows.map(({ id }) => ({ tipo: 'reto-respuesta', ref: String(id), fecha: now.toISOString() }))
}

/** Everything about retos that needs a Discord post now. `since`: start of the period (ISO 8601). */
export async function dueRetos(trx: Db, since: string, now: Date): Promise<Fact[]> {
  const at = now.toISOString()
  const window = new Date(now.getTime() - discordWindowMs).toISOString()
  return [
    ...(await newRetos(trx, since, at)),
    ...(await retosToday(trx, at)),
    ...(await retoNews(trx, window)),
    ...(await retoEvents(trx, window, at)),
    ...(await endedOffers(trx, now)),
  ]
}
