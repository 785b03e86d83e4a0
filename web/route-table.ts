import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const name = 'virtual:routes'
const source = fileURLToPath(new URL('../contract/routes.ts', import.meta.url))

/** What the browser needs of each route; leaving the schemas out keeps zod out of its bundle. */
export interface Address {
  method: string
  path: string
  bodyType: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A route value's address. Throws on anything that is not a route: a mistake in `contract/` fails the build, not the page. */
export function addressOf(route: unknown): Address {
  if (!isRecord(route)) throw new Error('contract/routes.ts exports something that is not a route')
  const { method, path, bodyType } = route
  if (typeof method !== 'string' || typeof path !== 'string' || typeof bodyType !== 'string')
    throw new Error(`a route without an address: ${JSON.stringify(path)}`)
  return { method, path, bodyType }
}

/** Evaluates `contract/routes.ts` in Node, without what only the bot calls; `files` are the modules it loaded. */
export async function readRoutes(): Promise<{ addresses: Record<string, Address>; files: string[] }> {
  const list = await runnerImport<{ routes: Record<string, unknown> }>(source)
  const addresses = Object.fromEntries(
    Object.entries(list.module.routes)
      .filter(([, value]) => !isRecord(value) || value.access !== 'bot')
      .map(([route, value]) => [route, addressOf(value)]),
  )
  return { addresses, files: [source, ...list.dependencies] }
}

/** What most paths begin with, left out of the table. */
const base = '/api/v1/'

/** The table as a module: names and paths in one text for each method and kind of body, alike ones side by side, since every page loads it. */
function moduleOf(addresses: Record<string, Address>): string {
  const texts = new Map<string, string[]>()
  const sorted = Object.entries(addresses).toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1))
  for (const [route, { method, path, bodyType }] of sorted) {
    const kind = `${method} ${bodyType}`
    texts.set(kind, [...(texts.get(kind) ?? []), `${route} ${path.startsWith(base) ? path.slice(base.length) : path}`])
  }
  const lines = [...texts].map(([kind, routes]) => `${kind} ${routes.join(' ')}`)
  return `const addresses = {}
for (const line of ${JSON.stringify(lines)}) {
  const [method, bodyType, ...words] = line.split(' ')
  while (words.length) {
    const [name, path] = words.splice(0, 2)
    addresses[name] = { method, path: path[0] === '/' ? path : ${JSON.stringify(base)} + path, bodyType }
  }
}
export { addresses }`
}

/** Serves `virtual:routes`: every route's method, path and kind of body, evaluated at build time. */
export function routeTable(): Plugin {
  const resolved = `\0${name}`
  return {
    name: 'route-table',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      const { addresses, files } = await readRoutes()
      for (const file of files) this.addWatchFile(file)
      return moduleOf(addresses)
    },
  }
}
