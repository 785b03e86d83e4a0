import type { Log } from './log'

interface Limits {
  /** Begins no further item once it is aborted. */
  stopping?: AbortSignal | undefined
  /** Whether a failure would be that of every item, such as a database that is away: it is thrown, and ends the loop. */
  isOfAll?: (error: unknown) => boolean
}

/** Does `act` for each item in turn. One that fails is reported and holds up none of the others. Returns how many failed. */
export async function forEachIsolated<T>(
  items: Iterable<T>,
  act: (item: T) => unknown,
  report: (error: unknown, item: T) => void,
  { stopping, isOfAll = () => false }: Limits = {},
): Promise<number> {
  let failed = 0
  for (const item of items) {
    if (stopping?.aborted) break
    try {
      await act(item)
    } catch (error) {
      if (isOfAll(error)) throw error
      failed++
      report(error, item)
    }
  }
  return failed
}

/** Reports a failure in the log under the name of its item. */
export const inLog =
  <T>(log: Pick<Log, 'error'>, name: (item: T) => string) =>
  (error: unknown, item: T) =>
    log.error({ err: error, what: name(item) }, 'no se pudo con algo; lo demás sigue, y se intenta de nuevo')
