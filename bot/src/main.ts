import { setTimeout as sleep } from 'node:timers/promises'
import { startBot, type Bot } from './bot'
import { botConfigOrExit, type BotConfig } from './config'
import { Gauge } from 'prom-client'
import { openMetrics } from '@trinchera/runtime/metrics'
import { createLog, reasonOf, type Log } from './log'

/** Shutdown limit, ms; the supervisor sends SIGKILL a little later. */
const shutdownMs = 8_000
/** Delays between connection attempts, ms: doubling up to `max`. */
const retryDelay = { first: 1_000, max: 60_000 }

/** Retries until connected: the process must not exit for an invalid token or an unreachable Discord, since the site works without it. */
async function connect(config: BotConfig, log: Log, onLost: (why: string) => void): Promise<Bot> {
  for (let delay = retryDelay.first; ; delay = Math.min(retryDelay.max, delay * 2)) {
    try {
      return await startBot(config, log, onLost)
    } catch (error) {
      log.error({ motivo: reasonOf(error), segundos: delay / 1000 }, 'no se pudo entrar a Discord; se reintenta')
      await sleep(delay)
    }
  }
}

const config = botConfigOrExit()
if (config) {
  const log = createLog(config)
  let bot: Bot | null = null
  const metrics = openMetrics('bot', config.metrics, log)
  metrics?.registry.registerMetric(
    new Gauge({
      name: 'trinchera_bot_connected',
      help: 'Whether the bot is connected to Discord',
      registers: [],
      collect() {
        this.set(bot ? 1 : 0)
      },
    }),
  )
  let closing = false
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'cerrando')
    setTimeout(() => process.exit(1), shutdownMs).unref()
    await bot?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal))
  bot = await connect(config, log, (why) => {
    if (closing) return
    log.error({ motivo: why }, 'sin Discord; el proceso termina para que lo partan de nuevo')
    process.exit(1)
  })
} else {
  process.stdout.write('bot: sin DISCORD_TOKEN no hay bot de Discord\n')
  // Stay alive until signalled: the supervisor would restart a process that exits.
  const keepAlive = setInterval(() => {}, 2 ** 30)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => clearInterval(keepAlive))
}
