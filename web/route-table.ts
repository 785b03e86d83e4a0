import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const name = 'virtual:routes'
const source = fileURLToPath(new URL('../contract/routes.ts', import.meta.url))

/** The part of an API route that the browser needs. The schemas are left out so that the bundle does not contain zod. */
export interface Address {
  method: string
  path: string
  bodyType: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Extracts method, path and body type from a route. Throws if `route` is not a route, so that a mistake in `contract/` fails the build. */
export function addressOf(route: unknown): Address {
  if (!isRecord(route)) throw new Error('contract/routes.ts exports something that is not a route')
  const { method, path, bodyType } = route
  if (typeof method !== 'string' || typeof path !== 'string' || typeof bodyType !== 'string')
    throw new Error(`a route without an address: ${JSON.stringify(path)}`)
  return { method, path, bodyType }
}

/** Loads `contract/routes.ts` in Node and returns the routes without those for the bot. `files`: the modules that were loaded. */
export async function readRoutes(): Promise<{ addresses: Record<string, Address>; files: string[] }> {
  const list = await runnerImport<{ routes: Record<string, unknown> }>(source)
  const addresses = Object.fromEntries(
    Object.entries(list.module.routes)
      .filter(([, value]) => !isRecord(value) || value.access !== 'bot')
      .map(([route, value]) => [route, addressOf(value)]),
  )
  return { addresses, files: [source, ...list.dependencies] }
}

/** The prefix of most API paths, which the generated table of routes omits. */
const base = '/api/v1/'

/**
 * The source of the module that rebuilds the table of routes in the browser. Small, because every page loads it: one text per method and
 * body type, sorted by path so that the text compresses well.
 */
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

/** Vite plugin that serves `virtual:routes`: the method, path and body type of every route, evaluated at build time. */
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
