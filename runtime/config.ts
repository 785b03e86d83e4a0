import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { backupVariables } from './backup-config'
import { bucketOf, bucketVariables, type BucketConfig } from './bucket-config'
import { ConfigError, orExit } from './config-error'
import { generatedSecret, minSecretLength } from './generated-secret'
import type { MetricsAddress } from './metrics'
import { vapidKeys, type Vapid } from './vapid'

const text = z.string().trim().min(1)
const port = text
  .regex(/^\d+$/, 'debe ser un número de puerto')
  .transform(Number)
  .refine((value) => value <= 65535, 'debe estar entre 0 y 65535')
const onOff = z.enum(['on', 'off'], 'debe ser on u off')
const zeroOne = z.enum(['0', '1'], 'debe ser 0 o 1').transform((value) => value === '1')
const email = text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'debe ser un correo').transform((value) => value.toLowerCase())

const urlOf = (...schemes: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
    `debe ser una dirección ${schemes.map((scheme) => `${scheme}//…`).join(' o ')}`,
  )

const base = urlOf('http:', 'https:').transform((value) => value.replace(/\/+$/, ''))
const wholeNumber = (what: string, least: number, most: number) =>
  text
    .regex(/^\d+$/, `debe ser un número de ${what}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `debe estar entre ${least} y ${most} ${what}`)
const seconds = wholeNumber('segundos', 1, 3600)
const connections = wholeNumber('conexiones', 1, 200)
const hostName = /^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/
const gameHost = text.regex(hostName, 'debe ser un nombre de servidor o una dirección')

/** True for an IP address or a network such as `10.0.0.0/8`. Checked here because a later error would not name the variable. */
function isNetwork(entry: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const family = isIP(address)
  return family > 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128)))
}

const proxies = text
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((entries) => entries.every(isNetwork), 'debe ser una lista de direcciones separadas por comas')

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'debe ser production, development o test')
    .default('development'),
  PORT: port.default(3000),
  HOST: text
    .refine((value) => isIP(value) > 0 || hostName.test(value), 'debe ser una dirección o un nombre de esta máquina')
    .default('127.0.0.1'),
  TRUST_PROXY: proxies.default([]),
  DATA_DIR: text.default('./data'),
  ...bucketVariables,
  ...backupVariables,
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATABASE_READ_POOL: connections.default(6),
  DATABASE_WRITE_POOL: connections.default(10),
  DATABASE_LOCK_SECONDS: seconds.default(15),
  DATABASE_STATEMENT_SECONDS: seconds.default(60),
  REDIS_URL: urlOf('redis:', 'rediss:', 'unix:').optional(),
  JWT_SECRET: text.min(minSecretLength, 'debe tener al menos 32 caracteres').optional(),
  BOT_SECRET: text
    .regex(/^\S+$/, 'no puede llevar espacios')
    .min(minSecretLength, 'debe tener al menos 32 caracteres')
    .optional(),
  DISCORD_TOKEN: text.optional(),
  PUBLIC_URL: urlOf('http:', 'https:')
    .refine(
      (value) => !URL.canParse(value) || /^[/]?$/.test(new URL(value).pathname + new URL(value).search),
      'no puede llevar una ruta: el sitio vive en la raíz',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  SITE_NAME: text.max(60, 'debe tener como máximo 60 caracteres').default('Trinchera'),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: text
    .regex(
      /^(?:[^<>@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'debe ser un correo, o un nombre y un correo: Sitio <a@b.cl>',
    )
    .optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'debe tener entre 8 y 128 caracteres')
    .max(128, 'debe tener entre 8 y 128 caracteres')
    .optional(),
  GOOGLE_CLIENT_ID: text.max(200, 'debe tener como máximo 200 caracteres').optional(),
  GOOGLE_CERTS_URL: urlOf('http:', 'https:').default('https://www.googleapis.com/oauth2/v3/certs'),
  TWITCH_CLIENT_ID: text.optional(),
  TWITCH_CLIENT_SECRET: text.optional(),
  TWITCH_API_URL: base.default('https://api.twitch.tv/helix'),
  TWITCH_AUTH_URL: base.default('https://id.twitch.tv/oauth2'),
  GAME_HOST: gameHost.default('127.0.0.1'),
  GAME_POLL_SECONDS: seconds.default(15),
  STREAM_POLL_SECONDS: seconds.default(60),
  OUTBOUND_PROXY: urlOf('http:').optional(),
  LLM_BASE_URL: base.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.max(200, 'debe tener como máximo 200 caracteres').optional(),
  DRAIN_SECONDS: wholeNumber('segundos', 0, 60).default(0),
  SEED_DEMO: zeroOne.default(false),
  STAFF_SECOND_FACTOR: onOff.optional(),
  METRICS_PORT: port.refine((value) => value <= 65533, 'debe estar entre 0 y 65533').optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http:', 'https:').optional(),
  RATE_LIMITS: onOff.default('on'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'debe ser silent, error, warn, info o debug')
    .default('info'),
})

/** Environment variables that must be set together or not at all. */
const pairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
] as const

export interface Config {
  production: boolean
  host: string
  port: number
  trustProxy: string[]
  dataDir: string
  /** The bucket in which pictures are stored; null if pictures are stored in the data folder. */
  bucket: BucketConfig | null
  /** Hours between two backups that the worker makes by itself; 0: it makes none. */
  backupEvery: number
  databaseUrl: string
  /** Limits for PostgreSQL: number of connections for reads and for writes, and how long a statement may wait for a lock or run, in ms. */
  postgresUse: { readPool: number; writePool: number; lockTimeoutMs: number; statementTimeoutMs: number }
  redisUrl: string
  jwtSecret: string
  /** True if the site has a Discord bot, which runs on this machine or on another one with the same secret. */
  discord: boolean
  /** The secret by which the server recognises the bot. */
  botSecret: string
  publicUrl: string
  siteName: string
  smtpUrl: string | null
  mailFrom: string
  admin: { email: string; password: string } | null
  /** Settings of the sign-in with Google; null if it is off. */
  google: { clientId: string; certsUrl: string } | null
  /** Settings of Twitch's API; null if Twitch is not used. */
  twitch: { clientId: string; clientSecret: string; apiUrl: string; authUrl: string } | null
  /** Host of the game servers that have no host of their own. */
  gameHost: string
  /** Seconds between two polls of the game servers and of the streams. */
  poll: { servers: number; streams: number }
  /** The keys by which push services identify this site. */
  vapid: Vapid
  /** URL of the proxy for requests to URLs that players entered; null if the requests are made directly. */
  outboundProxy: string | null
  /** The language model of the assistant, or null if there is none. `baseUrl`: the part of the URL before `/chat/completions`. */
  llm: { baseUrl: string; apiKey: string | null; model: string } | null
  /** How long, in ms, a stopping server still accepts connections. Meanwhile `/listo` replies 503, so that load balancers avoid it. */
  drainMs: number
  seedDemo: boolean
  /** True if players with rol 1 or 2 (staff) need a second factor for everything that only staff may do. */
  staffSecondFactor: boolean
  rateLimits: boolean
  /** Host and first port at which metrics are served; null if metrics are off. */
  metrics: MetricsAddress | null
  /** URL of the collector that receives traces; null if tracing is off. */
  traces: string | null
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** True if the site is reachable only from this machine. */
  loopback: boolean
}

/** A host as written in a URL: IPv6 addresses in brackets. */
export const urlHost = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

/**
 * Parses environment variables (docs/behaviour/operation.md#Configuration). An empty variable counts as missing. Throws ConfigError with a
 * Spanish message of one line that names the invalid variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = variables.safeParse(given, { jitless: true }) // the schema is used once, so compiling it would cost more than it saves
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`Configuración: ${issue?.path.join('.')} ${issue?.message}`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  if (!env.REDIS_URL)
    throw new ConfigError('Configuración: REDIS_URL falta (npm start se encarga de ella cuando no está)')
  if (production && !env.JWT_SECRET)
    throw new ConfigError(
      'Configuración: JWT_SECRET es obligatoria cuando NODE_ENV es production: 32 caracteres o más, siempre los mismos (openssl rand -base64 48 escribe unos)',
    )
  if (production && env.DISCORD_TOKEN && !env.BOT_SECRET)
    throw new ConfigError('Configuración: BOT_SECRET es obligatoria cuando NODE_ENV es production y hay DISCORD_TOKEN')
  for (const [one, other] of pairs)
    if (Boolean(env[one]) !== Boolean(env[other])) {
      const [missing, present] = env[one] ? [other, one] : [one, other]
      throw new ConfigError(`Configuración: ${missing} falta: va junto con ${present}`)
    }
  if (env.METRICS_PORT && [0, 1, 2].some((offset) => (env.METRICS_PORT ?? 0) + offset === env.PORT))
    throw new ConfigError('Configuración: METRICS_PORT y los dos puertos que siguen no pueden ser el de PORT')
  if (env.LLM_API_KEY && !env.LLM_BASE_URL)
    throw new ConfigError('Configuración: LLM_BASE_URL falta: va junto con LLM_API_KEY')
  const dataDir = resolve(env.DATA_DIR)
  const loopback = env.HOST === 'localhost' || env.HOST === '::1' || env.HOST.startsWith('127.')
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    trustProxy: env.TRUST_PROXY,
    dataDir,
    bucket: bucketOf(env),
    backupEvery: env.BACKUP_EVERY ?? (production ? 24 : 0),
    databaseUrl: env.DATABASE_URL ?? join(dataDir, 'trinchera.sqlite'),
    postgresUse: {
      readPool: env.DATABASE_READ_POOL,
      writePool: env.DATABASE_WRITE_POOL,
      lockTimeoutMs: env.DATABASE_LOCK_SECONDS * 1000,
      statementTimeoutMs: env.DATABASE_STATEMENT_SECONDS * 1000,
    },
    redisUrl: env.REDIS_URL,
    jwtSecret: env.JWT_SECRET ?? generatedSecret(dataDir, 'jwt-secret', 'JWT_SECRET'),
    discord: env.DISCORD_TOKEN !== undefined || env.BOT_SECRET !== undefined,
    botSecret: env.BOT_SECRET ?? generatedSecret(dataDir, 'bot-secret', 'BOT_SECRET'),
    publicUrl: env.PUBLIC_URL ?? `http://${urlHost(env.HOST)}:${env.PORT}`,
    siteName: env.SITE_NAME,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom:
      env.MAIL_FROM ?? `${env.SITE_NAME} <no-responder@${new URL(env.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    google: env.GOOGLE_CLIENT_ID ? { clientId: env.GOOGLE_CLIENT_ID, certsUrl: env.GOOGLE_CERTS_URL } : null,
    twitch:
      env.TWITCH_CLIENT_ID && env.TWITCH_CLIENT_SECRET
        ? {
            clientId: env.TWITCH_CLIENT_ID,
            clientSecret: env.TWITCH_CLIENT_SECRET,
            apiUrl: env.TWITCH_API_URL,
            authUrl: env.TWITCH_AUTH_URL,
          }
        : null,
    gameHost: env.GAME_HOST,
    poll: { servers: env.GAME_POLL_SECONDS, streams: env.STREAM_POLL_SECONDS },
    vapid: vapidKeys(dataDir),
    outboundProxy: env.OUTBOUND_PROXY ?? null,
    llm:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY ?? null, model: env.LLM_MODEL }
        : null,
    drainMs: env.DRAIN_SECONDS * 1000,
    seedDemo: env.SEED_DEMO,
    // Outside production, staff of a site that is reachable only from its own machine need no second factor.
    staffSecondFactor: env.STAFF_SECOND_FACTOR ? env.STAFF_SECOND_FACTOR === 'on' : production || !loopback,
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST, port: env.METRICS_PORT } : null,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
    loopback,
  }
}

export const configOrExit = () => orExit(readConfig)
