/** A `Storage` in memory, which lasts as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/**
 * The browser's storage, with a fallback in memory that lasts as long as the page. The fallback holds everything if storage is blocked
 * (cookies off, some embedded browsers), and new values if the storage is full.
 */
export function openStorage(open: () => Storage): Storage {
  const memory = memoryStorage()
  let stored: Storage
  try {
    stored = open()
    stored.getItem('')
  } catch {
    return memory
  }
  return {
    get length() {
      return stored.length + memory.length
    },
    key: (index) => stored.key(index) ?? memory.key(index - stored.length),
    getItem: (key) => memory.getItem(key) ?? stored.getItem(key),
    setItem(key, value) {
      memory.removeItem(key)
      try {
        stored.setItem(key, value)
      } catch {
        // Removed, so that the next page does not read the older value.
        stored.removeItem(key)
        memory.setItem(key, value)
      }
    },
    removeItem(key) {
      memory.removeItem(key)
      stored.removeItem(key)
    },
    clear() {
      memory.clear()
      stored.clear()
    },
  }
}

export const localStore = openStorage(() => localStorage)
export const tabStore = openStorage(() => sessionStorage)

/**
 * Keys in `localStore` that belong to the computer, not to the person, so logging out keeps them. `public/theme.js` reads the theme before
 * the first paint.
 */
export const deviceKeys = {
  theme: 'tema',
  ticks: 'guia',
  /** The stage last viewed. */
  stage: 'etapa',
  /** Whether moves are signalled by sound. */
  signal: 'aviso-de-movimientos',
  /** Maps and scores of the last reports. */
  played: 'mapas-jugados',
  /** The push subscription that this browser registered, and for which player (`lib/push.ts`). */
  push: 'avisos-en-el-dispositivo',
  /** Ids of the players who answered the offer of push notifications on this computer. */
  pushAsked: 'avisos-ofrecidos',
  /** How often a table was visited. */
  visits: 'visitas',
  /** Whether the app's installation was offered. */
  install: 'instalacion',
  /** How far the server's clock is ahead of the computer's, ms. */
  clock: 'reloj',
} as const

export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
