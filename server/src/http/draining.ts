import { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Durations of the steps of a shutdown, in ms. */
export interface DrainPace {
  /**
   * How long new connections are still accepted while `/listo` replies 503, so that a load balancer that polls `/listo` stops using this
   * server before connections are refused.
   */
  listening: number
  /** Open connections count as unused, and are closed, this long after the last reply. */
  quiet: number
  /** Connections are kept open for further requests for this long at most. */
  grace: number
  /** After this time, requests that are still running are aborted. */
  deadline: number
}

const usualPace: DrainPace = { listening: 0, quiet: 500, grace: 2_000, deadline: 5_000 }
const step = 25

export interface Draining {
  /** True once a shutdown has begun. The process must then start no work that another process could do. */
  readonly begun: boolean
  /**
   * Shuts down: replies to the requests that clients have sent and tells each client to open its next connection elsewhere. A connection is
   * closed with a reply, so that no request is lost; connections that stay unused are closed without one.
   */
  drain(pace?: Partial<DrainPace>): Promise<void>
}

/** An HTTP server that can stop listening without closing idle connections, because their clients may be about to send a request. */
export class DrainableServer extends Server {
  #keepsUnused = false

  /** Stops accepting connections. Resolves when the last connection is closed. */
  stopListening(): Promise<void> {
    this.#keepsUnused = true
    const over = new Promise<void>((resolve) => this.close(() => resolve()))
    this.#keepsUnused = false
    return over
  }

  override closeIdleConnections() {
    if (!this.#keepsUnused) super.closeIdleConnections()
  }

  open(): Promise<number> {
    return new Promise((resolve) => this.getConnections((error, count) => resolve(error ? 0 : count)))
  }
}

/** Prepares an app for a gradual shutdown. `closeLive`: closes the live (socket.io) connections, which would otherwise stay open. */
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
      // By default there is no pause here. During a pause, a client that is told to close its connection could open a new one to this
      // process, which would be cut off when listening stops.
      if (listening) await sleep(listening)
      const start = performance.now()
      lastReply = start
      const closed = server.stopListening()
      const isBusy = () => performance.now() - lastReply < quiet && performance.now() - start < grace
      while (isBusy() && (await server.open()) > 0) await sleep(step)
      // Closes connections whose last reply was begun before the shutdown and therefore lacks the header `Connection: close`.
      const closing = setInterval(() => server.closeIdleConnections(), step)
      await Promise.race([closed, sleep(Math.max(0, deadline - (performance.now() - start)))])
      clearInterval(closing)
      server.closeAllConnections()
    },
  }
}
