/**
 * A path without the slashes at its end; `/` stays. Uses a loop, because the time of a regular expression grows with the square of the
 * path's length.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
