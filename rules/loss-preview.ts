import { applyEntry } from './ladder'
import { resumeLadder, standingOf, type Standing } from './ladder/table'

/** A clan's row in the ladder table of an etapa. */
type PlacedClan = Omit<Standing, 'id_clan'> & { id: number }

/** The places of winner and loser before and after the match. 0: unranked. */
export interface Preview {
  ganador: { antes: number; despues: number }
  perdedor: { antes: number; despues: number }
}

/** Places of both clans before and after a report. Undefined if `clanes` is not the complete ladder table: places would be wrong. */
export function previewLoss(clanes: readonly PlacedClan[], winner: number, loser: number): Preview | undefined {
  const rows = clanes.map(({ id, ...row }) => ({ ...row, id_clan: id }))
  const placed = rows.map((row) => row.ranking_actual).filter((place) => place > 0)
  if (new Set(placed).size !== placed.length || Math.max(0, ...placed) !== placed.length) return undefined
  if (![winner, loser].every((id) => rows.some((row) => row.id_clan === id))) return undefined
  const ladder = resumeLadder(rows)
  const before = (id: number) => clanes.find((clan) => clan.id === id)?.ranking_actual ?? 0
  const [ganador, perdedor] = [before(winner), before(loser)]
  applyEntry(ladder, { type: 'match', seq: 1, id: 0, winner, loser, at: '' })
  return {
    ganador: { antes: ganador, despues: standingOf(ladder, winner)?.ranking_actual ?? ganador },
    perdedor: { antes: perdedor, despues: standingOf(ladder, loser)?.ranking_actual ?? perdedor },
  }
}

/** The preview of a report as Spanish sentences for the confirmation dialog. */
export function consequences({ ganador, perdedor }: Preview, winner: string, loser: string): string[] {
  const rises =
    ganador.antes === 0
      ? `${winner} entra al ranking en el ${ganador.despues}.`
      : ganador.despues < ganador.antes
        ? `${winner} sube del ${ganador.antes} al ${ganador.despues}.`
        : `${winner} sigue en el ${ganador.antes}.`
  const falls =
    perdedor.antes === 0
      ? `${loser} sigue sin ranking.`
      : perdedor.despues > perdedor.antes
        ? `${loser} cae del ${perdedor.antes} al ${perdedor.despues}.`
        : `${loser} mantiene el puesto ${perdedor.antes}.`
  return [rises, falls]
}
