import type { Query } from '@tanstack/react-query'

/** `connectedAt`: when the socket connected. `heardAt`: when a message last arrived over it. Both in ms since the epoch. */
interface Heard {
  connectedAt: number
  heardAt: number
}

/** When a query's data was last known to be current. Data fetched while the socket was connected is current until `heardAt`. */
const trueAt = ({ state: { dataUpdatedAt } }: Query, { connectedAt, heardAt }: Heard) =>
  connectedAt > 0 && dataUpdatedAt >= connectedAt ? Math.max(dataUpdatedAt, heardAt) : dataUpdatedAt

/** When the data of all these queries was last known to be current, ms since the epoch: the time of the oldest. 0 if no query has data. */
export function shownAt(queries: readonly Query[], heard: Heard): number {
  const times = queries.filter(({ state }) => state.dataUpdatedAt > 0).map((query) => trueAt(query, heard))
  return times.length > 0 ? Math.min(...times) : 0
}
