import { applyEntry } from './ladder'
import { resumeLadder, standingOf, type Standing } from './ladder/table'

/** A row of a stage's table. */
type PlacedClan = Omit<Standing, 'id_clan'> & { id: number }

/** Places before and after, 0 for none. */
export interface Preview {
  ganador: { antes: number; despues: number }
  perdedor: { antes: number; despues: number }
}

/** The effect of a report on the two clans' places; undefined where the table is incomplete, because places would be wrong then. */
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

/** The effect in sentences, for the dialog. */
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
