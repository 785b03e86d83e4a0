import { fieldLabel } from '@trinchera/contract/messages'
import { formatDateTime } from '@trinchera/rules/presentation'

/** One value that a staff action changed; undefined on a side where it did not exist. */
export interface Difference {
  path: string
  before: string | undefined
  after: string | undefined
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every leaf value with its path, such as 'servidores.3.nombre'. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isBranch(value)) return value === undefined ? [] : [[path, value]]
  const entries = Object.entries(value)
  if (entries.length === 0) return [[path, Array.isArray(value) ? [] : {}]]
  return entries.flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key))
}

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)

/** A path as it is shown: 'servidores.3.puerto' becomes "servidores › 3 › Puerto". */
export const pathText = (path: string) => path.split('.').map(fieldLabel).join(' › ')

/** A stored value as it is shown; times are in Chile's zone. */
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

/** The values that differ between two snapshots, in the order of the later one. */
export function differences(antes: unknown, despues: unknown): Difference[] {
  const [before, after] = [new Map(leaves(antes ?? {})), new Map(leaves(despues ?? {}))]
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((path) => path !== '')
    .map((path) => ({ path, before: textAt(before, path), after: textAt(after, path) }))
    .filter((difference) => difference.before !== difference.after)
}
