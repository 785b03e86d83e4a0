import { rangos, type Rango } from './permissions'

/** A player's membership of a clan, with what decides which clan is the player's main one. `activa`: the clan's etapa is active. */
export interface Belonging {
  nombre: string
  rango: Rango
  joined_at: string
  activa: boolean
}

/**
 * The player's main clan; undefined if `clans` is empty. Clans of an active etapa come first, then clans not named after the player (those
 * have several members), then the highest rank, then the newest membership.
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
