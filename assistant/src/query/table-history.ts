import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { biggestClimbs, entriesInto } from '@trinchera/db/queries/ladder/climbs'
import { countPlayed, placesAt } from '@trinchera/db/queries/ladder/ledger'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate } from '@trinchera/rules/presentation'
import { allTimeRecords } from '../answers/palmares'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, bullets, capital, counted, lines, link, named, placed, verb, whenPlayed } from '../wording'
import { wordsOf } from '../words/plain'
import type { Consulta } from './consulta'
import { instants } from './period'
import {
  clanLink,
  clanName,
  clansOf,
  mostRows,
  saidEtapas,
  subjectOf,
  tables,
  tooWide,
  whenSaid,
  whereSaid,
} from './scope'

// What is asked of the places of whole tables: how one stood then, who came into it, who has climbed, which of two is higher.

const clan = ({ id, nombre }: { id: number; nombre: string }) => bold(link(nombre, paths.clan(id)))
const places = (count: number) => bold(counted(count, '1 puesto', `${count} puestos`))

/** The clans of an etapa that had a place at an instant, from the first on; null where that would read too much. */
async function rankedThen(etapa: NamedEtapa, instant: string, site: Site) {
  const then = await placesAt(site.db, etapa.id, instant, mostRows)
  return (
    then &&
    (await clanesOfEtapa(site.db, etapa.id))
      .filter(({ created_at }) => created_at < instant)
      .map(({ id, nombre, ranking_actual }) => ({ id, nombre, place: then.get(id) ?? ranking_actual }))
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place)
  )
}

/** Who stood first, or last, or how a whole table stood, at the end of a period. */
export async function tableAt(consulta: Consulta, site: Site): Promise<Reply> {
  const { hasta } = instants(consulta)
  const now = site.now.toISOString()
  const time = capital(whenSaid(consulta, site).trim())
  const etapas = tables(consulta, site)
  const parts: string[] = []
  for (const etapa of etapas) {
    const ranked = await rankedThen(etapa, hasta && hasta < now ? hasta : now, site)
    if (!ranked) return tooWide
    const shown = consulta.ordenar?.hacia === 'menos' ? ranked.slice(-1) : ranked.slice(0, consulta.limite)
    const rows = shown.map((row) => `${placed(row.place)} ${clan(row)}`)
    parts.push(`${time}, ${inEtapa(etapa)}: ${rows.join(', ') || 'nadie tenía puesto'}.`)
  }
  return { text: lines(...parts), etapas: etapas.length === 1 ? etapas : [] }
}

/** Who came into the ranking last, or first, of each table that is meant. */
export async function lastEntries(consulta: Consulta, site: Site): Promise<Reply> {
  const isFirst = consulta.ordenar?.hacia === 'menos'
  const listed: ClanName[] = []
  const parts: string[] = []
  for (const etapa of tables(consulta, site)) {
    const rows = (await entriesInto(site.db, etapa.id, 3, isFirst)).flatMap(({ id_clan: id, fecha, ranking }) => {
      const who = site.community.clanById.get(id)
      if (who) listed.push(who)
      return who ? [`${clan({ id, nombre: who.nombre })} el ${formatDate(fecha)}, al ${placed(ranking)}`] : []
    })
    if (rows.length)
      parts.push(
        `${capital(inEtapa(etapa))}, los ${isFirst ? 'primeros' : 'últimos'} en entrar al ranking: ${rows.join('; ')}.`,
      )
  }
  return { text: lines(...parts) || 'Todavía nadie entra al ranking.', listed }
}

/** Who climbed or fell the most in the whole of some etapas: from the place at which each came in to the one it has. */
export async function climbedInEtapa(
  hacia: 'mas' | 'menos',
  etapas: readonly NamedEtapa[],
  site: Site,
): Promise<Reply> {
  const sign = hacia === 'mas' ? 1 : -1
  const [one, many] = hacia === 'mas' ? ['subió', 'subieron'] : ['bajó', 'bajaron']
  const parts: string[] = []
  for (const etapa of etapas) {
    const table = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
    const moved = await Promise.all(
      table.map(async (row) => {
        const first = (await placesOf(site.db, row.id)).find(({ ranking }) => ranking > 0)?.ranking ?? 0
        return { row, first, by: first ? sign * (first - row.ranking_actual) : 0 }
      }),
    )
    const rows = moved.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by)
    parts.push(
      rows.length ? `En toda la etapa, ${inEtapa(etapa)}:` : `Nadie ${one} de puesto ${inEtapa(etapa)}.`,
      bullets(
        rows
          .slice(0, 3)
          .map(
            ({ row, first, by }) =>
              `${clan(row)} ${verb(one, many, row.nombre)} ${places(by)}, del ${placed(first)} con que ${verb('entró', 'entraron', row.nombre)} al ${placed(row.ranking_actual)}`,
          ),
      ),
    )
  }
  return { text: lines(...parts), etapas: etapas.length === 1 ? etapas : [] }
}

/** Of so many matches the climbs are compared. */
const mostCompared = 50_000

/** The biggest climbs by one match: of one clan, of the etapas that are said, else of those that are open; and the record of those that are closed. */
export async function singleClimbs(consulta: Consulta, site: Site): Promise<Reply> {
  const who = subjectOf(consulta, site)
  const said = saidEtapas(consulta, site)
  const etapas = said ?? tables(consulta, site)
  const scope = { etapas: etapas.map(({ id }) => id), ...instants(consulta) }
  if ((await countPlayed(site.db, scope)) > mostCompared) return tooWide
  const clanes = who && isClan(who) ? { clanes: clansOf(who, consulta, site) } : {}
  const found = await biggestClimbs(site.db, { ...scope, ...clanes }, 5)
  const most = Math.max(0, ...found.map(({ antes, despues }) => antes - despues))
  const tied = found.filter(({ antes, despues }) => antes - despues === most)
  const rows = tied.map(async ({ id, fecha, id_etapa, ganador, perdedor, antes, despues }) => {
    const name = async (side: number) => clanLink(site, side, await clanName(site, side, id))
    const etapa = site.community.etapas.find((each) => each.id === id_etapa)
    return `${bold(await name(ganador))}, del ${placed(antes)} al ${bold(placed(despues))}, al ganarle a ${await name(perdedor)} ${whenPlayed({ id, fecha }, site.now)}${etapa ? ` ${inEtapa(etapa)}` : ''}`
  })
  const whose = `${who ? ` de ${named(who.nombre)}` : ''}${whenSaid(consulta, site)}${whereSaid(consulta, site)}`
  return {
    text: lines(
      most
        ? `La mayor subida con una sola partida${whose} es de ${places(most)}:`
        : `Nadie ha subido de puesto con una partida${whose}.`,
      bullets(await Promise.all(rows)),
      !who && !said && (await allTimeRecords({ site, words: wordsOf('subida') })).text,
    ),
    quien: who ? [who] : tied.slice(0, 1).flatMap(({ ganador }) => site.community.clanById.get(ganador) ?? []),
    etapas: etapas.length === 1 ? etapas : [],
  }
}
