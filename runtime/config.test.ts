import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { ConfigError } from './config-error'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'trinchera-config-'))
writeFileSync(join(DATA_DIR, 'file'), '') // no folder can be below it
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const base = { DATA_DIR, REDIS_URL: 'redis://127.0.0.1:1' }
const secret = 'x'.repeat(32)

describe('the configuration', () => {
  it('has defaults: addresses from HOST and PORT, SQLite in DATA_DIR', () => {
    const config = readConfig(base)
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      siteName: 'Trinchera',
      rateLimits: true,
      seedDemo: false,
      smtpUrl: null,
      admin: null,
      loopback: true,
    })
    expect(config.databaseUrl).toBe(join(DATA_DIR, 'trinchera.sqlite'))
  })

  it('generates its keys once, readable by their owner only', () => {
    const { jwtSecret: first, vapid } = readConfig(base)
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(readConfig(base)).toMatchObject({ jwtSecret: first, vapid })
    expect(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o077).toBe(0)
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(['bot-secret', 'file', 'jwt-secret', 'vapid-key']) // no temporary file is left
  })

  it('rejects a truncated secret', () => {
    const half = mkdtempSync(join(tmpdir(), 'trinchera-config-'))
    writeFileSync(join(half, 'bot-secret'), 'a medio escri')
    expect(() => readConfig({ ...base, DATA_DIR: half })).toThrow(
      /^Configuración: BOT_SECRET no está entera en [^\n]+$/,
    )
    rmSync(half, { recursive: true })
  })

  it('detects a bot by its token, or by the secret of a bot elsewhere', () =>
    expect(
      [{}, { DISCORD_TOKEN: 'ficha' }, { BOT_SECRET: secret }].map(
        (given) => readConfig({ ...base, ...given }).discord,
      ),
    ).toEqual([false, true, true]))

  it('makes backups each night in production alone, unless BACKUP_EVERY says otherwise', () =>
    expect(
      [{}, { NODE_ENV: 'production', JWT_SECRET: secret }, { BACKUP_EVERY: '6' }].map(
        (given) => readConfig({ ...base, ...given }).backupEvery,
      ),
    ).toEqual([0, 24, 6]))

  it('treats an empty variable as absent', () => {
    expect(readConfig({ ...base, PORT: '', SMTP_URL: ' ' }).port).toBe(3000)
  })

  it.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['BACKUP_EVERY', { BACKUP_EVERY: 'cada noche' }],
    ['BACKUP_EVERY', { BACKUP_EVERY: '1.5' }],
    ['BACKUP_EVERY', { BACKUP_EVERY: '999' }],
    ['BACKUP_KEY', { BACKUP_KEY: 'corta' }],
    ['BACKUP_KEEP', { BACKUP_KEEP: '0' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_READ_POOL', { DATABASE_READ_POOL: '0' }],
    ['DATABASE_WRITE_POOL', { DATABASE_WRITE_POOL: 'muchas' }],
    ['DATABASE_LOCK_SECONDS', { DATABASE_LOCK_SECONDS: '0' }],
    ['DATABASE_STATEMENT_SECONDS', { DATABASE_STATEMENT_SECONDS: '4000' }],
    ['REDIS_URL', { REDIS_URL: 'http://x' }],
    ['SEED_DEMO', { SEED_DEMO: 'yes' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'yes' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { NODE_ENV: 'production' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'trinchera.cl' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long-enough' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.cl' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long-enough' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['TWITCH_CLIENT_SECRET', { TWITCH_CLIENT_ID: 'x' }],
    ['TWITCH_CLIENT_ID', { TWITCH_CLIENT_SECRET: 'x' }],
    ['TWITCH_API_URL', { TWITCH_API_URL: 'api.twitch.tv/helix' }],
    ['TWITCH_AUTH_URL', { TWITCH_AUTH_URL: 'ftp://id.twitch.tv' }],
    ['GAME_HOST', { GAME_HOST: 'juegos trinchera' }],
    ['GAME_HOST', { GAME_HOST: 'https://juegos.trinchera.cl' }],
    ['GAME_POLL_SECONDS', { GAME_POLL_SECONDS: '0' }],
    ['GAME_POLL_SECONDS', { GAME_POLL_SECONDS: '1.5' }],
    ['STREAM_POLL_SECONDS', { STREAM_POLL_SECONDS: '3601' }],
    ['STREAM_POLL_SECONDS', { STREAM_POLL_SECONDS: 'seguido' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'modelo.cl', LLM_MODEL: 'uno' }],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://127.0.0.1:1/v1' }],
    ['LLM_BASE_URL', { LLM_MODEL: 'uno' }],
    ['LLM_BASE_URL', { LLM_API_KEY: 'clave' }],
    ['HOST', { HOST: 'http://localhost' }],
    ['DATA_DIR', { DATA_DIR: join(DATA_DIR, 'file', 'data') }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://ejemplo.cl/trinchera' }],
    ['MAIL_FROM', { MAIL_FROM: 'Trinchera' }],
    ['METRICS_PORT', { METRICS_PORT: '2999' }],
    ['METRICS_PORT', { METRICS_PORT: '70000' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '61' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: 'poco' }],
    ['UPLOADS_URL', { UPLOADS_URL: 'https://bucket' }],
    ['UPLOADS_URL', { S3_ENDPOINT: 'https://s3.cl' }],
    ['S3_ACCESS_KEY_ID', { UPLOADS_URL: 's3://imagenes', S3_SECRET_ACCESS_KEY: 'x' }],
    ['S3_SECRET_ACCESS_KEY', { UPLOADS_URL: 's3://imagenes', S3_ACCESS_KEY_ID: 'x' }],
    ['S3_ENDPOINT', { UPLOADS_URL: 's3://imagenes', S3_ENDPOINT: 's3.cl' }],
  ])('names %s when it is wrong, in one line', (name, wrong) => {
    expect(() => readConfig({ ...base, ...wrong })).toThrow(ConfigError)
    expect(() => readConfig({ ...base, ...wrong })).toThrow(new RegExp(`^Configuración: ${name} .+$`))
  })

  it('trusts proxies by address and by network', () => {
    expect(readConfig({ ...base, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/64' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/64',
    ])
  })

  it('polls the game servers of this machine and not Twitch by default', () => {
    expect(readConfig(base)).toMatchObject({ twitch: null, gameHost: '127.0.0.1', poll: { servers: 15, streams: 60 } })
    const given = {
      TWITCH_CLIENT_ID: 'id',
      TWITCH_CLIENT_SECRET: 'secreto',
      TWITCH_API_URL: 'http://127.0.0.1:1/helix/',
      GAME_HOST: 'juegos.trinchera.cl',
      GAME_POLL_SECONDS: '30',
      STREAM_POLL_SECONDS: '120',
    }
    expect(readConfig({ ...base, ...given })).toMatchObject({
      twitch: {
        clientId: 'id',
        clientSecret: 'secreto',
        apiUrl: 'http://127.0.0.1:1/helix',
        authUrl: 'https://id.twitch.tv/oauth2',
      },
      gameHost: 'juegos.trinchera.cl',
      poll: { servers: 30, streams: 120 },
    })
  })

  it('has a language model when one is named, with or without a key', () => {
    expect(readConfig(base).llm).toBeNull()
    expect(readConfig({ ...base, LLM_BASE_URL: 'http://127.0.0.1:1/v1/', LLM_MODEL: 'uno' }).llm).toEqual({
      baseUrl: 'http://127.0.0.1:1/v1',
      apiKey: null,
      model: 'uno',
    })
    expect(
      readConfig({ ...base, LLM_BASE_URL: 'https://modelo.cl', LLM_MODEL: 'uno', LLM_API_KEY: 'clave' }).llm?.apiKey,
    ).toBe('clave')
  })

  it('asks staff for a second factor in production and beyond this machine, unless told otherwise', () => {
    const asked = (given: Record<string, string>) => readConfig({ ...base, ...given }).staffSecondFactor
    expect(asked({})).toBe(false)
    expect(asked({ HOST: '0.0.0.0' })).toBe(true)
    expect(asked({ NODE_ENV: 'production', JWT_SECRET: secret })).toBe(true)
    expect(asked({ HOST: '0.0.0.0', STAFF_SECOND_FACTOR: 'off' })).toBe(false)
    expect(asked({ STAFF_SECOND_FACTOR: 'on' })).toBe(true)
  })

  it('accepts production with a secret', () => {
    expect(readConfig({ ...base, NODE_ENV: 'production', JWT_SECRET: secret })).toMatchObject({
      production: true,
      jwtSecret: secret,
    })
  })
})
