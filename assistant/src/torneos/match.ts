import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import type { Opciones } from '@trinchera/contract/opciones'
import { mapName } from '@trinchera/rules/map-name'
import { bold, bulletsUpTo, lines, link, listed, named, quoted, verb } from '../wording'
import { paths } from '@trinchera/contract/site-paths'
import { roundSaid } from './of-round'
import { isOver, matchesOf, matchLine, onTime, torneoLink, type InRound, type Say } from './say'

const has =
  (ids: readonly number[]) =>
  ({ partida: { a, b } }: InRound) =>
    [a, b].some((side) => side && ids.includes(side.id_clan))

/** The matches that a question means: of two clans that it names, of the round that it says, or that which was told; of one clan, what it has to play. */
export function matchesMeant(
  page: TorneoPage,
  clans: readonly (readonly number[])[],
  text: string,
  told: number | undefined,
): readonly InRound[] {
  const round = roundSaid(text)
  const all = matchesOf(page)
  const ofAll = all.filter((match) => clans.every((ids) => has(ids)(match)))
  const inRound = round ? ofAll.filter(({ ronda }) => round.test(ronda)) : []
  const [first] = clans.length ? (inRound.length ? inRound : ofAll).toSorted((a, b) => +isOver(a) - +isOver(b)) : []
  if (clans.length > 1 || (clans.length && inRound.length)) return first ? [first] : []
  if (inRound.length) return inRound
  const kept = clans.length || round ? undefined : all.find(({ partida }) => partida.id === told)
  if (kept) return [kept]
  return first && !isOver(first) ? [first] : []
}

/** 'Los Halcones con Puelche (Semifinales de ganadores)'. */
const titled = (torneo: number, { partida, ronda }: InRound, say: Say) => {
  const page = link(ronda, paths.torneoPartida(torneo, partida.id))
  return partida.a && partida.b
    ? `${named(partida.a.nombre)} ${say('con', 'against')} ${named(partida.b.nombre)} (${page})`
    : page
}

const listIn = (all: readonly string[], say: Say) => say(listed(all), all.join(', '))

/** On which maps single matches are, or were, played; null where none of them has any. */
export function mapsOfMatches(
  page: TorneoPage,
  matches: readonly InRound[],
  all: Opciones['mapas']['lista'],
  say: Say,
): string | null {
  const known = matches.filter(({ partida }) => partida.mapas.length)
  if (!known.length) return null
  const line = (match: InRound) =>
    `${listIn(
      match.partida.mapas.map((code) => bold(quoted(mapName(all, code)))),
      say,
    )}: ${titled(page.id, match, say)}${say(', al mejor de ', ', best of ')}${match.partida.mejor_de}`
  const [only] = known
  const over = known.every(isOver)
  return known.length === 1 && only
    ? lines(
        `${line(only)}.`,
        over && unkept(only, say),
        say(`Es de ${torneoLink(page)}.`, `It is of ${torneoLink(page)}.`),
      )
    : lines(say(`En ${torneoLink(page)}:`, `In ${torneoLink(page)}:`), bulletsUpTo(known.map(line), 6))
}

const unkept = ({ partida: { marcador, a, b } }: InRound, say: Say) =>
  marcador && a && b
    ? say(
        `Terminó ${named(a.nombre)} ${bold(marcador.join('–'))} ${named(b.nombre)}; cómo salió cada mapa no queda anotado.`,
        `It ended ${named(a.nombre)} ${bold(marcador.join('–'))} ${named(b.nombre)}; how each map went is not kept.`,
      )
    : null

/** How each map of a match went: its result, and that no more is kept. */
export function eachMap(
  page: TorneoPage,
  [match]: readonly InRound[],
  all: Opciones['mapas']['lista'],
  say: Say,
): string | null {
  if (!match || !isOver(match)) return null
  const { mapas } = match.partida
  return lines(
    `${titled(page.id, match, say)}, ${torneoLink(page)}.`,
    unkept(match, say),
    mapas.length > 0 &&
      say(
        `Los mapas eran, en este orden: ${listed(mapas.map((code) => quoted(mapName(all, code))))}.`,
        `Its maps were, in this order: ${mapas.map((code) => quoted(mapName(all, code))).join(', ')}.`,
      ),
  )
}

/** When a match is played, or was, that first. */
export function whenPlayed(page: TorneoPage, match: InRound, say: Say): string {
  const { fecha, cerrada } = match.partida
  const moment = isOver(match) ? (cerrada ?? fecha) : fecha
  const of = `${titled(page.id, match, say)}, ${torneoLink(page)}`
  const time = moment ? onTime(moment, say).replace(/^./, (letter) => letter.toUpperCase()) : null
  return time
    ? `${time}${isOver(match) ? say(' se jugó', ' was played') : ''}: ${of}.`
    : say(`Todavía no tiene hora: ${of}.`, `It has no time yet: ${of}.`)
}

/** How a match between two clans ended: whether the first that is named won it, where that is asked, else who did. */
export function outcome(
  page: TorneoPage,
  { partida, ronda }: InRound,
  first: readonly number[],
  text: string,
  say: Say,
): string | null {
  const { a, b, ganador, marcador } = partida
  const winner = a?.id_clan === ganador ? a : b
  const loser = a?.id_clan === ganador ? b : a
  if (!winner || !loser) return null
  if (ganador === null) return matchLine(page.id, { partida, ronda }, say)
  const score = marcador && bold((winner === a ? marcador : marcador.toReversed()).join('–'))
  const isFirst = first.includes(winner.id_clan)
  const whether = /^(?:y |oye )?(?:los |las |el |la )?(?:did )?· (?:le |les )?(?:gan\w+|beat)/.test(text)
    ? isFirst
    : /^(?:y |oye )?(?:los |las |el |la )?(?:did )?· (?:perdi\w+|lose|lost)/.test(text)
      ? !isFirst
      : null
  const yes = whether === null ? '' : `${bold(whether ? say('Sí', 'Yes') : 'No')}: `
  return `${yes}${bold(quoted(winner.nombre))} ${say(`le ${verb('ganó', 'ganaron', winner.nombre)} a`, 'beat')} ${named(loser.nombre)}${score ? say(` por ${score}`, `, ${score}`) : say(' sin jugar', ', not played')} (${link(ronda, paths.torneoPartida(page.id, partida.id))}), ${torneoLink(page)}.`
}

/** How many maps a clan won and lost in a torneo. */
export function mapsWon(page: TorneoPage, clan: TorneoClan, say: Say): string {
  let [won, lost] = [0, 0]
  for (const { partida } of matchesOf(page).filter(has([clan.id_clan]))) {
    const [own = 0, other = 0] =
      (partida.a?.id_clan === clan.id_clan ? partida.marcador : partida.marcador?.toReversed()) ?? []
    won += isOver({ partida, ronda: '' }) ? own : 0
    lost += isOver({ partida, ronda: '' }) ? other : 0
  }
  return say(
    `${bold(quoted(clan.nombre))} ${verb('ganó', 'ganaron', clan.nombre)} ${bold(String(won))} mapas y ${verb('perdió', 'perdieron', clan.nombre)} ${lost} en ${torneoLink(page)}.`,
    `${bold(quoted(clan.nombre))} won ${bold(String(won))} maps and lost ${lost} in ${torneoLink(page)}.`,
  )
}
