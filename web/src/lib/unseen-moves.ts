import { create } from 'zustand'

/** How many changes of place happened since the tab was hidden; shown in the tab's title. */
export const unseenStore = create<{ count: number }>(() => ({ count: 0 }))

/** Adds `moves` changes of place to the count if the tab is hidden. */
export function countUnseen(moves: number) {
  if (document.hidden) unseenStore.setState(({ count }) => ({ count: count + moves }))
}

/** The title with the count before it: "(3) Etapa II · Trinchera". Unchanged if the count is 0. */
export const withCount = (title: string, count: number) => (count > 0 ? `(${count}) ${title}` : title)

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) unseenStore.setState({ count: 0 })
  })
