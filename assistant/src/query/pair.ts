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
    const there = matches.filter(({ match }) => match.id_etapa === etapa.id)
    const { triunfos, derrotas } = tally(there)
    const first = triunfos >= derrotas ? one : two
    const score = bold(`${Math.max(triunfos, derrotas)}–${Math.min(triunfos, derrotas)}`)
    const leads = etapa.activo ? verb('gana', 'ganan', first) : verb('ganó', 'ganaron', first)
    const lead =
      triunfos === derrotas
        ? `${etapa.activo ? 'Van' : 'Quedaron'} iguales, ${score}`
        : `${named(first.nombre)} ${leads} ${score}`
    const [latest] = there
    const winner = latest?.won ? one : two
    return `${lead} ${inEtapa(etapa)}, en ${matchesWord(there.length)}. La última fue ${latest ? whenPlayed(latest.match, site.now) : ''} y la ${verb('ganó', 'ganaron', winner)} ${quoted(winner.nombre)}.`
  })

/** How two stand against each other, in all and etapa by etapa. `time`: when, as it is said. */
export function pairTold(one: Who, two: Who, matches: readonly Own[], site: Site, time = ''): Reply {
  const all = tally(matches)
  const times = (count: number) => bold(counted(count, '1 vez', `${count} veces`))
  const etapas = etapasPlayed(matches, site)
  return {
    text: all.juegos
      ? lines(
          `${whoLink(one, matches[0]?.own)} y ${whoLink(two, matches[0]?.rival)} se han enfrentado ${times(all.juegos)}${time}: ${quoted(one.nombre)} ${verb('ganó', 'ganaron', one)} ${times(all.triunfos)} y ${quoted(two.nombre)} ${times(all.derrotas)}.`,
          ...pairStands(one, two, matches, site),
        )
      : `${named(one.nombre)} y ${named(two.nombre)} no se han enfrentado${time}: ${bold('0–0')}.`,
    quien: [one, two],
    etapas: etapas.slice(0, 1),
    sugerencias: [button('siGana', one, two), button('siGana', two, one)],
  }
}
