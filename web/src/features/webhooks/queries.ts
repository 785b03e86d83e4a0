import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'
import { serverNow } from '../../lib/server-time'

/** Polling intervals, ms: while a test delivery is running, and while another delivery is pending. */
const testEvery = 1_000
const waitingEvery = 15_000
/** A test delivery that is still pending after this time, ms, is polled at the slower interval. */
const testWatched = 60_000

/** The clan's webhooks. Only its leaders may read them. */
export const webhooksQuery = (clan: number) =>
  apiQuery([live, 'clan', clan, 'ganchos'], (signal) => api.listGanchos({ params: { id: clan }, signal }), {
    refetchInterval: ({ state }) => {
      const waiting = (state.data ?? []).flatMap(({ envios }) => envios).filter(({ estado }) => estado === 'pendiente')
      if (waiting.some(({ tipo, creado }) => tipo === 'webhook.test' && serverNow() - Date.parse(creado) < testWatched))
        return testEvery
      return waiting.length > 0 ? waitingEvery : false
    },
  })
