import { DumpError } from '@trinchera/db/dump'
import { databaseStartFailure } from '@trinchera/db/start-failure'
import { ConfigError } from '@trinchera/runtime/config-error'
import { isDiskFull } from '@trinchera/runtime/full-disk'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { endStart, type StartFailure } from '@trinchera/runtime/start'
import { BackupError } from './backup-error'

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** What an operator can do about an error of the command; null if the error has another cause. */
export function explain(error: unknown): StartFailure | null {
  if (error instanceof ConfigError) return { line: error.message, permanent: true }
  if (error instanceof BackupError || error instanceof DumpError) return { line: error.message, permanent: false }
  if (error instanceof StoreAway)
    return { line: `El almacén de UPLOADS_URL no contesta como debe (${error.message})`, permanent: false }
  if (isDiskFull(error))
    return { line: 'No hay espacio en el disco: libera en DATA_DIR y BACKUP_DIR, o baja BACKUP_KEEP', permanent: false }
  if (error instanceof Error && 'path' in error && 'code' in error) {
    const line = `No se puede usar ${String(error.path)} (${String(error.code)}): revisa que exista y sus permisos`
    return { line, permanent: false }
  }
  return databaseStartFailure(error, process.env.DATABASE_URL?.trim() || 'DATA_DIR')
}

/**
 * Runs a command for operators, such as a backup. If it fails with an error that the operator can fix, prints one line on stderr and ends
 * the process. Files that it creates are readable only by their owner.
 */
export async function endAs(work: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    const failure = explain(error)
    if (!failure) throw error
    endStart(failure)
  }
}
