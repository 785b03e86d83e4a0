/** The worker's own global, which the `webworker` library does not type specifically enough. */
declare const self: ServiceWorkerGlobalScope

export const worker = self

export const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
