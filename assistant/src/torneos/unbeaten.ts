import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import type { Site } from '../intent'
import { bold, counted, lines, listed, verb } from '../wording'
import { alive, notYet } from './bracket-state'
import { clanLink, isOver, matchesOf, torneoLink, type Say } from './say'

interface Balance {
  clan: TorneoClan
  won: number
  lost: number
}

/** What each clan of a torneo has won and lost in it, the best first. */
function balances(page: TorneoPage): Balance[] {
  const over = matchesOf(page).filter(isOver)
  return page.inscritos
    .filter(({ reserva }) => !reserva)
    .map((clan) => {
      const own = over.filter(({ partida: { a, b } }) => a?.id_clan === clan.id_clan || b?.id_clan === clan.id_clan)
      const won = own.filter(({ partida }) => partida.ganador === clan.id_clan).length
      return { clan, won, lost: own.length - won }
    })
    .sort((one, other) => one.lost - other.lost || other.won - one.won)
}

const played = ({ won, lost }: Balance) => won + lost > 0
const wins = ({ won }: Balance, say: Say) =>
  say(counted(won, '1 victoria', `${won} victorias`), counted(won, '1 win', `${won} wins`))
const withWins = (one: Balance, say: Say) => `${clanLink(one.clan)} (${wins(one, say)})`

/** Whether anybody went through a torneo, or still goes, without a loss. */
export function unbeaten(page: TorneoPage, say: Say): string {
  const link = torneoLink(page)
  const found = balances(page).filter((one) => played(one) && one.lost === 0)
  if (page.estado !== 'en-juego' && page.estado !== 'terminado') return notYet(page, say)
  if (page.estado === 'terminado')
    return found.length
      ? `${bold(say('Sí', 'Yes'))}: ${listed(found.map(({ clan }) => bold(clanLink(clan))))} ${say(
          `${found.length > 1 ? 'terminaron' : verb('terminó', 'terminaron', found[0]?.clan.nombre ?? '')} sin perder ninguna en ${link}, con ${listed(found.map((one) => wins(one, say)))}.`,
          `went unbeaten through ${link}, with ${found.map((one) => wins(one, say)).join(', ')}.`,
        )}`
      : say(`${bold('No')}: en ${link} todos perdieron alguna.`, `${bold('No')}: everybody lost one in ${link}.`)
  return found.length
    ? say(
        `En ${link}, que todavía se juega, siguen invictos ${listed(found.map((one) => withWins(one, say)))}.`,
        `In ${link}, which is still being played, unbeaten so far: ${found.map((one) => withWins(one, say)).join(', ')}.`,
      )
    : say(`En ${link}, que todavía se juega, no queda ningún invicto.`, `Nobody is unbeaten in ${link}.`)
}

/** Whether a clan of it has lost none. */
export function unbeatenClan(page: TorneoPage, clan: TorneoClan, say: Say): string {
  const own = balances(page).find((each) => each.clan.id_clan === clan.id_clan)
  const lost = own?.lost ?? 0
  return say(
    `${bold(lost ? 'No' : 'Sí')}: ${clanLink(clan)} ${verb('lleva', 'llevan', clan.nombre)} ${counted(own?.won ?? 0, '1 victoria', `${own?.won ?? 0} victorias`)} y ${lost ? counted(lost, '1 derrota', `${lost} derrotas`) : 'ninguna derrota'} en ${torneoLink(page)}.`,
    `${bold(lost ? 'No' : 'Yes')}: ${clanLink(clan)}, ${own?.won ?? 0}–${lost} in ${torneoLink(page)}.`,
  )
}

/** Who has lost in a torneo: those who still play, then those who are out. */
export function losers(page: TorneoPage, say: Say): string {
  const all = balances(page).filter(({ lost }) => lost > 0)
  if (page.estado !== 'en-juego' && page.estado !== 'terminado') return notYet(page, say)
  if (!all.length)
    return say(`En ${torneoLink(page)} todavía no ha perdido nadie.`, `Nobody has lost in ${torneoLink(page)} yet.`)
  const left = new Set(alive(page).map(({ id_clan }) => id_clan))
  const names = (some: readonly Balance[]) => {
    const said = some.map(
      ({ clan, lost }) =>
        `${bold(clanLink(clan))} (${say(counted(lost, '1 derrota', `${lost} derrotas`), counted(lost, '1 loss', `${lost} losses`))})`,
    )
    return say(listed(said), said.join(', '))
  }
  const [still, out] = [
    all.filter(({ clan }) => left.has(clan.id_clan)),
    all.filter(({ clan }) => !left.has(clan.id_clan)),
  ]
  return lines(
    say(`En ${torneoLink(page)} ya perdieron:`, `In ${torneoLink(page)} these have lost:`),
    still.length > 0 && say(`• Y siguen: ${names(still)}.`, `• Still in: ${names(still)}.`),
    out.length > 0 &&
      (page.estado === 'terminado'
        ? `• ${names(out)}.`
        : say(`• Y quedaron fuera: ${names(out)}.`, `• Out: ${names(out)}.`)),
  )
}

/** What a clan of it has won and lost. */
export function balanceOf(page: TorneoPage, clan: TorneoClan, say: Say): string {
  const { won = 0, lost = 0 } = balances(page).find((each) => each.clan.id_clan === clan.id_clan) ?? {}
  return say(
    `${clanLink(clan)} ${verb('lleva', 'llevan', clan.nombre)} ${bold(lost ? counted(lost, '1 derrota', `${lost} derrotas`) : 'ninguna derrota')} y ${counted(won, '1 victoria', `${won} victorias`)} en ${torneoLink(page)}.`,
    `${clanLink(clan)}: ${bold(counted(lost, '1 loss', `${lost} losses`))} and ${counted(won, '1 win', `${won} wins`)} in ${torneoLink(page)}.`,
  )
}

/** The same of the torneos that are being played. */
export async function unbeatenNow(all: readonly Torneo[], { db, now }: Site, say: Say): Promise<string> {
  const pages = await Promise.all(
    all.filter(({ estado }) => estado === 'en-juego').map(({ id }) => torneoPageOf(db, id, now.toISOString())),
  )
  return lines(...pages.map((page) => page && unbeaten(page, say)))
}

/** Who is ahead in a torneo that is being played: those with the fewest losses, then with the most wins. */
export function ahead(page: TorneoPage, say: Say): string | null {
  const all = balances(page).filter(played)
  const [best] = all
  if (!best || page.estado !== 'en-juego') return null
  const level = all.filter(({ won, lost }) => won === best.won && lost === best.lost)
  const rest = all.filter(({ lost }) => lost === best.lost).slice(level.length)
  const lost = best.lost
    ? say(counted(best.lost, '1 derrota', `${best.lost} derrotas`), counted(best.lost, '1 loss', `${best.lost} losses`))
    : say('sin derrotas', 'no loss')
  return lines(
    say(
      `En ${torneoLink(page)} ${level.length > 1 ? 'van mejor' : 'va mejor'} ${listed(level.map(({ clan }) => bold(clanLink(clan))))}: ${wins(best, say)} y ${lost}.`,
      `${listed(level.map(({ clan }) => bold(clanLink(clan))))} lead ${torneoLink(page)}: ${wins(best, say)}, ${lost}.`,
    ),
    rest.length > 0 &&
      say(
        `Con ${best.lost ? 'las mismas derrotas' : 'ninguna derrota'} también ${rest.length > 1 ? 'siguen' : 'sigue'} ${listed(rest.map((one) => withWins(one, say)))}.`,
        `As many losses: ${rest.map((one) => withWins(one, say)).join(', ')}.`,
      ),
  )
}
