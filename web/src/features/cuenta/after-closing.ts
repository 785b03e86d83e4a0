import type { Clan } from '@trinchera/contract/clanes'
import { rangos } from '@trinchera/rules/permissions'

interface NamedClan {
  nombre: string
  etapa: { nombre: string; juego: { nombre: string } }
}

/** A clan's name with etapa and game, because a player may have clans of the same name in several etapas. */
export const clanInEtapa = ({ nombre, etapa }: NamedClan) => `${nombre} (${etapa.nombre}, ${etapa.juego.nombre})`

/**
 * One sentence about what happens to a clan if this member closes the account. The successor of a Líder is the member with the highest
 * rango and, among equals, who joined first. A clan without other members closes (docs/behaviour/clans.md#Succession of a leader).
 */
export function afterClosing(clan: NamedClan & Pick<Clan, 'players'>, playerId: number): string {
  const { players } = clan
  const name = clanInEtapa(clan)
  const own = players.find((player) => player.id === playerId)
  const successor = players
    .filter((player) => player.id !== playerId)
    .sort((a, b) => rangos.indexOf(a.rango) - rangos.indexOf(b.rango) || a.joined_at.localeCompare(b.joined_at))[0]
  if (!successor) return `${name} se cierra, porque no queda nadie.`
  return own?.rango === 'Lider' ? `${name} queda a cargo de ${successor.username}.` : `Dejas ${name}.`
}
