import { fieldLabel } from '@trinchera/contract/messages'
import { rolNames } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'

/** One value that a staff action changed. `before` or `after` is undefined if the value did not exist at that time. */
export interface Difference {
  path: string
  before: string | undefined
  after: string | undefined
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All leaves of a nested value, each with its path, such as 'servidores.3.nombre'. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isBranch(value)) return value === undefined ? [] : [[path, value]]
  const entries = Object.entries(value)
  if (entries.length === 0) return [[path, Array.isArray(value) ? [] : {}]]
  return entries.flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key))
}

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)

/** A path in readable form: 'servidores.3.puerto' becomes "Servidores › 4 › Puerto". */
export const pathText = (path: string) =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) + 1 : fieldLabel(part)))
    .join(' › ')

/** A stored value in readable form. Instants are shown in Chile's time. */
export function valueText(value: unknown): string {
  if (typeof value === 'string' && isInstant(value)) return formatDateTime(value)
  if (value === true) return 'sí'
  if (value === false) return 'no'
  if (value === null || value === '') return 'vacío'
  if (isBranch(value)) return 'nada'
  return String(value)
}

const rolName = (value: unknown) => Object.entries(rolNames).find(([rol]) => rol === String(value))?.[1]

function textAt(values: ReadonlyMap<string, unknown>, path: string) {
  if (!values.has(path)) return undefined
  const value = values.get(path)
  return (path === 'rol' ? rolName(value) : undefined) ?? valueText(value)
}

/** The values that differ between the snapshots before and after a staff action, in the order of the later snapshot. */
export function differences(antes: unknown, despues: unknown): Difference[] {
  const [before, after] = [new Map(leaves(antes ?? {})), new Map(leaves(despues ?? {}))]
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((path) => path !== '')
    .map((path) => ({ path, before: textAt(before, path), after: textAt(after, path) }))
    .filter((difference) => difference.before !== difference.after)
}
