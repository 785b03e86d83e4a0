import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { ClientToServer, ServerToClient } from '@trinchera/contract/socket'
import type { SessionInfo } from '../http/handler'

/** Data kept for each connection. `session`: null for a visitor. `inSight`: true while the connection's page is visible. */
export interface SocketData {
  session: Pick<SessionInfo, 'id' | 'jti' | 'username'> | null
  inSight?: boolean
}
export type SiteServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>
export type SiteSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>
