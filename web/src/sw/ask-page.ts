import type { ToPage } from '../lib/worker-messages'

/** A page that does not answer within this, ms, is not listening: it is being loaded, or frozen. */
const patience = 1500

/** Says something to a page and resolves with what it answers; null: nothing. */
export function askPage(page: Client, message: ToPage): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(() => resolve(null), patience)
    page.postMessage(message, [port2])
  })
}
