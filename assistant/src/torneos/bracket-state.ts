import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { isOver, matchesOf, onTime, torneoLink, type Say } from './say'

/** Why there is no bracket, or no champion, yet. */
export function notYet(page: TorneoPage, say: Say): string {
  switch (page.estado) {
    case 'cancelado':
      return say(`${torneoLink(page)} se canceló.`, `${torneoLink(page)} was cancelled.`)
    case 'en-juego':
      return say(`${torneoLink(page)} todavía se juega.`, `${torneoLink(page)} is still being played.`)
    case 'terminado':
      return say(`${torneoLink(page)} ya terminó.`, `${torneoLink(page)} is over.`)
    default:
      return say(
        `${torneoLink(page)} todavía no se sortea: parte ${onTime(page.inicio, say)}.`,
        `${torneoLink(page)} is not drawn yet: it starts ${onTime(page.inicio, say)}.`,
      )
  }
}

/** Who can still win. */
export const alive = (page: TorneoPage): TorneoClan[] => [
  ...new Map(
    matchesOf(page)
      .filter((match) => !isOver(match))
      .flatMap(({ partida: { a, b } }) => [a, b])
      .flatMap((clan) => (clan ? [[clan.id_clan, clan] as const] : [])),
  ).values(),
]
