import type { Player } from '@trinchera/contract/players'
import { mainClan as mainOf } from '@trinchera/rules/main-clan'

/** The clan shown next to a player's name, chosen among their clans (rules/main-clan). */
export function mainClan({
  username,
  clanes,
}: Pick<Player, 'username' | 'clanes'>): Player['clanes'][number] | undefined {
  return mainOf(
    username,
    clanes.map((clan) => ({ clan, nombre: clan.nombre, activa: true, ...clan.PlayerClan })),
  )?.clan
}
