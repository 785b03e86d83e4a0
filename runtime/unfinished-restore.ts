import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endStart } from './start'

/** Stands in the data folder from before the first file of a backup is put there until all of it is; it holds the name of the backup. */
export const restoreMarker = (dataDir: string) => join(dataDir, 'restoring')

/** Ends the process with one line where a restore into its data folder was ended half-way. */
export function refuseUnfinishedRestore(dataDir: string) {
  if (!existsSync(restoreMarker(dataDir))) return
  const line = `Configuración: DATA_DIR: una restauración en ${dataDir} quedó a medias: repite npm run restore`
  endStart({ line, permanent: true })
}
