import type { Match } from '@trinchera/contract/ladder'
import { rooms } from '@trinchera/contract/socket'
import type { Live } from './services'

/** Emits to all who get the match's rulings that the winner confirmed or rejected it or let the deadline pass. Call after the commit. */
export function emitMatchAnswered(live: Live, match: Match): void {
  const { id_etapa, ganador, perdedor } = match
  live.emit([rooms.etapa(id_etapa), rooms.clan(ganador.id), rooms.clan(perdedor.id), rooms.publico], 'match:answered', {
    match,
  })
}
