import { setTimeout as sleep } from 'node:timers/promises'
import { startBot, type Bot } from './bot'
import { botConfigOrExit, type BotConfig } from './config'
import { Gauge } from 'prom-client'
import { openMetrics } from '@trinchera/runtime/open-metrics'
import { drainOnSignal } from '@trinchera/runtime/shutdown'
import { openLease, type Lease } from './lease'
import { createLog, type Log } from '@trinchera/runtime/log'
import { reasonOf } from './reason'

/** Delays between attempts to connect to Discord, ms: from `first`, doubling up to `max`. */
const retryDelay = { first: 1_000, max: 60_000 }

/**
 * Serves Discord while this process holds the lease (only one bot process may), and waits otherwise. If the token is invalid or Discord
 * unreachable, releases the lease and tries again. The process never exits for this, because the site works without the bot.
 */
async function attend(
  config: BotConfig,
  log: Log,
  lease: Lease,
  now: { bot: Bot | null },
  onLost: (why: string) => void,
) {
  for (let delay = retryDelay.first; ; ) {
    await lease.take()
    try {
      now.bot = await startBot(config, log, lease, onLost)
    } catch (error) {
      log.error({ motivo: reasonOf(error), segundos: delay / 1000 }, 'no se pudo entrar a Discord; se reintenta')
      await lease.giveBack()
      await sleep(delay)
      delay = Math.min(retryDelay.max, delay * 2)
      continue
    }
    delay = retryDelay.first
    await lease.lost()
    log.warn({}, 'otro bot tomó el turno; este espera')
    await now.bot.close()
    now.bot = null
  }
}

/** Starts the bot's process. If no Discord token is configured, the process does nothing but stay alive. */
export async function start(): Promise<void> {
  const config = botConfigOrExit()
  if (config) {
    const log = createLog({ name: 'bot', level: config.logLevel, production: config.production })
    const now: { bot: Bot | null } = { bot: null }
    const lease = openLease(config, log)
    const metrics = await openMetrics('bot', config.metrics, log)
    metrics?.registry.registerMetric(
      new Gauge({
        name: 'trinchera_bot_connected',
        help: 'Whether the bot is connected to Discord',
        registers: [],
        collect() {
          this.set(now.bot ? 1 : 0)
        },
      }),
    )
    let closing = false
    drainOnSignal(log, [
      [
        'discord',
        () => {
          closing = true
          return now.bot?.close()
        },
      ],
      ['turno', () => lease.giveBack()],
    ])
    await attend(config, log, lease, now, (why) => {
      if (closing) return
      log.error({ motivo: why }, 'sin Discord; el proceso termina para que lo partan de nuevo')
      void lease.giveBack().finally(() => process.exit(1))
    })
  } else {
    process.stdout.write('bot: sin DISCORD_TOKEN no hay bot de Discord\n')
    // Stay alive until a signal arrives, because the supervisor would restart a process that exits.
    const keepAlive = setInterval(() => {}, 2 ** 30)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => clearInterval(keepAlive))
  }
}
