import { badConfigExitCode } from './config-error'

/** Why a process cannot start, in one line for its operator. */
export interface StartFailure {
  line: string
  /** Whether only a change of the configuration helps, so that a supervisor need not try again. */
  permanent: boolean
}

/** Ends the process with one line on stderr. */
export function endStart({ line, permanent }: StartFailure): never {
  process.stderr.write(`${line}\n`)
  process.exit(permanent ? badConfigExitCode : 1)
}

/** The result of a step of the start; ends the process with one line where `explain` knows the error. */
export async function startStep<T>(step: Promise<T>, explain: (error: unknown) => StartFailure | null): Promise<T> {
  try {
    return await step
  } catch (error) {
    const failure = explain(error)
    if (!failure) throw error
    return endStart(failure)
  }
}
