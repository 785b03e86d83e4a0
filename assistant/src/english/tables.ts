import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { clanOf, etapaLink, etapasOf } from '../answers/which'
import type { Asked, Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { clansRanked } from '../query/clans'
import type { Consulta } from '../query/consulta'
import { rowsOf, type ClanRow } from '../query/table-rows'
import { saidEtapas, tables } from '../query/scope'
import { bold, lines, link, named, verb } from '../wording'
import { has, inEtapa, ordinal, run, standing, tooWide, wins } from './say'

// What tables have of clans, said in English.

/** As many rows are told; of a whole table more. */
const [most, mostOfTable] = [5, 10]
const figures = ({ ganadas, perdidas }: ClanRow) => wins({ triunfos: ganadas, derrotas: perdidas })

/** The clan that a query is of, in the etapa that it says. */
export const clanMeant = (consulta: Consulta, who: ClanName, site: Site) =>
  clanOf(
    {
      etapas: consulta.etapa.length ? (saidEtapas(consulta, site) ?? []) : [],
      juego: site.community.juegos.find(({ id }) => id === consulta.juego) ?? null,
      site,
    },
    who,
  )

/** Where a clan stands, or how many matches in a row it has won or lost. */
export async function clanPlace(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const found = await clanMeant(consulta, who, site)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer in the ladder.` }
  const { clan, etapa, others } = found
  const ofRun = consulta.ordenar?.campo === 'racha'
  const is = etapa.activo ? verb('is', 'are', who) : 'ended'
  const told = (each: typeof clan) =>
    ofRun ? `on ${run(each.racha_actual)}` : standing(each.ranking_actual, each.rankeados)
  const whether = consulta.lugar ? `${clan.ranking_actual === consulta.lugar ? 'Yes' : 'No'}: ` : ''
  return {
    text: lines(
      `${whether}${named(clan.nombre)} ${is} ${told(clan)} ${inEtapa(etapa)}${ofRun ? '' : `, with ${wins(clan)}`}.`,
      ...others.map((other) => `Also ${told(other)} ${inEtapa(other.etapa)}.`),
      link('See the clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [`When did ${clan.nombre} last win?`, `How many games ${has(who)} ${clan.nombre} won and lost?`],
  }
}

const about = (rows: readonly ClanRow[]) => {
  const listed = rows.flatMap(({ who }) => who)
  return { quien: listed.slice(0, 1), listed, etapas: rows.length === 1 ? rows.flatMap(({ etapas }) => etapas) : [] }
}

/** Who stands at a place of each table; a place below the last is the last. */
async function atPlace(consulta: Consulta, lugar: number, all: readonly ClanRow[], site: Site): Promise<Reply> {
  const found = tables(consulta, site).flatMap((etapa) => {
    const ranked = all
      .filter((row) => row.etapa.id === etapa.id && row.clan.ranking_actual > 0)
      .sort((a, b) => a.clan.ranking_actual - b.clan.ranking_actual)
    return ranked[Math.min(lugar, lugar === 999 ? ranked.length : lugar) - 1] ?? []
  })
  const line = (row: ClanRow) =>
    row.clan.ranking_actual === 1
      ? `${row.name} ${row.etapa.archivada ? 'won' : verb('leads', 'lead', row.clan.nombre)} ${etapaLink(row.etapa)}, with ${figures(row)}.`
      : `${row.name} ${verb('is', 'are', row.clan.nombre)} ${bold(ordinal(row.clan.ranking_actual))} ${inEtapa(row.etapa)}, with ${figures(row)}.`
  return {
    ...about(found),
    etapas: found.map(({ etapa }) => etapa).slice(0, most),
    text:
      lines(...found.slice(0, most).map(line)) || `Nobody is in that place. ${link('See the ladder', paths.ladder)}`,
  }
}

/** Clans of the tables: those at a place, those that meet a condition, or who has the most or the least of something. */
export async function ofTables(consulta: Consulta, site: Site): Promise<Reply | null> {
  const { filtro, ordenar, lugar } = consulta
  if (lugar || (ordenar?.campo === 'puesto' && !filtro)) {
    const rows = await rowsOf({ ...consulta, ordenar: null }, site)
    return rows ? atPlace(consulta, lugar ?? 1, rows, site) : tooWide
  }
  return clansRanked(consulta, site, true)
}

/** The table of the etapas that are meant, from the top: that of the first where none is named. */
export async function tableOf(asked: Asked): Promise<Reply | null> {
  const { numero, site } = asked
  const isSaid = asked.etapas.length > 0 || asked.juego !== null
  const etapas = etapasOf(asked)
    .filter(({ multijugador }) => asked.etapas.length || multijugador)
    .slice(0, isSaid ? 2 : 1)
  const rows = numero !== null && numero > 0 ? Math.min(mostOfTable, numero) : mostOfTable
  const told = await Promise.all(
    etapas.map(async (etapa) => {
      const all = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
      return lines(
        `Table of ${etapaLink(etapa)} (wins–losses):`,
        ...all
          .slice(0, rows)
          .map(
            ({ id, nombre, ranking_actual, triunfos, derrotas }) =>
              `${ranking_actual}. ${link(nombre, paths.clan(id))} ${triunfos}–${derrotas}`,
          ),
        all.length > rows && `And ${all.length - rows} more.`,
      )
    }),
  )
  return told.length ? { text: lines(...told), etapas } : null
}
