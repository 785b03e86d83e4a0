import { create } from 'zustand'
import { sessionStore } from '../../../lib/session'

interface Edit<T> {
  base: T
  typed: T
}

/** Names of the sections that have unsaved changes. */
const unsavedStore = create<{ sections: ReadonlySet<string> }>(() => ({ sections: new Set() }))
const clearEach = new Set<() => void>()

export const useUnsaved = () => unsavedStore((state) => state.sections)
export const anyUnsaved = () => unsavedStore.getState().sections.size > 0

/** Creates the store for one section's unsaved edit, which keeps the edit in memory while the person visits other screens. */
export function createUnsavedEdit<T>(section: string) {
  let edit: Edit<T> | undefined
  function set(next: Edit<T> | undefined) {
    edit = next
    const sections = new Set(unsavedStore.getState().sections)
    if (sections.has(section) === (next !== undefined)) return
    if (next) sections.add(section)
    else sections.delete(section)
    unsavedStore.setState({ sections })
  }
  clearEach.add(() => set(undefined))
  return { get: () => edit, set }
}
export type UnsavedEdit<T> = ReturnType<typeof createUnsavedEdit<T>>

// Discards all edits when another person logs in on this browser, because that person must not see them.
sessionStore.subscribe((state, before) => {
  if (state.session?.player.id !== before.session?.player.id) for (const clear of clearEach) clear()
})

window.addEventListener('beforeunload', (event) => {
  if (anyUnsaved()) event.preventDefault()
})
