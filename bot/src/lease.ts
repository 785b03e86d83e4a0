import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { botLeaseMs, botRenewMs } from '@trinchera/rules/limits'
import type { BotConfig } from './config'
import { reasonOf, type Log } from './log'
import { openSite } from './site'

/** How long the site may take to hear that the duty is given back, ms. */
const giveBackMs = 1500

/** The duty to attend Discord, which one of several bot processes has (docs/behaviour/discord-and-webhooks.md#One bot on duty). */
export interface Lease {
  /** Waits until this process has it. */
  take(): Promise<void>
  /** Resolves once the site says that another process has it. */
  lost(): Promise<void>
  /**
   * Whether this process may act now. After a pause it asks first, since another may have taken over; where the site does not answer
   * nobody else can have taken it.
   */
  holds(): true | Promise<boolean>
  giveBack(): Promise<void>
}

export function openLease(config: BotConfig, log: Log): Lease {
  const { api } = openSite(config)
  const proceso = randomUUID()
  let until = -Infinity
  let unreachable = false

  /** What the site says; null: it does not answer. */
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
      // It ends by itself: no shutdown waits for a site that does not answer.
      await Promise.race([
        api.releaseBotLease({ params: { proceso } }).catch(() => undefined),
        sleep(giveBackMs, undefined, { ref: false }),
      ])
    },
  }
}
