import type { Query } from '@tanstack/react-query'

/** When the live connection came up, and when something last came by it, ms since the epoch. */
interface Heard {
  connectedAt: number
  heardAt: number
}

/** What came while events did was told of each change until the last of them. */
const trueAt = ({ state: { dataUpdatedAt } }: Query, { connectedAt, heardAt }: Heard) =>
  connectedAt > 0 && dataUpdatedAt >= connectedAt ? Math.max(dataUpdatedAt, heardAt) : dataUpdatedAt

/** When what these queries show was last known to be so, ms since the epoch: the oldest of it counts; 0: they show nothing yet. */
export function shownAt(queries: readonly Query[], heard: Heard): number {
  const times = queries.filter(({ state }) => state.dataUpdatedAt > 0).map((query) => trueAt(query, heard))
  return times.length > 0 ? Math.min(...times) : 0
}
