import { resolve } from 'node:path'
import { endAs, print } from './backup/command'
import { BackupError } from './backup/backup-error'
import { readBackupConfig } from './backup/config'
import { restoreBackup } from './backup/restore-backup'

// npm run restore -- FILE: restores a backup into an empty data folder and, if DATABASE_URL is set, an empty database.

await endAs(async () => {
  const config = readBackupConfig(process.env)
  const [file, ...further] = process.argv.slice(2)
  if (!file || further.length) throw new BackupError('Di qué respaldo: npm run restore ARCHIVO')
  const manifest = await restoreBackup(resolve(file), config)
  print(
    manifest
      ? `Restaurado en ${config.dataDir}: respaldo del ${manifest.created}, base de datos hasta ${manifest.schema}. Ya se puede partir: npm start`
      : `La restauración en ${config.dataDir} ya estaba completa. Ya se puede partir: npm start`,
  )
})
