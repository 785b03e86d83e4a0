import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { coalesce } from './coalesce'
import { live } from './queries'

/** Pause between two rounds of refetching, ms: a burst of events must not become a burst of requests. */
const roundPause = 400

/** Whether a live query's key, joined by '/', starts with one of the prefixes; '' matches all. */
const matchesPrefix = (key: readonly unknown[], prefixes: ReadonlySet<string>) =>
  key[0] === live &&
  [...prefixes].some((prefix) => prefix === '' || `${key.slice(1).join('/')}/`.startsWith(`${prefix}/`))

/** Refetches live queries by the prefix of their keys: `refresh('clan/7')`. */
export function useRefresh() {
  const client = useQueryClient()
  return useMemo(
    () =>
      coalesce<string>(
        (prefixes) => client.invalidateQueries({ predicate: ({ queryKey }) => matchesPrefix(queryKey, prefixes) }),
        roundPause,
      ),
    [client],
  )
}
