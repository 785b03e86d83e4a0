import { paths } from '@trinchera/contract/site-paths'
import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { winPercentText } from '@trinchera/rules/presentation'
import { etapaLink } from '../answers/which'
import type { Reply, Site } from '../intent'
import { leastPlayed, measures, played, type Row } from '../query/clan-measures'
import { rowsOf } from '../query/clan-rows'
import { meets } from '../query/compare'
import type { Consulta, Field } from '../query/consulta'
import { ownMatches } from '../query/own-matches'
import { clanLink, clanName, mostRows, scopeOf, subjectOf, tables } from '../query/scope'
import { bold, bullets, lines, link, named, verb } from '../wording'
import { counted, inEtapa, onDay, ordinal, whenSaid } from './say'
import { tooWide, wins } from './shared'

// Several rows of what the query finds, said in English: a total, five rows at most, and how many are left out.

const most = 5
const name = ({ clan }: Row) => bold(link(clan.nombre, paths.clan(clan.id)))
const record = ({ ganadas, perdidas }: Row) => wins({ triunfos: ganadas, derrotas: perdidas })
const about = (rows: readonly Row[], site: Site) => ({
  quien: rows.slice(0, 1).flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  listed: rows.flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
})

/** Who stands at a place of each table; a place below the last is the last. */
export async function atPlace(consulta: Consulta, site: Site): Promise<Reply | null> {
  const rows = await rowsOf({ ...consulta, ordenar: null }, site)
  if (!rows) return tooWide
  const found = tables(consulta, site).flatMap((etapa) => {
    const ranked = rows
      .filter((row) => row.etapa.id === etapa.id && row.clan.ranking_actual > 0)
      .sort((a, b) => a.clan.ranking_actual - b.clan.ranking_actual)
    return (consulta.lugar === 999 ? ranked.at(-1) : ranked[(consulta.lugar ?? 1) - 1]) ?? []
  })
  return {
    ...about(found, site),
    etapas: found.map(({ etapa }) => etapa).slice(0, most),
    text: found.length
      ? lines(
          ...found
            .slice(0, most)
            .map(
              (row) =>
                `${name(row)} ${row.clan.ranking_actual === 1 ? `${verb('leads', 'lead', row.clan.nombre)} ${etapaLink(row.etapa)}` : `${verb('is', 'are', row.clan.nombre)} ${bold(ordinal(row.clan.ranking_actual))} ${inEtapa(row.etapa)}`}, with ${record(row)}.`,
            ),
        )
      : `Nobody is in that place. ${link('See the ladder', paths.ladder)}`,
  }
}

const units: Partial<Record<Field, string>> = {
  ganadas: 'wins',
  perdidas: 'losses',
  jugadas: 'matches',
  porcentaje: '% of wins',
  racha: 'wins in a row',
  caida: 'losses in a row',
  integrantes: 'members',
}
const relations = {
  mas: 'more than',
  desde: 'at least',
  menos: 'less than',
  hasta: 'at most',
  igual: 'exactly',
} as const

/** Clans that meet a condition, or in the order that is asked for. */
export async function clansListed(consulta: Consulta, site: Site): Promise<Reply | null> {
  const { filtro, ordenar } = consulta
  const campo = filtro?.campo ?? ordenar?.campo
  const unit = campo && (units[campo] ?? (campo === 'puesto' ? '' : undefined))
  if (!campo || unit === undefined) return null
  const rows = await rowsOf(consulta, site)
  if (!rows) return tooWide
  const { value } = measures[campo]
  const sign = ordenar?.hacia === 'menos' ? -1 : 1
  const found = rows
    .filter((row) => (filtro ? meets(value(row), filtro) : campo !== 'puesto' || row.clan.ranking_actual > 0))
    .filter((row) => campo !== 'porcentaje' || played(row) >= (filtro ? 1 : leastPlayed))
    .sort((a, b) => sign * (value(b) - value(a)))
  const etapas = tables(consulta, site)
  const [only] = etapas
  const where = only && etapas.length === 1 ? ` ${inEtapa(only)}` : ''
  const shown = found.slice(0, filtro ? most : consulta.limite)
  const told = (row: Row) =>
    `${name(row)}: ${campo === 'puesto' ? `${ordinal(row.clan.ranking_actual)}, ` : campo === 'porcentaje' ? `${winPercentText(row.ganadas, played(row))}, ` : /^(?:racha|caida)$/.test(campo) ? `${Math.abs(row.clan.racha_actual)} in a row, ` : ''}${record(row)}${where ? '' : `, ${inEtapa(row.etapa)}`}`
  const head = filtro
    ? `${bold(counted(found.length, 'clan'))} with ${relations[filtro.es]} ${filtro.valor} ${unit}${where}:`
    : `By ${campo === 'puesto' ? 'place' : unit}${sign < 0 ? ', from the bottom' : ''}${where}, ${shown.length} of ${found.length}:`
  return {
    ...about(shown, site),
    text: found.length
      ? lines(
          head,
          bullets(shown.map(told)),
          found.length > shown.length && `And ${found.length - shown.length} more.`,
          link('See the table', only && etapas.length === 1 ? paths.etapa(only.id) : paths.ladder),
        )
      : `No clan has that${where}.`,
  }
}

/** The matches of a period, of all or of whom it asks for. */
export async function matchesListed(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const scope = scopeOf(consulta, site)
  const { resultado } = consulta
  const own = who
    ? ((await ownMatches(consulta, site))?.filter(({ won }) => !resultado || won === (resultado === 'ganada')) ?? null)
    : null
  const all = who ? own?.map(({ match }) => match) : scope ? await playedMatches(site.db, scope, mostRows) : []
  if (!all) return tooWide
  const time = whenSaid(consulta, site.now)
  const rows = await Promise.all(
    all.slice(0, most).map(async ({ id, ganador, perdedor, fecha }) => {
      const [winner, loser] = [await clanName(site, ganador, id), await clanName(site, perdedor, id)]
      return `${bold(clanLink(site, ganador, winner))} beat ${clanLink(site, perdedor, loser)} ${onDay(fecha)}`
    }),
  )
  const count = counted(all.length, 'match', 'matches')
  const head = who
    ? `${named(who.nombre)} ${all.length ? (resultado === 'ganada' ? 'won' : resultado === 'perdida' ? 'lost' : 'played') : `did not ${resultado === 'ganada' ? 'win' : resultado === 'perdida' ? 'lose' : 'play'}`} ${all.length ? bold(count) : 'any match'}${time}`
    : `${bold(count)} ${all.length === 1 ? 'was' : 'were'} played${time}`
  return {
    text: lines(
      `${consulta.medida === 'existe' ? (all.length ? 'Yes: ' : 'No: ') : ''}${head}${all.length ? ':' : '.'}`,
      bullets(rows),
      all.length > most && `And ${all.length - most} more.`,
    ),
    quien: who ? [who] : [],
  }
}
