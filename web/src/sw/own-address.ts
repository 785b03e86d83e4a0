/** An address of a site without its origin, to be opened there; `fallback` for one that leads to another site. */
export function ownAddress(address: string, site: string, fallback: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(address, site)
    const own = pathname + search + hash
    // A path that begins with two slashes is another site's address, once its origin is left out.
    return origin === site && new URL(own, site).origin === site ? own : fallback
  } catch {
    return fallback
  }
}
