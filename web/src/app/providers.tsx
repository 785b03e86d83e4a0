import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { refetchAfterLateReplies } from '../lib/late-replies'
import { isMissing } from '../lib/refresh'
import { sessionStore } from '../lib/session'
import type { Elements } from '../lib/elements'

/** True if the server replied 4xx. The request is not retried, because the reply would be the same. */
const isRefusal = (error: Error) =>
  'code' in error && typeof error.code === 'number' && error.code >= 400 && error.code < 500

/** The cache of all API queries. Queries do not poll, because live events invalidate data that has changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 1 && !isRefusal(error) && onlineManager.isOnline(),
      // Offline, a query fails immediately, so that its screen can say so. With the default mode the query would wait for the network and
      // the screen would keep showing its skeleton.
      networkMode: 'always',
      refetchOnWindowFocus: (query) => !isMissing(query),
      refetchOnReconnect: (query) => !isMissing(query),
    },
    // Offline, a mutation fails immediately with a message. With the default mode it would wait for the network without a message.
    mutations: { retry: false, networkMode: 'always' },
  },
})

refetchAfterLateReplies(queryClient)

// Clears all data when another player logs in or the player logs out, because the next user of this browser must not see it.
sessionStore.subscribe((state, before) => {
  if (state.session?.player.id !== before.session?.player.id) void queryClient.resetQueries()
})

export const Providers = ({ children }: { children: Elements }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
