import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { winPercentText } from '@trinchera/rules/presentation'
import { clanOf, etapaLink, etapasOf } from '../answers/which'
import type { Asked, Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { leastPlayed, measures, played, type Row } from '../query/clan-measures'
import { rowsOf } from '../query/clan-rows'
import { meets } from '../query/compare'
import type { Consulta, Field } from '../query/consulta'
import { saidEtapas, tables } from '../query/scope'
import { bold, bullets, lines, link, named, verb } from '../wording'
import { counted, has, inEtapa, listed, ordinal, run, standing, tooWide, whenSaid, wins } from './say'

// What tables have of clans, said in English.

/** As many rows are told; of a whole table more. */
const [most, mostOfTable] = [5, 10]
const name = ({ clan }: Pick<Row, 'clan'>) => bold(link(clan.nombre, paths.clan(clan.id)))
const figures = ({ ganadas, perdidas }: Row) => wins({ triunfos: ganadas, derrotas: perdidas })

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

const about = (rows: readonly Row[], site: Site) => {
  const listed = rows.flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? [])
  return { quien: listed.slice(0, 1), listed, etapas: rows.length === 1 ? rows.map(({ etapa }) => etapa) : [] }
}

/** Who stands at a place of each table; a place below the last is the last. */
async function atPlace(consulta: Consulta, lugar: number, all: readonly Row[], site: Site): Promise<Reply> {
  const found = tables(consulta, site).flatMap((etapa) => {
    const ranked = all
      .filter((row) => row.etapa.id === etapa.id && row.clan.ranking_actual > 0)
      .sort((a, b) => a.clan.ranking_actual - b.clan.ranking_actual)
    return ranked[Math.min(lugar, lugar === 999 ? ranked.length : lugar) - 1] ?? []
  })
  const line = (row: Row) =>
    row.clan.ranking_actual === 1
      ? `${name(row)} ${row.etapa.archivada ? 'won' : verb('leads', 'lead', row.clan.nombre)} ${etapaLink(row.etapa)}, with ${figures(row)}.`
      : `${name(row)} ${verb('is', 'are', row.clan.nombre)} ${bold(ordinal(row.clan.ranking_actual))} ${inEtapa(row.etapa)}, with ${figures(row)}.`
  return {
    ...about(found, site),
    etapas: found.map(({ etapa }) => etapa).slice(0, most),
    text:
      lines(...found.slice(0, most).map(line)) || `Nobody is in that place. ${link('See the ladder', paths.ladder)}`,
  }
}

/** What has the most and the least of each, and its unit. */
const said: Partial<Record<Field, readonly [most: string, least: string, unit: string]>> = {
  ganadas: ['the most wins', 'the fewest wins', 'wins'],
  perdidas: ['the most losses', 'the fewest losses', 'losses'],
  jugadas: ['the most matches', 'the fewest matches', 'matches'],
  porcentaje: ['the best win percentage', 'the worst win percentage', '% of wins'],
  racha: ['the best streak', 'the worst streak', 'wins in a row'],
  caida: ['the longest losing streak', 'the shortest losing streak', 'losses in a row'],
  integrantes: ['the most members', 'the fewest members', 'members'],
}
const relations = {
  mas: 'more than',
  desde: 'at least',
  menos: 'less than',
  hasta: 'at most',
  igual: 'exactly',
} as const

const toldBy = (row: Row, campo: Field) =>
  campo === 'integrantes'
    ? bold(counted(row.integrantes, 'member'))
    : /^(?:racha|caida)$/.test(campo)
      ? run(row.clan.racha_actual)
      : campo === 'porcentaje'
        ? `${bold(winPercentText(row.ganadas, played(row)))}, ${figures(row)}`
        : figures(row)

/** Clans of the tables: those at a place, those that meet a condition, or who has the most or the least of something. */
export async function ofTables(consulta: Consulta, site: Site): Promise<Reply | null> {
  const { filtro, ordenar, lugar } = consulta
  const rows = await rowsOf({ ...consulta, ordenar: lugar ? null : ordenar }, site)
  if (!rows) return tooWide
  if (lugar || (ordenar?.campo === 'puesto' && !filtro)) return atPlace(consulta, lugar ?? 1, rows, site)
  const campo = filtro?.campo ?? ordenar?.campo
  const words = campo && said[campo]
  if (!words) return null
  const { value } = measures[campo]
  const hacia = ordenar?.hacia ?? 'mas'
  const least = campo === 'porcentaje' && !filtro ? leastPlayed : Number(!filtro || campo === 'porcentaje')
  const found = rows
    .filter((row) => played(row) >= least && (!filtro || meets(value(row), filtro)))
    .sort((a, b) => (hacia === 'menos' ? 1 : -1) * (value(a) - value(b)))
  const [first] = found
  const time = whenSaid(consulta, site.now)
  const etapas = tables(consulta, site)
  const where = etapas[0] && etapas.length === 1 ? ` ${inEtapa(etapas[0])}` : ''
  if (!first) return { text: `No clan has that${where}${time}.`, etapas }
  const [top, bottom, unit] = words
  if (!filtro && consulta.medida !== 'lista') {
    const tied = found.filter((row) => value(row) === value(first)).slice(0, most)
    return {
      ...about(tied.slice(0, 1), site),
      text: `${listed(tied.map(name))} ${tied.length > 1 ? 'have' : has(first.clan.nombre)} ${hacia === 'mas' ? top : bottom}${time}: ${toldBy(first, campo)} ${inEtapa(first.etapa)}.`,
    }
  }
  const shown = found.slice(0, filtro ? most : consulta.limite)
  return {
    ...about(shown, site),
    text: lines(
      filtro
        ? `${bold(counted(found.length, 'clan'))} with ${relations[filtro.es]} ${filtro.valor} ${unit}${where}${time}:`
        : `By ${unit}${where}${time}:`,
      bullets(shown.map((row) => `${name(row)}: ${toldBy(row, campo)}${where ? '' : `, ${inEtapa(row.etapa)}`}`)),
      found.length > shown.length && `And ${found.length - shown.length} more.`,
      link('See the table', etapas[0] && where ? paths.etapa(etapas[0].id) : paths.ladder),
    ),
  }
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
