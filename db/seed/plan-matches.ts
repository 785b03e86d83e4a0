import { replay } from '@trinchera/rules/ladder'
import { entriesOf } from '@trinchera/rules/ladder/log'
import { standingOf } from '@trinchera/rules/ladder/table'
import { comments } from './data/comments'
import { demoEtapas, verdicts, type DemoEtapa } from './data/etapas'
import { day } from './evenings'
import type { Community, PlannedClan, PlannedMatch } from './planned'
import { planSeason } from './plan-fixtures'
import { createRandom, type Random } from './random'

const hour = day / 24

/** A random Lider, Co-Lider or Capitán of the losing clan who had joined by the time of the match. */
function reporterOf(random: Random, loser: PlannedClan, at: number): string {
  return random.pick(loser.members.filter((member) => member.rango !== 'Miembro' && member.joined_at <= at)).username
}

/** Adds the rulings of `verdicts` to matches of the etapa, but to none of newcomers or of clans that end on a streak. */
function rule(etapa: DemoEtapa, matches: readonly PlannedMatch[], now: number): void {
  const apart = (clan: PlannedClan) =>
    clan.newcomer || clan.nombre === etapa.hot?.squad || clan.nombre === etapa.cold?.squad
  for (const verdict of verdicts) {
    if (verdict.etapa[0] !== etapa.juego || verdict.etapa[1] !== etapa.nombre) continue
    const match = matches.find(
      ({ winner, loser, at }) => at > now - verdict.daysAgo * day && !apart(winner) && !apart(loser),
    )
    if (!match) continue
    const { tipo, motivo, hours } = verdict
    match.ruling = {
      tipo,
      motivo,
      at: match.at + hours * hour,
      seq: null,
      clan: tipo === 'trampa' ? match.winner : null,
    }
  }
}

/** Sets `seq` of the log entries: of all matches, and of the rulings that are entries (docs/rules.md#Entries of the log). */
function numberLog(matches: readonly PlannedMatch[]): { seq: number; revision: number } {
  const rulings = matches.flatMap((match) => match.ruling ?? [])
  const entries = [...matches, ...rulings.filter((ruling) => ruling.tipo !== 'anular')].toSorted((a, b) => a.at - b.at)
  for (const [index, entry] of entries.entries()) entry.seq = index + 1
  return { seq: entries.length, revision: rulings.length }
}

interface Season {
  matches: PlannedMatch[]
  log: { seq: number; revision: number }
}

function planEtapa(
  etapa: DemoEtapa,
  index: number,
  attempt: number,
  clans: readonly PlannedClan[],
  now: number,
): Season {
  const random = createRandom(`season ${attempt} ${etapa.juego} ${etapa.nombre}`)
  const matches = planSeason(random, etapa, clans, now).map(
    ({ winner, loser, at }): PlannedMatch => ({
      etapa: index,
      seq: 0,
      winner,
      loser,
      at,
      reporter: reporterOf(random, loser, at),
      comentario: random.chance(0.35) ? '' : random.pick(comments),
      ruling: null,
    }),
  )
  rule(etapa, matches, now)
  return { matches, log: numberLog(matches) }
}

/** Distance between a season's final order and the order in which the etapa lists its clans. The top places weigh most. */
function disorder(etapa: DemoEtapa, matches: readonly PlannedMatch[], clans: readonly PlannedClan[]): number {
  const iso = (at: number) => new Date(at).toISOString()
  const entries = entriesOf(
    matches.map(({ seq, winner, loser, at, ruling }) => ({
      id: seq,
      seq,
      id_clan_ganador: clans.indexOf(winner),
      id_clan_perdedor: clans.indexOf(loser),
      fecha: iso(at),
      ruling: ruling && {
        tipo: ruling.tipo,
        seq: ruling.seq,
        id_clan: ruling.clan && clans.indexOf(ruling.clan),
        fecha: iso(ruling.at),
      },
    })),
    [],
  )
  const { state } = replay(entries)
  const placeOf = (nombre: string) =>
    standingOf(
      state,
      clans.findIndex((clan) => clan.nombre === nombre),
    )?.ranking_actual ?? 0
  return etapa.entrants.reduce(
    (sum, nombre, index) => sum + (placeOf(nombre) - index - 1) ** 2 * (1 + 6 / (index + 1)),
    0,
  )
}

/** Of `seasons` random seasons, the one whose result is closest to the order in which the etapa lists its clans. */
function chooseSeason(etapa: DemoEtapa, index: number, clans: readonly PlannedClan[], now: number): Season {
  let best = planEtapa(etapa, index, 0, clans, now)
  if (!etapa.seasons) return best
  let least = disorder(etapa, best.matches, clans)
  for (let attempt = 1; attempt < etapa.seasons; attempt++) {
    const season = planEtapa(etapa, index, attempt, clans, now)
    const judged = disorder(etapa, season.matches, clans)
    if (judged < least) [best, least] = [season, judged]
  }
  return best
}

/** All matches of all etapas, oldest first, with their `seq` and the rulings in force. */
export function planMatches(clans: readonly PlannedClan[], now: number): Pick<Community, 'matches' | 'logs'> {
  const seasons = demoEtapas.map((etapa, index) =>
    chooseSeason(
      etapa,
      index,
      clans.filter((clan) => clan.etapa === index),
      now,
    ),
  )
  return {
    matches: seasons.flatMap(({ matches }) => matches).toSorted((a, b) => a.at - b.at),
    logs: seasons.map(({ log }) => log),
  }
}
