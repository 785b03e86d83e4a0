import type { GameServer } from '@trinchera/contract/servidores'
import { RelativeTime } from '../../ui/state/RelativeTime'

/** Text with the time since a server's last reply. */
export const LastAnswer = ({ server }: { server: GameServer }) =>
  server.actualizado === null ? (
    <span>nunca ha respondido</span>
  ) : (
    <>
      <span className={server.en_linea ? 'screen-reader-only' : undefined}>última respuesta </span>
      <RelativeTime at={server.actualizado} />
    </>
  )
