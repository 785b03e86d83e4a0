import { sql } from 'kysely'
import { z } from 'zod'
import { webhookReminderMs, webhookTriedMs } from '@trinchera/rules/limits'
import { webhookTypes, type WebhookType } from '@trinchera/rules/webhooks'
import type { RetoActTipo } from '@trinchera/rules/reto'
import type { Db } from '../../database'
import { parseSince } from './expanded'
import { readable } from '../../readable'

/** An event for a webhook. `id`: id of the match, reto or medal. `ref`: identifies the event among those of the webhook. */
export interface WebhookFact {
  gancho: number
  clan: { id: number; nombre: string; tag: string }
  tipo: WebhookType
  ref: string
  fecha: string
  id: number
  /** Id of the step in the reto's history, if the event is about a reto; otherwise null. */
  acto: number | null
}

const typeOfAct: Partial<Record<RetoActTipo, WebhookType>> = {
  proponer: 'challenge.offered',
  aceptar: 'challenge.agreed',
  rechazar: 'challenge.declined',
  cancelar: 'challenge.cancelled',
  vencer: 'challenge.lapsed',
  'no-presentado': 'challenge.no_show',
}
const done = z.object({ tipo: z.string(), fecha: z.string() })
const actOf = (tipo: string) => Object.entries(typeOfAct).find(([known]) => known === tipo)?.[1]

/** Maximum number of steps of retos' histories, the latest ones, that are read. On one day there are far fewer. */
const latestActs = 2_000

/** Query for the active webhooks of clans that are not deleted. */
const listening = (db: Db) =>
  db
    .selectFrom('ganchos as g')
    .innerJoin('clans as c', 'c.id', 'g.id_clan')
    .where('g.activo', '=', 1)
    .where('c.deleted_at', 'is', null)
    .select(['g.id as gancho', 'g.eventos', 'g.ademas', 'c.id as c_id', 'c.nombre as c_nombre', 'c.tag as c_tag'])

/** SQL condition: no message to the webhook is stored about the row whose id is in the column `id`. */
const untold = (kind: string, id: string) =>
  sql<boolean>`not exists (select 1 from gancho_envios as e where e.id_gancho = g.id and e.ref = ${`${kind}:`} || cast(${sql.ref(id)} as text))`

const playedBy = sql<boolean>`(m.id_clan_ganador = g.id_clan or m.id_clan_perdedor = g.id_clan)`
const reto = sql<boolean>`(r.id_retador = g.id_clan or r.id_retado = g.id_clan)`

/**
 * Events of the last `webhookTriedMs` that webhooks want and for which no message is stored yet, oldest first. They are read from the
 * database, so that the code that stores them need not know about webhooks. A match is reported once the ladder table includes it, because
 * its places are not known earlier.
 */
export async function dueFacts(db: Db, now: Date): Promise<WebhookFact[]> {
  if (!(await db.selectFrom('ganchos').where('activo', '=', 1).select('id').limit(1).executeTakeFirst())) return []
  const since = new Date(now.getTime() - webhookTriedMs).toISOString()
  const matches = () => listening(db).innerJoin('matches as m', (join) => join.on(playedBy))
  const retos = () => listening(db).innerJoin('retos as r', (join) => join.on(reto))
  const reported = await matches()
    .innerJoin('match_outcomes as o', 'o.match_id', 'm.id')
    .where('m.fecha', '>=', since)
    .where(untold('partida', 'm.id'))
    .select(['m.id', 'm.fecha'])
    .execute()
  const answered = await matches()
    .innerJoin('match_answers as a', 'a.match_id', 'm.id')
    .where('a.estado', '!=', 'pendiente')
    .where('a.fecha', '>=', since)
    .where(untold('respuesta', 'm.id'))
    .select(['m.id', 'a.fecha'])
    .execute()
  const ruled = await matches()
    .innerJoin('rulings as f', 'f.match_id', 'm.id')
    .where('f.created_at', '>=', since)
    .where('f.lifted_at', 'is', null)
    .where(untold('fallo', 'f.id'))
    .select(['m.id', 'f.id as fallo', 'f.created_at as fecha'])
    .execute()
  const lifted = await matches()
    .innerJoin('rulings as f', 'f.match_id', 'm.id')
    .where('f.lifted_at', '>=', since)
    .where(untold('levantado', 'f.id'))
    .select(['m.id', 'f.id as fallo', 'f.lifted_at as fecha'])
    .execute()
  const acts = await retos()
    .innerJoin('reto_actos as a', 'a.id_reto', 'r.id')
    .where('a.id', '>', (eb) =>
      eb.selectFrom('reto_actos').select(sql<number>`coalesce(max(id), 0) - ${sql.lit(latestActs)}`.as('from')),
    )
    .where(untold('acto', 'a.id'))
    .select(['r.id', 'a.id as acto', 'a.acto as hecho'])
    .execute()
  const medals = await listening(db)
    .innerJoin('medallas as d', 'd.id_clan', 'g.id_clan')
    .where('d.contada', '>=', since)
    .where(
      sql<boolean>`not exists (select 1 from gancho_envios as e where e.id_gancho = g.id and e.ref = 'medalla:' || cast(d.id as text) || ':' || d.contada)`,
    )
    .select(['d.id', 'd.vigente', 'd.contada as fecha'])
    .execute()
  const starting = await retos()
    .innerJoin('reto_recordatorios as t', 't.id_reto', 'r.id')
    .where('t.antes', '=', webhookReminderMs)
    .where('t.fecha', '>=', since)
    .where('r.estado', '=', 'acordado')
    .where(untold('recordatorio', 'r.id'))
    .select(['r.id', 't.fecha'])
    .execute()

  type Listening = Awaited<ReturnType<ReturnType<typeof listening>['execute']>>[number]
  const facts: WebhookFact[] = []
  const add = (
    row: Listening & { id: number },
    tipo: WebhookType,
    ref: string,
    fecha: string | null,
    acto?: number,
  ) => {
    const evento = webhookTypes[tipo]
    const from = evento && readable(row, parseSince)?.[evento]
    if (!from || fecha === null || fecha < from || fecha < since) return
    const { gancho: webhook, id, c_id, c_nombre, c_tag } = row
    facts.push({
      gancho: webhook,
      clan: { id: c_id, nombre: c_nombre, tag: c_tag },
      tipo,
      ref,
      fecha,
      id,
      acto: acto ?? null,
    })
  }
  for (const row of reported) add(row, 'match.reported', `partida:${row.id}`, row.fecha)
  for (const row of answered) add(row, 'match.answered', `respuesta:${row.id}`, row.fecha)
  for (const row of ruled) add(row, 'match.ruled', `fallo:${row.fallo}`, row.fecha)
  for (const row of lifted) add(row, 'match.ruling_lifted', `levantado:${row.fallo}`, row.fecha)
  for (const row of acts) {
    const act = readable(row.hecho, (text) => done.parse(JSON.parse(text)))
    const type = act && actOf(act.tipo)
    if (type) add(row, type, `acto:${row.acto}`, act.fecha, row.acto)
  }
  for (const row of medals)
    add(row, row.vigente === 1 ? 'medal.awarded' : 'medal.withdrawn', `medalla:${row.id}:${row.fecha}`, row.fecha)
  for (const row of starting) add(row, 'challenge.starting', `recordatorio:${row.id}`, row.fecha)
  return facts.sort((a, b) => a.fecha.localeCompare(b.fecha) || (a.acto ?? 0) - (b.acto ?? 0))
}
