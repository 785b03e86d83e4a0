import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import type { Site } from '../intent'
import type { Days } from '../query/agenda-asked'
import { ofClan } from '../torneos/bracket'
import { alive } from '../torneos/bracket-state'
import { byTime, isOpen, matchesOf, matchLine, sayIn, torneoLink, type InRound } from '../torneos/say'
import { allTorneos } from '../torneos/which'
import { bulletsUpTo, lines } from '../wording'

const most = 3

/** What is to be played of one torneo. */
export interface TorneoMatches {
  page: TorneoPage
  matches: readonly InRound[]
  /** A clan that is still in it, and whose next match waits for a rival. */
  waits?: TorneoClan
}

/** What some clans (null: all) are to play in torneos, on the days that are said. */
export async function torneoMatchesOf(
  clans: readonly number[] | null,
  days: Days | null,
  site: Site,
): Promise<TorneoMatches[]> {
  const torneos = new Set(
    clans
      ? (await Promise.all(clans.map((id) => openTorneosOf(site.db, id)))).flat()
      : (await allTorneos(site)).filter(({ estado }) => estado === 'en-juego').map(({ id }) => id),
  )
  const found: TorneoMatches[] = []
  for (const torneo of torneos) {
    const page = await torneoPageOf(site.db, torneo, site.now.toISOString())
    if (!page) continue
    const matches = byTime(matchesOf(page).filter(isOpen)).filter(
      ({ partida: { a, b, fecha } }) =>
        (!days || (fecha !== null && fecha >= days.from && fecha < days.before)) &&
        [a, b].some((side) => side && (!clans || clans.includes(side.id_clan))),
    )
    const waits = page.inscritos.find(
      ({ id_clan }) =>
        clans?.includes(id_clan) && page.estado === 'en-juego' && alive(page).some((clan) => clan.id_clan === id_clan),
    )
    if (matches.length) found.push({ page, matches })
    else if (waits && !days) found.push({ page, matches, waits })
  }
  return found
}

/** The same, said. */
export const torneoMatchesSaid = (found: readonly TorneoMatches[], days: Days | null): string =>
  lines(
    ...found.map(({ page, matches, waits }) =>
      waits
        ? ofClan(page, waits, sayIn(false))
        : lines(
            `También ${days ? `${days.said}, ` : ''}en ${torneoLink(page)}:`,
            bulletsUpTo(
              matches.map((match) => matchLine(page.id, match, sayIn(false))),
              most,
            ),
          ),
    ),
  )
