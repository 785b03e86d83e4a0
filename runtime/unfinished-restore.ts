import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endStart } from './start'

/** Path of a file in the data folder that exists while a backup is being restored. It contains the backup's name. */
export const restoreMarker = (dataDir: string) => join(dataDir, 'restoring')

/** If an earlier restore into the data folder was not finished, prints one line and ends the process. */
export function refuseUnfinishedRestore(dataDir: string) {
  if (!existsSync(restoreMarker(dataDir))) return
  const line = `Configuración: DATA_DIR: una restauración en ${dataDir} quedó a medias: repite npm run restore`
  endStart({ line, permanent: true })
}
