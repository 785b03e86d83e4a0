import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { botLeaseMs, botRenewMs } from '@trinchera/rules/limits'
import type { BotConfig } from './config'
import { reasonOf, type Log } from './log'
import { openSite } from './site'

/** How long to wait for the site to accept that the lease is released, ms. */
const giveBackMs = 1500

/**
 * The lease on serving Discord: of several bot processes, only its holder answers (docs/behaviour/discord-and-webhooks.md#One bot on duty).
 */
export interface Lease {
  /** Waits until this process holds the lease. */
  take(): Promise<void>
  /** Resolves once the site says that another process holds the lease. */
  lost(): Promise<void>
  /**
   * True if this process may act now. Once the lease has run out, for example after a pause, the site is asked first, because another
   * process may have taken it. If the site does not answer, the result is true, because then no other process can have taken the lease.
   */
  holds(): true | Promise<boolean>
  giveBack(): Promise<void>
}

export function openLease(config: BotConfig, log: Log): Lease {
  const { api } = openSite(config)
  const proceso = randomUUID()
  let until = -Infinity
  let unreachable = false

  /** Requests or renews the lease. Whether this process holds it; null: the site did not answer. */
  async function ask(): Promise<boolean | null> {
    const asked = performance.now()
    try {
      const { data } = await api.takeBotLease({ body: { proceso } })
      until = data.activo ? asked + botLeaseMs : -Infinity
      unreachable = false
      return data.activo
    } catch (error) {
      if (!unreachable) log.warn({ motivo: reasonOf(error) }, 'el sitio no contesta por el turno; se reintenta')
      unreachable = true
      return null
    }
  }

  return {
    async take() {
      let waits = false
      for (;;) {
        const active = await ask()
        if (active) return
        if (active === false && !waits) log.info({}, 'otro bot atiende Discord; este espera')
        waits ||= active === false
        await sleep(botRenewMs)
      }
    },
    async lost() {
      do await sleep(botRenewMs)
      while ((await ask()) !== false)
    },
    holds: () => performance.now() < until || ask().then((answer) => answer !== false),
    async giveBack() {
      if (until === -Infinity) return
      until = -Infinity
      // Best effort: the lease also expires without this call, so a shutdown does not wait for a site that does not answer.
      await Promise.race([
        api.releaseBotLease({ params: { proceso } }).catch(() => undefined),
        sleep(giveBackMs, undefined, { ref: false }),
      ])
    },
  }
}
