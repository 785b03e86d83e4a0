import { setTimeout as sleep } from 'node:timers/promises'
import { startBot, type Bot } from './bot'
import { botConfigOrExit, type BotConfig } from './config'
import { createLog, reasonOf, type Log } from './log'

/** Longest drain in milliseconds; whoever started this process waits a little longer. */
const patience = 8_000
/** Between two tries to come into Discord, ms: each doubles, up to the longest. */
const pauses = { first: 1_000, longest: 60_000 }

/** The site lives without Discord: neither a token that Discord does not know nor a Discord that is away is worth a death. */
async function enter(config: BotConfig, log: Log, lost: (why: string) => void): Promise<Bot> {
  for (let pause = pauses.first; ; pause = Math.min(pauses.longest, pause * 2)) {
    try {
      return await startBot(config, log, lost)
    } catch (error) {
      log.error({ motivo: reasonOf(error), segundos: pause / 1000 }, 'no se pudo entrar a Discord; se reintenta')
      await sleep(pause)
    }
  }
}

const config = botConfigOrExit()
if (config) {
  const log = createLog(config)
  let bot: Bot | null = null
  let closing = false
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'cerrando')
    setTimeout(() => process.exit(1), patience).unref()
    await bot?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal))
  bot = await enter(config, log, (why) => {
    if (closing) return
    log.error({ motivo: why }, 'sin Discord; el proceso termina para que lo partan de nuevo')
    process.exit(1)
  })
} else {
  process.stdout.write('bot: sin DISCORD_TOKEN no hay bot de Discord\n')
  // It stays until it is told to end, as the other processes do: whoever watches over it takes an end for a death.
  const staying = setInterval(() => {}, 2 ** 30)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => clearInterval(staying))
}
