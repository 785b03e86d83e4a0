import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import type { Site } from '../intent'
import type { Days } from '../query/agenda'
import { byTime, isOpen, matchesOf, matchLine, sayIn, torneoLink } from '../torneos/say'
import { allTorneos } from '../torneos/which'
import { bulletsUpTo, lines } from '../wording'

const most = 3

/** What some clans (null: all) are to play in torneos on the days that are said; empty where it is nothing. */
export async function torneoMatchesOn(clans: readonly number[] | null, days: Days, site: Site): Promise<string> {
  const say = sayIn(false)
  const torneos = new Set(
    clans
      ? (await Promise.all(clans.map((id) => openTorneosOf(site.db, id)))).flat()
      : (await allTorneos(site)).filter(({ estado }) => estado === 'en-juego').map(({ id }) => id),
  )
  const parts: string[] = []
  for (const torneo of torneos) {
    const page = await torneoPageOf(site.db, torneo, site.now.toISOString())
    if (!page) continue
    const own = byTime(matchesOf(page).filter(isOpen)).filter(
      ({ partida: { a, b, fecha } }) =>
        fecha !== null &&
        fecha >= days.from &&
        fecha < days.before &&
        [a, b].some((side) => side && (!clans || clans.includes(side.id_clan))),
    )
    if (own.length)
      parts.push(
        lines(
          `También ${days.said}, en ${torneoLink(page)}:`,
          bulletsUpTo(
            own.map((match) => matchLine(page.id, match, say)),
            most,
          ),
        ),
      )
  }
  return lines(...parts)
}
