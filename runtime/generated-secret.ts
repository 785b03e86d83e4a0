import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error'

export const minSecretLength = 32

/**
 * Reads the secret in the file `name`. If it does not exist, creates it with the result of `make` (at least 32 characters), readable only
 * by its owner. The file is written under a temporary name and then linked, so that nobody reads a partial one. `variable`: environment
 * variable that error messages name.
 */
export function generatedSecret(
  dataDir: string,
  name: string,
  variable: string,
  make = () => randomBytes(48).toString('base64url'),
): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    try {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(draft, make(), { mode: 0o600 })
    } catch (error) {
      throw new ConfigError(
        `Configuración: DATA_DIR no se puede escribir: ${error instanceof Error ? error.message : ''}`,
      )
    }
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
    throw new ConfigError(`Configuración: ${variable} no está entera en ${file}: borra ese archivo y se hará otra`)
  return secret
}
