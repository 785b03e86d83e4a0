import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** A variable of the environment is wrong; the message is one line that names it. */
export class ConfigError extends Error {}

/** What a process exits with for a ConfigError (sysexits' EX_CONFIG): starting it again would not help. */
export const badConfigExitCode = 78

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof levels)[number]

export interface BotConfig {
  token: string
  /** Where Discord is, without the version. */
  discordUrl: string
  /** The channels that are told of what happens; the first has the status message. None: the bot only answers. */
  channels: readonly string[]
  /** The one server whose commands and roles are kept; null: commands everywhere, no roles. */
  guild: string | null
  roles: boolean
  /** Where the API is, from here. */
  apiUrl: string
  /** Where the site is, for those who read. */
  publicUrl: string
  siteName: string
  secret: string
  logLevel: LogLevel
  production: boolean
}

const shortestSecret = 32

type Environment = Record<string, string | undefined>

const wrong = (name: string, what: string) => new ConfigError(`Configuración: ${name} ${what}`)

function address(environment: Environment, name: string, fallback: string): string {
  const value = environment[name] ?? fallback
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw wrong(name, 'debe ser una dirección http://… o https://…')
  return value.replace(/\/+$/, '')
}

function snowflakes(environment: Environment, name: string): string[] {
  const ids = (environment[name] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  if (!ids.every((id) => /^\d{15,20}$/.test(id)))
    throw wrong(name, 'debe tener ids de Discord: números de 15 a 20 cifras')
  return [...new Set(ids)]
}

/**
 * The secret that the site made for itself, or makes when it comes first: whoever is first writes it, the other reads. It is written under another
 * name first, so that nobody reads half of it.
 */
function sharedSecret(dataDir: string): string {
  const file = join(dataDir, 'bot-secret')
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      unlinkSync(draft)
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret)
    throw wrong('BOT_SECRET', `no está entera en ${file}: borra ese archivo y se hará otra`)
  return secret
}

/** Where the site listens, as seen from the same machine. */
function siteAddress({ HOST = '127.0.0.1', PORT = '3000' }: Environment): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${PORT}`
}

/**
 * Reads the bot's environment; null where there is no DISCORD_TOKEN: then there is no bot. Empty variables count as absent. Throws ConfigError
 * with one Spanish line that names the variable.
 */
export function readBotConfig(given: Environment): BotConfig | null {
  const environment = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const token = environment.DISCORD_TOKEN
  if (!token) return null
  const production = environment.NODE_ENV === 'production'
  const [guild = null, ...others] = snowflakes(environment, 'DISCORD_GUILD_ID')
  if (others.length) throw wrong('DISCORD_GUILD_ID', 'debe ser uno solo')
  const roles = environment.DISCORD_ROLES ?? 'off'
  if (roles !== 'on' && roles !== 'off') throw wrong('DISCORD_ROLES', 'debe ser on u off')
  if (roles === 'on' && !guild) throw wrong('DISCORD_GUILD_ID', 'falta: DISCORD_ROLES es de un solo servidor')
  const logLevel = levels.find((level) => level === (environment.LOG_LEVEL ?? 'info'))
  if (!logLevel) throw wrong('LOG_LEVEL', `debe ser ${levels.join(', ')}`)
  const secret = environment.BOT_SECRET
  if (secret !== undefined && (secret.length < shortestSecret || /\s/.test(secret)))
    throw wrong('BOT_SECRET', 'debe tener al menos 32 caracteres, sin espacios')
  if (production && !secret)
    throw wrong('BOT_SECRET', 'es obligatoria cuando NODE_ENV es production y hay DISCORD_TOKEN')
  const apiUrl = address(environment, 'API_URL', siteAddress(environment))
  return {
    token,
    discordUrl: address(environment, 'DISCORD_API_URL', 'https://discord.com/api'),
    channels: snowflakes(environment, 'DISCORD_CHANNEL_ID'),
    guild,
    roles: roles === 'on',
    apiUrl,
    publicUrl: address(environment, 'PUBLIC_URL', apiUrl),
    siteName: environment.SITE_NAME ?? 'Trinchera',
    secret: secret ?? sharedSecret(resolve(environment.DATA_DIR ?? './data')),
    logLevel,
    production,
  }
}

/** For a process's first line: its configuration, or one line on stderr and exit 78. */
export function botConfigOrExit(): BotConfig | null {
  try {
    return readBotConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(badConfigExitCode)
  }
}
