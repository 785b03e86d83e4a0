import { create } from 'zustand'
import { sessionStore } from '../../../app/session'

/** What was typed and on what it was based. */
interface Half<T> {
  base: T
  typed: T
}

/** Which sections hold something that is not saved. */
const unsavedStore = create<{ sections: ReadonlySet<string> }>(() => ({ sections: new Set() }))
const forgets = new Set<() => void>()

export const useUnsaved = () => unsavedStore((state) => state.sections)
export const anyUnsaved = () => unsavedStore.getState().sections.size > 0

/** Keeps one section's editing while its person looks elsewhere in the site; a reload asks first. */
export function keeper<T>(section: string) {
  let half: Half<T> | undefined
  const mark = (unsaved: boolean) => {
    const sections = new Set(unsavedStore.getState().sections)
    if (sections.has(section) === unsaved) return
    if (unsaved) sections.add(section)
    else sections.delete(section)
    unsavedStore.setState({ sections })
  }
  const keep = (next: Half<T> | undefined) => {
    half = next
    mark(next !== undefined)
  }
  forgets.add(() => keep(undefined))
  return { kept: () => half, keep }
}
export type Keeper<T> = ReturnType<typeof keeper<T>>

// Whoever logs out leaves nothing half-written behind for the next person.
sessionStore.subscribe((state, before) => {
  if (state.session?.player.id !== before.session?.player.id) for (const forget of forgets) forget()
})

window.addEventListener('beforeunload', (event) => {
  if (anyUnsaved()) event.preventDefault()
})
