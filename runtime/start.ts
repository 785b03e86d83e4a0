import { badConfigExitCode } from './config-error'

/** The reason why a process cannot start, as one line for the operator. */
export interface StartFailure {
  line: string
  /** True if the process can start only after its configuration was changed, so that a supervisor should not restart it. */
  permanent: boolean
}

export function endStart({ line, permanent }: StartFailure): never {
  process.stderr.write(`${line}\n`)
  process.exit(permanent ? badConfigExitCode : 1)
}

/** Awaits a step of a process's start. On an error, prints the reason that `explain` returns and ends the process; if null, rethrows. */
export async function startStep<T>(step: Promise<T>, explain: (error: unknown) => StartFailure | null): Promise<T> {
  try {
    return await step
  } catch (error) {
    const failure = explain(error)
    if (!failure) throw error
    return endStart(failure)
  }
}
