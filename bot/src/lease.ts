import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { botLeaseMs, botRenewMs } from '@trinchera/rules/limits'
import type { BotConfig } from './config'
import type { Log } from '@trinchera/runtime/log'
import { reasonOf } from './reason'
import { openSite } from './site'

/** How long to wait at shutdown for the site to confirm that the lease is released, ms. */
const giveBackMs = 1500

/** The right to serve Discord. Only the bot process that holds it serves users (docs/behaviour/discord-and-webhooks.md#One bot on duty). */
export interface Lease {
  /** Waits until this process holds the lease. */
  take(): Promise<void>
  /** Resolves once the site says that another process holds the lease, which this process has thereby lost. */
  lost(): Promise<void>
  /**
   * True if this process may serve Discord now. If its lease has expired, for example after a pause, asks the site first, because another
   * process may have taken the lease. If the site does not respond, true, because then nobody can have taken it.
   */
  holds(): true | Promise<boolean>
  giveBack(): Promise<void>
}

export function openLease(config: BotConfig, log: Log): Lease {
  const { api } = openSite(config)
  const proceso = randomUUID()
  let until = -Infinity
  let unreachable = false

  /** Requests or renews the lease. True if this process now holds the lease; null if the site did not respond. */
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
      // Shutdown does not wait longer for a site that does not respond, because the lease also expires without this call.
      await Promise.race([
        api.releaseBotLease({ params: { proceso } }).catch(() => undefined),
        sleep(giveBackMs, undefined, { ref: false }),
      ])
    },
  }
}
