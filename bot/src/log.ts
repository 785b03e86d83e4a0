import { DiscordAPIError } from 'discord.js'
import type { BotConfig, LogLevel } from './config'

const heights: Record<LogLevel, number> = { silent: 100, error: 50, warn: 40, info: 30, debug: 20 }
const names = { error: 'error', warn: 'aviso', info: 'info', debug: 'detalle' } as const
type Written = keyof typeof names

export type Log = Record<Written, (fields: Record<string, unknown>, message: string) => void>

/** What may be said of a failure: Discord's own errors carry the address they were sent to, and an interaction's has its token in it. */
export function reasonOf(error: unknown): string {
  if (error instanceof DiscordAPIError) return `Discord ${error.status} (${error.code}): ${error.message}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** The bot's log, as the other processes write theirs: JSON lines in production, readable ones otherwise. */
export function createLog({ logLevel, production }: Pick<BotConfig, 'logLevel' | 'production'>): Log {
  const write = (level: Written) => (fields: Record<string, unknown>, message: string) => {
    if (heights[level] < heights[logLevel]) return
    const now = new Date()
    const line = production
      ? JSON.stringify({
          level: heights[level],
          time: now.getTime(),
          pid: process.pid,
          name: 'bot',
          ...fields,
          msg: message,
        })
      : [
          now.toISOString().slice(11, 23),
          names[level].padEnd(7),
          'bot'.padEnd(6),
          message,
          ...Object.entries(fields).map(([key, value]) => `${key}=${String(value)}`),
        ].join(' ')
    process.stdout.write(`${line}\n`)
  }
  return { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') }
}
