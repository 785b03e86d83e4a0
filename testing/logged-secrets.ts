import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets that no log may contain: session tokens, tokens in mailed and calendar URLs, password hashes, test people's passwords. */
const shapes: Record<string, RegExp> = {
  'a session token': /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/,
  'a token in an address': /[?&]?(?:\w*token|clave|code)=[\w-]{20,}/i,
  'the hash of a password': /\$(?:2[aby]|argon2(?:id|i|d)|scrypt)\$/,
  'the password of a test person': /Clave-de-/,
}

/** Names of the files in DATA_DIR that hold a secret. */
const secretFiles = ['jwt-secret', 'bot-secret', 'vapid-key']

/** Environment variables whose whole value is a secret. The URLs in the variables of `addressVariables` may contain a password. */
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

/** Each kind of secret found in `output`, with its line. `environment`: environment variables of the processes that printed `output`. */
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
