import type { Match } from '@trinchera/contract/ladder'
import { sameLossMs } from '@trinchera/rules/limits'
import { formatAgo } from '@trinchera/rules/presentation'

type Reported = Pick<Match, 'fecha' | 'reportado_por' | 'ruling'> & Record<'ganador' | 'perdedor', { id: number }>

/** Of `matches` (newest first), the latest with the same winner and loser, no ruling and recent enough to be the same match. */
export const sameLoss = (matches: readonly Reported[], winner: number, loser: number, now: number) =>
  matches.find(
    ({ ganador, perdedor, ruling, fecha }) =>
      ganador.id === winner && perdedor.id === loser && !ruling && now - Date.parse(fecha) < sameLossMs,
  )

/** Question about a possible duplicate: "Ya reportaste esta derrota hace 11 s. ¿Es otra partida?" */
export function sameLossText({ fecha, reportado_por }: Reported, reporter: string, now: number): string {
  const ago = formatAgo(fecha, now)
  const who = reportado_por === reporter ? 'Ya reportaste' : `${reportado_por} ya reportó`
  return `${who} esta derrota ${ago === 'ahora' ? 'recién' : ago}. ¿Es otra partida?`
}
