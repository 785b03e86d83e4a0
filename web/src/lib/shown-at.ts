import type { Query } from '@tanstack/react-query'

/** When the live connection was established, and when something last arrived over it, ms since the epoch. */
interface Heard {
  connectedAt: number
  heardAt: number
}

/**
 * When a query's data was last known to be current. Data fetched during the live connection was updated by events until the last one
 * arrived.
 */
const trueAt = ({ state: { dataUpdatedAt } }: Query, { connectedAt, heardAt }: Heard) =>
  connectedAt > 0 && dataUpdatedAt >= connectedAt ? Math.max(dataUpdatedAt, heardAt) : dataUpdatedAt

/** When the data of these queries was last known to be current, ms since the epoch: the oldest counts; 0 if none has data. */
export function shownAt(queries: readonly Query[], heard: Heard): number {
  const times = queries.filter(({ state }) => state.dataUpdatedAt > 0).map((query) => trueAt(query, heard))
  return times.length > 0 ? Math.min(...times) : 0
}
