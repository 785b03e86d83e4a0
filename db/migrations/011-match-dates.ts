import type { Migration } from '../migration'

/** Adds indexes for the matches of an etapa or clan within a period. Without them a query for one week reads the whole log. */
export const matchDates: Migration = {
  name: '011-match-dates',
  async up(trx) {
    const index = (name: string, column: string) =>
      trx.schema.createIndex(name).on('matches').columns([column, 'fecha']).execute()
    await index('matches_etapa_fecha', 'id_etapa')
    await index('matches_winner_fecha', 'id_clan_ganador')
    await index('matches_loser_fecha', 'id_clan_perdedor')
  },
}
