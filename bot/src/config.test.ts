import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError } from '@trinchera/runtime/config-error'
import { readBotConfig } from './config'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'trinchera-bot-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const base = { DATA_DIR, DISCORD_TOKEN: 'ficha' }

it('is null without a token', () => expect(readBotConfig({ DATA_DIR, DISCORD_TOKEN: ' ' })).toBeNull())

it('creates its secret once, readable by its owner only', () => {
  const secret = readBotConfig(base)?.secret ?? ''
  expect(secret.length).toBeGreaterThan(32)
  expect(readFileSync(join(DATA_DIR, 'bot-secret'), 'utf8')).toBe(secret)
  expect(statSync(join(DATA_DIR, 'bot-secret')).mode & 0o077).toBe(0)
  expect(readBotConfig(base)?.secret).toBe(secret)
  expect(readdirSync(DATA_DIR)).toEqual(['bot-secret']) // no temporary file is left
})

it('rejects a truncated secret, naming its file', () => {
  const half = mkdtempSync(join(tmpdir(), 'trinchera-bot-'))
  writeFileSync(join(half, 'bot-secret'), '')
  expect(() => readBotConfig({ ...base, DATA_DIR: half })).toThrow(
    `BOT_SECRET no está entera en ${join(half, 'bot-secret')}`,
  )
  rmSync(half, { recursive: true })
})

it('defaults to the site on the same machine, whatever its HOST', () => {
  expect(readBotConfig({ ...base, HOST: '0.0.0.0', PORT: '8080' })).toMatchObject({ apiUrl: 'http://127.0.0.1:8080' })
  expect(readBotConfig({ ...base, HOST: '::1' })?.apiUrl).toBe('http://[::1]:3000')
  expect(readBotConfig({ ...base, API_URL: 'http://server:3000/', PUBLIC_URL: 'https://trinchera.cl/' })).toMatchObject(
    { apiUrl: 'http://server:3000', publicUrl: 'https://trinchera.cl' },
  )
})

it('accepts several channels, without duplicates', () =>
  expect(
    readBotConfig({ ...base, DISCORD_CHANNEL_ID: '111111111111111111, 222222222222222222,111111111111111111' })
      ?.channels,
  ).toEqual(['111111111111111111', '222222222222222222']))

describe('a bad variable is named in one line', () => {
  it.each([
    ['DISCORD_CHANNEL_ID', { DISCORD_CHANNEL_ID: 'general' }],
    ['DISCORD_GUILD_ID', { DISCORD_GUILD_ID: '12' }],
    ['DISCORD_GUILD_ID', { DISCORD_ROLES: 'on' }],
    ['DISCORD_ROLES', { DISCORD_ROLES: 'yes' }],
    ['DISCORD_API_URL', { DISCORD_API_URL: 'discord.com' }],
    ['API_URL', { API_URL: 'ftp://x' }],
    ['BOT_SECRET', { BOT_SECRET: 'corto' }],
    ['BOT_SECRET', { NODE_ENV: 'production' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'todo' }],
  ])('%s', (name, given) => {
    expect(() => readBotConfig({ ...base, ...given })).toThrow(ConfigError)
    expect(() => readBotConfig({ ...base, ...given })).toThrow(new RegExp(`^Configuración: ${name} [^\n]+$`))
  })
})
