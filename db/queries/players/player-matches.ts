import type { Match } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import type { Page } from '../ladder/tops'

/**
 * Matches with the player on a roster, newest first, ruled ones included; all or one page. `gano`: that roster's clan
 * is the effective winner (docs/rules.md#Effective result).
 */
export async function playerMatches(
  db: Db,
  player: number,
  page?: Page,
): Promise<{ matches: (Match & { gano: boolean })[]; total: number }> {
  let query = selectMatches(db)
    .innerJoin('match_roster as own', 'own.match_id', 'matches.id')
    .where('own.player_id', '=', player)
    .select('own.id_clan as own_clan')
    .orderBy('matches.fecha', 'desc')
    .orderBy('matches.id', 'desc')
  if (page) query = query.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina)
  const rows = await query.execute()
  const { total } = await db
    .selectFrom('match_roster')
    .where('player_id', '=', player)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const matches = rows.map(({ own_clan, ...row }) => {
    const match = presentMatch(row)
    return { ...match, gano: match.ganador.id === own_clan }
  })
  return { matches, total }
}
