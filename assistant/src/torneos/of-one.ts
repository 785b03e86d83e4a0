import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { bold, bulletsUpTo, lines, listed, quoted, verb } from '../wording'
import { alive } from './bracket-state'
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

/** Whether a clan can no longer win. */
export function isOut(page: TorneoPage, clan: TorneoClan, say: Say): string {
  if (page.estado !== 'en-juego') return ''
  const isIn = alive(page).some(({ id_clan }) => id_clan === clan.id_clan)
  const name = bold(clanLink(clan))
  const lost = matchesOf(page).some(
    ({ partida: { a, b, ganador, estado } }) =>
      estado === 'cerrada' && ganador !== clan.id_clan && [a, b].some((side) => side?.id_clan === clan.id_clan),
  )
  return isIn
    ? say(
        `${bold('No')}: ${name} ${verb('sigue', 'siguen', clan.nombre)} en carrera${lost ? ', con una derrota' : ''}.`,
        `${bold('No')}: ${name} is still in${lost ? ', with one loss' : ''}.`,
      )
    : say(`${bold('Sí')}: ${name} ya ${verb('está', 'están', clan.nombre)} fuera.`, `${bold('Yes')}: ${name} is out.`)
}

/** Whom the champion beat in the final, and how that ended; first by how much, where that is asked. */
export function overWhom(page: TorneoPage, text: string, say: Say): string | null {
  const [first, second] = page.podio
  if (page.estado !== 'terminado' || !first || !second) return null
  const final = matchesOf(page)
    .filter(isOver)
    .findLast(({ partida: { a, b } }) =>
      [first, second].every((side) => [a, b].some((each) => each?.id_clan === side.id_clan)),
    )
  const { marcador = null, a = null } = final?.partida ?? {}
  const score = marcador && (a?.id_clan === first.id_clan ? marcador : marcador.toReversed()).join('–')
  if (score && asksScore.test(text))
    return say(
      `${bold(score)}: ${bold(clanLink(first))} le ${verb('ganó', 'ganaron', first.nombre)} la final de ${torneoLink(page)} a ${bold(clanLink(second))}.`,
      `${bold(score)}: ${bold(clanLink(first))} beat ${bold(clanLink(second))} in the final of ${torneoLink(page)}.`,
    )
  return lines(
    say(
      `A ${bold(clanLink(second))}${score ? `, por ${bold(score)}` : ''}: ${clanLink(first)} ${verb('ganó', 'ganaron', first.nombre)} la final de ${torneoLink(page)}.`,
      `${bold(clanLink(second))}${score ? `, ${bold(score)}` : ''}: ${clanLink(first)} won the final of ${torneoLink(page)}.`,
    ),
    final && matchLine(page.id, final, say),
  )
}

const asksScore =
  /\bcuant\w+\b|\bmarcador\b|\b(?:score|how (?:much|many))\b|\ben que quedo\b|\bcomo (?:salio|quedo|termino)\b/

/** Who knocked a clan out: the one it lost to last. */
export function whoKnockedOut(page: TorneoPage, clan: TorneoClan, say: Say): string | null {
  const isIn = page.estado === 'en-juego' && alive(page).some(({ id_clan }) => id_clan === clan.id_clan)
  const last = matchesOf(page)
    .filter(isOver)
    .findLast(
      ({ partida: { a, b, ganador } }) =>
        ganador !== clan.id_clan && [a, b].some((side) => side?.id_clan === clan.id_clan),
    )
  const { a = null, b = null } = last?.partida ?? {}
  const rival = a?.id_clan === clan.id_clan ? b : a
  if (isIn) return isOut(page, clan, say)
  if (last && last.partida.ganador === null) return matchLine(page.id, last, say)
  return last && rival
    ? lines(
        say(
          `${bold(clanLink(rival))}: ${verb('dejó', 'dejaron', rival.nombre)} fuera de ${torneoLink(page)} a ${clanLink(clan)}.`,
          `${bold(clanLink(rival))} knocked ${clanLink(clan)} out of ${torneoLink(page)}.`,
        ),
        matchLine(page.id, last, say),
      )
    : null
}

/** Whom a clan lost to; whom it beat, where that is asked. */
export function whoBeat(page: TorneoPage, clan: TorneoClan, text: string, say: Say): string {
  const name = bold(clanLink(clan))
  const won = /\ba quien|\bwho did · beat/.test(text)
  const own = matchesOf(page)
    .filter(isOver)
    .filter(
      ({ partida: { a, b, ganador } }) =>
        ganador !== null && (ganador === clan.id_clan) === won && [a, b].some((side) => side?.id_clan === clan.id_clan),
    )
  const rivals = own.flatMap(({ partida: { a, b } }) => (a?.id_clan === clan.id_clan ? b : a) ?? [])
  const of = torneoLink(page)
  const names = rivals.map((rival) => bold(clanLink(rival)))
  if (!rivals.length)
    return won
      ? say(
          `${name} no le ${verb('ha', 'han', clan.nombre)} ganado a nadie en ${of}.`,
          `${name} has beaten nobody in ${of}.`,
        )
      : say(`Nadie le ha ganado a ${name} en ${of}.`, `Nobody has beaten ${name} in ${of}.`)
  return lines(
    won
      ? say(
          `A ${listed(names)}: es a ${rivals.length > 1 ? 'quienes' : 'quien'} ${name} le ${verb('ganó', 'ganaron', clan.nombre)} en ${of}.`,
          `${names.join(', ')}: that is whom ${name} beat in ${of}.`,
        )
      : say(
          `${listed(names)} le ${rivals.length > 1 ? 'ganaron' : verb('ganó', 'ganaron', rivals[0]?.nombre ?? '')} a ${name} en ${of}:`,
          `${names.join(', ')} beat ${name} in ${of}:`,
        ),
    bulletsUpTo(
      own.map((match) => matchLine(page.id, match, say)),
      6,
    ),
  )
}

/** Whether who asks is on the roster of their clan. */
export function onRoster(page: TorneoPage, row: Inscrito | null, nombre: string, asker: number, say: Say): string {
  const clan = bold(quoted(nombre))
  if (!row)
    return say(
      `${bold('No')}: ${clan} no ${verb('está', 'están', nombre)} en ${torneoLink(page)}.`,
      `${bold('No')}: ${clan} is not in ${torneoLink(page)}.`,
    )
  return row.plantel.some(({ id }) => id === asker)
    ? say(
        `${bold('Sí')}: estás en el plantel de ${clan} en ${torneoLink(page)}, así que puedes jugar. Quiénes entran a cada partida lo decide tu clan.`,
        `${bold('Yes')}: you are on the roster of ${clan} in ${torneoLink(page)}. Who lines up is for your clan to say.`,
      )
    : say(
        `${bold('No')}: ${clan} ${verb('juega', 'juegan', nombre)} ${torneoLink(page)}, pero no estás en su plantel.`,
        `${bold('No')}: ${clan} plays in ${torneoLink(page)}, but you are not on its roster.`,
      )
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

/** What one more loss does to a clan of a double elimination; null where it is another format, or the clan is out. */
export function afterLoss(page: TorneoPage, clan: TorneoClan, say: Say): string | null {
  if (page.formato !== 'doble' || page.estado !== 'en-juego') return null
  if (!alive(page).some(({ id_clan }) => id_clan === clan.id_clan)) return stillIs(page, clan, say)
  const lost = matchesOf(page).filter(
    ({ partida: { a, b, ganador, estado } }) =>
      estado === 'cerrada' && ganador !== clan.id_clan && [a, b].some((side) => side?.id_clan === clan.id_clan),
  ).length
  const name = bold(clanLink(clan))
  return lost
    ? say(
        `${bold('Sí')}: ${name} ya ${verb('tiene', 'tienen', clan.nombre)} una derrota en ${torneoLink(page)}, y con la segunda ${verb('queda', 'quedan', clan.nombre)} fuera.`,
        `${bold('Yes')}: ${name} has one loss in ${torneoLink(page)}, and the second puts it out.`,
      )
    : say(
        `${bold('No')}: ${name} no ${verb('tiene', 'tienen', clan.nombre)} derrotas en ${torneoLink(page)}. Con la primera ${verb('pasa', 'pasan', clan.nombre)} a la llave de perdedores; se sale con la segunda.`,
        `${bold('No')}: ${name} has no loss in ${torneoLink(page)}. The first sends it to the losers' bracket; the second puts it out.`,
      )
}
