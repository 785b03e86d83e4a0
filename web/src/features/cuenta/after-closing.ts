import type { Clan } from '@trinchera/contract/clanes'
import { rangos } from '@trinchera/rules/permissions'

/**
 * The consequence for a clan when this member's account closes: after a Líder the highest rango leads, among equals the earliest member; without
 * other members the clan closes (docs/behaviour.md#Succession of a leader).
 */
export function afterClosing({ nombre, players }: Pick<Clan, 'nombre' | 'players'>, playerId: number): string {
  const own = players.find((player) => player.id === playerId)
  const successor = players
    .filter((player) => player.id !== playerId)
    .toSorted((a, b) => rangos.indexOf(a.rango) - rangos.indexOf(b.rango) || a.joined_at.localeCompare(b.joined_at))[0]
  if (!successor) return `${nombre} se cierra, porque no queda nadie.`
  return own?.rango === 'Lider' ? `${nombre} queda a cargo de ${successor.username}.` : `Dejas ${nombre}.`
}
