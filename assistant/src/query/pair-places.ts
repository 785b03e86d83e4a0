import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, counted, lines, named, noPlace, placed, scored, verb } from '../wording'
import type { Consulta } from './consulta'
import { tables } from './scope'

/** Which of two stands higher in each table where both are, and how many places lie between. */
export async function pairPlaces(consulta: Consulta, one: ClanName, two: ClanName, site: Site): Promise<Reply> {
  const parts: string[] = []
  const etapas =
    consulta.etapa.length || consulta.juego
      ? tables(consulta, site)
      : site.community.etapas.filter(({ activo }) => activo)
  for (const etapa of etapas) {
    const table = await clanesOfEtapa(site.db, etapa.id)
    const rowOf = ({ clanes }: ClanName) => table.find(({ id }) => clanes.some((clan) => clan.id === id))
    const [a, b] = [rowOf(one), rowOf(two)]
    if (!a || !b) continue
    const place = ({ ranking_actual, nombre }: typeof a) =>
      bold(ranking_actual ? placed(ranking_actual) : noPlace(nombre))
    const gap = (b.ranking_actual || 999) - (a.ranking_actual || 999)
    const count =
      a.ranking_actual && b.ranking_actual
        ? `${bold(counted(Math.abs(gap), '1 puesto', `${Math.abs(gap)} puestos`))} `
        : ''
    parts.push(
      `${named(a.nombre)} ${verb('va', 'van', a.nombre)} ${place(a)} ${inEtapa(etapa)} (${scored(a)})${gap ? `, ${count}más ${gap > 0 ? 'arriba' : 'abajo'} que ${named(b.nombre)}, ${place(b)} (${scored(b)})` : `; ${named(b.nombre)}, ${place(b)} (${scored(b)})`}.`,
    )
  }
  return {
    text: lines(...parts) || `${named(one.nombre)} y ${named(two.nombre)} no están en una misma tabla.`,
    quien: [one, two],
  }
}
