export interface RoomBroadcaster {
  /** Requests a broadcast to a room. Several requests before the broadcast cause only one. */
  request(room: string): void
  /** Forgets what was last sent to a room that has no sockets left. */
  forget(room: string): void
  close(): void
}

interface Options<T> {
  /** Minimum time in ms between two broadcasts to the same room. */
  interval: number
  isWatched(room: string): boolean
  /** The current value for a room; null if unknown, in which case nothing is sent. */
  read(room: string): Promise<T | null>
  emit(room: string, value: T): void
  onError(error: unknown): void
}

/**
 * Broadcasts the current value of each room: throttled, only to rooms that are watched, and only if the value differs from the last one
 * sent.
 */
export function roomBroadcaster<T>({ interval, isWatched, read, emit, onError }: Options<T>): RoomBroadcaster {
  const sent = new Map<string, { at: number; json: string }>()
  const timers = new Map<string, NodeJS.Timeout>()
  const reading = new Set<string>()
  const requestedAgain = new Set<string>() // rooms requested again while their value was being read
  let closed = false

  async function broadcast(room: string) {
    const value = await read(room)
    if (value === null || closed || !isWatched(room)) return
    const json = JSON.stringify(value)
    if (json === sent.get(room)?.json) return
    sent.set(room, { at: performance.now(), json })
    emit(room, value)
  }

  async function run(room: string) {
    timers.delete(room)
    reading.add(room)
    await broadcast(room).catch(onError)
    reading.delete(room)
    if (requestedAgain.delete(room)) request(room)
  }

  function request(room: string) {
    if (closed || timers.has(room) || !isWatched(room)) return
    if (reading.has(room)) return void requestedAgain.add(room)
    const last = sent.get(room)
    const wait = last ? Math.max(0, last.at + interval - performance.now()) : 0
    timers.set(
      room,
      setTimeout(() => void run(room), wait),
    )
  }

  return {
    request,
    forget: (room) => void sent.delete(room),
    close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
