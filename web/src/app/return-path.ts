/**
 * The path in `?volver=` to which login returns. Only paths of this site are accepted, because an open redirect could send people to
 * another site.
 */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get('volver')
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : fallback
}
