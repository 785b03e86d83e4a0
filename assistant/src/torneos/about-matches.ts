import { paths } from '@trinchera/contract/site-paths'
import { mapName } from '@trinchera/rules/map-name'
import { bold, bulletsUpTo, capital, lines, named, quoted, verb } from '../wording'
import type { Aspect, Telling } from './aspect'
import { isOver, plays, type Balance } from './facts'
import { against, ofRow, standsAt, whetherIn } from './of-clan'
import {
  all,
  clanLink,
  lossesOf,
  matchLine,
  matchList,
  onTime,
  roundLink,
  stateSaid,
  titled,
  torneoLink,
  winsOf,
  yesOrNo,
} from './say'

/** The podium with the final; of one that is not over, who is still in. */
function podium({ facts: { page, over, alive }, say }: Telling): string {
  const [first, second, ...third] = page.podio
  if (!first) {
    const left = alive.length ? ` ${say('Siguen', 'Still in')}: ${all(alive.map(clanLink), say)}.` : ''
    return `${stateSaid(page, say)} ${say('No hay campeón.', 'There is no champion.')}${left}`
  }
  const final = over.findLast((match) => plays(first.id_clan)(match) && second && plays(second.id_clan)(match))
  return lines(
    `${say('Campeón de', 'Champion of')} ${torneoLink(page)}: ${bold(clanLink(first))}.`,
    final && matchLine(page.id, final, say),
    second && `${say('Segundo', 'Second')}: ${bold(clanLink(second))}.`,
    third.length > 0 && `${say('En semifinales', 'Out in the semifinals')}: ${all(third.map(clanLink), say)}.`,
  )
}

/** How a match between two clans that are named ended, first whether the one won that is asked; null where it is not over. */
function outcome({ facts: { page }, meant: [match], slots, say }: Telling): string | null {
  const [first] = slots.clans
  if (!match || !first || slots.clans.length < 2 || !isOver(match)) return null
  const { a, b, ganador, marcador } = match.partida
  const [winner, loser] = a?.id_clan === ganador ? [a, b] : [b, a]
  if (ganador === null || !winner || !loser) return matchLine(page.id, match, say)
  const isSo = first.includes(winner.id_clan) !== /\b(?:perdi|lose|lost)/.test(slots.text)
  const yes = slots.asks.has('whether') ? `${yesOrNo(isSo, say)}: ` : ''
  const score = marcador
    ? bold((winner === a ? marcador : marcador.toReversed()).join('–'))
    : say('sin jugar', 'not played')
  const beat = say(`le ${verb('ganó', 'ganaron', winner.nombre)} a`, 'beat')
  return `${yes}${named(winner.nombre)} ${beat} ${named(loser.nombre)}, ${score} (${roundLink(page.id, match)}), ${torneoLink(page)}.`
}

/** When the match that is meant is, or was; null where none is meant. */
function whenPlayed({ facts: { page }, meant: [match], say }: Telling): string | null {
  if (!match) return null
  const moment = (isOver(match) && match.partida.cerrada) || match.partida.fecha
  const when = moment ? capital(onTime(moment, say)) : say('Todavía no tiene hora', 'It has no time yet')
  return `${when}: ${titled(page.id, match, say)}, ${torneoLink(page)}.`
}

/** The matches of a torneo: of the days or rounds that are said, else those to be played and the last results. */
function matchesSaid({ facts, slots: { days, round }, say }: Telling): string {
  const { page, matches, open, over } = facts
  const of = torneoLink(page)
  if (!page.llave) return stateSaid(page, say)
  const inRound = matches.filter(({ ronda }) => round?.test(ronda) ?? false)
  if (inRound.length)
    return matchList(
      `${of}:`,
      facts,
      inRound.toSorted((a, b) => +isOver(a) - +isOver(b)),
      say,
      8,
    )
  const isThen = (fecha: string | null) => !days || (fecha !== null && fecha >= days.from && fecha < days.before)
  const then = open.filter(({ partida }) => isThen(partida.fecha))
  const latest = over.toSorted((a, b) => (b.partida.cerrada ?? '').localeCompare(a.partida.cerrada ?? ''))
  const none = days && !then.length && say(`${capital(days.said)} no se juega ninguna.`, 'None is played then.')
  return lines(
    round && say('Esa ronda no está en su llave.', 'That round is not in its bracket.'),
    none,
    matchList(say(`En ${of} queda por jugar:`, `To be played in ${of}:`), facts, then.length ? then : open, say, 4),
    matchList(say('Lo último primero:', 'Latest results:'), facts, days ? [] : latest, say, 4),
  )
}

/** What is asked of matches: of two clans, of a clan, or of all. */
const partidas = (telling: Telling): string | null => {
  const { slots, facts, say, row } = telling
  const isOne = slots.clans.length > 1 || (slots.round && slots.asks.has('when'))
  return (
    outcome(telling) ??
    (isOne ? whenPlayed(telling) : null) ??
    (row && slots.round ? against(telling, row) || null : null) ??
    ofRow(telling, (clan) => standsAt(facts, clan, say)) ??
    matchesSaid(telling)
  )
}

/** The maps of the matches that are meant, with how they ended, else those of the torneo. */
async function mapsSaid({ facts: { page }, meant, site, say }: Telling): Promise<string> {
  const { lista } = (await site.opciones()).mapas
  const names = (codes: readonly string[]) =>
    all(
      codes.map((code) => bold(quoted(mapName(lista, code)))),
      say,
    )
  const of = torneoLink(page)
  const told = meant
    .filter(({ partida }) => partida.mapas.length)
    .map((match) => {
      const best = `${say('al mejor de', 'best of')} ${match.partida.mejor_de}`
      const kept = say('; cómo salió cada mapa no queda anotado', '; how each map went is not kept')
      return `${names(match.partida.mapas)}: ${isOver(match) ? `${matchLine(page.id, match, say)}${kept}` : titled(page.id, match, say)}, ${best}`
    })
  if (told.length)
    return lines(
      told[1] ? bulletsUpTo(told, 6, paths.torneo(page.id), say) : told[0],
      say(`Es de ${of}.`, `It is of ${of}.`),
    )
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
  const line = ({ clan, won, lost }: Balance) =>
    `${clanLink(clan)} (${winsOf(won, say)}, ${lost ? lossesOf(lost, say) : say('sin derrotas', 'no loss')})`
  const [left, out] = [true, false].map((isIn) =>
    all(facts.balances.filter((each) => each.isIn === isIn).map(line), say),
  )
  const count = bold(`${facts.alive.length} ${say('clanes', 'clans')}`)
  return facts.over.length
    ? lines(
        left && say(`En ${of} siguen ${count}: ${left}.`, `${count} are still in ${of}: ${left}.`),
        out && (left ? say(`Fuera: ${out}.`, `Out: ${out}.`) : `${of}: ${out}.`),
      )
    : stateSaid(facts.page, say)
}

const whether = (wanted: boolean) => (telling: Telling) =>
  ofRow(telling, (row) => whetherIn(telling, row, wanted)) ?? balances(telling)

/** What is asked of the matches of a torneo. */
export const aboutMatches: readonly Aspect[] = [
  {
    id: 'campeon',
    when: 'past',
    bracket: true,
    say: (t) => outcome(t) ?? podium(t),
  },
  {
    id: 'le-gano',
    asks: ['whom', 'who', 'whether', 'how'],
    needs: 'clan',
    bracket: true,
    say: (t) => outcome(t) ?? ofRow(t, (row) => against(t, row) || standsAt(t.facts, row, t.say)),
  },
  {
    id: 'estado',
    asks: ['how', 'what', 'where', 'many'],
    bracket: true,
    say: partidas,
  },
  {
    id: 'proxima',
    asks: ['whom', 'when', 'what'],
    bracket: true,
    say: partidas,
  },
  {
    id: 'llave',
    asks: ['what', 'who', 'whom', 'when', 'whether'],
    bracket: true,
    say: partidas,
  },
  {
    id: 'vivos',
    asks: ['who', 'many', 'whether', 'what'],
    bracket: true,
    say: whether(true),
  },
  {
    id: 'eliminados',
    asks: ['who', 'whether', 'many'],
    bracket: true,
    say: whether(false),
  },
  {
    id: 'mapas',
    asks: ['what', 'whether'],
    text: /\bmapas?\b/i,
    say: mapsSaid,
  },
]
