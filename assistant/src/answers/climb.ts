import type { ClanRow } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { risenPlace } from '@trinchera/rules/ladder'
import { topListSize } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { numberIn } from '../names/numbers'
import type { Consulta } from '../query/consulta'
import { bold, bullets, capital, counted, lines, link, listed, named, noPlace, placed, quoted, verb } from '../wording'
import { clanEtapas } from './etapas'
import { clanOf, inEtapa, isClan } from './which'

/** As many rivals are named, of those that would do. */
const mostNamed = 6

const ranksOf = async ({ site }: Asked, etapa: number) =>
  (await clanesOfEtapa(site.db, etapa)).filter(({ ranking_actual }) => ranking_actual > 0)
const at = (clan: ClanRow) => `${link(clan.nombre, paths.clan(clan.id))} (${placed(clan.ranking_actual)})`

/** Where a clan stands, before what could become of it. */
const stands = ({ nombre, ranking_actual }: ClanRow, etapa: NamedEtapa) =>
  `${named(nombre)} ${ranking_actual ? `${verb('va', 'van', nombre)} ${bold(placed(ranking_actual))}` : `${verb('está', 'están', nombre)} ${bold(noPlace(nombre))}`} ${inEtapa(etapa)}.`

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

/** How many wins over the first it takes to get there from a place, by the rule. */
export function winsToReach({ estando, lugar }: Consulta): Reply {
  const [from, to] = [estando ?? 2, lugar ?? 1]
  if (from <= to) return { text: `Estando ${placed(from)} ya estás ahí.` }
  const way = fastest(from, to)
  const times = counted(way.length - 1, '1 vez', `${way.length - 1} veces`)
  return {
    text: lines(
      `Del ${placed(from)} al ${placed(to)} hay que ganarle al primero ${bold(times)}: ${way.map((place) => placed(place)).join(' → ')}, si entremedio nadie más se mueve.`,
      `El que gana sube la mitad de los puestos que los separan: ${link('Reglamento, artículo 20', paths.articulo('art-subir'))}.`,
    ),
  }
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
  const [first] = above
  const target = wanted(asked)
  const enough = above.filter(({ ranking_actual }) => risenPlace(from, ranking_actual) <= (target ?? 0))
  const le = verb('le', 'les', nombre)
  const way = fastest(from, target ?? 1)
  const told = (): string[] => {
    if (target !== null && from <= target) return [`Ya ${verb('está', 'están', nombre)} ahí.`]
    if (!first) return ['Más arriba no hay nadie.']
    if (target === null)
      return [
        `${capital(le)} sirve ganarle a cualquiera de más arriba: el que gana sube la mitad de los puestos que los separan.`,
        wins(nombre, from, [...new Set([first, ...above.slice(-mostNamed)])]),
      ]
    if (enough.length)
      return [
        `Para llegar al ${placed(target)} ${le} basta ${bold('una victoria')}:`,
        wins(nombre, from, enough.slice(-mostNamed)),
      ]
    return [
      `Con una sola victoria ${bold('no')} ${verb('llega', 'llegan', nombre)} al ${placed(target)}: lo más arriba que ${verb('queda', 'quedan', nombre)} es el ${bold(placed(risenPlace(from, 1)))}, ganándole a ${at(first)}.`,
      `${verb('Necesita', 'Necesitan', nombre)} al menos ${bold(`${way.length - 1} victorias`)} sobre el primero: ${way.map((place) => placed(place)).join(' → ')}.`,
    ]
  }
  return {
    quien: [who],
    etapas: [etapa],
    text: lines(stands(clan, etapa), ...told()),
    ...(enough.length ? { listed: enough.flatMap(({ id }) => asked.site.community.clanById.get(id) ?? []) } : {}),
    ...(target === null ? { sugerencias: ['¿Cómo funciona el ranking?'] } : {}),
  }
}

/** Who could take a clan's place with one win, and the lowest whom each has to beat for it. */
function threats(etapa: NamedEtapa, ranked: readonly ClanRow[], clan: ClanRow): string {
  const place = clan.ranking_actual
  const toBeat = (from: number) =>
    ranked.slice(0, from - 1).findLast(({ ranking_actual }) => risenPlace(from, ranking_actual) <= place)
  const newcomer = { name: 'Uno No Rankeado', over: toBeat(ranked.length + 1) }
  const able = [
    ...ranked.slice(place).map((each) => ({ name: bold(at(each)), over: toBeat(each.ranking_actual) })),
    newcomer,
  ].flatMap(({ name, over }) =>
    over
      ? [`${name}, si le gana a ${quoted(over.nombre)}${over.ranking_actual > 1 ? ' o a uno de más arriba' : ''}.`]
      : [],
  )
  const him = verb('lo', 'los', clan.nombre)
  const more = able.length - mostNamed
  return lines(
    stands(clan, etapa),
    able.length
      ? `Con una sola victoria ${him} ${counted(able.length, 'puede', 'pueden')} pasar:`
      : `Nadie ${him} pasa con una sola victoria.`,
    bullets([...able.slice(0, more > 1 ? mostNamed : undefined), ...(more > 1 ? [`Y ${more} más.`] : [])]),
  )
}

/** Who could take somebody's place with one win, by the rules: of the clan named, else of the first of each etapa asked for. */
export async function threatsTo(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  const etapas = found ? [found.etapa] : clanEtapas(asked)
  const parts: string[] = []
  for (const etapa of etapas) {
    const ranked = await ranksOf(asked, etapa.id)
    const clan = found ? ranked.find(({ id }) => id === found.clan.id) : ranked[Math.max(1, asked.numero ?? 1) - 1]
    if (clan) parts.push(threats(etapa, ranked, clan))
    else if (found) parts.push(`${stands(found.clan, etapa)} No hay puesto que quitarle.`)
  }
  return {
    text: lines(...parts) || 'Todavía no hay nadie en ese puesto.',
    etapas,
    ...(who && found ? { quien: [who] } : {}),
  }
}
