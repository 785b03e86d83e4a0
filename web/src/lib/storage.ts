/** A `Storage` that keeps its items in memory, until the page is closed. */
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
 * Opens a storage of the browser, with a fallback in memory that lasts until the page is closed. The fallback is used for everything if the
 * browser blocks its storage (cookies off, some embedded browsers), and for new values if the storage is full.
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
        // The older value is removed from the browser's storage, so that the next page does not read it.
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

/** Keys in `localStore` that belong to the computer and not to the person, so logout keeps them. `public/theme.js` reads the theme. */
export const deviceKeys = {
  theme: 'tema',
  ticks: 'guia',
  /** Id of the etapa last viewed. */
  etapa: 'etapa',
  /** '1' if changes of place are signalled by sound, otherwise '0'. */
  signal: 'aviso-de-movimientos',
  /** Maps and scores of the latest reports, suggested in the next one. */
  played: 'mapas-jugados',
  /** The push subscription that this browser registered, and the player it belongs to (`lib/push.ts`). */
  push: 'avisos-en-el-dispositivo',
  /** Ids of the players who accepted or declined push notifications on this computer. */
  pushAsked: 'avisos-ofrecidos',
  /** Number of tabs in which an etapa's ladder table was visited. */
  visits: 'visitas',
  /** Set after the installation of the app was offered. */
  install: 'instalacion',
  /** Difference between the server's clock and the computer's, ms. */
  clock: 'reloj',
} as const

export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
