import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { movesAt, placesAt } from '@trinchera/db/queries/ladder/ledger'
import { clanMatches, placesOf } from '@trinchera/db/queries/ladder/tops'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { counts, inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, capital, counted, lines, link, listed, named, noPlace, placed, verb, when } from '../wording'
import type { Consulta } from './consulta'
import { instants } from './period'
import { clansOf, mostRows, tables, tooWide, whenSaid } from './scope'

const said = (place: number, name: string) => (place ? placed(place) : noPlace(name))

/** The clans of an etapa by the place each had at an instant (0: none), those founded later left out; null where that would read too much. */
async function tableThen(etapa: NamedEtapa, instant: string, site: Site) {
  const then = await placesAt(site.db, etapa.id, instant, mostRows)
  if (!then) return null
  return (await clanesOfEtapa(site.db, etapa.id))
    .filter(({ created_at }) => created_at < instant)
    .map((clan) => ({ clan, place: then.get(clan.id) ?? clan.ranking_actual }))
    .sort((a, b) => (a.place || 10_000) - (b.place || 10_000))
}

const etapaOfClan = (site: Site, clan: number, { clanes }: ClanName) =>
  site.community.etapas.find(({ id }) => clanes.some((each) => each.id === clan && each.id_etapa === id))

/** Where a clan stood at the end of a period, and at its beginning where that was another place. */
export async function placeThen(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const { desde, hasta } = instants(consulta)
  const end = hasta && hasta < site.now.toISOString() ? hasta : site.now.toISOString()
  const time = whenSaid(consulta, site)
  const parts: string[] = []
  for (const id of clansOf(who, consulta, site)) {
    const etapa = etapaOfClan(site, id, who)
    if (!etapa) continue
    const [before, after] = [desde ? await tableThen(etapa, desde, site) : [], await tableThen(etapa, end, site)]
    if (!before || !after) return tooWide
    const last = after.find(({ clan }) => clan.id === id)
    const first = before.find(({ clan }) => clan.id === id)
    if (!last) {
      parts.push(`${named(who.nombre)} todavía no ${verb('existía', 'existían', who)} ${inEtapa(etapa)}.`)
      continue
    }
    const was = first ? first.place : 0
    parts.push(
      was === last.place || !desde
        ? `${capital(time.trim())}, ${named(who.nombre)} ${verb('estaba', 'estaban', who)} ${bold(said(last.place, who.nombre))} ${inEtapa(etapa)}.`
        : `${capital(time.trim())}, ${named(who.nombre)} ${hasta && hasta > site.now.toISOString() ? verb('va', 'van', who) : verb('terminó', 'terminaron', who)} ${bold(said(last.place, who.nombre))} ${inEtapa(etapa)}; ${verb('había', 'habían', who)} empezado ${said(was, who.nombre)}.`,
    )
  }
  return { text: lines(...parts) || `${named(who.nombre)} no juega ahí.`, quien: [who] }
}

/** As many who came to the first place in a period are told one by one. */
const mostFirst = 4

/** Who stood first from one instant to another, one after another: 'Puelche hasta el 19/09 y Barricada desde entonces'; null where that was one alone, or many. */
async function firstOf(etapa: NamedEtapa, from: string, to: string, site: Site): Promise<string | null> {
  const [begun, moves] = [await tableThen(etapa, from, site), await movesAt(site.db, etapa.id, 1, mostRows)]
  const name = (id: number) => bold(link(site.community.clanById.get(id)?.nombre ?? '', paths.clan(id)))
  const before = begun?.find(({ place }) => place === 1)?.clan.id
  const came = (moves ?? [])
    .filter(({ fecha, ranking, antes }) => fecha >= from && fecha < to && ranking === 1 && antes !== 1)
    .filter(({ id_clan }) => site.community.clanById.has(id_clan))
  const all = [
    ...(before ? [{ id: before, since: '' }] : []),
    ...came.map(({ id_clan, fecha }) => ({ id: id_clan, since: fecha })),
  ]
  const turns = all.filter(({ id }, at) => at === 0 || all[at - 1]?.id !== id)
  if (turns.length < 2) return null
  if (turns.length <= mostFirst)
    return listed(
      turns.map(({ id, since }) => `${name(id)}${since ? ` desde el ${formatDate(since)}` : ' al empezar'}`),
    )
  const last = turns.at(-1)
  const others = [...new Set(turns.map(({ id }) => id))].filter((id) => id !== last?.id)
  return last
    ? `${name(last.id)} al terminar, después de ${turns.length - 1} cambios; antes estuvieron ${listed(others.map(name))}`
    : null
}

/** Who stood first, or last, or how a whole table stood, at the end of a period. */
export async function tableAt(consulta: Consulta, site: Site): Promise<Reply> {
  const { hasta } = instants(consulta)
  const end = hasta && hasta < site.now.toISOString() ? hasta : site.now.toISOString()
  const time = whenSaid(consulta, site)
  const etapas = tables(consulta, site)
  const parts: string[] = []
  for (const etapa of etapas) {
    const table = await tableThen(etapa, end, site)
    if (!table) return tooWide
    const ranked = table.filter(({ place }) => place > 0)
    const shown = consulta.ordenar?.hacia === 'menos' ? ranked.slice(-1) : ranked.slice(0, consulta.limite)
    const { desde } = instants(consulta)
    const one = consulta.limite === 1 && consulta.ordenar?.hacia !== 'menos'
    const turns = one && desde ? await firstOf(etapa, desde, end, site) : null
    if (turns) {
      parts.push(`${capital(time.trim())}, ${inEtapa(etapa)}: 1.º ${turns}.`)
      continue
    }
    const row = ({ clan, place }: (typeof ranked)[number]) =>
      `${placed(place)} ${bold(link(clan.nombre, paths.clan(clan.id)))}`
    parts.push(
      shown.length
        ? `${capital(time.trim())}, ${inEtapa(etapa)}: ${shown.map(row).join(', ')}.`
        : `${capital(time.trim())} nadie tenía puesto ${inEtapa(etapa)}.`,
    )
  }
  return { text: lines(...parts), etapas: etapas.length === 1 ? etapas : [] }
}

/** When a clan last came to a place, by the changes of place that its table keeps. */
export async function arrival(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const lugar = consulta.lugar ?? 1
  const parts: string[] = []
  for (const id of clansOf(who, consulta, site)) {
    const etapa = etapaOfClan(site, id, who)
    if (!etapa) continue
    const moves = await placesOf(site.db, id)
    const at = moves.findLastIndex(({ ranking, antes }) => ranking === lugar && antes !== lugar)
    const move = moves[at]
    if (!move) {
      parts.push(`${named(who.nombre)} nunca ${verb('ha', 'han', who)} estado ${placed(lugar)} ${inEtapa(etapa)}.`)
      continue
    }
    const left = moves.slice(at + 1).find(({ ranking }) => ranking !== lugar)
    const first = moves.find(({ ranking, antes }) => ranking === lugar && antes !== lugar)
    const until = first
      ? (await clanMatches(site.db, id)).matches.filter((match) => counts(match) && match.fecha <= first.fecha)
      : []
    const won = until.filter(({ ganador }) => ganador.id === id).length
    parts.push(
      `${named(who.nombre)} ${verb('llegó', 'llegaron', who)} al ${bold(placed(lugar))} ${inEtapa(etapa)} ${when(move.fecha, site.now)}${move.rival ? `, al jugar con ${named(move.rival)}` : ''}${left ? `, y ${verb('salió', 'salieron', who)} de ahí el ${formatDate(left.fecha)}` : `, y ahí ${verb('sigue', 'siguen', who)}`}.${first && first !== move ? ` La primera vez fue el ${formatDate(first.fecha)} a las ${formatTime(first.fecha)}` : ''}${first ? `${first !== move ? ', en' : ' Fue en'} su partida n.º ${until.length}, con ${counted(won, '1 victoria', `${won} victorias`)}.` : ''}`,
    )
  }
  return { text: lines(...parts) || `${named(who.nombre)} no juega ahí.`, quien: [who] }
}

/** The best, or the worst, place of a clan in a period, or in all its time, with the day on which it first had it. */
export async function extremePlace(consulta: Consulta, who: ClanName, site: Site): Promise<Reply> {
  const best = consulta.ordenar?.hacia !== 'menos'
  const { desde, hasta } = instants(consulta)
  const time = whenSaid(consulta, site)
  const found: { text: string; place: number }[] = []
  for (const id of clansOf(who, consulta, site, !desde && !hasta)) {
    const etapa = etapaOfClan(site, id, who)
    if (!etapa) continue
    const moves = await placesOf(site.db, id)
    const before = desde ? moves.findLast(({ fecha }) => fecha < desde) : undefined
    const within = moves.filter(({ fecha }) => (!desde || fecha >= desde) && (!hasta || fecha < hasta))
    const held = [
      ...(before ? [{ ranking: before.ranking, fecha: null }] : []),
      ...within.map(({ ranking, fecha }) => ({ ranking, fecha })),
    ].filter(({ ranking }) => ranking > 0)
    const [first] = held.toSorted((a, b) => (best ? a.ranking - b.ranking : b.ranking - a.ranking))
    const now = (await clanesOfEtapa(site.db, etapa.id)).find((clan) => clan.id === id)?.ranking_actual ?? 0
    const text = first
      ? `Lo ${best ? 'mejor' : 'peor'} de ${named(who.nombre)}${time} ${inEtapa(etapa)} fue el puesto ${bold(placed(first.ranking))}${first.fecha ? `, desde el ${formatDate(first.fecha)}` : ', el que ya tenía'}. ${etapa.activo ? `Ahora: ${said(now, who.nombre)}.` : ''}`.trim()
      : `${named(who.nombre)} no ${verb('tuvo', 'tuvieron', who)} puesto${time} ${inEtapa(etapa)}.`
    found.push({ text, place: first?.ranking ?? 0 })
  }
  const sign = best ? 1 : -1
  const ranked = found.toSorted((a, b) => Number(!a.place) - Number(!b.place) || sign * (a.place - b.place))
  return { text: lines(...ranked.map(({ text }) => text)) || `${named(who.nombre)} no juega ahí.`, quien: [who] }
}
