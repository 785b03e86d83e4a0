/** Removes the slashes at the end of a path, except of `/`. A loop, because a regular expression would take quadratic time. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
