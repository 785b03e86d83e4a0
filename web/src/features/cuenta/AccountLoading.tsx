import type { SessionPlayer } from '@trinchera/contract/session'
import { Plate } from '../../art/Plate'
import '../../styles/clan.css'
import { SectionHead } from '../../ui/controls/SectionHead'
import { LoadingText, SkeletonLines } from '../../ui/state/states'

/** The account before it came: what the session knows stands already, the rest keeps its room. */
export const AccountLoading = ({ player }: { player: Pick<SessionPlayer, 'username' | 'imagen'> }) => (
  <div aria-busy="true">
    <div className="clan account">
      <Plate username={player.username} imagen={player.imagen} size={128} />
      <div className="mid">
        <div className="hd">
          <h1>Mi Cuenta</h1>
          <p className="name">{player.username}</p>
          <span className="sk waits" style={{ width: 180 }} />
        </div>
      </div>
    </div>
    <LoadingText>Cargando datos del jugador...</LoadingText>
    <SectionHead title="Mis clanes" />
    <ul className="ls">
      <SkeletonLines lines={3} />
    </ul>
  </div>
)
