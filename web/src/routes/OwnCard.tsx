import type { Player } from '@trinchera/contract/players'
import { useQuery } from '@tanstack/react-query'
import { InvitationCard } from '../features/invitaciones/InvitationCard'
import { invitacionesQuery } from '../features/invitaciones/queries'
import { PlayerReminder } from '../features/jugadores/PlayerReminder'

/** The card below the side menu. It shows the player's newest invitation to a clan; if there is none, the player's next step. */
export default function OwnCard({ id, player }: { id: number; player: Player | undefined }) {
  const { data: invitaciones } = useQuery(invitacionesQuery(id))
  const [newest] = invitaciones ?? []
  if (newest) return <InvitationCard invitacion={newest} />
  return player && <PlayerReminder player={player} />
}
