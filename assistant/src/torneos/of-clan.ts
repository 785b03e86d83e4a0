import type { TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link, lossesOf, named, verb, type Say } from '../wording'
import type { Telling } from './aspect'
import { isOver, plays, rivalIn } from './facts'
import { clanLink, matchList, onTime, roundLink, torneoLink } from './say'

/** How a clan stands in a bracket: champion, still in with its next match, or out; with its results in the rounds that are asked for. */
export function standsAt({ facts, slots: { rounds }, say }: Telling, clan: TorneoClan): string {
  const { page } = facts
  const own = facts.matches.filter(plays(clan.id_clan))
  const over = own.filter(isOver)
  const next = own.find((match) => facts.open.includes(match)) ?? own.find((match) => !isOver(match))
  const lost = facts.balances.find((each) => each.clan.id_clan === clan.id_clan)?.lost ?? 0
  const rival = next && rivalIn(next, clan.id_clan)
  const against = rival ? named(rival.nombre) : say('un rival que no se sabe', 'a side that is not known yet')
  const hour = next?.partida.fecha ? onTime(next.partida.fecha, say) : say('sin hora todavía', 'no time yet')
  const match = next && `${roundLink(page.id, next)}, ${say('contra', 'against')} ${against}, ${hour}`
  const last = bold(over.at(-1)?.ronda ?? '')
  const isChampion = page.campeon?.id_clan === clan.id_clan
  const state = isChampion
    ? say('campeón', 'champion')
    : match
      ? say(
          `${verb('sigue', 'siguen', clan.nombre)} en carrera, con ${lossesOf(lost, say)}; próxima: ${match}`,
          `still in, with ${lossesOf(lost, say)}; it is to play ${match}`,
        )
      : say(`fuera: llegó hasta ${last}`, `out, after ${last}`)
  return lines(
    `${bold(clanLink(clan))}, ${say('en', 'in')} ${torneoLink(page)}: ${over.length || next ? state : say('inscrito', 'enrolled')}.`,
    matchList('', facts, rounds ? own.filter(({ ronda }) => rounds.includes(ronda)) : over, say, 5),
  )
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

/** To who asks of their own clan, and is not known. */
export const stranger = (say: Say) =>
  say(
    `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan.`,
    `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
  )
