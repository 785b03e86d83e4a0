import { ApiError } from '@trinchera/contract/api-error'

/** HTTP status codes with which the site refuses a request because of its content, not because of its sender. */
const refusals = [400, 404, 409, 413, 422]

/** True if an error concerns one post or message only, so that others can be tried; false if the site or Discord fails for all. */
export function isOfOne(error: unknown): boolean {
  if (error instanceof ApiError) return refusals.includes(error.code)
  return (
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    (error instanceof TypeError && error.cause === undefined) // if there is a `cause`, `fetch` got no reply
  )
}
