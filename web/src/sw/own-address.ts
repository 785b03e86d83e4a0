/** The URL without its origin if it leads to this site, so that it opens on this site; otherwise `fallback`. */
export function ownAddress(address: string, site: string, fallback: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(address, site)
    const own = pathname + search + hash
    // The path may begin with two slashes (`//other.cl`). Without its origin, such a URL would lead to another site.
    return origin === site && new URL(own, site).origin === site ? own : fallback
  } catch {
    return fallback
  }
}
