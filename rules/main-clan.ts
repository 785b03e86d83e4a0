import { rangos, type Rango } from './permissions'

/** A player's place in a clan, as far as it says which clan they are introduced with. `activa`: its stage is being played. */
export interface Belonging {
  nombre: string
  rango: Rango
  joined_at: string
  activa: boolean
}

/** The clan a player is introduced with: of a stage being played, with others in it before one of their own name, then by rank, then the newest. */
export function mainClan<T extends Belonging>(username: string, clans: readonly T[]): T | undefined {
  return [...clans].sort(
    (a, b) =>
      Number(b.activa) - Number(a.activa) ||
      Number(a.nombre === username) - Number(b.nombre === username) ||
      rangos.indexOf(a.rango) - rangos.indexOf(b.rango) ||
      b.joined_at.localeCompare(a.joined_at),
  )[0]
}
