import { create } from 'zustand'
import { deviceKeys, localStore } from '../../lib/storage'

/** Parses the stored ids of finished tasks. Returns an empty set if the text is malformed. */
export function parseTicks(stored: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return new Set(Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

const ticksStore = create<{ ticks: ReadonlySet<string> }>(() => ({
  ticks: parseTicks(localStore.getItem(deviceKeys.ticks)),
}))
export const useTicks = () => ticksStore((state) => state.ticks)

function storeTicks(ticks: ReadonlySet<string>) {
  try {
    localStore.setItem(deviceKeys.ticks, JSON.stringify([...ticks]))
  } catch {
    // Storage is full or blocked. The ticks then last until the page is closed.
  }
  ticksStore.setState({ ticks })
}

/** Marks a task as finished or not, and stores this in the browser. */
export function tick(id: string, on: boolean) {
  const ticks = new Set(ticksStore.getState().ticks)
  if (on) ticks.add(id)
  else ticks.delete(id)
  storeTicks(ticks)
}

/** Marks tasks as finished, in addition to those marked already. */
export const addTicks = (ids: readonly string[]) => storeTicks(new Set([...ticksStore.getState().ticks, ...ids]))

export const clearTicks = () => storeTicks(new Set())

// Applies changes made in other tabs.
window.addEventListener('storage', (event) => {
  if (event.key === deviceKeys.ticks) ticksStore.setState({ ticks: parseTicks(event.newValue) })
})
