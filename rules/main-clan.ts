import { rangos, type Rango } from './permissions'

/** A membership, reduced to what decides the main clan. `activa`: its stage is active. */
export interface Belonging {
  nombre: string
  rango: Rango
  joined_at: string
  activa: boolean
}

/**
 * The player's main clan: an active stage's first, multi-member clans before one named after the player, then by rank,
 * then the newest.
 */
export function mainClan<T extends Belonging>(username: string, clans: readonly T[]): T | undefined {
  return [...clans].sort(
    (a, b) =>
      Number(b.activa) - Number(a.activa) ||
      Number(a.nombre === username) - Number(b.nombre === username) ||
      rangos.indexOf(a.rango) - rangos.indexOf(b.rango) ||
      b.joined_at.localeCompare(a.joined_at),
  )[0]
}
