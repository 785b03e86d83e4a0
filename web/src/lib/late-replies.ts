import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Fetches a query once more if an event or an act changed its data while a request for it was under way. The reply to that request may be
 * older than the change, and nothing else would correct it.
 */
export function refetchAfterLateReplies(client: QueryClient) {
  const changed = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { query, action } = event
    if (action.manual) {
      if (query.state.fetchStatus === 'fetching') changed.add(query)
    } else if (changed.delete(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
}
