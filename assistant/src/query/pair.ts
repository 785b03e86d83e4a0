import { button } from '../buttons'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, counted, lines, named, quoted, verb, whenPlayed } from '../wording'
import { whoLink } from './match-told'
import { etapasPlayed, matchesWord, tally, type Own } from './own-matches'

/** How two stand against each other in each etapa where they met, by the matches of the first of them. */
export const pairStands = (one: Who, two: Who, matches: readonly Own[], site: Site): string[] =>
  etapasPlayed(matches, site).map((etapa) => {
    const { say } = site
    const there = matches.filter(({ match }) => match.id_etapa === etapa.id)
    const { triunfos, derrotas } = tally(there)
    const first = triunfos >= derrotas ? one : two
    const score = bold(`${Math.max(triunfos, derrotas)}–${Math.min(triunfos, derrotas)}`)
    const leads = say(
      etapa.activo ? verb('gana', 'ganan', first) : verb('ganó', 'ganaron', first),
      verb('leads', 'lead', first),
    )
    const lead =
      triunfos === derrotas
        ? `${say(etapa.activo ? 'Van iguales' : 'Quedaron iguales', 'Even')}, ${score}`
        : `${named(first.nombre)} ${leads} ${score}`
    const [latest] = there
    const winner = latest?.won ? one : two
    const last = latest ? whenPlayed(latest.match, site.now, say) : ''
    return `${lead} ${inEtapa(etapa, say)}, ${say('en', 'of')} ${matchesWord(there.length, say)}. ${say(`La última fue ${last} y la ${verb('ganó', 'ganaron', winner)} ${quoted(winner.nombre)}`, `The last was ${last}, won by ${quoted(winner.nombre)}`)}.`
  })

/** How two stand against each other, in all and etapa by etapa. `time`: when, as it is said. */
export function pairTold(one: Who, two: Who, matches: readonly Own[], site: Site, time = ''): Reply {
  const all = tally(matches)
  const { say } = site
  const times = (count: number) => bold(counted(count, say('1 vez', 'once'), `${count} ${say('veces', 'times')}`))
  const [a, b] = [whoLink(one, matches[0]?.own), whoLink(two, matches[0]?.rival)]
  const etapas = etapasPlayed(matches, site)
  return {
    text: all.juegos
      ? lines(
          say(
            `${a} y ${b} se han enfrentado ${times(all.juegos)}${time}: ${quoted(one.nombre)} ${verb('ganó', 'ganaron', one)} ${times(all.triunfos)} y ${quoted(two.nombre)} ${times(all.derrotas)}.`,
            `${a} and ${b} have met ${times(all.juegos)}${time}: ${quoted(one.nombre)} won ${bold(String(all.triunfos))} and lost ${bold(String(all.derrotas))}.`,
          ),
          ...pairStands(one, two, matches, site),
        )
      : `${named(one.nombre)} ${say('y', 'and')} ${named(two.nombre)} ${say('no se han enfrentado', 'have not met')}${time}: ${bold('0–0')}.`,
    quien: [one, two],
    etapas: etapas.slice(0, 1),
    sugerencias: [button('siGana', one, two), button('siGana', two, one)],
  }
}
