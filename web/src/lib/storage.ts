/** A Storage that lasts as long as the page. */
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
 * The browser's storage. What it does not take lasts as long as the page: everything where storage is blocked (cookies off, some embedded
 * browsers), what is written once it is full.
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
        // The older value must not come back with the next page.
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

/** Keys in `localStore` that belong to the computer, not to the person: logging out leaves them. `public/theme.js` reads the theme before the first paint. */
export const deviceKeys = {
  theme: 'tema',
  ticks: 'guia',
  /** The stage last looked at. */
  stage: 'etapa',
  /** Whether moves are told by sound. */
  signal: 'aviso-de-movimientos',
  /** Maps and scores of the last reports. */
  played: 'mapas-jugados',
  /** For whom this browser gets pushes (`lib/push.ts`). */
  push: 'avisos-en-el-dispositivo',
  /** Ids of the players who were asked for it here, and answered. */
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
