import type { TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link, named, verb, type Say } from '../wording'
import type { Telling } from './aspect'
import { isOver, plays, rivalIn, sourceOf, type Facts, type InRound } from './facts'
import { all, clanLink, lossesOf, matchList, onTime, roundLink, torneoLink, yesOrNo } from './say'

/** 'quien gane A con B', of the rival that a clan is to meet in a match. */
function awaited(facts: Facts, match: InRound, clan: number, say: Say): string {
  const known = rivalIn(match, clan)
  if (known) return named(known.nombre)
  const source = sourceOf(facts, match, clan)
  const { a = null, b = null } = source?.from.partida ?? {}
  if (!source || !a || !b) return say('un rival que no se sabe', 'a side that is not known yet')
  const [who, other] = [named(a.nombre), named(b.nombre)]
  const result = source.loses ? say('quien pierda', 'the loser of') : say('quien gane', 'the winner of')
  return say(`${result} ${who} con ${other}`, `${result} ${who} and ${other}`)
}

/** How a clan stands in a bracket: champion, to play, waiting, or out; with its results. */
export function standsAt(facts: Facts, clan: TorneoClan, say: Say): string {
  const { page } = facts
  const [of, name] = [torneoLink(page), bold(clanLink(clan))]
  const own = facts.matches.filter(plays(clan.id_clan))
  const over = own.filter(isOver)
  const next = own.find((match) => facts.open.includes(match)) ?? own.find((match) => !isOver(match))
  const v = (one: string, many: string) => verb(one, many, clan.nombre)
  const time = next?.partida.fecha ? `, ${onTime(next.partida.fecha, say)}` : say(', sin hora todavía', ', no time yet')
  const state =
    page.campeon?.id_clan === clan.id_clan
      ? say(`${name} ${v('ganó', 'ganaron')} ${of}.`, `${name} won ${of}.`)
      : next
        ? say(
            `En ${of} a ${name} le toca ${roundLink(page.id, next)}, contra ${awaited(facts, next, clan.id_clan, say)}${time}.`,
            `In ${of}, ${name} is to play ${roundLink(page.id, next)} against ${awaited(facts, next, clan.id_clan, say)}${time}.`,
          )
        : over.length
          ? say(
              `${name} ya ${v('quedó', 'quedaron')} fuera de ${of}: ${v('llegó', 'llegaron')} hasta ${bold(over.at(-1)?.ronda ?? '')}.`,
              `${name} ${v('is', 'are')} out of ${of}, after ${bold(over.at(-1)?.ronda ?? '')}.`,
            )
          : say(`${name} ${v('está', 'están')} en ${of}.`, `${name} is in ${of}.`)
  return lines(state, matchList('', facts, over, say, 5))
}

/** Of a clan that is in the torneo, what `tell` tells; of one that is not, that; null where none is meant. */
export const ofRow = ({ facts, row, side, say }: Telling, tell: (row: TorneoClan) => string | null): string | null =>
  row
    ? tell(row)
    : side &&
      say(
        `${bold('No')}: ${bold(side.nombre)} no ${verb('está', 'están', side.nombre)} en ${torneoLink(facts.page)}.`,
        `${bold('No')}: ${bold(side.nombre)} is not in ${torneoLink(facts.page)}.`,
      )

/** Whether a clan is still in (`wanted`), or is out, with its losses and how it stands. */
export function whetherIn({ facts, say, slots }: Telling, clan: TorneoClan, wanted: boolean): string {
  const told = standsAt(facts, clan, say)
  const { isIn = false, lost = 0 } = facts.balances.find((each) => each.clan.id_clan === clan.id_clan) ?? {}
  if (facts.page.estado !== 'en-juego') return told
  const yes = slots.asks.has('whether') ? `${yesOrNo(isIn === wanted, say)}: ` : ''
  const twice = facts.page.formato === 'doble' ? say('; se sale con la segunda', '; the second puts it out') : ''
  const losses = lost ? lossesOf(lost, say) : say('sin derrotas', 'no loss')
  return isIn
    ? lines(
        say(
          `${yes}${bold(clanLink(clan))} ${verb('sigue', 'siguen', clan.nombre)} en carrera, ${losses}${twice}.`,
          `${yes}${bold(clanLink(clan))} is still in, ${losses}${twice}.`,
        ),
        told,
      )
    : `${yes}${told}`
}

/** What one more loss does to a clan that is still in. */
export function losing(telling: Telling, clan: TorneoClan): string {
  const { facts, say } = telling
  const balance = facts.balances.find((each) => each.clan.id_clan === clan.id_clan)
  const isOut = facts.page.formato === 'simple' || (balance?.lost ?? 0) > 0
  return `${yesOrNo(isOut, say)}. ${whetherIn({ ...telling, slots: { ...telling.slots, asks: new Set() } }, clan, true)}`
}

/** Whom a clan beat and lost to, in the rounds that are said or in all; null where it played none of them. */
export function against({ facts, slots, say }: Telling, clan: TorneoClan): string | null {
  const own = facts.matches
    .filter(plays(clan.id_clan))
    .filter((match) => slots.round?.test(match.ronda) ?? isOver(match))
  const rivals = (won: boolean) => {
    const found = own.filter((match) => isOver(match) && (match.partida.ganador === clan.id_clan) === won)
    return all(
      found.flatMap((match) => rivalIn(match, clan.id_clan) ?? []).map((rival) => bold(clanLink(rival))),
      say,
    )
  }
  const parts = [
    rivals(true) && say(`le ${verb('ganó', 'ganaron', clan.nombre)} a ${rivals(true)}`, `beat ${rivals(true)}`),
    rivals(false) &&
      say(`${verb('perdió', 'perdieron', clan.nombre)} con ${rivals(false)}`, `lost to ${rivals(false)}`),
  ].filter(Boolean)
  const what = parts.length ? ` ${parts.join(say(' y ', ' and '))}` : ''
  return matchList(
    say(
      `${bold(clanLink(clan))}${what}, en ${torneoLink(facts.page)}:`,
      `${bold(clanLink(clan))}${what}, in ${torneoLink(facts.page)}:`,
    ),
    facts,
    own,
    say,
  )
}

/** To who asks of their own clan, and is not known. */
export const stranger = (say: Say) =>
  say(
    `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan.`,
    `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
  )
