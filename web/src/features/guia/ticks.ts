import { create } from 'zustand'
import { ticksKey } from '../../app/session'
import { localStore } from '../../lib/storage'

/** The ids of what was ticked, as they are kept; what is broken is nothing. */
export function readTicks(stored: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return new Set(Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

const ticksStore = create<{ ticks: ReadonlySet<string> }>(() => ({ ticks: readTicks(localStore.getItem(ticksKey)) }))
export const useTicks = () => ticksStore((state) => state.ticks)

function keep(ticks: ReadonlySet<string>) {
  // A full or closed storage only forgets: the ticks of this visit stay.
  try {
    localStore.setItem(ticksKey, JSON.stringify([...ticks]))
  } catch {
    // nothing to be done
  }
  ticksStore.setState({ ticks })
}

export function tick(id: string, on: boolean) {
  const ticks = new Set(ticksStore.getState().ticks)
  if (on) ticks.add(id)
  else ticks.delete(id)
  keep(ticks)
}

export const clearTicks = () => keep(new Set())

// Another tab ticked something off.
window.addEventListener('storage', (event) => {
  if (event.key === ticksKey) ticksStore.setState({ ticks: readTicks(event.newValue) })
})
