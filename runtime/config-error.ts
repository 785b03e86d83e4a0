/** An invalid environment variable; the message is one line that names it. */
export class ConfigError extends Error {}

/** Exit code for a ConfigError (EX_CONFIG of sysexits): the supervisor does not restart the process. */
export const badConfigExitCode = 78

/** The line for a data folder that takes no files: secrets are made in it. */
const unwritable = (error: unknown): string | null =>
  error instanceof Error && 'path' in error && 'code' in error
    ? `Configuración: DATA_DIR: no se puede escribir ${String(error.path)} (${String(error.code)})`
    : null

/** Ends the process for a variable whose fault shows only when it is used: one line on stderr and that exit code. */
export function refuseConfig(message: string): never {
  process.stderr.write(`Configuración: ${message}\n`)
  process.exit(badConfigExitCode)
}

/** For a process's first statement: its configuration, or one line on stderr and exit code 78. */
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
