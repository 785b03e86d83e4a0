import browsers from '../../browsers.json'

/**
 * For each browser, the part of the user agent that contains its version. The order matters: every browser on iOS is Safari, Edge's user
 * agent also contains "Chrome", and Chrome's contains "Safari".
 */
const versions: readonly (readonly [browser: keyof typeof browsers, version: RegExp])[] = [
  ['ios', /(?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/],
  ['edge', / Edg\w*\/(\d+)/],
  ['chrome', / Chrome\/(\d+)/],
  ['firefox', / Firefox\/(\d+)/],
  ['safari', / Version\/(\d+)\.(\d+).* Safari\//],
]

/** Sentence that names the supported browsers and versions. */
export const madeFor = `Sirven Chrome y Edge desde la versión ${browsers.chrome}, Firefox desde la ${browsers.firefox}, y Safari, el iPhone y el iPad desde la ${browsers.safari}.`

/** True if a browser is older than the supported versions. An unknown browser counts as supported. */
export function isTooOld(userAgent: string): boolean {
  for (const [browser, version] of versions) {
    const found = version.exec(userAgent)
    if (!found) continue
    const [major = 0, minor = 0] = browsers[browser].split('.').map(Number)
    const [has, hasMinor] = [Number(found[1]), Number(found[2] ?? 0)]
    return has < major || (has === major && hasMinor < minor)
  }
  return false
}

/** Advice for people whose browser is too old, shown after something failed; null in other browsers. */
export const browserAdvice = (): string | null =>
  isTooOld(navigator.userAgent) ? `Tu navegador es de antes de los que este sitio conoce. ${madeFor}` : null
