import { sql } from 'kysely'
import type { Incident } from '@trinchera/contract/privacidad'
import { fold } from '@trinchera/rules/folding'
import type { Db } from '../../database'
import { insertMailsTo, type MailedIncident } from '../notices/mails'
import type { IncidentsTable } from '../../schema/privacy'

export type IncidentFields = Omit<IncidentsTable, 'id' | 'created_at'>

const select = (db: Db) =>
  db
    .selectFrom('incidentes as i')
    .select(['i.id', 'i.cuando', 'i.que', 'i.datos', 'i.personas', 'i.medidas', 'i.agencia_at', 'i.personas_at'])
    .select('i.created_at as fecha')
    .select((eb) =>
      eb
        .selectFrom('incidente_avisados as a')
        .whereRef('a.id_incidente', '=', 'i.id')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('avisados'),
    )

/** The register of incidents, the latest first. */
export const listIncidents = (db: Db): Promise<Incident[]> => select(db).orderBy('i.id', 'desc').execute()

export async function incidentById(db: Db, id: number): Promise<Incident | null> {
  return (await select(db).where('i.id', '=', id).executeTakeFirst()) ?? null
}

export async function insertIncident(trx: Db, fields: IncidentFields, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('incidentes')
    .values({ ...fields, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores changed fields of an incident, which also locks its row. Returns false if there is no such incident. */
export async function changeIncident(trx: Db, id: number, fields: Partial<IncidentFields>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('incidentes')
    .set({ id: sql`id`, ...fields })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The open accounts with these names, compared as folded names, and the names that no open account has. */
export async function playersNamed(db: Db, names: readonly string[]): Promise<{ ids: number[]; unknown: string[] }> {
  const ids: number[] = []
  const unknown: string[] = []
  for (const name of names) {
    const row = await db
      .selectFrom('players')
      .where('username_folded', '=', fold(name))
      .where('closed_at', 'is', null)
      .select('id')
      .executeTakeFirst()
    if (row) ids.push(row.id)
    else unknown.push(name)
  }
  return { ids, unknown }
}

/** Number of rows per SQL statement. SQLite allows 32766 variables, and a mail has eight columns. */
const chunkSize = 2000

/**
 * Stores a mail about an incident to each of these players who was not mailed about it before, and records that; `players` null: all open,
 * validated accounts. Returns how many. The incident's row must be locked, so that nobody gets two mails.
 */
export async function tellOfIncident(
  trx: Db,
  id: number,
  players: readonly number[] | null,
  incident: MailedIncident,
  now: string,
): Promise<number> {
  const told = trx.selectFrom('incidente_avisados').where('id_incidente', '=', id).select('player_id')
  const addressees = await trx
    .selectFrom('players')
    .where('closed_at', 'is', null)
    .where('validado', '=', 1)
    .where('id', 'not in', told)
    .$if(players !== null, (query) => query.where('id', 'in', players?.length ? [...players] : [0]))
    .select(['id', 'email'])
    .execute()
  for (let start = 0; start < addressees.length; start += chunkSize) {
    const some = addressees.slice(start, start + chunkSize)
    await trx
      .insertInto('incidente_avisados')
      .values(some.map((player) => ({ id_incidente: id, player_id: player.id, fecha: now })))
      .execute()
    await insertMailsTo(
      trx,
      some.map((player) => ({
        player_id: player.id,
        letter: { kind: 'incidente', email: player.email, incidente: incident },
      })),
      now,
    )
  }
  return addressees.length
}

/** The incidents about which a player was mailed. */
export const incidentsToldTo = (db: Db, player: number) =>
  db
    .selectFrom('incidente_avisados as a')
    .innerJoin('incidentes as i', 'i.id', 'a.id_incidente')
    .where('a.player_id', '=', player)
    .orderBy('a.id_incidente', 'desc')
    .select(['i.cuando', 'i.que', 'i.datos', 'i.medidas', 'a.fecha as avisado'])
    .execute()
