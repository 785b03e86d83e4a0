/**
 * The SQLSTATE code if PostgreSQL answered with this error; null for any other error. The error is recognised by its fields and not by its
 * class, because the PostgreSQL driver is loaded only if the site uses PostgreSQL.
 */
export const sqlState = (error: unknown): string | null =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string' ? error.code : null
