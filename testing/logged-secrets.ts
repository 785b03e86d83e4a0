import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Secrets that no log may contain, by their form: session tokens, tokens in URLs of mails and calendars, hashes of passwords, passwords of
 * test people.
 */
const shapes: Record<string, RegExp> = {
  'a session token': /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/,
  'a token in an address': /[?&]?(?:\w*token|clave|code)=[\w-]{20,}/i,
  'the hash of a password': /\$(?:2[aby]|argon2(?:id|i|d)|scrypt)\$/,
  'the password of a test person': /Clave-de-/,
}

/** Files in DATA_DIR that hold a secret. */
const secretFiles = ['jwt-secret', 'bot-secret', 'vapid-key']

/** Variables that hold a secret. `addressVariables` hold URLs that may contain a password. */
const secretVariables = [
  'ADMIN_PASSWORD',
  'JWT_SECRET',
  'BOT_SECRET',
  'BACKUP_KEY',
  'S3_SECRET_ACCESS_KEY',
  'TWITCH_CLIENT_SECRET',
  'DISCORD_TOKEN',
  'LLM_API_KEY',
]
const addressVariables = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'OUTBOUND_PROXY']

const passwordIn = (address = '') => (URL.canParse(address) ? decodeURIComponent(new URL(address).password) : '')

/**
 * The kinds of secrets found in `output`, each with the line that contains it. `environment`: that of the processes that printed the
 * output.
 */
export function loggedSecrets(output: string, environment: NodeJS.ProcessEnv): string[] {
  const own = secretFiles
    .map((name) => join(environment.DATA_DIR ?? '', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim())
  const known = [
    ...secretVariables.map((name) => environment[name] ?? ''),
    ...addressVariables.map((name) => passwordIn(environment[name])),
    ...own,
  ].filter((secret) => secret.length >= 8)
  const lines = output.split('\n')
  return [
    ...Object.entries(shapes).flatMap(([kind, shape]) => {
      const line = lines.find((one) => shape.test(one))
      return line === undefined ? [] : [`${kind}: ${line}`]
    }),
    ...lines.filter((line) => known.some((secret) => line.includes(secret))),
  ]
}
