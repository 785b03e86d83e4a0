/** A path without the slashes at its end; `/` stays. Counted, since a pattern takes a time that grows with the square of a long path. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
