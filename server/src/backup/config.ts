import { join, resolve } from 'node:path'
import { z } from 'zod'
import { backupVariables, usualBackupFolder } from '@trinchera/runtime/backup-config'
import { bucketOf, bucketVariables, type BucketConfig } from '@trinchera/runtime/bucket-config'
import { ConfigError } from '@trinchera/runtime/config-error'

const variables = z.object({
  ...bucketVariables,
  ...backupVariables,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'debe ser una dirección postgres://…')
    .optional(),
})

export interface BackupConfig {
  dataDir: string
  databaseUrl: string
  /** Bucket that contains the pictures; null if they are in the data folder. */
  bucket: BucketConfig | null
  backupDir: string
  /** Passphrase for encryption; null if backups are not encrypted. */
  key: string | null
  /** Number of backups that are kept; older ones are deleted. */
  keep: number
}

/** Reads the environment variables of the backup commands. Unlike the site, it does not create missing secrets. Throws ConfigError. */
export function readBackupConfig(environment: NodeJS.ProcessEnv): BackupConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`Configuración: ${issue?.path.join('.')} ${issue?.message}`)
  }
  const { DATA_DIR, DATABASE_URL, BACKUP_DIR, BACKUP_KEY, BACKUP_KEEP } = parsed.data
  const dataDir = resolve(DATA_DIR)
  return {
    dataDir,
    databaseUrl: DATABASE_URL ?? join(dataDir, 'trinchera.sqlite'),
    bucket: bucketOf(parsed.data),
    backupDir: resolve(BACKUP_DIR ?? join(dataDir, usualBackupFolder)),
    key: BACKUP_KEY ?? null,
    keep: BACKUP_KEEP,
  }
}
