import { mainClan } from '@trinchera/rules/main-clan'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'

export interface MainClan {
  clan: string
  tagClan: string
}

/** Main clan of each of these players, by player id. Players without a clan are left out. */
export async function mainClansOf(db: Db, players: readonly number[]): Promise<Map<number, MainClan>> {
  const wanted = [...new Set(players)]
  if (!wanted.length) return new Map()
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('clans', 'clans.id', 'memberships.id_clan')
    .innerJoin('etapas', 'etapas.id', 'memberships.id_etapa')
    .innerJoin('players', 'players.id', 'memberships.player_id')
    .where('memberships.player_id', 'in', wanted)
    .where('clans.deleted_at', 'is', null)
    .select([
      'players.id as player',
      'players.username',
      'clans.nombre',
      'clans.tag',
      'memberships.rango',
      'memberships.joined_at',
      'etapas.activo',
      'etapas.archived_at',
    ])
    .execute()
  const byPlayer = new Map<number, typeof rows>()
  for (const row of rows) byPlayer.set(row.player, [...(byPlayer.get(row.player) ?? []), row])
  return new Map(
    [...byPlayer].flatMap(([player, clans]) => {
      const main = mainClan(
        clans[0]?.username ?? '',
        clans.map((row) => ({
          ...row,
          rango: rangoOf(row.rango),
          activa: row.activo === 1 && row.archived_at === null,
        })),
      )
      return main ? [[player, { clan: main.nombre, tagClan: main.tag }] as const] : []
    }),
  )
}
