import type { Clan } from '@trinchera/contract/clanes'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { membersOfEtapas, placesAt, playerTallies, type PlayedMatch } from '@trinchera/db/queries/ladder/ledger'
import { placesOf, playerRecords } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import { isClan } from '../answers/which'
import type { Site } from '../intent'
import type { Who } from '../names/community'
import { bold, link } from '../wording'
import type { Consulta } from './consulta'
import { hasPlayed, rowOf, type Row } from './measures'
import { instants } from './period'
import { clansOf, mostRows, playedOn, saidEtapas, scopeOf, subjectOf, tables } from './scope'

/** A clan of a table, as it is counted. */
export type ClanRow = Row & Required<Pick<Row, 'clan' | 'from' | 'to' | 'integrantes'>> & { etapa: NamedEtapa }

function counts(matches: readonly PlayedMatch[], side: 'ganador' | 'perdedor'): Map<number, number> {
  const found = new Map<number, number>()
  for (const match of matches) found.set(match[side], (found.get(match[side]) ?? 0) + 1)
  return found
}

/** When each side of some matches last played, the newest match first. */
function lastPlayed(matches: readonly PlayedMatch[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const { ganador, perdedor, fecha } of matches)
    for (const clan of [ganador, perdedor]) if (!found.has(clan)) found.set(clan, fecha)
  return found
}

/** The clans of the tables that a question is about, with what it counts of them; null where that would read too much. */
export async function rowsOf(consulta: Consulta, site: Site): Promise<ClanRow[] | null> {
  const etapas = tables(consulta, site)
  const { campo } = consulta.ordenar ?? {}
  const timed = Boolean(consulta.desde || consulta.hasta) || consulta.semana !== null
  const scope = { ...instants(consulta), etapas: etapas.map(({ id }) => id) }
  const ofMatches = (timed && campo !== 'alza') || campo === 'parado'
  const matches = ofMatches ? await playedOn(consulta, scope, site) : []
  if (!matches) return null
  const last = lastPlayed(matches)
  const tally = timed ? { won: counts(matches, 'ganador'), lost: counts(matches, 'perdedor') } : null
  const members = await membersOfEtapas(site.db, scope.etapas)
  // places as they were at the two ends of a period; those of clans that have not moved since are as they are
  const placesThen = (etapa: number, instant: string | null) =>
    instant && (campo === 'alza' || campo === 'puesto')
      ? placesAt(site.db, etapa, instant, mostRows)
      : new Map<number, number>()
  const entryOf = async (id: number) => (await placesOf(site.db, id)).find(({ ranking }) => ranking > 0)
  const ofEntries = campo === 'entrada' || (campo === 'alza' && !scope.desde)
  const all = await Promise.all(
    etapas.map(async (etapa) => {
      const [begun, ended] = [await placesThen(etapa.id, scope.desde), await placesThen(etapa.id, scope.hasta)]
      if (!begun || !ended) return null
      return Promise.all(
        (await clanesOfEtapa(site.db, etapa.id)).map(async (clan): Promise<ClanRow> => {
          const ganadas = tally ? (tally.won.get(clan.id) ?? 0) : clan.triunfos
          const perdidas = tally ? (tally.lost.get(clan.id) ?? 0) : clan.derrotas
          const to = ended.get(clan.id) ?? clan.ranking_actual
          const entry = ofEntries ? await entryOf(clan.id) : undefined
          return {
            clan: campo === 'puesto' ? { ...clan, ranking_actual: to } : clan,
            name: bold(link(clan.nombre, paths.clan(clan.id))),
            who: [site.community.clanById.get(clan.id)].flatMap((who) => who ?? []),
            etapa,
            etapas: [etapa],
            ganadas,
            perdidas,
            jugadas: ganadas + perdidas,
            integrantes: members.get(clan.id) ?? 0,
            last: last.get(clan.id) ?? null,
            entry,
            from: entry?.ranking ?? begun.get(clan.id) ?? clan.ranking_actual,
            to,
          }
        }),
      )
    }),
  )
  return all.some((rows) => rows === null) ? null : all.flatMap((rows) => rows ?? [])
}

/** The tables of clans that are said, closed ones as well; `open`: those that are open alone. */
export const wholeTables = (consulta: Consulta, site: Site, open: boolean): number[] =>
  (saidEtapas(consulta, site) ?? site.community.etapas)
    .filter(({ multijugador, activo }) => multijugador && (activo || !open))
    .map(({ id }) => id)

/** The clans of each name as one. */
export function byName(rows: readonly ClanRow[]): Row[] {
  const names = new Map<Who, Row>()
  for (const { who, ...row } of rows) {
    const [name] = who
    if (!name) continue
    const known = names.get(name)
    names.set(name, {
      name: known?.name ?? row.name,
      who,
      etapas: [...(known?.etapas ?? []), ...row.etapas],
      ganadas: (known?.ganadas ?? 0) + row.ganadas,
      perdidas: (known?.perdidas ?? 0) + row.perdidas,
      jugadas: (known?.jugadas ?? 0) + row.jugadas,
    })
  }
  return [...names.values()]
}

/** The players of a clan, with the day on which each came into it. */
const joinedOf = ({ players, id_etapa }: Clan, { community }: Site): Row[] =>
  players.map(({ id, username, joined_at: joined }) => {
    const etapas = community.etapas.filter((etapa) => etapa.id === id_etapa)
    return { ...rowOf(link(username, paths.jugador(id)), [community.playerById.get(id)], [0, 0], etapas), joined }
  })

/** Of so many matches the rosters are read, ten rows each. */
const mostRostered = 3000

/** The players by what they won and lost in a period, in some etapas, or in all; of a clan, those of its roster. Null where too much would have to be read. */
export async function playerRows(consulta: Consulta, site: Site): Promise<Row[] | null> {
  const who = subjectOf(consulta, site)
  const ofClan = who && isClan(who) ? who : null
  const scope = scopeOf(ofClan ? consulta : { ...consulta, quien: [] }, site)
  const everywhere = !consulta.desde && !consulta.hasta && consulta.semana === null && !saidEtapas(consulta, site)
  const matches = scope && !everywhere ? await playedOn(consulta, scope, site) : []
  if (!matches || matches.length > mostRostered) return null
  const clanes = ofClan ? await Promise.all(clansOf(ofClan, consulta, site).map((id) => clanById(site.db, id))) : []
  if (consulta.ordenar?.campo === 'ingreso') return clanes.flatMap((clan) => (clan ? joinedOf(clan, site) : []))
  const roster = new Set(clanes.flatMap((clan) => clan?.players.map(({ id }) => id) ?? []))
  const tallies = everywhere
    ? (await playerRecords(site.db)).map(({ id, victorias, derrotas }) => ({
        id,
        ganadas: victorias,
        perdidas: derrotas,
      }))
    : await playerTallies(site.db, matches)
  return tallies
    .flatMap(({ id, ganadas, perdidas }): Row[] => {
      const player = site.community.playerById.get(id)
      return player && (!ofClan || roster.has(id))
        ? [rowOf(link(player.nombre, paths.jugador(id)), [player], [ganadas, perdidas])]
        : []
    })
    .filter(hasPlayed)
}
