import { DumpError } from '@trinchera/db/dump'
import { databaseStartFailure } from '@trinchera/db/start-failure'
import { ConfigError } from '@trinchera/runtime/config-error'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { endStart } from '@trinchera/runtime/start'
import { BackupError } from './backup-error'

export const print = (line: string) => process.stdout.write(`${line}\n`)

function explain(error: unknown): { line: string; permanent: boolean } | null {
  if (error instanceof ConfigError) return { line: error.message, permanent: true }
  if (error instanceof BackupError || error instanceof DumpError) return { line: error.message, permanent: false }
  if (error instanceof StoreAway)
    return { line: `El almacén de UPLOADS_URL no contesta como debe (${error.message})`, permanent: false }
  if (error instanceof Error && 'path' in error && 'code' in error)
    return { line: `No se puede usar ${String(error.path)} (${String(error.code)})`, permanent: false }
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
