/** The first that fits names it: browsers and systems that pretend to be others come first. */
const browsers = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (agent: string, list: readonly (readonly [RegExp, string])[]) =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** What a person calls the browser of a `User-Agent` header: 'Chrome en Android'. */
export function deviceName(agent = ''): string {
  const system = nameIn(agent, systems)
  return [nameIn(agent, browsers) ?? 'Navegador', ...(system ? [system] : [])].join(' en ')
}
