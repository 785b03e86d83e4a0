import { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Limits of a shutdown, ms. */
export interface DrainPace {
  /** New connections are taken for so long, with `/listo` at 503, so that a balancer that asks it has gone elsewhere before they are refused. */
  listening: number
  /** Without a request for so long, the connections that are kept open count as unused. */
  quiet: number
  /** New requests on open connections are answered for no longer than this. */
  grace: number
  /** Requests that still run are then given up. */
  deadline: number
}

const usualPace: DrainPace = { listening: 0, quiet: 500, grace: 2_000, deadline: 5_000 }
const step = 25

export interface Draining {
  /** Whether the process is about to end: it takes no new work that another process could do. */
  readonly begun: boolean
  /**
   * Answers what has been sent, and tells each client to open its next connection elsewhere. A connection is closed by its reply, never
   * while its client may be sending: only one that was unused for a while is closed without a reply.
   */
  drain(pace?: Partial<DrainPace>): Promise<void>
}

/** A server of HTTP that can stop listening alone: its `close` also ends connections that are unused at that instant, whose clients may be about to send. */
export class DrainableServer extends Server {
  #keepsUnused = false

  /** Resolves once the last connection is over. */
  stopListening(): Promise<void> {
    this.#keepsUnused = true
    const over = new Promise<void>((resolve) => this.close(() => resolve()))
    this.#keepsUnused = false
    return over
  }

  override closeIdleConnections() {
    if (!this.#keepsUnused) super.closeIdleConnections()
  }

  /** How many connections are open. */
  open(): Promise<number> {
    return new Promise((resolve) => this.getConnections((error, count) => resolve(error ? 0 : count)))
  }
}

/** `closeLive` closes what would keep connections open for ever. */
export function drainable(app: FastifyInstance, server: DrainableServer, closeLive: () => Promise<void>): Draining {
  let begun = false
  let lastReply = 0
  app.addHook('onSend', (_, reply, payload, done) => {
    if (begun) {
      reply.header('connection', 'close')
      lastReply = performance.now()
    }
    done(null, payload)
  })
  return {
    get begun() {
      return begun
    },
    async drain(given) {
      const { listening, quiet, grace, deadline } = { ...usualPace, ...given }
      begun = true
      void closeLive()
      // without a pause: a client told to close its connection would open another, which is reset when nobody listens any more
      if (listening) await sleep(listening)
      const start = performance.now()
      lastReply = start
      const closed = server.stopListening()
      const isBusy = () => performance.now() - lastReply < quiet && performance.now() - start < grace
      while (isBusy() && (await server.open()) > 0) await sleep(step)
      // a reply that had been begun before carries no `Connection: close`
      const closing = setInterval(() => server.closeIdleConnections(), step)
      await Promise.race([closed, sleep(Math.max(0, deadline - (performance.now() - start)))])
      clearInterval(closing)
      server.closeAllConnections()
    },
  }
}
