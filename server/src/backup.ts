import { statSync } from 'node:fs'
import { version } from '@trinchera/contract/version'
import { endAs, print } from './backup/command'
import { readBackupConfig } from './backup/config'
import { makeBackup } from './backup/make-backup'

// npm run backup: writes everything that the site stores into one file. The site may be running at the same time.

await endAs(async () => {
  const config = readBackupConfig(process.env)
  const { file, manifest } = await makeBackup(config, version)
  const pictures = manifest.files.filter(({ path }) => path.endsWith('.webp')).length
  const megabytes = (statSync(file).size / 1e6).toLocaleString('es', { maximumFractionDigits: 1 })
  print(`Respaldo listo: ${file} (${megabytes} MB; base de datos hasta ${manifest.schema}, ${pictures} imágenes)`)
  if (!config.key)
    print(
      'Sin BACKUP_KEY va sin cifrar, aunque trae los correos de todos, y sin las claves del sitio: al restaurarlo todos tendrán que entrar de nuevo y volver a activar los avisos.',
    )
})
