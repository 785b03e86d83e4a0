/**
 * The SQLSTATE code of an error that PostgreSQL answered with; null for any other error. Told by its fields and not by its class: the driver is loaded only where
 * there is a PostgreSQL.
 */
export const sqlState = (error: unknown): string | null =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string' ? error.code : null
