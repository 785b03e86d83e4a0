import { sql } from 'kysely'
import type { Medalla, Perfil } from '@trinchera/contract/palmares'
import { bestNight, weeksOf } from '@trinchera/rules/medallas/perfil'
import type { Db } from '../../database'
import { effectiveWinner } from '../../presenters'
import { lineOf } from '@trinchera/rules/medallas/linaje'
import { namedClans } from './hall'
import { loadLinajes } from './linajes'
import { medalsOfPlayer } from './medals'

/** Maximum number of rival clans on a player's profile. */
const rivalsShown = 5

/** The matches that count in which the player was on a roster, each with the rival clan and whether the player's clan won. */
async function countedMatches(db: Db, player: number) {
  const rows = await db
    .selectFrom('match_roster as s')
    .innerJoin('matches as m', 'm.id', 's.match_id')
    .innerJoin('match_outcomes as o', 'o.match_id', 'm.id')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'm.id').on('r.lifted_at', 'is', null))
    .where('s.player_id', '=', player)
    .select([
      'm.id',
      's.id_clan',
      sql<string>`coalesce(m.jugada, m.fecha)`.as('at'),
      sql<number>`case when s.id_clan = m.id_clan_ganador then m.id_clan_perdedor else m.id_clan_ganador end`.as(
        'rival',
      ),
      effectiveWinner.as('winner'),
    ])
    .execute()
  return rows.map(({ winner, id_clan, ...row }) => ({ ...row, won: winner === id_clan }))
}

/** The clans that the player has met most often. The clans of one lineage count as one, shown as the latest of them. */
async function rivals(db: Db, matches: Awaited<ReturnType<typeof countedMatches>>): Promise<Perfil['rivales']> {
  const before = await loadLinajes(db)
  const latest = new Map(
    [...new Set(matches.map(({ rival }) => rival))].map((id) => [id, lineOf(id, before).at(-1) ?? id]),
  )
  const met = new Map<number, { partidas: number; triunfos: number }>()
  for (const { rival: clan, won } of matches) {
    const rival = latest.get(clan) ?? clan
    const { partidas, triunfos } = met.get(rival) ?? { partidas: 0, triunfos: 0 }
    met.set(rival, { partidas: partidas + 1, triunfos: triunfos + Number(won) })
  }
  const most = [...met].toSorted(([a, one], [b, other]) => other.partidas - one.partidas || a - b).slice(0, rivalsShown)
  const nameOf = await namedClans(
    db,
    most.map(([id]) => id),
  )
  return most.map(([id, { partidas, triunfos }]) => ({
    ...nameOf(id),
    partidas,
    triunfos,
    derrotas: partidas - triunfos,
  }))
}

/** Keys (`clave`) of the medals that a player chose to show on the profile, in the chosen order, whether in force or not. */
export async function chosenClaves(db: Db, player: number): Promise<string[]> {
  const chosen = db.selectFrom('medallas_elegidas').where('player_id', '=', player).orderBy('orden').select('clave')
  return (await chosen.execute()).map(({ clave }) => clave)
}

async function chosenMedals(db: Db, player: number): Promise<Medalla[]> {
  const claves = await chosenClaves(db, player)
  if (!claves.length) return []
  const own = new Map((await medalsOfPlayer(db, player)).map((medal) => [medal.clave, medal]))
  return claves.flatMap((clave) => own.get(clave) ?? [])
}

/** What a player's public profile shows (docs/behaviour/accounts.md#Player profile). `now`: ISO 8601. */
export async function perfilOf(db: Db, player: number, now: string): Promise<Perfil> {
  const matches = await countedMatches(db, player)
  return {
    elegidas: await chosenMedals(db, player),
    rivales: await rivals(db, matches),
    mejor_noche: bestNight(matches),
    semanas: weeksOf(matches, now),
  }
}

/** Stores which medals a player chose to show on the profile, replacing the earlier choice. */
export async function storeChosen(trx: Db, player: number, claves: readonly string[]): Promise<void> {
  await trx.deleteFrom('medallas_elegidas').where('player_id', '=', player).execute()
  if (claves.length)
    await trx
      .insertInto('medallas_elegidas')
      .values(claves.map((clave, orden) => ({ player_id: player, orden, clave })))
      .execute()
}
