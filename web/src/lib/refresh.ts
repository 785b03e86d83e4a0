import { useQueryClient, type Query } from '@tanstack/react-query'
import { useMemo } from 'react'
import { codeOf } from './api'
import { coalesce } from './coalesce'
import { live } from './queries'

/** Pause between two rounds of refetching, ms, so that a burst of events does not become a burst of requests. */
const roundPause = 400

/** True if a live query's key, joined by '/', starts with one of the prefixes; '' matches all. */
const matchesPrefix = (key: readonly unknown[], prefixes: ReadonlySet<string>) =>
  key[0] === live &&
  [...prefixes].some((prefix) => prefix === '' || `${key.slice(1).join('/')}/`.startsWith(`${prefix}/`))

/** True if a query has no data because the server answered 404. */
export const isMissing = ({ state }: Query): boolean => state.data === undefined && codeOf(state.error) === 404

/**
 * Refetches live queries by the prefix of their keys: `refresh('clan/7')`. A query that got a 404 is skipped, because a refetch would show
 * its skeleton again and move buttons that a person may be pressing.
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
          // Each query in a separate task, because refetching all at once would freeze a slow phone. Not in a hidden page, where timers are
          // slow.
          if (query.isActive() && !document.hidden) await new Promise((resolve) => setTimeout(resolve))
        }
        await Promise.all(rounds)
      }, roundPause),
    [client],
  )
}
