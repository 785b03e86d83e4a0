import SQLite from './better-sqlite3.cjs'
import { isPostgres } from './database'
import { NewerDatabaseError, OlderDatabaseError } from './migrate'
import { isDatabaseAway } from './outage'
import { sqlState } from './sql-state'

/** Why a SQLite file cannot be used until its operator acts, in Spanish, by error code. */
const unusable: Record<string, string> = {
  SQLITE_NOTADB: 'no es una base de datos SQLite',
  SQLITE_CORRUPT: 'está dañada: hay que restaurar un respaldo',
  SQLITE_CANTOPEN: 'no se puede abrir',
  SQLITE_READONLY: 'no se puede escribir',
  SQLITE_PERM: 'no hay permiso para abrirla',
  SQLITE_IOERR: 'no se puede leer del disco',
  EACCES: 'no hay permiso para abrirla',
  EPERM: 'no hay permiso para abrirla',
  EISDIR: 'es una carpeta',
  ENOTDIR: 'no está en una carpeta',
  EROFS: 'el disco es de solo lectura',
}

/** Why PostgreSQL refuses a connection, in Spanish, by SQLSTATE code. */
const refused: Record<string, string> = {
  '28P01': 'no acepta esa contraseña',
  '28000': 'no acepta ese usuario',
  '3D000': 'no existe esa base de datos',
  '42501': 'ese usuario no tiene permiso',
  // Sent by PgBouncer: it refuses the connection's timeout settings, and it would lose session locks between transactions.
  '08P01': 'no toma los ajustes de la conexión: si es PgBouncer, hay que dar la dirección de PostgreSQL mismo',
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Host, port and name of a database, for messages. The whole URL must not be shown because it contains a password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}

function ofServer(error: unknown, url: string) {
  const reason = refused[sqlState(error) ?? '']
  if (reason) return { line: `Configuración: DATABASE_URL: ${placeOf(url)} ${reason}`, permanent: true }
  if (codeOf(error) === 'ENOTFOUND')
    return { line: `Configuración: DATABASE_URL: no se conoce el servidor ${placeOf(url)}`, permanent: true }
  if (!isDatabaseAway(error)) return null
  const detail = codeOf(error) || (error instanceof Error ? error.message : '')
  return { line: `DATABASE_URL: la base de datos de ${placeOf(url)} no contesta (${detail})`, permanent: false }
}

function ofFile(error: unknown, path: string) {
  const code = codeOf(error)
  if (error instanceof SQLite.SqliteError && code.startsWith('SQLITE_BUSY'))
    return { line: `DATA_DIR: otro proceso no suelta la base de datos ${path}`, permanent: false }
  const reason = unusable[code] ?? unusable[code.split('_', 2).join('_')]
  return reason ? { line: `Configuración: DATA_DIR: la base de datos ${path} ${reason}`, permanent: true } : null
}

/**
 * Why the database cannot be used, in one line that names the environment variable; null if the error has another cause. `permanent`: true
 * if only a change of the configuration helps, so that trying again is useless.
 */
export function databaseStartFailure(error: unknown, url: string): { line: string; permanent: boolean } | null {
  if (error instanceof NewerDatabaseError || error instanceof OlderDatabaseError)
    return { line: error.message, permanent: false }
  return isPostgres(url) ? ofServer(error, url) : ofFile(error, url)
}
