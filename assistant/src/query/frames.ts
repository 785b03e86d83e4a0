import { clanFrames } from './clan-frames'
import type { Change } from './consulta'
import { listFrames } from './list-frames'
import { mapFrames } from './map-frames'
import { matchFrames } from './match-frames'
import { ownFrames } from './own-frames'
import { pastFrames } from './past-frames'
import { any, played, results, roleIn, wonOrLost, type Frame, type Said } from './said'
import { siteFrames } from './site-frames'
import { standingFrames } from './standing-frames'
import type { Tag } from './tags'

const frames: readonly Frame[] = [
  ...standingFrames,
  ...pastFrames,
  ...listFrames,
  ...siteFrames,
  ...clanFrames,
  ...mapFrames,
  ...ownFrames,
  ...matchFrames,
]

/** What is asked, where every word of the question has its part in it. */
export function frameOf(said: Said): Change | null {
  for (const { may, read } of frames) {
    if ([...said.tags].some((tag) => tag !== 'filler' && !may.includes(tag))) continue
    const change = read(said)
    if (change) return change
  }
  return null
}

const changes: readonly Tag[] = ['y', 'contra', 'cuantos', 'etapa', 'total', 'ir', 'aquien', ...results]

/** What a question that goes on with another changes of what is told; null where it says something else as well. */
export function changeOf(said: Said): Change | null {
  if ([...said.tags].some((tag) => tag !== 'filler' && !changes.includes(tag))) return null
  // 'y con quién'
  if (any(said, 'aquien'))
    return any(said, 'cuantos', 'total')
      ? null
      : { medida: 'quien', agrupar: 'rival', limite: 3, ...(wonOrLost(said) ? { resultado: roleIn(said) } : {}) }
  if (wonOrLost(said)) return { medida: 'cuenta', resultado: roleIn(said) }
  if (played(said)) return any(said, 'cuantos', 'partida') ? { medida: 'cuenta', resultado: null } : null
  // 'y cuántas van en total'
  if (any(said, 'cuantos')) return any(said, 'total', 'ir') ? { medida: 'balance', resultado: null } : null
  return any(said, 'total', 'ir') ? null : {}
}
