import { version } from '@trinchera/contract/version'
import { sizeText } from '@trinchera/rules/backups'
import { endAs, print } from './backup/command'
import { readBackupConfig } from './backup/config'
import { notedBackup } from './backup/noted-backup'

// npm run backup: writes everything that the site stores into one file and checks it. The site may be running at the same time, and its
// worker runs this command by itself (BACKUP_EVERY).

await endAs(async () => {
  const config = readBackupConfig(process.env)
  const { file, bytes, manifest } = await notedBackup(config, version)
  const pictures = manifest.files.filter(({ path }) => path.endsWith('.webp')).length
  print(
    `Respaldo listo: ${file} (${sizeText(bytes)}, revisado; base de datos hasta ${manifest.schema}, ${pictures} imágenes)`,
  )
  if (!config.key)
    print(
      'Sin BACKUP_KEY va sin cifrar, aunque trae los correos de todos, y sin las claves del sitio: al restaurarlo todos tendrán que entrar de nuevo y volver a activar los avisos.',
    )
})
