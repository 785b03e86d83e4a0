export interface RoomBroadcaster {
  /** Requests that the current value of a live room is sent to its sockets. Several requests in a short time cause one broadcast. */
  request(room: string): void
  /** Forgets the last value sent to a live room. Call it when the last socket has left the room. */
  forget(room: string): void
  close(): void
}

interface Options<T> {
  /** Minimum time in ms between two broadcasts to the same room. */
  interval: number
  isWatched(room: string): boolean
  /** The current value of a room; null if it is unknown, then nothing is sent. */
  read(room: string): Promise<T | null>
  emit(room: string, value: T): void
  onError(error: unknown): void
}

/** On request, sends a watched live room its current value: at most once per `interval`, and only if it differs from the last one sent. */
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
