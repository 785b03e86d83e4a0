import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { bold, bulletsUpTo, lines, listed, listedUpTo, named, verb } from '../wording'
import { alive, notYet } from './bracket-state'
import { roundSaid } from './of-round'
import { champion } from './podium'
import {
  byTime,
  clanLink,
  isOpen,
  isOver,
  matchesOf,
  matchLine,
  onTime,
  torneoLink,
  type InRound,
  type Say,
} from './say'

const has =
  (clan: number) =>
  ({ partida: { a, b } }: InRound) =>
    a?.id_clan === clan || b?.id_clan === clan

export function stillIn(page: TorneoPage, say: Say): string {
  const left = alive(page)
  if (page.estado !== 'en-juego') return lines(notYet(page, say), page.campeon && champion(page, 1, say))
  return lines(
    say(
      `En ${torneoLink(page)} siguen ${bold(`${left.length} clanes`)}: ${listedUpTo(left.map(clanLink), 16)}.`,
      `${bold(`${left.length} clans`)} are still in ${torneoLink(page)}: ${left.map(clanLink).join(', ')}.`,
    ),
    results(page, say, 3),
  )
}

/** Who is out, and who knocked each out. */
export function knockedOut(page: TorneoPage, say: Say): string {
  const left = new Set(alive(page).map(({ id_clan }) => id_clan))
  const over = matchesOf(page).filter(isOver)
  const out = page.inscritos.filter(
    ({ id_clan, reserva }) =>
      !reserva && !left.has(id_clan) && page.campeon?.id_clan !== id_clan && over.some(has(id_clan)),
  )
  if (!out.length)
    return lines(
      say(`En ${torneoLink(page)} todavía no queda nadie fuera.`, `Nobody is out of ${torneoLink(page)} yet.`),
      page.estado !== 'en-juego' && notYet(page, say),
    )
  const last = (clan: number) => over.filter(has(clan)).findLast(({ partida }) => partida.ganador !== clan)
  return lines(
    say(
      `Fuera de ${torneoLink(page)} ${out.length > 1 ? 'están' : 'está'} ${bold(listed(out.map(clanLink)))}:`,
      `Out of ${torneoLink(page)}: ${bold(out.map(clanLink).join(', '))}:`,
    ),
    bulletsUpTo(
      out.flatMap(({ id_clan }) => {
        const lost = last(id_clan)
        return lost ? [matchLine(page.id, lost, say)] : []
      }),
      8,
    ),
    left.size > 0 &&
      page.estado === 'en-juego' &&
      say(
        `Siguen ${bold(`${left.size}`)}: ${listedUpTo(alive(page).map(clanLink), 16)}.`,
        `Still in: ${alive(page).map(clanLink).join(', ')}.`,
      ),
  )
}

/** How a torneo stands: what is to be played, who waits and where, and the last results. */
export function standing(page: TorneoPage, say: Say): string {
  if (page.estado !== 'en-juego') return results(page, say)
  const all = matchesOf(page)
  const open = byTime(all.filter(isOpen))
  const waiting = all.flatMap((match) => {
    const one = isOver(match) || isOpen(match) ? null : (match.partida.a ?? match.partida.b)
    return one ? [`${named(one.nombre)} (${match.ronda})`] : []
  })
  return lines(
    open.length > 0 && say(`En ${torneoLink(page)} queda por jugar:`, `To be played in ${torneoLink(page)}:`),
    bulletsUpTo(
      open.map((match) => matchLine(page.id, match, say)),
      4,
    ),
    waiting.length > 0 && say(`Esperan rival: ${listed(waiting)}.`, `Waiting for an opponent: ${waiting.join(', ')}.`),
    results(page, say, 3),
  )
}

/** The last results. */
export function results(page: TorneoPage, say: Say, most = 6): string {
  const over = matchesOf(page)
    .filter(isOver)
    .toSorted((a, b) => (b.partida.cerrada ?? '').localeCompare(a.partida.cerrada ?? ''))
  return over.length
    ? lines(
        say(`Resultados de ${torneoLink(page)}, los últimos primero:`, `Results of ${torneoLink(page)}, latest first:`),
        bulletsUpTo(
          over.map((match) => matchLine(page.id, match, say)),
          most,
        ),
      )
    : lines(notYet(page, say), say('No hay resultados.', 'There are no results.'))
}

/** Who plays whom: the open matches, or of a round that is named. */
export function crossings(page: TorneoPage, text: string, say: Say): string {
  if (!page.llave) return notYet(page, say)
  const round = roundSaid(text)
  const all = matchesOf(page)
  const inRound = round ? all.filter(({ ronda }) => round.test(ronda)) : []
  const open = byTime(all.filter(isOpen))
  const shown = inRound.length
    ? [...byTime(inRound.filter(isOpen)), ...inRound.filter((each) => !isOpen(each))]
    : open.length
      ? open
      : all
  const missing = round && !inRound.length
  return lines(
    missing && say('Esa ronda no está en su llave.', 'That round is not in its bracket.'),
    say(
      `${torneoLink(page)}, ${inRound.length ? 'lo que preguntas' : open.length ? 'lo que queda por jugar ahora' : 'su llave'}:`,
      `${torneoLink(page)}, ${inRound.length ? 'that round' : open.length ? 'what is to be played now' : 'its bracket'}:`,
    ),
    bulletsUpTo(
      shown.map((match) => matchLine(page.id, match, say)),
      8,
    ),
  )
}

/** The next match of the torneo. */
export function next(page: TorneoPage, say: Say): string {
  const [first, ...more] = byTime(matchesOf(page).filter(isOpen))
  return first
    ? lines(
        say(`Lo próximo de ${torneoLink(page)}:`, `Next in ${torneoLink(page)}:`),
        bulletsUpTo(
          [first, ...more].map((match) => matchLine(page.id, match, say)),
          4,
        ),
      )
    : lines(notYet(page, say), page.campeon && champion(page, 1, say))
}

const asksStill =
  /^(?:y |pero |and |so )*(?:(?:todavia |aun )?(?:sigue|siguen|esta|estan|continua|queda|quedan|juegan?)(?: (?:vivos?|todavia|aun|en carrera))? ·|· (?:todavia |aun )?(?:sigue|siguen|esta|estan)|(?:is|are) · (?:still|alive|in|out))/

/** Yes or no, where a question asks whether a clan is still in a torneo that is played. */
const whetherIn = (text: string, page: TorneoPage, clan: TorneoClan, say: Say): string | null =>
  page.estado === 'en-juego' && asksStill.test(text)
    ? alive(page).some(({ id_clan }) => id_clan === clan.id_clan)
      ? say('Sí, sigue en juego.', 'Yes, still in it.')
      : say('No, ya no sigue.', 'No, no longer.')
    : null

/** How a clan stands in a bracket: out, to play, waiting, or champion; first yes or no, where the text asks whether it is still in. */
export const ofClan = (page: TorneoPage, clan: TorneoClan, say: Say, text = ''): string =>
  lines(whetherIn(text, page, clan, say), standsAt(page, clan, say))

function standsAt(page: TorneoPage, clan: TorneoClan, say: Say): string {
  const own = matchesOf(page).filter(has(clan.id_clan))
  const name = bold(clanLink(clan))
  const open = own.find(isOpen)
  const over = own.filter(isOver)
  const history =
    over.length > 0 &&
    bulletsUpTo(
      over.map((match) => matchLine(page.id, match, say)),
      5,
    )
  if (page.campeon?.id_clan === clan.id_clan)
    return lines(
      say(`${name} ${verb('ganó', 'ganaron', clan.nombre)} ${torneoLink(page)}.`, `${name} won ${torneoLink(page)}.`),
      history,
    )
  if (open)
    return lines(
      say(`En ${torneoLink(page)} a ${name} le toca:`, `In ${torneoLink(page)}, ${name} is to play:`),
      `• ${matchLine(page.id, open, say)}`,
      over.length > 0 && say('Antes:', 'Before:'),
      history,
    )
  const waits = own.find((match) => !isOver(match))
  if (waits) {
    const source = matchesOf(page).find(
      ({ partida }) =>
        [partida.siguiente, partida.siguiente_perdedor].includes(waits.partida.id) &&
        partida.estado !== 'cerrada' &&
        !has(clan.id_clan)({ partida, ronda: '' }),
    )
    const [a, b] = [source?.partida.a, source?.partida.b]
    const loses = source?.partida.siguiente_perdedor === waits.partida.id
    const rival =
      a &&
      b &&
      say(
        `${loses ? 'al que pierda' : 'a quien gane'} ${named(a.nombre)} con ${named(b.nombre)}`,
        `the ${loses ? 'loser' : 'winner'} of ${named(a.nombre)} and ${named(b.nombre)}`,
      )
    return lines(
      say(
        `${name} ${verb('pasó', 'pasaron', clan.nombre)} a ${waits.ronda} de ${torneoLink(page)} y ${rival ? `${verb('espera', 'esperan', clan.nombre)} ${rival}` : 'todavía no se sabe su rival'}${waits.partida.fecha ? `; se juega ${onTime(waits.partida.fecha, say)}` : '. Esa partida todavía no tiene hora'}.`,
        `${name} went on to ${waits.ronda} of ${torneoLink(page)} and ${rival ? `waits for ${rival}` : 'its opponent is not known yet'}${waits.partida.fecha ? `; it is played ${onTime(waits.partida.fecha, say)}` : '. That match has no time yet'}.`,
      ),
      history,
    )
  }
  return over.length
    ? lines(
        say(
          `${name} ya ${verb('quedó', 'quedaron', clan.nombre)} fuera de ${torneoLink(page)}${over.at(-1) ? `: ${verb('llegó', 'llegaron', clan.nombre)} hasta ${bold(over.at(-1)?.ronda ?? '')}` : ''}.`,
          `${name} ${verb('is', 'are', clan.nombre)} out of ${torneoLink(page)}${over.at(-1) ? `, after ${bold(over.at(-1)?.ronda ?? '')}` : ''}.`,
        ),
        history,
      )
    : lines(
        say(
          `${name} ${verb('está', 'están', clan.nombre)} en ${torneoLink(page)}.`,
          `${name} is in ${torneoLink(page)}.`,
        ),
        notYet(page, say),
      )
}
