import { z } from 'zod'
import { playedBeforeMs, watchedAfterMs, watchedBeforeMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { readableRows } from '../../readable'

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** Ids of proposed retos that nobody has accepted in time, and of agreed retos whose result nobody has reported in time. */
export async function lapsedRetos(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('retos')
    .where((eb) =>
      eb.or([
        eb.and([eb('estado', '=', 'propuesto'), eb('responde_hasta', '<=', before(now, 0))]),
        eb.and([eb('estado', '=', 'acordado'), eb('fecha', '<=', before(now, playedBeforeMs))]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of agreed retos in which a clan has not chosen a map or side in time. */
export async function overduePicks(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('retos')
    .where('estado', '=', 'acordado')
    .where('elige_hasta', '<=', before(now, 0))
    .orderBy('elige_hasta')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Agreed retos on one of the site's servers that are being played at `now`. */
export async function playedNow(db: Db, now: Date) {
  const rows = await db
    .selectFrom('retos as r')
    .innerJoin('clans as a', 'a.id', 'r.id_retador')
    .innerJoin('clans as b', 'b.id', 'r.id_retado')
    .where('r.estado', '=', 'acordado')
    .where('r.fecha', '<=', before(now, -watchedBeforeMs))
    .where('r.fecha', '>=', before(now, watchedAfterMs))
    .orderBy('r.id')
    .select(['r.id', 'r.servidor', 'a.id as a_id', 'a.tag as a_tag', 'b.id as b_id', 'b.tag as b_tag'])
    .execute()
  return rows.flatMap(({ id, servidor, a_id, a_tag, b_id, b_tag }) =>
    servidor === null
      ? []
      : [
          {
            id,
            servidor,
            clans: [
              { id: a_id, tag: a_tag },
              { id: b_id, tag: b_tag },
            ],
          },
        ],
  )
}
export type PlayedReto = Awaited<ReturnType<typeof playedNow>>[number]

export interface Reminder {
  /** The reminder is sent between `antes` and `hasta` milliseconds before the agreed time. */
  antes: number
  hasta: number
}

/** Ids of agreed retos for which this reminder is due at `now` and was not sent yet. */
export async function dueReminders(db: Db, { antes, hasta }: Reminder, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('retos as r')
    .where('r.estado', '=', 'acordado')
    .where('r.fecha', '<=', before(now, -antes))
    .where('r.fecha', '>', before(now, -hasta))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reto_recordatorios as sent')
            .whereRef('sent.id_reto', '=', 'r.id')
            .where('sent.antes', '=', antes)
            .select('sent.antes'),
        ),
      ),
    )
    .orderBy('r.fecha')
    .limit(most)
    .select('r.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Records that a reminder was sent. Returns false if it is already recorded. `fecha`: ISO 8601. */
export async function markReminded(trx: Db, id_reto: number, antes: number, fecha: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reto_recordatorios')
    .values({ id_reto, antes, fecha })
    .onConflict((conflict) => conflict.columns(['id_reto', 'antes']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const tipoAndDate = z.object({ tipo: z.string(), fecha: z.string() })

/** When the latest agreed date of a reto was accepted, ISO 8601; null if no date was ever accepted. */
export async function agreedAt(db: Db, reto: number): Promise<string | null> {
  const rows = await db.selectFrom('reto_actos').where('id_reto', '=', reto).orderBy('id').select('acto').execute()
  const acts = readableRows(rows, ({ acto }) => tipoAndDate.parse(JSON.parse(acto)))
  return acts.find(({ tipo }) => tipo === 'aceptar')?.fecha ?? null
}
