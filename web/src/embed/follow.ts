import type { LiveEvent } from '@trinchera/contract/socket'

/** Live events after which an embedded page (of a ladder table, clan or torneo) may look different. */
const changes: readonly LiveEvent[] = [
  'ladder:changed',
  'match:reported',
  'match:ruled',
  'match:answered',
  'clan:changed',
  'bracket:changed',
  'tournament:changed',
]

interface Listener {
  /** Called when the connection begins (true) or ceases (false) to receive every change. */
  onLive(live: boolean): void
  /** Called when something changed, or may have changed while the connection was down. */
  onChange(): void
}

/** Time between two attempts to connect, in ms. Doubled after each failure, up to `longestRetry`. */
const firstRetry = 1000
const longestRetry = 60_000
/** Time in ms within which the server must send its first packet. Limited because some networks drop WebSockets without an error. */
const firstWord = 5000
/** Time in ms between two refreshes while a visible page may miss changes. Random, so that not all readers send requests at once. */
const pause = () => 8000 + Math.random() * 4000

/**
 * Joins live rooms and reports their events. This is a minimal client for Socket.IO 5 on Engine.IO 4, because a reader without a login
 * needs only a handshake, a subscription and a reply to each ping: a tenth of the 14 KB of the client library. The start of a packet is its
 * type: `0` open, `2` ping, `3` pong, `40` connected, `42` event, `43` acknowledgement.
 */
export function follow(rooms: readonly string[], { onLive, onChange }: Listener) {
  let retry = firstRetry
  let timer: ReturnType<typeof setTimeout> | undefined
  let socket: WebSocket | undefined
  let hears = false
  let lose = () => {}

  function tell(now: boolean) {
    hears = now
    onLive(now)
  }
  function ask() {
    setTimeout(ask, pause())
    if (!hears && !document.hidden && navigator.onLine) onChange()
  }

  function connect() {
    const address = new URL('/socket.io/?EIO=4&transport=websocket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const current = new WebSocket(address)
    socket = current
    let silence: ReturnType<typeof setTimeout> | undefined
    let silenceMs = firstWord
    let joined = 0

    const lost = () => {
      clearTimeout(silence)
      if (socket !== current) return
      socket = undefined
      current.close()
      tell(false)
      timer = setTimeout(connect, retry * (0.5 + Math.random()))
      retry = Math.min(2 * retry, longestRetry)
    }
    lose = lost
    // a connection that fails without an error is noticed because the server's pings stop
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(lost, silenceMs)
    }

    current.addEventListener('close', lost)
    current.addEventListener('error', lost)
    heard()
    current.addEventListener('message', ({ data }) => {
      const packet = String(data)
      heard()
      if (packet.startsWith('0')) {
        const { pingInterval, pingTimeout } = JSON.parse(packet.slice(1))
        silenceMs = pingInterval + pingTimeout
        current.send('40{"publico":false}')
      } else if (packet === '2') current.send('3')
      else if (packet.startsWith('40'))
        rooms.forEach((room, i) => current.send(`42${i}${JSON.stringify(['subscribe', { room }])}`))
      else if (packet.startsWith('43')) {
        // the live room does not exist any more: refreshes, so that the page says that its clan, etapa or torneo is gone
        if (!packet.includes('"ok":true')) return onChange()
        joined += 1
        if (joined < rooms.length) return
        retry = firstRetry
        tell(true)
        // fetches changes made since the page's first HTML or during the disconnection
        onChange()
      } else if (packet.startsWith('42')) {
        const [event] = JSON.parse(packet.slice(2))
        if (changes.includes(event)) onChange()
      } else if (packet.startsWith('44') || packet.startsWith('41')) lost()
    })
  }

  connect()
  setTimeout(ask, pause())
  addEventListener('offline', () => lose())
  addEventListener('online', () => {
    if (socket) return
    clearTimeout(timer)
    connect()
    onChange()
  })
}
