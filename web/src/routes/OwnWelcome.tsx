import type { SessionPlayer } from '@trinchera/contract/session'
import type { Player } from '@trinchera/contract/players'
import { rangoText } from '@trinchera/rules/rango'
import { WelcomePanel } from '../app/LadderLayout'
import { Plate } from '../art/Plate'
import { mainClan } from '../features/jugadores/main-clan'

/** The ladder's welcome for a logged-in player, with name plate and rank in their main clan. `player` is undefined until it is loaded. */
export default function OwnWelcome({ viewer, player }: { viewer: SessionPlayer; player: Player | undefined }) {
  const clan = player && mainClan(player)
  return (
    <WelcomePanel
      plate={<Plate username={viewer.username} imagen={viewer.imagen} size={48} />}
      username={viewer.username}
      subtitle={clan && `${rangoText[clan.PlayerClan.rango]} de ${clan.nombre}`}
    />
  )
}
