import { sql } from 'kysely'
import type { AssistantCase, CaseClase, CaseEstado } from '@trinchera/contract/asistente'
import { assistantKeptMs, mostAssistantCases } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import type { Page } from '../ladder/tops'

/** A question to the assistant with the assistant's reply. `clave`: two questions with the same key share one stored case. */
export interface GivenAnswer {
  clave: string
  pregunta: string
  respuesta: string
  clase: string
  intencion: string
}

/**
 * Stores a question and the assistant's reply as a case. If the case exists, replaces its reply and adds `times` to the number of times it
 * was asked. Returns the case's id and whether the case is new.
 */
export async function storeCase(
  trx: Db,
  given: GivenAnswer,
  times: 0 | 1,
  now: string,
): Promise<{ id: number; isNew: boolean }> {
  const { id, created_at, veces } = await trx
    .insertInto('assistant_cases')
    .values({ ...given, veces: 1, created_at: now, last_at: now, settled_at: null, marked_at: null })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet({
        respuesta: given.respuesta,
        last_at: now,
        veces: sql`assistant_cases.veces + ${sql.lit(times)}`,
      }),
    )
    .returning(['id', 'created_at', 'veces'])
    .executeTakeFirstOrThrow()
  return { id, isNew: created_at === now && veces === 1 }
}

/** Stores a vote on a reply of the assistant (`ficha`), replacing an earlier vote. A bad vote reopens the case unless staff marked it. */
export async function storeVote(trx: Db, ficha: string, caso: number, util: boolean, now: string): Promise<void> {
  await trx
    .insertInto('assistant_votes')
    .values({ ficha, id_caso: caso, util: Number(util), at: now })
    .onConflict((conflict) => conflict.column('ficha').doUpdateSet({ util: Number(util), at: now }))
    .execute()
  if (!util)
    await trx
      .updateTable('assistant_cases')
      .set({ settled_at: null })
      .where('id', '=', caso)
      .where('marked_at', 'is', null)
      .execute()
}

/** The vote on one reply of the assistant: true if it was found useful. Null if nobody has voted on the reply. */
export async function voteOf(db: Db, ficha: string): Promise<boolean | null> {
  const row = await db.selectFrom('assistant_votes').where('ficha', '=', ficha).select('util').executeTakeFirst()
  return row ? row.util === 1 : null
}

const withVotes = (db: Db) =>
  db.selectFrom('assistant_cases as c').leftJoin(
    db
      .selectFrom('assistant_votes')
      .groupBy('id_caso')
      .select(['id_caso', sql<number>`sum(util)`.as('up'), sql<number>`sum(1 - util)`.as('down')])
      .as('v'),
    'v.id_caso',
    'c.id',
  )

const up = sql<number>`coalesce(v.up, 0)`
const down = sql<number>`coalesce(v.down, 0)`
/** Sort order of cases: 0 with bad votes, 1 the assistant was unsure, 2 the assistant declined the question (`away`), 3 all others. */
const urgency = sql<number>`case when ${down} > 0 then 0 when c.clase = 'unsure' then 1 when c.clase = 'away' then 2 else 3 end`

function filtered(db: Db, estado: CaseEstado, clase: CaseClase | undefined) {
  let query = withVotes(db)
  if (estado === 'abiertos') query = query.where('c.settled_at', 'is', null).where(sql<boolean>`${urgency} < 3`)
  if (estado === 'marcados') query = query.where('c.marked_at', 'is not', null)
  if (estado === 'revisados') query = query.where('c.settled_at', 'is not', null).where('c.marked_at', 'is', null)
  if (clase === 'abajo') query = query.where(sql<boolean>`${down} > 0`)
  if (clase === 'arriba') query = query.where(sql<boolean>`${up} > 0`)
  if (clase === 'unsure' || clase === 'away') query = query.where('c.clase', '=', clase)
  return query
}

const shown = (query: ReturnType<typeof withVotes>) => query.selectAll('c').select([up.as('arriba'), down.as('abajo')])

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const present = ({ arriba, abajo, ...row }: Row): AssistantCase => ({
  id: row.id,
  pregunta: row.pregunta,
  respuesta: row.respuesta,
  clase: row.clase,
  intencion: row.intencion,
  veces: row.veces,
  arriba: Number(arriba),
  abajo: Number(abajo),
  primera: row.created_at,
  ultima: row.last_at,
  revisado: row.settled_at !== null,
  marcado: row.marked_at !== null,
})

/** Cases in this state, in the order of `urgency`, and those asked most recently first: one page, or all if `page` is missing. */
export async function assistantCases(
  db: Db,
  estado: CaseEstado,
  clase?: CaseClase,
  page?: Page,
): Promise<{ cases: AssistantCase[]; total: number }> {
  const ordered = shown(filtered(db, estado, clase))
    .orderBy(urgency)
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id')
  const rows = await (page
    ? ordered.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina)
    : ordered
  ).execute()
  const { n } = await filtered(db, estado, clase)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { cases: rows.map(present), total: Number(n) }
}

export async function assistantCase(db: Db, id: number): Promise<AssistantCase | null> {
  const row = await shown(withVotes(db)).where('c.id', '=', id).executeTakeFirst()
  return row ? present(row) : null
}

export async function decideCase(
  trx: Db,
  id: number,
  decided: { settled_at: string | null; marked_at: string | null },
): Promise<void> {
  await trx.updateTable('assistant_cases').set(decided).where('id', '=', id).execute()
}

/** Number of open cases with at least one bad vote. */
export async function openBadAnswers(db: Db): Promise<number> {
  const { n } = await filtered(db, 'abiertos', 'abajo')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Deletes cases of questions that nobody has asked for `assistantKeptMs`. Of the rest, keeps only the latest `mostAssistantCases`. */
export async function deleteOldCases(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('assistant_cases')
    .where('last_at', '<', new Date(now.getTime() - assistantKeptMs).toISOString())
    .execute()
  await db
    .deleteFrom('assistant_cases')
    .where(
      'id',
      'in',
      db.selectFrom('assistant_cases').orderBy('last_at', 'desc').limit(1000).offset(mostAssistantCases).select('id'),
    )
    .execute()
}
