import { fieldLabel } from '@trinchera/contract/messages'
import { formatDateTime } from '@trinchera/rules/presentation'

/** One value that an act changed: where it stands, how it was, how it is. Undefined: it was not there. */
export interface Difference {
  path: string
  before: string | undefined
  after: string | undefined
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every value below, by its path: 'servidores.3.nombre'. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isBranch(value)) return value === undefined ? [] : [[path, value]]
  const entries = Object.entries(value)
  if (entries.length === 0) return [[path, Array.isArray(value) ? [] : {}]]
  return entries.flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key))
}

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)

/** Where a value stands, as a person reads it: 'servidores.3.puerto' is "servidores › 3 › Puerto". */
export const pathText = (path: string) => path.split('.').map(fieldLabel).join(' › ')

/** A stored value as a person reads it; an instant by Chile's clock. */
export function valueText(value: unknown): string {
  if (typeof value === 'string' && isInstant(value)) return formatDateTime(value)
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (value === null || value === '') return 'vacío'
  if (isBranch(value)) return 'nada'
  return String(value)
}

const textAt = (values: ReadonlyMap<string, unknown>, path: string) =>
  values.has(path) ? valueText(values.get(path)) : undefined

/** What an act changed, value by value, in the order of what it left behind; what it left as it was is not told. */
export function differences(antes: unknown, despues: unknown): Difference[] {
  const [before, after] = [new Map(leaves(antes ?? {})), new Map(leaves(despues ?? {}))]
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((path) => path !== '')
    .map((path) => ({ path, before: textAt(before, path), after: textAt(after, path) }))
    .filter((difference) => difference.before !== difference.after)
}
