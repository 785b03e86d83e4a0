import type { Log } from './log'

interface Limits {
  /** No further item is begun after this signal is aborted. */
  stopping?: AbortSignal | undefined
  /** True for an error that every item would have, such as an unreachable database. Such an error is thrown and ends the loop. */
  isOfAll?: (error: unknown) => boolean
}

/** Runs `act` for each item, one after the other. A failed item is reported and does not stop the others. Returns how many failed. */
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

/** A `report` for `forEachIsolated` that logs the error with the name of its item. */
export const inLog =
  <T>(log: Pick<Log, 'error'>, name: (item: T) => string) =>
  (error: unknown, item: T) =>
    log.error({ err: error, what: name(item) }, 'no se pudo con algo; lo demás sigue, y se intenta de nuevo')
