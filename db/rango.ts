import { rangos } from '@trinchera/rules/permissions'

type Rango = (typeof rangos)[number]

/** Parses a stored rank. Throws for an unknown one. */
export function rangoOf(stored: string): Rango {
  const rango = rangos.find((known) => known === stored)
  if (!rango) throw new Error(`unknown rango in the database: ${stored}`)
  return rango
}
