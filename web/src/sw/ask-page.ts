import type { ToPage } from '../lib/worker-messages'

/** Milliseconds to wait for a page's reply. A page that takes longer is still loading, or the browser has frozen it. */
const patience = 1500

/** Sends a message from the service worker to an open page and resolves with the page's reply; null if none comes in time. */
export function askPage(page: Client, message: ToPage): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(() => resolve(null), patience)
    page.postMessage(message, [port2])
  })
}
