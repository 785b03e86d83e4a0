import type { TorneoClan } from '@trinchera/contract/torneos'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import type { Site } from '../intent'
import type { Days } from '../query/agenda-asked'
import { allTorneos, plays, readTorneo, type Facts, type InRound } from '../torneos/facts'
import { standsAt } from '../torneos/of-clan'
import { matchList, torneoLink } from '../torneos/say'
import { lines, sayIn } from '../wording'

const most = 3

/** What is to be played of one torneo. */
export interface TorneoMatches {
  facts: Facts
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
    const facts = await readTorneo(site, torneo)
    if (!facts) continue
    const matches = facts.open.filter(
      (match) =>
        (!days ||
          (match.partida.fecha !== null && match.partida.fecha >= days.from && match.partida.fecha < days.before)) &&
        (!clans || plays(...clans)(match)),
    )
    const waits = facts.balances.find(({ clan, isIn }) => isIn && clans?.includes(clan.id_clan))
    if (matches.length) found.push({ facts, matches })
    else if (waits && facts.page.estado === 'en-juego' && !days) found.push({ facts, matches, waits: waits.clan })
  }
  return found
}

/** The same, said. */
export const torneoMatchesSaid = (found: readonly TorneoMatches[], days: Days | null): string =>
  lines(
    ...found.map(({ facts, matches, waits }) =>
      waits
        ? standsAt(facts, waits, sayIn(false))
        : matchList(
            `También ${days ? `${days.said}, ` : ''}en ${torneoLink(facts.page)}:`,
            facts,
            matches,
            sayIn(false),
            most,
          ),
    ),
  )
