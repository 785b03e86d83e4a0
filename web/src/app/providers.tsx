import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionStore } from './session'

/** The server answered, and will answer the same again: not there, not allowed, not understood. */
const isRefusal = (error: Error) =>
  'code' in error && typeof error.code === 'number' && error.code >= 400 && error.code < 500

/** The live events keep what is shown fresh, so a mounted query need not ask again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => failures < 1 && !isRefusal(error),
      refetchOnWindowFocus: true,
    },
    // Without a line a call fails at once and says so; by default it would wait for the line in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What one person was allowed to see is not shown to the next one.
sessionStore.subscribe((state, before) => {
  if (state.session?.player.id !== before.session?.player.id) void queryClient.resetQueries()
})

export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
