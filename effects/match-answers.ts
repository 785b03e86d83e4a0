import type { Match } from '@trinchera/contract/ladder'
import { rooms } from '@trinchera/contract/socket'
import type { Live } from './services'

/**
 * Emits that a match was answered, or that the time to answer it ran out, to everyone who receives its rulings. Call this after the commit.
 */
export function emitMatchAnswered(live: Live, match: Match): void {
  const { id_etapa, ganador, perdedor } = match
  live.emit([rooms.etapa(id_etapa), rooms.clan(ganador.id), rooms.clan(perdedor.id), rooms.publico], 'match:answered', {
    match,
  })
}
