import type { ToPage } from '../lib/worker-messages'

/** Milliseconds to wait for a page's answer. A page that takes longer is not listening: it is still loading, or frozen. */
const patience = 1500

/** Sends a message to a page and resolves with its answer; null if there is none. */
export function askPage(page: Client, message: ToPage): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(() => resolve(null), patience)
    page.postMessage(message, [port2])
  })
}
