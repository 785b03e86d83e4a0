import { create } from 'zustand'

/** Changes of place since the tab was hidden; shown in its title. */
export const unseenStore = create<{ count: number }>(() => ({ count: 0 }))

/** Counts changes of place that happen while nobody looks at the tab. */
export function countUnseen(moves: number) {
  if (document.hidden) unseenStore.setState(({ count }) => ({ count: count + moves }))
}

/** "(3) Etapa II · Trinchera". */
export const withCount = (title: string, count: number) => (count > 0 ? `(${count}) ${title}` : title)

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) unseenStore.setState({ count: 0 })
  })
