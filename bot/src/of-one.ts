import { ApiError } from '@trinchera/contract/api-error'

/** Refusals by the site of what it was told, not of who tells it. */
const refusals = [400, 404, 409, 413, 422]

/** Whether a failure is of one thing that was to be done, and not of the site or of Discord, which fail whatever they are asked. */
export function isOfOne(error: unknown): boolean {
  if (error instanceof ApiError) return refusals.includes(error.code)
  return (
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    (error instanceof TypeError && error.cause === undefined) // with a cause: a request without a reply
  )
}
