import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { risenPlace } from '@trinchera/rules/ladder'
import { topListSize } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { numberIn } from '../names/numbers'
import { bold, bullets, capital, lines, link, listed, named, noPlace, placed, quoted, verb } from '../wording'
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

/** Every place on the way up for one who beats the first again and again: nobody climbs faster. */
export function fastest(from: number, to: number): number[] {
  const way = [from]
  for (let place = from; place > to; way.push(place)) place = risenPlace(place, 1)
  return way
}

/** Where one win over each of some rivals leads, those that lead to the same place together. */
function wins(nombre: string, from: number, rivals: readonly ClanRow[]): string {
  const to = ({ ranking_actual }: ClanRow) => risenPlace(from, ranking_actual)
  const places = [...new Set(rivals.map(to))].toReversed()
  const over = (place: number) => listed(rivals.filter((rival) => to(rival) === place).map(at))
  const leads = (place: number) =>
    `Ganándole a ${over(place).replace(/ y (?=[^y]*$)/, ' o ')} ${verb('queda', 'quedan', nombre)} ${bold(placed(place))}.`
  return bullets(places.map(leads))
}

/** Whom a clan must beat to get to a place, by the rules; without a place, what each win above would give. */
export async function rivalsToReach(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  if (!who || !found) return { text: '¿De qué clan? Dime el nombre y lo calculo.', kind: 'ask' }
  const { clan, etapa } = found
  const { nombre } = clan
  const ranked = await ranksOf(asked, clan.id_etapa)
  const from = clan.ranking_actual || ranked.length + 1
  const above = ranked.slice(0, from - 1)
  const [first, near] = [above[0], above.at(-1)]
  const target = wanted(asked)
  const enough = above.filter(({ ranking_actual }) => risenPlace(from, ranking_actual) <= (target ?? 0))
  const more = enough.length - mostNamed
  const shown = enough.slice(more > 1 ? more : 0)
  const le = verb('le', 'les', nombre)
  const way = fastest(from, target ?? 1)
  const told =
    target !== null && from <= target
      ? [`Ya ${verb('está', 'están', nombre)} ahí${from < target ? ', y más arriba' : ''}.`]
      : !first || !near
        ? ['Más arriba no hay nadie.']
        : target === null
          ? [
              `${capital(le)} sirve ganarle a cualquiera de más arriba: el que gana sube la mitad de los puestos que los separan.`,
              wins(nombre, from, near === first ? [first] : [first, near]),
            ]
          : enough.length
            ? [
                `Para llegar al ${placed(target)} ${le} basta ${bold('una victoria')}:`,
                wins(nombre, from, shown),
                more > 1 && `También ${le} sirven los ${more} de más arriba.`,
              ]
            : [
                `Con una sola victoria ${bold('no')} ${verb('llega', 'llegan', nombre)} al ${placed(target)}: lo más arriba que ${verb('queda', 'quedan', nombre)} es el ${bold(placed(risenPlace(from, 1)))}, ganándole a ${at(first)}.`,
                `${verb('Necesita', 'Necesitan', nombre)} al menos ${bold(`${way.length - 1} victorias`)} sobre el primero: ${way.map(placed).join(' → ')}.`,
              ]
  const now = clan.ranking_actual
    ? `${verb('va', 'van', nombre)} ${bold(placed(clan.ranking_actual))}`
    : `${verb('está', 'están', nombre)} ${bold(noPlace(nombre))}`
  return {
    quien: [who],
    etapas: [etapa],
    text: lines(`${named(nombre)} ${now} ${inEtapa(etapa)}.`, ...told),
    ...(enough.length ? { listed: enough.flatMap(({ id }) => asked.site.community.clanById.get(id) ?? []) } : {}),
    ...(target === null ? { sugerencias: ['¿Cómo funciona el ranking?'] } : {}),
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
