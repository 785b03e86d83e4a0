import { fetchTransport, type Transport } from './client'
import { botScheme } from './discord'

/** Carries the bot's requests, with its secret. `patience`: ms that it waits for an answer. */
export function botTransport(origin: string, secret: string, patience: number): Transport {
  const carry = fetchTransport(origin, () => null)
  return (request) => {
    const limit = AbortSignal.timeout(patience)
    const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
    return carry({ ...request, headers: { ...request.headers, authorization: `${botScheme} ${secret}` }, signal })
  }
}
