import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link, listed, verb } from '../wording'
import { alive, notYet } from './bracket-state'
import { clanLink, isOver, matchesOf, matchLine, torneoLink, type Say } from './say'

/** Who is on the roster of a clan that is in a torneo: of the one that is meant, else of its champion. */
export function rosterOf(page: TorneoPage, own: TorneoClan | null, say: Say): string {
  const winner = page.estado === 'terminado' ? page.podio[0] : undefined
  const id = own?.id_clan ?? winner?.id_clan
  const team = page.inscritos.find(({ id_clan }) => id_clan === id)
  if (!team) return champion(page, 1, say)
  const players = team.plantel.map((player) => link(player.username, paths.jugador(player.id)))
  const won = winner?.id_clan === team.id_clan
  return lines(
    say(
      `${won ? `${torneoLink(page)} lo ${verb('ganó', 'ganaron', team.nombre)}` : `En ${torneoLink(page)} ${page.estado === 'terminado' ? verb('jugó', 'jugaron', team.nombre) : verb('juega', 'juegan', team.nombre)}`} ${bold(clanLink(team))}.`,
      `${bold(clanLink(team))} ${won ? 'won' : page.estado === 'terminado' ? 'played in' : 'plays in'} ${torneoLink(page)}.`,
    ),
    team.plantel.length
      ? say(`Su plantel: ${listed(players)}.`, `Its roster: ${players.join(', ')}.`)
      : say('No anotó su plantel.', 'It noted no roster.'),
  )
}

/** Who ended in a place: the champion, the second, or those of the semifinals. */
export function champion(page: TorneoPage, place: 1 | 2 | 3, say: Say): string {
  const [first, second, ...third] = page.podio
  if (page.estado !== 'terminado' || !first) {
    const left = alive(page)
    return lines(
      `${notYet(page, say)} ${say('No hay campeón.', 'There is no champion.')}`,
      left.length > 0 && say(`Siguen: ${listed(left.map(clanLink))}.`, `Still in: ${left.map(clanLink).join(', ')}.`),
    )
  }
  const final = matchesOf(page)
    .filter(isOver)
    .filter(({ ronda }) => /final/i.test(ronda) && !/semi|cuartos|octavos/i.test(ronda))
    .at(-1)
  const told = [
    say(
      `Campeón de ${torneoLink(page)}: ${bold(clanLink(first))}.`,
      `Champion of ${torneoLink(page)}: ${bold(clanLink(first))}.`,
    ),
    second &&
      say(
        `Segundo${place === 2 ? ` en ${torneoLink(page)}` : ''}: ${bold(clanLink(second))}.`,
        `Second${place === 2 ? ` in ${torneoLink(page)}` : ''}: ${bold(clanLink(second))}.`,
      ),
    third.length > 0 &&
      say(
        `En semifinales${place === 3 ? ` de ${torneoLink(page)}` : ''} ${third.length > 1 ? 'quedaron' : 'quedó'}: ${listed(third.map(clanLink))}.`,
        `Out in the semifinals: ${third.map(clanLink).join(', ')}.`,
      ),
  ]
  return lines(
    told[place - 1],
    final && place !== 3 && matchLine(page.id, final, say),
    ...(place === 1 ? told.slice(1) : []),
  )
}
