/** The worker's own global, which the type of the `webworker` library leaves open. */
declare const self: ServiceWorkerGlobalScope

export const worker = self

export const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
