/** What a page keeps for itself while it is open. */
function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** The browser's storage; where it gives none (cookies blocked, some embedded browsers) the page's own memory: the site works, and forgets once it is left. */
function given(open: () => Storage): Storage {
  try {
    const storage = open()
    storage.getItem('')
    return storage
  } catch {
    return memory()
  }
}

export const localStore = given(() => localStorage)
export const tabStore = given(() => sessionStorage)

export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
