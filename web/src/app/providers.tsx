import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { isMissing } from '../lib/refresh'
import { sessionStore } from '../lib/session'
import type { Elements } from '../lib/elements'

/** True for a 4xx reply, which a retry would only repeat. */
const isRefusal = (error: Error) =>
  'code' in error && typeof error.code === 'number' && error.code >= 400 && error.code < 500

/** The cache of all queries. They do not poll, because live events invalidate what has changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 1 && !isRefusal(error) && onlineManager.isOnline(),
      // Offline, a query fails immediately so that its screen can say so. By default the query would wait silently and the screen would
      // keep showing its skeleton.
      networkMode: 'always',
      refetchOnWindowFocus: (query) => !isMissing(query),
      refetchOnReconnect: (query) => !isMissing(query),
    },
    // Offline, a mutation fails immediately with a message. By default it would wait silently for the network.
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Data loaded for one person must not be shown to the next one on this computer.
sessionStore.subscribe((state, before) => {
  if (state.session?.player.id !== before.session?.player.id) void queryClient.resetQueries()
})

export const Providers = ({ children }: { children: Elements }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
