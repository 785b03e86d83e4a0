import { badConfigExitCode } from './config-error'

/** Why a process cannot start, as one line for its operator. */
export interface StartFailure {
  line: string
  /** True if only a change of the configuration helps, so that a supervisor need not try again. */
  permanent: boolean
}

/** Ends the process with one line on stderr. */
export function endStart({ line, permanent }: StartFailure): never {
  process.stderr.write(`${line}\n`)
  process.exit(permanent ? badConfigExitCode : 1)
}

/** Awaits a step of the start. If it fails with an error that `explain` knows, ends the process with one line. */
export async function startStep<T>(step: Promise<T>, explain: (error: unknown) => StartFailure | null): Promise<T> {
  try {
    return await step
  } catch (error) {
    const failure = explain(error)
    if (!failure) throw error
    return endStart(failure)
  }
}
