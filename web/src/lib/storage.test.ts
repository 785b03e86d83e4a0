import { expect, test } from 'vitest'
import { openStorage } from './storage'

/** A browser's storage with room for one item. */
function storageOfOne(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (items.size > 0 && !items.has(key)) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

test('a full storage keeps what it has, and the page what it does not take', () => {
  const browser = storageOfOne()
  const storage = openStorage(() => browser)
  storage.setItem('tema', 'dark')
  storage.setItem('token', 'a.b.c')
  expect([storage.getItem('tema'), storage.getItem('token'), browser.getItem('token')]).toEqual(['dark', 'a.b.c', null])
  expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, 'tema', 'token', null])
  storage.removeItem('token')
  storage.clear()
  expect([storage.getItem('token'), storage.length]).toEqual([null, 0])
})

test('a storage that may not be opened lasts as long as the page', () => {
  const storage = openStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storage.setItem('tema', 'light')
  expect(storage.getItem('tema')).toBe('light')
})
