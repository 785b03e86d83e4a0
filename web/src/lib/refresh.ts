import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { coalesce } from './coalesce'
import { live } from './queries'

/** Between two rounds of asking the server again, ms: a burst of events must not become a burst of questions. */
const roundPause = 400

/** Whether a query's key, after its first word, begins as one of the wishes does; the empty wish is everything. */
const wished = (key: readonly unknown[], wishes: ReadonlySet<string>) =>
  key[0] === live && [...wishes].some((wish) => wish === '' || `${key.slice(1).join('/')}/`.startsWith(`${wish}/`))

/** Has live data asked for again, named as its key begins: `refresh('clan/7')`. */
export function useRefresh() {
  const client = useQueryClient()
  return useMemo(
    () =>
      coalesce<string>(
        (wishes) => client.invalidateQueries({ predicate: ({ queryKey }) => wished(queryKey, wishes) }),
        roundPause,
      ),
    [client],
  )
}
