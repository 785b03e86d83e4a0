import { rangos } from '@trinchera/rules/permissions'

type Rango = (typeof rangos)[number]

/** Checks that a text is a rank. Throws if it is not. */
export function rangoOf(stored: string): Rango {
  const rango = rangos.find((known) => known === stored)
  if (!rango) throw new Error(`unknown rango in the database: ${stored}`)
  return rango
}
