import type { PalmaresEtapaPage } from '@trinchera/contract/palmares'
import { closingDraft, factText } from '@trinchera/rules/medallas/cronica'
import { etapaText } from '@trinchera/rules/medallas/texto'
import type { Db } from '../../database'
import { finalStandings } from '../ladder/etapas'
import { namedClans, palmaresEtapas } from './hall'

/**
 * The hall of fame's page of an archived etapa: final ladder table, chart and story. Null if the etapa is not archived or its story is not
 * stored yet. `draft`: include a draft of an anuncio about the etapa.
 */
export async function palmaresEtapaPage(
  db: Db,
  id: number,
  { draft }: { draft: boolean },
): Promise<PalmaresEtapaPage | null> {
  const { entries, stories } = await palmaresEtapas(db, id)
  const [entry, story, final] = [entries[0], stories.get(id), await finalStandings(db, id)]
  if (!entry || !story || !final) return null
  const named = story.hechos.flatMap(({ clan, rival }) => [clan, rival]).filter((clan) => clan !== null)
  const nameOf = await namedClans(db, [...named, ...story.series.map(({ clan }) => clan)])
  const historia = story.hechos.map((fact) => ({
    fecha: fact.fecha,
    texto: factText(fact, (clan) => (clan === null ? '' : nameOf(clan).nombre)),
    partida: fact.partida,
  }))
  return {
    ...entry,
    tabla: final.clanes,
    grafico: {
      fechas: story.fechas,
      series: story.series.map(({ clan, puestos }) => ({ ...nameOf(clan), puestos })),
    },
    historia,
    borrador: draft
      ? closingDraft(
          { ...entry, nombre: etapaText(entry.nombre, entry.juego.nombre) },
          entry.podio,
          historia.map(({ texto }) => texto),
        )
      : null,
  }
}
