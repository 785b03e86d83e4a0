import type { AnnouncedRound } from '@trinchera/rules/torneo/announced'
import { commonBestOf } from '@trinchera/rules/torneo/best-of'
import { bestOfText } from './torneo-text'

/** The best-of settings of a torneo's rounds in one line: 'Al mejor de 3; Fase de grupos, a un mapa; Final, al mejor de 5'. */
export function bestOfLine(rounds: readonly AnnouncedRound[]): string | null {
  const { mejor_de: common, others } = commonBestOf(rounds)
  if (common === null) return null
  const differing = others.map(({ nombre, mejor_de }) => `${nombre}, ${bestOfText(mejor_de).toLowerCase()}`)
  return [bestOfText(common), ...differing].join('; ')
}
