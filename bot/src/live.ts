import type { ClientToServer, LiveEvent, ServerToClient } from '@trinchera/contract/socket'
import { io, type Socket } from 'socket.io-client'
import type { BotConfig } from './config'
import type { Log } from './log'

/** What each event is a hint of: something to post, or roles that changed. */
const hints: { [E in LiveEvent]?: 'posts' | 'roles' } = {
  'ladder:changed': 'posts',
  'announcement:published': 'posts',
  'streams:changed': 'posts',
  'servers:changed': 'posts',
  'invitation:received': 'posts',
  'invitation:answered': 'posts',
  'invitation:withdrawn': 'posts',
  'clan:changed': 'roles',
}

/** After the site ended the connection itself, or would not have it, ms: socket.io does not come again then. */
const patience = 30_000

/**
 * Hears of changes as browsers do. What comes is a hint to ask, and nothing more: one that is lost with the connection is made good by the next
 * round, and by asking at once whenever the connection is back.
 */
export function listenToSite(
  { apiUrl, secret }: Pick<BotConfig, 'apiUrl' | 'secret'>,
  log: Log,
  hear: (what: 'posts' | 'roles') => void,
  pause = patience,
): { close(): void } {
  const socket: Socket<ServerToClient, ClientToServer> = io(apiUrl, {
    transports: ['websocket'],
    auth: { bot: secret },
    reconnectionDelayMax: 10_000,
  })
  let away = false
  let timer: NodeJS.Timeout | undefined
  function comeAgain() {
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), pause)
  }
  socket.on('connect', () => {
    if (away) log.info({}, 'de vuelta con el sitio')
    away = false
    hear('posts')
    hear('roles')
  })
  socket.on('connect_error', (error) => {
    const refused = error.message === 'unauthorized'
    if (!away && refused)
      log.error({}, 'el sitio no conoce a este bot: BOT_SECRET no es el mismo en los dos; se reintenta')
    else if (!away) log.warn({ motivo: error.message }, 'el sitio no contesta; se reintenta')
    away = true
    if (!socket.active) comeAgain()
  })
  socket.on('disconnect', () => {
    if (!socket.active) comeAgain()
  })
  socket.onAny((event: LiveEvent) => {
    const what = hints[event]
    if (what) hear(what)
  })
  return {
    close() {
      socket.off('disconnect')
      clearTimeout(timer)
      socket.close()
    },
  }
}
