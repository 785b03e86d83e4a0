import { sql } from 'kysely'
import type { Migration } from '../migration'

/** Adds indexes for queries that otherwise read whole tables: rulings in a log, accounts with a channel, open retos, retos of a date. */
export const growthIndexes: Migration = {
  name: '029-growth-indexes',
  oldestReader: '027-ladder-checkpoints',
  async up({ schema }) {
    await schema.createIndex('rulings_log').on('rulings').columns(['id_etapa', 'seq']).execute()
    await schema.dropIndex('rulings_etapa').execute() // not needed, because the index above starts with the same column
    for (const site of ['twitch', 'youtube'])
      await schema
        .createIndex(`players_${site}`)
        .on('players')
        .column('id')
        .where(sql.ref(site), 'is not', sql.lit(null))
        .execute()
    await schema.createIndex('retos_estado').on('retos').column('estado').execute()
    await schema.createIndex('retos_fecha').on('retos').columns(['fecha', 'id']).execute()
  },
}
