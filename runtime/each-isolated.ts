import type { Log } from './log'

interface Limits {
  /** Once this signal is aborted, no further items are processed. */
  stopping?: AbortSignal | undefined
  /** True for an error that would affect every item, such as an unreachable database. It is then thrown, which ends the loop. */
  isOfAll?: (error: unknown) => boolean
}

/** Runs `act` for each item in turn. If `act` fails, calls `report` and continues with the next item. Returns how many items failed. */
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

/** A `report` function for `forEachIsolated` that logs the error and the name of the failed item. */
export const inLog =
  <T>(log: Pick<Log, 'error'>, name: (item: T) => string) =>
  (error: unknown, item: T) =>
    log.error({ err: error, what: name(item) }, 'no se pudo con algo; lo demás sigue, y se intenta de nuevo')
