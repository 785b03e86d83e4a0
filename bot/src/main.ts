import { startBot, type Bot } from './bot'
import { botConfigOrExit } from './config'
import { createLog, reasonOf } from './log'

/** Longest drain in milliseconds; whoever started this process waits a little longer. */
const patience = 8_000

const config = botConfigOrExit()
if (config) {
  const log = createLog(config)
  const lost = (why: string) => {
    log.error({ motivo: why }, 'sin Discord; el proceso termina para que lo partan de nuevo')
    process.exit(1)
  }
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
  bot = await startBot(config, log, lost).catch((error: unknown) => {
    log.error({ motivo: reasonOf(error) }, 'no se pudo entrar a Discord')
    process.exit(1)
  })
} else {
  process.stdout.write('bot: sin DISCORD_TOKEN no hay bot de Discord\n')
  // It stays until it is told to end, as the other processes do: whoever watches over it takes an end for a death.
  const staying = setInterval(() => {}, 2 ** 30)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => clearInterval(staying))
}
