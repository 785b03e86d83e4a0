import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endStart } from './start'

/**
 * The path of a marker file that exists in the data folder while a backup is being restored into it. The file contains the backup's name.
 */
export const restoreMarker = (dataDir: string) => join(dataDir, 'restoring')

/** Ends the process with one line if a restore into the data folder was interrupted. */
export function refuseUnfinishedRestore(dataDir: string) {
  if (!existsSync(restoreMarker(dataDir))) return
  const line = `Configuración: DATA_DIR: una restauración en ${dataDir} quedó a medias: repite npm run restore`
  endStart({ line, permanent: true })
}
