import { useQueryClient, type Query } from '@tanstack/react-query'
import { useMemo } from 'react'
import { codeOf } from './api'
import { coalesce } from './coalesce'
import { live } from './queries'

/** Pause between two rounds of refetching live queries, ms, so that many events in a short time do not cause as many requests. */
const roundPause = 400

/** True if a live query's key, without its first part and joined by '/', starts with one of `prefixes`. '' matches all live queries. */
const matchesPrefix = (key: readonly unknown[], prefixes: ReadonlySet<string>) =>
  key[0] === live &&
  [...prefixes].some((prefix) => prefix === '' || `${key.slice(1).join('/')}/`.startsWith(`${prefix}/`))

/** True if a query has no data because the server replied 404. */
export const isMissing = ({ state }: Query): boolean => state.data === undefined && codeOf(state.error) === 404

/**
 * Returns a function that refetches the live queries whose keys start with one of its arguments: `refresh('clan/7')`. Queries that got a
 * 404 are skipped, because a refetch would show their skeletons again and move buttons.
 */
export function useRefresh() {
  const client = useQueryClient()
  return useMemo(
    () =>
      coalesce<string>(async (prefixes) => {
        const rounds: Promise<void>[] = []
        for (const query of client.getQueryCache().findAll()) {
          if (!matchesPrefix(query.queryKey, prefixes) || isMissing(query)) continue
          rounds.push(client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
          // Each query in its own task, because refetching all in one would freeze a slow phone. Not while hidden, when timers are slow.
          if (query.isActive() && !document.hidden) await new Promise((resolve) => setTimeout(resolve))
        }
        await Promise.all(rounds)
      }, roundPause),
    [client],
  )
}
