import { create } from 'zustand'

/** Number of changes of place since the tab was hidden, shown in the tab's title. */
export const unseenStore = create<{ count: number }>(() => ({ count: 0 }))

/** If the tab is hidden, adds `moves` to the number of unseen changes of place. */
export function countUnseen(moves: number) {
  if (document.hidden) unseenStore.setState(({ count }) => ({ count: count + moves }))
}

/** The tab's title with the number before it: "(3) Etapa II · Trinchera". Unchanged if the number is 0. */
export const withCount = (title: string, count: number) => (count > 0 ? `(${count}) ${title}` : title)

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) unseenStore.setState({ count: 0 })
  })
