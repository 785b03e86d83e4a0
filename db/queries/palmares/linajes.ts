import { sql } from 'kysely'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import { etapasMedal, lineOf } from '@trinchera/rules/medallas/linaje'
import type { Db } from '../../database'
import { settleMedals, type MedalChanges, noChanges, joined } from './stored-medals'

const tipos: readonly MedallaTipo[] = ['etapas-3', 'etapas-5', 'etapas-10']

/** All declared lineages: id of the clan that is continued, by id of the clan that continues it. */
export async function loadLinajes(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('linajes').select(['id_clan', 'id_anterior']).execute()
  return new Map(rows.map((row) => [row.id_clan, row.id_anterior]))
}

/**
 * Recomputes the medals for numbers of etapas played, for the lineages of these clans (docs/rules.md#Lineage of a clan). `united`: skips
 * clans that neither continue another clan nor are continued; `all`: skips none.
 */
export async function settleLines(
  trx: Db,
  clanes: readonly number[],
  which: 'united' | 'all' = 'united',
): Promise<MedalChanges> {
  const before = await loadLinajes(trx)
  const later = new Set(before.values())
  let changes = noChanges
  const settled = new Set<number>()
  for (const clan of clanes) {
    if (settled.has(clan) || (which === 'united' && !before.has(clan) && !later.has(clan))) continue
    const line = lineOf(clan, before)
    for (const id of line) settled.add(id)
    // Locks the lineage, because two etapas of one lineage may be updated at the same time. The second transaction waits here and then sees
    // what the first one stored.
    await trx.updateTable('linajes').set({ fecha: sql`fecha` }).where('id_clan', 'in', line).execute()
    const played = await trx
      .selectFrom('medalla_marcas')
      .where('id_clan', 'in', line)
      .select(['id_clan', 'id_etapa', 'primera', 'primera_fecha'])
      .execute()
    const byClan = new Map(played.map((row) => [row.id_clan, row]))
    const wanted = line
      .flatMap((id) => byClan.get(id) ?? [])
      .flatMap(({ id_clan, id_etapa, primera, primera_fecha }, index) => {
        const tipo = etapasMedal(index + 1)
        if (!tipo) return []
        const clave = `${tipo}:${id_clan}`
        return [{ clave, tipo, id_clan, id_etapa, id_match: primera, fecha: primera_fecha, valor: index + 1 }]
      })
    changes = joined(changes, await settleMedals(trx, { clanes: line, tipos }, wanted))
  }
  return changes
}
