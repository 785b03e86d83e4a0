import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** An environment variable is wrong; the message is one line that names it. */
export class ConfigError extends Error {}

/** Exit code for a ConfigError (EX_CONFIG of sysexits): the supervisor does not restart the process. */
export const badConfigExitCode = 78

const minSecretLength = 32
const text = z.string()

const baseUrl = text
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'debe ser una dirección http://… o https://…',
  )
  .transform((value) => value.replace(/\/+$/, ''))

const discordIds = text
  .default('')
  .transform((value) => [
    ...new Set(
      value
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ])
  .refine((ids) => ids.every((id) => /^\d{15,20}$/.test(id)), 'debe tener ids de Discord: números de 15 a 20 cifras')

const logLevel = z
  .enum(['silent', 'error', 'warn', 'info', 'debug'], 'debe ser silent, error, warn, info, debug')
  .default('info')
export type LogLevel = z.infer<typeof logLevel>

const variables = z
  .object({
    NODE_ENV: text.optional(),
    DISCORD_TOKEN: text,
    DISCORD_API_URL: baseUrl.default('https://discord.com/api'),
    DISCORD_CHANNEL_ID: discordIds,
    DISCORD_GUILD_ID: discordIds.refine((ids) => ids.length <= 1, 'debe ser uno solo'),
    DISCORD_ROLES: z.enum(['on', 'off'], 'debe ser on u off').default('off'),
    API_URL: baseUrl,
    PUBLIC_URL: baseUrl.optional(),
    SITE_NAME: text.default('Trinchera'),
    BOT_SECRET: text
      .min(minSecretLength, 'debe tener al menos 32 caracteres, sin espacios')
      .regex(/^\S+$/, 'debe tener al menos 32 caracteres, sin espacios')
      .optional(),
    DATA_DIR: text.default('./data'),
    LOG_LEVEL: logLevel,
  })
  .refine((env) => env.DISCORD_ROLES === 'off' || env.DISCORD_GUILD_ID.length > 0, {
    path: ['DISCORD_GUILD_ID'],
    message: 'falta: DISCORD_ROLES es de un solo servidor',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.BOT_SECRET, {
    path: ['BOT_SECRET'],
    message: 'es obligatoria cuando NODE_ENV es production y hay DISCORD_TOKEN',
  })

export interface BotConfig {
  token: string
  /** Base URL of Discord's API, without the version. */
  discordUrl: string
  /** Channels that get posts; the first also has the status message. Empty: the bot only answers. */
  channels: readonly string[]
  /** The server whose commands and roles are managed; null: global commands, no roles. */
  guild: string | null
  roles: boolean
  /** The site's API as reached from this machine. */
  apiUrl: string
  /** The site as people reach it. */
  publicUrl: string
  siteName: string
  secret: string
  logLevel: LogLevel
  production: boolean
}

type Environment = Record<string, string | undefined>

/**
 * The secret shared with the site through a file in the data directory, where BOT_SECRET is not set; whoever starts first creates it.
 * Written to a temporary file and linked, so that nobody reads a partial secret. `runtime/config.ts` does the same: the bot may not
 * import `runtime`, and the rooms both may import have no file access.
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
  if (secret.length < minSecretLength)
    throw new ConfigError(`Configuración: BOT_SECRET no está entera en ${file}: borra ese archivo y se hará otra`)
  return secret
}

/** Default of API_URL: the site on the same machine. */
function siteAddress({ HOST = '127.0.0.1', PORT = '3000' }: Environment): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${PORT}`
}

/**
 * Reads the bot's environment; null without a DISCORD_TOKEN, which means that there is no bot. Empty variables count as absent. Throws
 * ConfigError with one Spanish line that names the variable (docs/behaviour.md#Configuration).
 */
export function readBotConfig(environment: Environment): BotConfig | null {
  const present: Environment = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  if (!present.DISCORD_TOKEN) return null
  const parsed = variables.safeParse({ ...present, API_URL: present.API_URL ?? siteAddress(present) })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`Configuración: ${issue?.path.join('.')} ${issue?.message}`)
  }
  const env = parsed.data
  const [guild = null] = env.DISCORD_GUILD_ID
  return {
    token: env.DISCORD_TOKEN,
    discordUrl: env.DISCORD_API_URL,
    channels: env.DISCORD_CHANNEL_ID,
    guild,
    roles: env.DISCORD_ROLES === 'on',
    apiUrl: env.API_URL,
    publicUrl: env.PUBLIC_URL ?? env.API_URL,
    siteName: env.SITE_NAME,
    secret: env.BOT_SECRET ?? sharedSecret(resolve(env.DATA_DIR)),
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  }
}

/** For a process's first statement: its configuration, or one line on stderr and exit code 78. */
export function botConfigOrExit(): BotConfig | null {
  try {
    return readBotConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(badConfigExitCode)
  }
}
