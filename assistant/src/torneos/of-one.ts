import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { bold, bulletsUpTo, lines, verb } from '../wording'
import { alive } from './bracket'
import { clanLink, isOver, matchesOf, matchLine, torneoLink, type Say } from './say'

/** Whether a clan can still win. */
export function stillIs(page: TorneoPage, clan: TorneoClan, say: Say): string {
  if (page.estado !== 'en-juego') return ''
  const isIn = alive(page).some(({ id_clan }) => id_clan === clan.id_clan)
  const name = bold(clanLink(clan))
  return isIn
    ? say(
        `${bold('Sí')}: ${name} ${verb('sigue', 'siguen', clan.nombre)} en carrera.`,
        `${bold('Yes')}: ${name} is still in.`,
      )
    : say(`${bold('No')}: ${name} ya ${verb('está', 'están', clan.nombre)} fuera.`, `${bold('No')}: ${name} is out.`)
}

/** Whom a clan beat that is out since then. */
export function knockedOutBy(page: TorneoPage, clan: TorneoClan, say: Say): string {
  const all = matchesOf(page)
  const left = new Set(alive(page).map(({ id_clan }) => id_clan))
  const lastOf = (id: number) =>
    all
      .filter(isOver)
      .findLast(({ partida: { a, b, ganador } }) => (a?.id_clan === id || b?.id_clan === id) && ganador !== id)
  const out = all.filter(isOver).filter((match) => {
    const { a, b, ganador } = match.partida
    const loser = a?.id_clan === ganador ? b : a
    return ganador === clan.id_clan && loser && !left.has(loser.id_clan) && lastOf(loser.id_clan) === match
  })
  const name = bold(clanLink(clan))
  return out.length
    ? lines(
        say(
          `En ${torneoLink(page)} ${name} ${verb('eliminó', 'eliminaron', clan.nombre)} a ${out.length}:`,
          `In ${torneoLink(page)} ${name} knocked out ${out.length}:`,
        ),
        bulletsUpTo(
          out.map((match) => matchLine(page.id, match, say)),
          6,
        ),
      )
    : say(
        `En ${torneoLink(page)} ${name} no ${verb('ha', 'han', clan.nombre)} eliminado a nadie.`,
        `In ${torneoLink(page)} ${name} has knocked out nobody.`,
      )
}
