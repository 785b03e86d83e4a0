import type { Match } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { matchesByIds, type Page } from '../ladder/tops'

/**
 * The matches with the player on a roster, even matches with a ruling, newest first: one page, or all if `page` is missing. `gano`: the
 * player's clan won, after rulings (docs/rules.md#Effective result).
 */
export async function playerMatches(
  db: Db,
  player: number,
  page?: Page,
): Promise<{ matches: (Match & { gano: boolean })[]; total: number }> {
  let query = db
    .selectFrom('match_roster as own')
    .innerJoin('matches', 'matches.id', 'own.match_id')
    .where('own.player_id', '=', player)
    .orderBy('matches.fecha', 'desc')
    .orderBy('matches.id', 'desc')
    .select(['matches.id', 'own.id_clan'])
  if (page) query = query.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina)
  const clanOf = new Map((await query.execute()).map(({ id, id_clan }) => [id, id_clan]))
  const { total } = await db
    .selectFrom('match_roster')
    .where('player_id', '=', player)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const matches = await matchesByIds(db, [...clanOf.keys()])
  return { matches: matches.map((match) => ({ ...match, gano: match.ganador.id === clanOf.get(match.id) })), total }
}
