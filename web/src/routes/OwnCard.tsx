import type { Player } from '@trinchera/contract/players'
import { useQuery } from '@tanstack/react-query'
import { InvitationCard } from '../features/invitaciones/InvitationCard'
import { invitacionesQuery } from '../features/invitaciones/queries'
import { PlayerReminder } from '../features/jugadores/PlayerReminder'

/** Below the side menu: the logged-in player's newest invitation or, without one, their next step. */
export default function OwnCard({ id, player }: { id: number; player: Player | undefined }) {
  const { data: invitaciones } = useQuery(invitacionesQuery(id))
  const [newest] = invitaciones ?? []
  if (newest) return <InvitationCard invitacion={newest} />
  return player && <PlayerReminder player={player} />
}
