import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bulletsUpTo, lines, link, listed, quoted } from '../wording'
import type { Aspect } from './aspect'
import { ladder, prize, prizeSaid, saying, teamSize } from './format'
import { torneoLink, type Say } from './say'

/** What is told of a torneo by its text where it has no bracket, and of all of them where none is meant. */
const inGeneral = ['ladder', 'costo', 'premio', 'por-equipo', 'derrotas', 'requisitos', 'duracion', 'empate'] as const
export type General = (typeof inGeneral)[number]
export const isGeneral = (aspect: Aspect): aspect is General => inGeneral.some((each) => each === aspect)

const most = 4
const ofCost = /\$|\bpesos\b|\bcuota\b|\bcosto\b|\bcuesta\b|\bgratis\b|\bpag(?:a|an|ar|o)\b|\bfree\b|\bfee\b/i
const ofSize =
  /\b(?:\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho) (?:contra|vs|a) (?:\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho)\b|\b\d+ ?v(?:s)? ?\d+\b|\bpor (?:equipo|lado)\b/i
const ofKnockout = /\beliminaci[oó]n\b|\bllave\b|\bderrotas?\b|\bgrupos\b/i

const quotes = (torneo: Torneo, told: string) => `${torneoLink(torneo)}: «${quoted(told)}»`

function cost(of: readonly Torneo[], say: Say): string {
  const told = of.flatMap((torneo) => {
    const said = saying(torneo, ofCost)
    return said ? [quotes(torneo, said)] : []
  })
  return lines(
    say(
      `El sitio ${bold('no cobra')} por inscribir a un clan en un torneo${told.length ? '.' : ', y ninguno publica un costo.'}`,
      `The site ${bold('charges nothing')} to enrol a clan in a tournament${told.length ? '.' : ', and none publishes a cost.'}`,
    ),
    bulletsUpTo(told, most),
  )
}

function size(torneo: Torneo, say: Say): string {
  const told = torneo.por_equipo === null ? saying(torneo, ofSize) : null
  return told ? quotes(torneo, told) : teamSize(torneo, say)
}

/** What a loss does in it, by its format. */
function losses(torneo: Torneo, asked: string, say: Say): string {
  const { formato } = torneo
  const link = torneoLink(torneo)
  const twice = /\b(?:dos|2|segunda|twice|two)\b/.test(asked)
  switch (formato) {
    case 'doble':
      return twice
        ? say(
            `${bold('Sí')}: en ${link} es doble eliminación, y con la segunda derrota se queda fuera.`,
            `${bold('Yes')}: ${link} is double elimination, the second loss puts you out.`,
          )
        : say(
            `Con una derrota ${bold('no')} quedas fuera de ${link}: es doble eliminación. Con la primera se pasa a la llave de perdedores, y ${bold('se sale con la segunda')}.`,
            `One loss does ${bold('not')} put you out of ${link}: it is double elimination. The first loss sends you to the losers' bracket, ${bold('the second puts you out')}.`,
          )
    case 'simple':
      return say(
        `${bold('Sí')}: ${link} es de eliminación directa, y el que pierde una queda fuera.`,
        `${bold('Yes')}: ${link} is single elimination, one loss puts you out.`,
      )
    case 'grupos':
      return say(
        `Depende: en ${link} primero hay grupos, donde una derrota no te saca (pasan los dos primeros); después es eliminación directa, y ahí el que pierde ${bold('queda fuera')}.`,
        `It depends: ${link} begins with groups, of which the first two go on; after them it is single elimination, and a loss ${bold('puts you out')}.`,
      )
    default: {
      const told = saying(torneo, ofKnockout)
      return told
        ? quotes(torneo, told)
        : say(`${link} no dice cómo se elimina.`, `${link} does not say how one goes out.`)
    }
  }
}

/** How long it takes, as far as its text says. */
function duration(torneo: Torneo, say: Say): string {
  const told = saying(torneo, /\bsemanas?\b|\bd[ií]as?\b|\bfin de semana\b|\bdura\b|\bweeks?\b|\bdays?\b/i)
  return told
    ? quotes(torneo, told)
    : say(`${torneoLink(torneo)} no publica cuánto dura.`, `${torneoLink(torneo)} does not say how long it lasts.`)
}

const requirements = (say: Say) =>
  say(
    `En un torneo juega ${bold('un clan')}, no un jugador suelto: lo inscribe su Líder o un Co-Líder con un plantel de ${bold('sus propios integrantes')}, y nadie va en dos equipos. Si el torneo es de una etapa, el clan tiene que ser de esa etapa; el puesto no importa, y uno No Rankeado también puede.`,
    `${bold('Clans')} play in a tournament: the leader or a co-leader enrols a roster of ${bold("the clan's own members")}, and nobody is in two teams. Where it is of a stage, the clan must be of that stage; its place does not matter.`,
  )

function counting(of: readonly Torneo[], say: Say): string {
  const yes = of.filter(({ cuenta_ladder }) => cuenta_ladder)
  const no = of.filter(({ cuenta_ladder }) => !cuenta_ladder)
  return yes.length
    ? lines(...yes.map((torneo) => ladder(torneo, say)), ...no.slice(0, most).map((torneo) => ladder(torneo, say)))
    : say(
        `${bold('No')}: las partidas de torneo no suman para el ladder, salvo que el torneo lo diga, y de los de ahora ninguno cuenta (${listed(no.map(torneoLink))}).`,
        `${bold('No')}: matches of a tournament do not count for the ladder unless it says so, and none of these does (${no.map(torneoLink).join(', ')}).`,
      )
}

/** What is asked of one torneo, or of several: those that are not over. */
export function tellGeneral(aspect: General, of: readonly Torneo[], asked: string, say: Say): string {
  const shown = of.slice(0, most)
  const [first] = shown
  switch (aspect) {
    case 'ladder':
      return shown.length > 1 || !first ? counting(shown, say) : ladder(first, say)
    case 'costo':
      return cost(shown, say)
    case 'requisitos':
      return requirements(say)
    case 'premio':
      return shown.length > 1 && shown.every((torneo) => prizeSaid(torneo) === null)
        ? say(
            `${bold('No')}: ningún torneo publica un premio (${listed(shown.map(torneoLink))}). Al campeón le queda el título en el ${link('Palmarés', paths.palmares)}.`,
            `${bold('No')}: no tournament publishes a prize (${shown.map(torneoLink).join(', ')}). The champion is kept in the ${link('Palmarés', paths.palmares)}.`,
          )
        : lines(...shown.map((torneo) => prize(torneo, say)))
    case 'por-equipo':
      return lines(...shown.map((torneo) => size(torneo, say)))
    case 'empate':
      return say(
        `En un torneo ${bold('no hay empates')}: cada partida se juega al mejor de 1, 3 o 5 mapas, y pasa el que gana más.`,
        `A tournament has ${bold('no draws')}: each match is the best of 1, 3 or 5 maps.`,
      )
    case 'duracion':
      return lines(...shown.map((torneo) => duration(torneo, say)))
    case 'derrotas':
      return lines(...shown.map((torneo) => losses(torneo, asked, say)))
  }
}
