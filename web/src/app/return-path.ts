/**
 * The path in `?volver=`, to which the login returns, or `fallback`. Only paths of this site are accepted, so that nobody can make a login
 * link that leads to another site (open redirect).
 */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get('volver')
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : fallback
}
