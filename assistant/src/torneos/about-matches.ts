import { paths } from '@trinchera/contract/site-paths'
import { mapName } from '@trinchera/rules/map-name'
import { bold, bulletsUpTo, capital, lines, listed, lossesOf, quoted, winsOf } from '../wording'
import { isIn } from '../words/lists'
import { history } from './about-all'
import type { Aspect, Telling } from './aspect'
import { plays, type Balance } from './facts'
import { ofRow, standsAt } from './of-clan'
import { clanLink, matchLine, matchList, stateSaid, torneoLink, yesOrNo } from './say'

/** The podium with the final; of one that is not over, who is still in; of one without a bracket, every torneo. */
function podium(telling: Telling): string | Promise<string> {
  const { page, over } = telling.facts
  const { say } = telling
  if (page.formato === null) return history(telling)
  const [first, second, ...third] = page.podio
  if (!first)
    return lines(`${stateSaid(page, say)} ${say('No hay campeón.', 'There is no champion.')}`, balances(telling))
  const final = over.findLast((match) => plays(first.id_clan)(match) && second && plays(second.id_clan)(match))
  return lines(
    `${say('Campeón de', 'Champion of')} ${torneoLink(page)}: ${bold(clanLink(first))}.`,
    final && matchLine(page.id, final, say),
    second && `${say('Segundo', 'Second')}: ${bold(clanLink(second))}.`,
    third.length > 0 && `${say('En semifinales', 'Out in the semifinals')}: ${listed(third.map(clanLink), say)}.`,
  )
}

/** The match of two clans that are named, first whether the first of them won it, where that is asked; null where none is meant. */
function oneMatch({ facts: { page }, meant: [match], slots, say }: Telling): string | null {
  const [first] = slots.clans
  if (!match || slots.clans.length < 2) return null
  const { ganador } = match.partida
  const isLoss = slots.words.some((word) => isIn('se-pierde', word))
  const won = ganador !== null && first?.includes(ganador)
  const yes = slots.whether && ganador !== null ? `${yesOrNo(won !== isLoss, say)}: ` : ''
  return `${yes}${matchLine(page.id, match, say)}, ${torneoLink(page)}.`
}

/** The matches of a torneo: of the days or rounds that are said, else those to be played and the last results. */
function matchesSaid({ facts, slots: { days, rounds }, say }: Telling): string {
  const { page, matches, open, over } = facts
  const of = torneoLink(page)
  if (!page.llave) return stateSaid(page, say)
  const inRound = matches.filter(({ ronda }) => rounds?.includes(ronda))
  if (inRound.length) return matchList(`${of}:`, facts, inRound, say, 8)
  const isThen = (fecha: string | null) => !days || (fecha !== null && fecha >= days.from && fecha < days.before)
  const then = open.filter(({ partida }) => isThen(partida.fecha))
  const latest = over.toSorted((a, b) => (b.partida.cerrada ?? '').localeCompare(a.partida.cerrada ?? ''))
  return lines(
    days && !then.length && say(`${capital(days.said)} no se juega ninguna.`, 'None is played then.'),
    matchList(say(`En ${of} queda por jugar:`, `To be played in ${of}:`), facts, then.length ? then : open, say, 4),
    matchList(say('Lo último primero:', 'Latest results:'), facts, days ? [] : latest, say, 4),
  )
}

/** What is asked of matches: of two clans, of a clan, or of all. */
const partidas = (telling: Telling): string =>
  oneMatch(telling) ?? ofRow(telling, (clan) => standsAt(telling, clan)) ?? matchesSaid(telling)

/** The maps of the matches that are meant, else those of the torneo. */
async function mapsSaid({ facts: { page }, meant, site, say }: Telling): Promise<string> {
  const { lista } = (await site.opciones()).mapas
  const names = (codes: readonly string[]) =>
    listed(
      codes.map((code) => bold(quoted(mapName(lista, code)))),
      say,
    )
  const of = torneoLink(page)
  const told = meant
    .filter(({ partida }) => partida.mapas.length)
    .map((match) => {
      const best = `${say('al mejor de', 'best of')} ${match.partida.mejor_de}`
      return `${names(match.partida.mapas)}: ${matchLine(page.id, match, say)}, ${best}`
    })
  if (told.length) return lines(`${of}:`, bulletsUpTo(told, 6, paths.torneo(page.id), say))
  return page.mapas.length
    ? say(
        `En ${of} se juegan, en este orden: ${names(page.mapas)}.`,
        `${of} is played on, in this order: ${names(page.mapas)}.`,
      )
    : say(`${of} no fija mapas: valen los permitidos.`, `${of} sets no maps: the allowed ones are good.`)
}

/** Every clan with what it won and lost: those who are still in, then those who are out. */
function balances({ facts, say }: Telling): string {
  const of = torneoLink(facts.page)
  const line = ({ clan, won, lost }: Balance) => `${clanLink(clan)} (${winsOf(won, say)}, ${lossesOf(lost, say)})`
  const [left, out] = [true, false].map((isIn) =>
    listed(facts.balances.filter((each) => each.isIn === isIn).map(line), say),
  )
  const count = bold(`${facts.alive.length} ${say('clanes', 'clans')}`)
  if (!facts.over.length) return stateSaid(facts.page, say)
  return lines(
    left && say(`En ${of} siguen ${count}: ${left}.`, `${count} are still in ${of}: ${left}.`),
    out && `${say('Fuera', 'Out')}: ${out}.`,
  )
}

/** How a clan stands, first whether it is still in (`wanted`) or out, where that is asked; else every clan. */
const whether = (wanted: boolean) => (telling: Telling) =>
  ofRow(telling, (row) => {
    const isIn = telling.facts.alive.some(({ id_clan }) => id_clan === row.id_clan)
    const yes = telling.slots.whether ? `${yesOrNo(isIn === wanted, telling.say)}: ` : ''
    return `${yes}${standsAt(telling, row)}`
  }) ?? balances(telling)

/** What is asked of the matches of a torneo. */
export const aboutMatches: readonly Aspect[] = [
  { id: 'torneos-pasados', when: 'past', anyway: true, say: (telling) => oneMatch(telling) ?? podium(telling) },
  { id: 'torneo-partidas', say: partidas },
  { id: 'torneo-vivos', say: whether(true) },
  { id: 'torneo-eliminados', say: whether(false) },
  { id: 'torneo-mapas', say: mapsSaid },
]
