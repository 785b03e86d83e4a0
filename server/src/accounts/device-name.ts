/**
 * Names of browsers and systems, with patterns for the header `User-Agent`. The first match counts. Some headers contain several names
 * (Edge's also contains "Chrome"), so the more specific name comes first.
 */
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

/** A readable name for a browser, from its header `User-Agent`: 'Chrome en Android'. */
export function deviceName(agent = ''): string {
  const system = nameIn(agent, systems)
  return [nameIn(agent, browsers) ?? 'Navegador', ...(system ? [system] : [])].join(' en ')
}
