import type { Match } from '@trinchera/contract/ladder'
import { rooms } from '@trinchera/contract/socket'
import type { Live } from './services'

/** Emits that the winner answered a match or let the time for it run out, to all who receive the match's rulings. Call after the commit. */
export function emitMatchAnswered(live: Live, match: Match): void {
  const { id_etapa, ganador, perdedor } = match
  live.emit([rooms.etapa(id_etapa), rooms.clan(ganador.id), rooms.clan(perdedor.id), rooms.publico], 'match:answered', {
    match,
  })
}
