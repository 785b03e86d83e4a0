import type { Player } from '@trinchera/contract/players'
import { mainClan as mainOf } from '@trinchera/rules/main-clan'

/** Of a player's clans, the one that is shown next to the player's name (rules/main-clan). */
export function mainClan({
  username,
  clanes,
}: Pick<Player, 'username' | 'clanes'>): Player['clanes'][number] | undefined {
  return mainOf(
    username,
    clanes.map((clan) => ({ clan, nombre: clan.nombre, activa: true, ...clan.PlayerClan })),
  )?.clan
}
