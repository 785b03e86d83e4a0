import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { winPercentText } from '@trinchera/rules/presentation'
import { clanOf } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName, PlayerName } from '../names/community'
import { leastPlayed, measures, type Row } from '../query/clan-measures'
import { rowsOf } from '../query/clan-rows'
import type { Consulta } from '../query/consulta'
import { tables } from '../query/scope'
import { bold, bullets, lines, link, named, verb } from '../wording'
import { counted, inEtapa, listed, ordinal, whenSaid } from './say'
import { has, page, rangedIn, tooWide, wins } from './shared'

// What tables have of clans, said in English.

type Standing = Readonly<{ ranking_actual: number }>
const standing = ({ ranking_actual }: Standing, of: number | null = null) =>
  ranking_actual ? `in ${bold(`${ordinal(ranking_actual)} place`)}${of ? ` of ${of}` : ''}` : bold('unranked')

/** Where a clan stands. */
export async function clanPlace(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const found = await clanOf(rangedIn(consulta, site), who)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer in the ladder.` }
  const { clan, etapa, others } = found
  const is = etapa.activo ? verb('is', 'are', who) : 'ended'
  return {
    text: lines(
      `${named(clan.nombre)} ${is} ${standing(clan, clan.rankeados)} ${inEtapa(etapa)}, with ${wins(clan)}.`,
      ...others.map((other) => `Also ${standing(other, other.rankeados)} ${inEtapa(other.etapa)}.`),
      page(who, clan.id),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [`When did ${clan.nombre} last win?`, `How many games ${has(who)} ${clan.nombre} won and lost?`],
  }
}

/** Where a player's clans stand. */
export async function playerPlace(who: PlayerName, site: Site): Promise<Reply> {
  const player = await playerById(site.db, who.id)
  if (!player) return { kind: 'missing', text: `${named(who.nombre)} is no longer on the site.` }
  const of = (clan: (typeof player.clanes)[number]) =>
    `With ${link(clan.nombre, paths.clan(clan.id))}: ${standing(clan)} ${inEtapa({ id: clan.id_etapa, nombre: clan.etapa.nombre, juego: clan.etapa.juego })}`
  return {
    text: lines(
      player.clanes.length ? `${named(player.username)} plays in:` : `${named(player.username)} is in no clan.`,
      bullets(player.clanes.slice(0, 5).map(of)),
      page(who),
    ),
    quien: [who],
  }
}

const run = ({ racha_actual }: Readonly<{ racha_actual: number }>) =>
  racha_actual
    ? `a streak of ${bold(racha_actual < 0 ? counted(-racha_actual, 'loss', 'losses') : counted(racha_actual, 'win'))}`
    : 'no streak'

/** How many matches in a row a clan has won or lost. */
export async function streak(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const found = await clanOf(rangedIn(consulta, site), who)
  return {
    text: lines(
      found && `${named(who.nombre)} ${verb('is', 'are', who)} on ${run(found.clan)} ${inEtapa(found.etapa)}.`,
      ...(found?.others ?? []).map((other) => `Also on ${run(other)} ${inEtapa(other.etapa)}.`),
      page(who, found?.clan.id),
    ),
    quien: [who],
  }
}

const figure = ({ ganadas, perdidas }: Row) => wins({ triunfos: ganadas, derrotas: perdidas })
const superlative: Partial<Record<keyof typeof measures, readonly [string, string]>> = {
  ganadas: ['the most wins', 'the fewest wins'],
  perdidas: ['the most losses', 'the fewest losses'],
  jugadas: ['the most matches', 'the fewest matches'],
  porcentaje: ['the best win percentage', 'the worst win percentage'],
  racha: ['the best streak', 'the worst streak'],
  integrantes: ['the most members', 'the fewest members'],
}

/** Who leads each table, or has the most or the least of something. */
export async function extreme(
  consulta: Consulta,
  { campo, hacia }: NonNullable<Consulta['ordenar']>,
  site: Site,
): Promise<Reply | null> {
  const rows = await rowsOf(consulta, site)
  if (!rows) return tooWide
  const name = ({ clan }: Row) => bold(link(clan.nombre, paths.clan(clan.id)))
  const about = (row: Row | undefined) => ({
    quien: row ? [site.community.clanById.get(row.clan.id)].flatMap((who) => who ?? []) : [],
    etapas: row && (consulta.etapa.length > 0 || consulta.juego !== null) ? [row.etapa] : [],
  })
  if (campo === 'puesto') {
    const leaders = rows.filter(({ clan }) => clan.ranking_actual === 1)
    if (!leaders.length) return { text: `Nobody is ranked there yet. ${link('See the ladder', paths.ladder)}` }
    const line = (row: Row) =>
      `${name(row)} ${verb('leads', 'lead', row.clan.nombre)} ${inEtapa(row.etapa).slice(3)}, with ${figure(row)}.`
    return {
      ...about(leaders[0]),
      text: leaders.length > 1 ? lines(...leaders.slice(0, 5).map(line)) : leaders.map(line).join(''),
    }
  }
  const said = superlative[campo]
  if (!said) return null
  const sign = hacia === 'mas' ? 1 : -1
  const { value } = measures[campo]
  const played = rows.filter((row) => row.ganadas + row.perdidas >= (campo === 'porcentaje' ? leastPlayed : 1))
  const sorted = played.toSorted((a, b) => sign * (value(b) - value(a)))
  const [first] = sorted
  const time = whenSaid(consulta, site.now)
  if (!first) return { text: `Nobody has played${time}.`, etapas: tables(consulta, site) }
  const tied = sorted.filter((row) => value(row) === value(first)).slice(0, 5)
  const told =
    campo === 'integrantes'
      ? bold(counted(first.integrantes, 'member'))
      : campo === 'racha'
        ? run(first.clan)
        : campo === 'porcentaje'
          ? `${bold(winPercentText(first.ganadas, first.ganadas + first.perdidas))}, ${figure(first)}`
          : figure(first)
  return {
    ...about(first),
    text: `${listed(tied.map(name))} ${tied.length > 1 ? 'have' : verb('has', 'have', first.clan.nombre)} ${said[hacia === 'mas' ? 0 : 1]}${time}: ${told} ${inEtapa(first.etapa)}.`,
  }
}
