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

/** Evaluates `contract/routes.ts` in Node; `files` are the modules it loaded. */
export async function readRoutes(): Promise<{ addresses: Record<string, Address>; files: string[] }> {
  const list = await runnerImport<{ routes: Record<string, unknown> }>(source)
  const addresses = Object.fromEntries(
    Object.entries(list.module.routes).map(([route, value]) => [route, addressOf(value)]),
  )
  return { addresses, files: [source, ...list.dependencies] }
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
      return `export const addresses = ${JSON.stringify(addresses)}`
    },
  }
}
