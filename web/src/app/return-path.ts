/** The address in `?volver=` where login continues. Only paths of this site: an open redirect would send people to another one. */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get('volver')
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : fallback
}
