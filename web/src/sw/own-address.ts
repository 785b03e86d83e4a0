/** A URL of this site without its origin, so that it opens on this site; `fallback` if the URL leads to another site. */
export function ownAddress(address: string, site: string, fallback: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(address, site)
    const own = pathname + search + hash
    // A path that begins with two slashes would be a URL of another site once the origin is removed.
    return origin === site && new URL(own, site).origin === site ? own : fallback
  } catch {
    return fallback
  }
}
