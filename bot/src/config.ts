import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError, orExit } from '@trinchera/runtime/config-error'
import type { MetricsAddress } from '@trinchera/runtime/metrics'
import { generatedSecret, minSecretLength } from '@trinchera/runtime/generated-secret'

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
    METRICS_PORT: text
      .regex(/^\d{1,5}$/, 'debe ser un número de puerto')
      .transform(Number)
      .refine((value) => value <= 65533, 'debe estar entre 0 y 65533')
      .optional(),
    METRICS_HOST: text.default('127.0.0.1'),
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
  /** Ids of the channels that get posts. The first also gets the status message. Empty: the bot posts nothing by configuration. */
  channels: readonly string[]
  /** Id of the Discord server on which the bot registers commands and roles; null: commands are global and roles are not managed. */
  guild: string | null
  roles: boolean
  /** Base URL of the site's API, as reached from this machine. */
  apiUrl: string
  /** Base URL of the site, as people reach it. */
  publicUrl: string
  siteName: string
  secret: string
  logLevel: z.infer<typeof logLevel>
  production: boolean
  /** Address where this process serves its metrics; null: metrics are off. */
  metrics: MetricsAddress | null
}

type Environment = Record<string, string | undefined>

/** Default of API_URL: the HOST and PORT of the site, which then runs on the same machine. */
function siteAddress({ HOST = '127.0.0.1', PORT = '3000' }: Environment): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${PORT}`
}

/**
 * Reads the bot's configuration. Null if DISCORD_TOKEN is missing, because then there is no bot. Empty variables count as missing. Throws
 * ConfigError with one line in Spanish that names the wrong variable (docs/behaviour/operation.md#Configuration).
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
    secret: env.BOT_SECRET ?? generatedSecret(resolve(env.DATA_DIR), 'bot-secret', 'BOT_SECRET'),
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST, port: env.METRICS_PORT } : null,
    production: env.NODE_ENV === 'production',
  }
}

export const botConfigOrExit = () => orExit(readBotConfig)
