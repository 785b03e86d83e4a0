/** An invalid environment variable; the message is one line that names it. */
export class ConfigError extends Error {}

/** Exit code for a ConfigError (EX_CONFIG of sysexits): the supervisor does not restart the process. */
export const badConfigExitCode = 78

/** If a file in the data folder could not be written (missing secrets are generated and stored there), the error line; otherwise null. */
const unwritable = (error: unknown): string | null =>
  error instanceof Error && 'path' in error && 'code' in error
    ? `Configuración: DATA_DIR: no se puede escribir ${String(error.path)} (${String(error.code)})`
    : null

/** Ends the process if a variable turns out to be invalid only when it is used: prints one line on stderr and exits with code 78. */
export function refuseConfig(message: string): never {
  process.stderr.write(`Configuración: ${message}\n`)
  process.exit(badConfigExitCode)
}

/** Reads the configuration at the start of a process. If it is invalid, prints one line on stderr and exits with code 78. */
export function orExit<T>(read: (environment: NodeJS.ProcessEnv) => T): T {
  try {
    return read(process.env)
  } catch (error) {
    const line = error instanceof ConfigError ? error.message : unwritable(error)
    if (line === null) throw error
    process.stderr.write(`${line}\n`)
    process.exit(badConfigExitCode)
  }
}
