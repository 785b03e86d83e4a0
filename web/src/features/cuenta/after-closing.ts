import type { Clan } from '@trinchera/contract/clanes'
import { rangos } from '@trinchera/rules/permissions'

/**
 * What becomes of a clan when this member's account closes: the highest rank, then the earliest member, leads after a Líder; of one alone nothing
 * is left (docs/behaviour.md#Succession of a leader).
 */
export function afterClosing({ nombre, players }: Pick<Clan, 'nombre' | 'players'>, playerId: number): string {
  const own = players.find((player) => player.id === playerId)
  const heir = players
    .filter((player) => player.id !== playerId)
    .toSorted((a, b) => rangos.indexOf(a.rango) - rangos.indexOf(b.rango) || a.joined_at.localeCompare(b.joined_at))[0]
  if (!heir) return `${nombre} se cierra, porque no queda nadie.`
  return own?.rango === 'Lider' ? `${nombre} queda a cargo de ${heir.username}.` : `Dejas ${nombre}.`
}
