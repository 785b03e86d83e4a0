import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { playedMatches, playerTallies } from '@trinchera/db/queries/ladder/ledger'
import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import { winPercent, winPercentText } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName, PlayerName } from '../names/community'
import { bold, bullets, counted, lines, link, listedUpTo, named, placed } from '../wording'
import type { Consulta } from './consulta'
import { requireStatistics } from '../answers/hidden'
import { clansOf, saidEtapas, scopeOf, subjectOf, tooWide, whenSaid } from './scope'

/** Who has played less has no share of wins that says much. */
const fewestForShare = 10
/** Of so many matches the rosters are read, ten rows each. */
const mostRostered = 3000

const whereOf = (consulta: Consulta, site: Site) => {
  const who = subjectOf(consulta, site)
  if (who) return ` de ${named(who.nombre)}`
  const etapas = saidEtapas(consulta, site) ?? []
  const [only] = etapas
  return only ? (etapas.length === 1 ? ` ${inEtapa(only)}` : ` en ${only.juego.nombre}`) : ''
}

/** Where a player stands among all by wins; who has as many shares the place. */
export async function rankOfPlayer(who: PlayerName, site: Site): Promise<Reply> {
  await requireStatistics(site, who)
  const all = await playerRecords(site.db)
  const own = all.find(({ id }) => id === who.id)
  const wins = own?.victorias ?? 0
  if (!own || !wins)
    return {
      text: `${named(who.nombre)} todavía no tiene victorias: no tiene lugar entre los jugadores.`,
      quien: [who],
    }
  const tied = all.filter(({ id, victorias }) => id !== who.id && victorias === wins)
  const place = all.filter(({ victorias }) => victorias > wins).length + 1
  return {
    text: lines(
      `${named(who.nombre)} va ${bold(placed(place))} de ${all.length} jugadores por victorias, con ${bold(counted(wins, '1 victoria', `${wins} victorias`))} y ${counted(own.derrotas, '1 derrota', `${own.derrotas} derrotas`)}${
        tied.length
          ? `; con las mismas victorias ${counted(tied.length, 'está', 'están')} ${listedUpTo(
              tied.map(({ username }) => named(username)),
              3,
            )}`
          : ''
      }.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
    quien: [who],
  }
}

/** Who plays for a clan in the etapas that are meant. */
export async function rosterOf(who: ClanName, consulta: Consulta, site: Site): Promise<ReadonlySet<number>> {
  const clanes = await Promise.all(clansOf(who, consulta, site).map((id) => clanById(site.db, id)))
  return new Set(clanes.flatMap((clan) => clan?.players.map(({ id }) => id) ?? []))
}

/** Players by what they won in a period, in some etapas, or in all; of a roster where one is given. */
export async function players(
  consulta: Consulta,
  site: Site,
  roster: ReadonlySet<number> | null = null,
): Promise<Reply> {
  const scope = scopeOf(consulta, site)
  const everywhere = !consulta.desde && !consulta.hasta && !saidEtapas(consulta, site)
  const matches = scope && !everywhere ? await playedMatches(site.db, scope, mostRostered) : []
  if (!matches) return tooWide
  const sign = consulta.ordenar?.hacia === 'menos' ? -1 : 1
  const share = consulta.ordenar?.campo === 'porcentaje'
  const fewest =
    consulta.filtro?.campo === 'jugadas'
      ? consulta.filtro.valor + Number(consulta.filtro.es === 'mas')
      : share
        ? fewestForShare
        : 0
  const of = ({ ganadas, perdidas }: { ganadas: number; perdidas: number }) =>
    share
      ? (winPercent(ganadas, ganadas + perdidas) ?? 0)
      : consulta.ordenar?.campo === 'perdidas'
        ? perdidas
        : consulta.ordenar?.campo === 'jugadas'
          ? ganadas + perdidas
          : ganadas
  const known = everywhere
    ? (await playerRecords(site.db)).map(({ id, victorias, derrotas }) => ({
        id,
        ganadas: victorias,
        perdidas: derrotas,
      }))
    : await playerTallies(site.db, matches)
  const tallies = known
    .filter(
      ({ id, ganadas, perdidas }) =>
        site.community.playerById.has(id) && (!roster || roster.has(id)) && ganadas + perdidas >= fewest,
    )
    .sort((a, b) => sign * (of(b) - of(a)) || a.perdidas - b.perdidas)
  const time = whenSaid(consulta, site)
  if (!tallies.length) return { text: `Nadie ha jugado${time}.` }
  const most = consulta.medida === 'lista' ? consulta.limite : 3
  const next = tallies[most]
  const lastShown = tallies[most - 1]
  const tied =
    next && lastShown && of(next) === of(lastShown)
      ? tallies
          .slice(most)
          .filter((each) => of(each) === of(lastShown) && (share || each.perdidas === lastShown.perdidas))
      : []
  const shown = tallies.slice(0, most)
  return {
    text: lines(
      share
        ? `${sign < 0 ? 'Los peores' : 'Los mejores'} porcentajes de victorias${time}${whereOf(consulta, site)}, con al menos ${fewest} partidas:`
        : `Quienes ${sign < 0 ? 'menos' : 'más'} ${consulta.ordenar?.campo === 'perdidas' ? (everywhere ? 'derrotas tienen' : 'perdieron') : consulta.ordenar?.campo === 'jugadas' ? 'jugaron' : everywhere ? 'victorias tienen' : 'ganaron'}${time}${whereOf(consulta, site)}:`,
      bullets(
        shown.map(
          ({ id, ganadas, perdidas }) =>
            `${bold(link(site.community.playerById.get(id)?.nombre ?? '', paths.jugador(id)))}: ${counted(ganadas, '1 victoria', `${ganadas} victorias`)} y ${counted(perdidas, '1 derrota', `${perdidas} derrotas`)}${share ? ` (${winPercentText(ganadas, ganadas + perdidas)})` : ''}`,
        ),
      ),
      tied.length > 0 &&
        `Con lo mismo que el último: ${listedUpTo(
          tied.map(({ id }) => site.community.playerById.get(id)?.nombre ?? ''),
          3,
        )}.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
    quien: shown.slice(0, 1).flatMap(({ id }) => site.community.playerById.get(id) ?? []),
    listed: shown.flatMap(({ id }) => site.community.playerById.get(id) ?? []),
  }
}
