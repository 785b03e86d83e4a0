import type { ClientToServer, LiveEvent, ServerToClient } from '@trinchera/contract/socket'
import { io, type Socket } from 'socket.io-client'
import type { BotConfig } from './config'
import type { Log } from '@trinchera/runtime/log'

type Stale = 'posts' | 'roles'

/** For each live event of the site, the kinds of the bot's data that are outdated after it and must be fetched again. */
const hints: { [E in LiveEvent]?: readonly Stale[] } = {
  'ladder:changed': ['posts'],
  'announcement:published': ['posts'],
  'streams:changed': ['posts'],
  'servers:changed': ['posts'],
  'invitation:received': ['posts'],
  'invitation:answered': ['posts'],
  'invitation:withdrawn': ['posts'],
  'notice:created': ['posts'],
  'challenge:changed': ['posts'],
  'tournament:changed': ['posts', 'roles'],
  'clan:changed': ['roles'],
}

/** Delay before connecting to the site again, ms, after the server closed or refused the connection: socket.io then does not reconnect. */
const reconnectDelayMs = 30_000

/**
 * Listens to the site's live events, which only tell the bot to poll the site's API sooner. Losing events while disconnected does no harm,
 * because the bot also polls regularly and after each (re)connect.
 */
export function listenToSite(
  { apiUrl, secret }: Pick<BotConfig, 'apiUrl' | 'secret'>,
  log: Log,
  onStale: (what: Stale) => void,
  delayMs = reconnectDelayMs,
): { close(): void } {
  const socket: Socket<ServerToClient, ClientToServer> = io(apiUrl, {
    // HTTP long-polling comes first because it works wherever the API does. socket.io switches to a WebSocket once that is known to work.
    transports: ['polling', 'websocket'],
    auth: { bot: secret },
    reconnectionDelayMax: 10_000,
  })
  let disconnected = false
  let timer: NodeJS.Timeout | undefined
  function reconnect() {
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), delayMs)
  }
  socket.on('connect', () => {
    if (disconnected) log.info({}, 'de vuelta con el sitio')
    disconnected = false
    onStale('posts')
    onStale('roles')
  })
  socket.on('connect_error', (error) => {
    const refused = error.message === 'unauthorized'
    if (!disconnected && refused)
      log.error({}, 'el sitio no conoce a este bot: BOT_SECRET no es el mismo en los dos; se reintenta')
    else if (!disconnected) log.warn({ motivo: error.message }, 'el sitio no contesta; se reintenta')
    disconnected = true
    if (!socket.active) reconnect()
  })
  socket.on('disconnect', () => {
    if (!socket.active) reconnect()
  })
  socket.onAny((event: LiveEvent) => {
    for (const what of hints[event] ?? []) onStale(what)
  })
  return {
    close() {
      socket.off('disconnect')
      clearTimeout(timer)
      socket.close()
    },
  }
}
