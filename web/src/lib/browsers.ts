import browsers from '../../browsers.json'

/** Where the name that a browser gives itself holds its version. All of iOS are Safari; Edge calls itself Chrome as well, and Chrome Safari. */
const versions: readonly (readonly [browser: keyof typeof browsers, version: RegExp])[] = [
  ['ios', /(?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/],
  ['edge', / Edg\w*\/(\d+)/],
  ['chrome', / Chrome\/(\d+)/],
  ['firefox', / Firefox\/(\d+)/],
  ['safari', / Version\/(\d+)\.(\d+).* Safari\//],
]

/** The browsers that the site is made for, in a sentence. */
export const madeFor = `Sirven Chrome y Edge desde la versión ${browsers.chrome}, Firefox desde la ${browsers.firefox}, y Safari, el iPhone y el iPad desde la ${browsers.safari}.`

/** Whether a browser is older than those that the site is made for; one that is not known counts as new. */
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

/** What to tell the owner of a browser that is too old, where something failed; null for the others. */
export const browserAdvice = (): string | null =>
  isTooOld(navigator.userAgent) ? `Tu navegador es de antes de los que Trinchera conoce. ${madeFor}` : null
