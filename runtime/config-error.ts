/** An invalid environment variable; the message is one line that names it. */
export class ConfigError extends Error {}

/** Exit code for a ConfigError (EX_CONFIG of sysexits): the supervisor does not restart the process. */
const badConfigExitCode = 78

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
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(badConfigExitCode)
  }
}
