/**
 * The SQLSTATE code of an error that PostgreSQL sent; null for any other error. Checks the error's fields instead of its class, because the
 * PostgreSQL driver is loaded only if the site uses PostgreSQL.
 */
export const sqlState = (error: unknown): string | null =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string' ? error.code : null
