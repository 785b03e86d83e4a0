import type { Player } from '@trinchera/contract/players'
import { rangos } from '@trinchera/rules/permissions'

/** The clan a player is introduced with: one with others in it before one of their own name, then by rank, then the newest. */
export function mainClan({ username, clanes }: Pick<Player, 'username' | 'clanes'>): Player['clanes'][number] | undefined {
  return clanes.toSorted(
    (a, b) =>
      Number(a.nombre === username) - Number(b.nombre === username) ||
      rangos.indexOf(a.PlayerClan.rango) - rangos.indexOf(b.PlayerClan.rango) ||
      b.PlayerClan.joined_at.localeCompare(a.PlayerClan.joined_at),
  )[0]
}
