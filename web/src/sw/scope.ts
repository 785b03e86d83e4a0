/** The worker's own global, which the type of the `webworker` library leaves open. */
declare const self: ServiceWorkerGlobalScope

export const worker = self

export const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** An address of the site without its origin; `fallback` for one of another site. */
export function ownAddress(address: string, fallback: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(address, worker.location.origin)
    return origin === worker.location.origin ? pathname + search + hash : fallback
  } catch {
    return fallback
  }
}
