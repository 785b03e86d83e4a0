import type { Match } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import type { Page } from '../ladder/tops'

/** The ids of a page of a player's matches. They are sorted by themselves, before the rest of any match is read. */
const pageOfPlayer = async (db: Db, player: number, { pagina, por_pagina }: Page): Promise<number[]> => {
  const rows = await db
    .selectFrom('match_roster')
    .innerJoin('matches', 'matches.id', 'match_roster.match_id')
    .where('match_roster.player_id', '=', player)
    .orderBy('matches.fecha', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .select('matches.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Matches with the player on a roster, newest first, ruled ones included; all or one page. `gano`: that roster's clan
 * is the effective winner (docs/rules.md#Effective result).
 */
export async function playerMatches(
  db: Db,
  player: number,
  page?: Page,
): Promise<{ matches: (Match & { gano: boolean })[]; total: number }> {
  const all = selectMatches(db)
    .innerJoin('match_roster as own', 'own.match_id', 'matches.id')
    .where('own.player_id', '=', player)
    .select('own.id_clan as own_clan')
    .orderBy('matches.fecha', 'desc')
    .orderBy('matches.id', 'desc')
  const shown = page && (await pageOfPlayer(db, player, page))
  const own = shown ? all.where('matches.id', 'in', shown) : all
  const rows = shown?.length === 0 ? [] : await own.execute()
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
