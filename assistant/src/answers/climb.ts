import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { risenPlace } from '@trinchera/rules/ladder'
import { topListSize } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { numberIn } from '../names/numbers'
import { bold, bullets, lines, link, listed, named, placed, quoted, verb } from '../wording'
import { clanOf, etapasOf, inEtapa, isClan } from './which'

/** As many rivals are named, of those that would do. */
const mostNamed = 6

const ranksOf = async ({ site }: Asked, etapa: number) =>
  (await clanesOfEtapa(site.db, etapa)).filter(({ ranking_actual }) => ranking_actual > 0)
const at = (clan: ClanRow) => `${link(clan.nombre, paths.clan(clan.id))} (${placed(clan.ranking_actual)})`

/** The place somebody wants to reach: 'top 5', 'el podio', 'el tercero'; null: any above. */
function wanted({ words, numero }: Asked): number | null {
  const plain = words.map((word) => word.plain)
  const top = plain.findIndex((word) => word.startsWith('top'))
  if (top >= 0) return numberIn(plain[top + 1] ?? '') ?? numberIn(plain[top]?.slice(3) ?? '') ?? topListSize
  if (plain.includes('podio')) return 3
  return numero !== null && numero > 0 ? numero : null
}

/** One of them is enough. */
const either = (names: readonly string[]) => listed(names).replace(/ y (?=[^y]*$)/, ' o ')

/** Every place on the way up for one who beats the first again and again: nobody climbs faster. */
export function fastest(from: number, to: number): number[] {
  const way = [from]
  for (let place = from; place > to; way.push(place)) place = risenPlace(place, 1)
  return way
}

function anyAbove(clan: { nombre: string }, from: number, above: readonly ClanRow[]): string {
  const [first] = above
  const near = above.at(-1)
  if (!first || !near) return 'Más arriba no hay nadie.'
  const gets = verb('llega', 'llegan', clan.nombre)
  return lines(
    `${verb('Le', 'Les', clan.nombre)} sirve ganarle a cualquiera de más arriba: el que gana sube la mitad de los puestos que los separan.`,
    bullets([
      ...(near.id === first.id
        ? []
        : [`A ${at(near)}, justo arriba: ${gets} al ${bold(placed(risenPlace(from, near.ranking_actual)))}.`]),
      `A ${at(first)}: ${gets} al ${bold(placed(risenPlace(from, 1)))}.`,
    ]),
  )
}

/** By beating which rivals one win is enough for a place, each with the place that it leads to: some lead above it. */
function oneWin(nombre: string, from: number, target: number, enough: readonly ClanRow[]): string {
  const more = enough.length - mostNamed
  const shown = enough.slice(more > 1 ? more : 0)
  const places = [...new Set(shown.map(({ ranking_actual }) => risenPlace(from, ranking_actual)))].toReversed()
  const over = (place: number) => shown.filter(({ ranking_actual }) => risenPlace(from, ranking_actual) === place)
  const head = `Para llegar al ${placed(target)} ${verb('le', 'les', nombre)} basta ${bold('una victoria')}`
  const [first] = places
  if (places.length === 1 && first !== undefined && more <= 1)
    return first === target
      ? `${head} sobre ${shown.length > 1 ? 'cualquiera de estos: ' : ''}${listed(shown.map(at))}.`
      : `${head}, y lo ${verb('pasa', 'pasan', nombre)}: ganándole a ${listed(shown.map(at))} ${verb('queda', 'quedan', nombre)} ${bold(placed(first))}.`
  return lines(
    `${head}:`,
    bullets([
      ...places.map(
        (place) =>
          `Ganándole a ${either(over(place).map(at))} ${verb('queda', 'quedan', nombre)} ${bold(placed(place))}${place < target ? ', más arriba todavía' : ''}.`,
      ),
      ...(more > 1 ? [`También le sirven los ${more} de más arriba.`] : []),
    ]),
  )
}

/** Whom a clan must beat to get to a place, by the rules; without a place, what each win above would give. */
export async function rivalsToReach(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  if (!who || !found) return { text: '¿De qué clan? Dime el nombre y lo calculo.', kind: 'ask' }
  const { clan, etapa } = found
  const ranked = await ranksOf(asked, clan.id_etapa)
  const from = clan.ranking_actual || ranked.length + 1
  const above = ranked.slice(0, from - 1)
  const target = wanted(asked)
  const [first] = above
  const about = { quien: [who], etapas: [etapa] }
  const now = clan.ranking_actual
    ? `${verb('va', 'van', clan.nombre)} ${bold(placed(clan.ranking_actual))}`
    : `${verb('está', 'están', clan.nombre)} ${bold('No Rankeado')}`
  const head = `${named(clan.nombre)} ${now} ${inEtapa(etapa)}.`
  if (target === null)
    return { ...about, text: lines(head, anyAbove(clan, from, above)), sugerencias: ['¿Cómo funciona el ranking?'] }
  if (from <= target)
    return {
      ...about,
      text: lines(head, `Ya ${verb('está', 'están', clan.nombre)} ahí${from < target ? ', y más arriba' : ''}.`),
    }
  const enough = above.filter(({ ranking_actual }) => risenPlace(from, ranking_actual) <= target)
  if (enough.length)
    return {
      ...about,
      text: lines(head, oneWin(clan.nombre, from, target, enough)),
      listed: enough.flatMap(({ id }) => asked.site.community.clanById.get(id) ?? []),
    }
  const way = fastest(from, target)
  return {
    ...about,
    text: lines(
      head,
      `Con una sola victoria ${bold('no')} ${verb('llega', 'llegan', clan.nombre)} al ${placed(target)}: lo más arriba que ${verb('queda', 'quedan', clan.nombre)} es el ${bold(placed(risenPlace(from, 1)))}${first ? `, ganándole a ${at(first)}` : ''}.`,
      `${verb('Necesita', 'Necesitan', clan.nombre)} al menos ${bold(`${way.length - 1} victorias`)} sobre el primero: ${way.map(placed).join(' → ')}.`,
    ),
  }
}

/** The lowest whom one has to beat to get to a place with one win; a clan without a place comes from below the last. */
const toBeat = (ranked: readonly ClanRow[], from: number, place: number) =>
  ranked.slice(0, from - 1).findLast(({ ranking_actual }) => risenPlace(from, ranking_actual) <= place)

/** Whoever could pass the one at a place with one win, and whom each has to beat for it. */
const passing = (ranked: readonly ClanRow[], place: number) =>
  ranked.slice(place).flatMap((clan) => {
    const over = toBeat(ranked, clan.ranking_actual, place)
    return over ? [{ name: bold(at(clan)), over }] : []
  })

function threats(etapa: NamedEtapa, ranked: readonly ClanRow[], clan: ClanRow): string {
  const newcomer = toBeat(ranked, ranked.length + 1, clan.ranking_actual)
  const able = [
    ...passing(ranked, clan.ranking_actual),
    ...(newcomer ? [{ name: 'Uno No Rankeado', over: newcomer }] : []),
  ]
  const over = (rival: ClanRow) =>
    rival.id === clan.id
      ? `si le gana a ${quoted(clan.nombre)}`
      : rival.ranking_actual === 1
        ? `si le gana a ${quoted(rival.nombre)}`
        : `si le gana a ${quoted(rival.nombre)} o a uno de más arriba`
  const head = `${named(clan.nombre)} ${verb('va', 'van', clan.nombre)} ${bold(placed(clan.ranking_actual))} ${inEtapa(etapa)}.`
  const [him, most] = [verb('lo', 'los', clan.nombre), able.length - mostNamed]
  if (!able.length) return lines(head, `Nadie ${him} pasa con una sola victoria.`)
  return lines(
    head,
    `Con una sola victoria ${him} ${able.length === 1 ? 'puede' : 'pueden'} pasar:`,
    bullets([
      ...able.slice(0, most > 1 ? mostNamed : undefined).map(({ name, over: beaten }) => `${name}, ${over(beaten)}.`),
      ...(most > 1 ? [`Y ${most} más.`] : []),
    ]),
    able.length < ranked.length - clan.ranking_actual && 'Los demás necesitan más de una.',
  )
}

/** Who could take somebody's place with one win, by the rules: of the clan named, else of the first of each etapa asked for. */
export async function threatsTo(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  if (who && found) {
    const ranked = await ranksOf(asked, found.clan.id_etapa)
    const clan = ranked.find(({ id }) => id === found.clan.id)
    if (!clan)
      return {
        text: `${named(found.clan.nombre)} ${verb('está', 'están', found.clan.nombre)} ${bold('No Rankeado')} ${inEtapa(found.etapa)}: no hay puesto que quitarle.`,
        quien: [who],
        etapas: [found.etapa],
      }
    return { text: threats(found.etapa, ranked, clan), quien: [who], etapas: [found.etapa] }
  }
  const all = etapasOf(asked)
  const etapas = asked.etapas.length ? all : all.filter(({ multijugador }) => multijugador)
  const parts = await Promise.all(
    etapas.map(async (etapa) => {
      const ranked = await ranksOf(asked, etapa.id)
      const clan = ranked[Math.max(1, asked.numero ?? 1) - 1]
      return clan ? [threats(etapa, ranked, clan)] : []
    }),
  )
  const text = parts.flat().join('\n')
  return { text: text || 'Todavía no hay nadie en ese puesto.', etapas }
}
