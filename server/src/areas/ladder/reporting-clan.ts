import type { Db } from '@trinchera/db/database'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import type { MatchFacts } from '@trinchera/db/queries/rulings/rulings'
import { clanMay } from '@trinchera/rules/permissions'

/** The id of the clan of a match in which the player may report (as Lider, Co-Lider or Capitán); null if there is none. */
export async function reportingClan(
  db: Db,
  { id_clan_ganador, id_clan_perdedor }: Pick<MatchFacts, 'id_clan_ganador' | 'id_clan_perdedor'>,
  player: number,
): Promise<number | null> {
  for (const clan of [id_clan_ganador, id_clan_perdedor])
    if (clanMay(await rangoInLivingClan(db, clan, player), 'report')) return clan
  return null
}
