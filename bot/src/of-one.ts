import { ApiError } from '@trinchera/contract/api-error'

/** HTTP status codes with which the site refuses the content of a request, as opposed to its sender. */
const refusals = [400, 404, 409, 413, 422]

/**
 * True if a failure concerns a single item, so that the others can go on. False for failures of the site or of Discord, which affect every
 * request.
 */
export function isOfOne(error: unknown): boolean {
  if (error instanceof ApiError) return refusals.includes(error.code)
  return (
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    (error instanceof TypeError && error.cause === undefined) // with a cause: `fetch` got no reply
  )
}
