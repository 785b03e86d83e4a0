import { fetchTransport, type Transport } from './client'
import { botScheme } from './discord'

/** Transport to the site's API that authorizes requests by the bot's secret. `patience`: timeout in ms. `stopping` aborts all requests. */
export function botTransport(origin: string, secret: string, patience: number, stopping?: AbortSignal): Transport {
  const carry = fetchTransport(origin, () => null)
  return (request) => {
    const ends = [request.signal, stopping, AbortSignal.timeout(patience)].filter((signal) => signal !== undefined)
    return carry({
      ...request,
      headers: { ...request.headers, authorization: `${botScheme} ${secret}` },
      signal: AbortSignal.any(ends),
    })
  }
}
