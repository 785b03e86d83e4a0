import { DiscordAPIError } from 'discord.js'
import type { BotConfig, LogLevel } from './config'

const severities: Record<LogLevel, number> = { silent: 100, error: 50, warn: 40, info: 30, debug: 20 }
const names = { error: 'error', warn: 'aviso', info: 'info', debug: 'detalle' } as const
type WrittenLevel = keyof typeof names

export type Log = Record<WrittenLevel, (fields: Record<string, unknown>, message: string) => void>

/** The text of an error, without secrets: the request URL of a DiscordAPIError may contain an interaction's token, so it is left out. */
export function reasonOf(error: unknown): string {
  if (error instanceof DiscordAPIError) return `Discord ${error.status} (${error.code}): ${error.message}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Creates a log in the same format as the site's other processes: JSON lines in production, readable lines otherwise. */
export function createLog({ logLevel, production }: Pick<BotConfig, 'logLevel' | 'production'>): Log {
  const write = (level: WrittenLevel) => (fields: Record<string, unknown>, message: string) => {
    if (severities[level] < severities[logLevel]) return
    const now = new Date()
    const line = production
      ? JSON.stringify({
          level: severities[level],
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
