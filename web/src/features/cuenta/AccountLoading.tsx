import type { SessionPlayer } from '@trinchera/contract/session'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import { LoadingText, SkeletonLines } from '../../ui/state/states'
import css from './AccountTitle.module.css'

/** Mi Cuenta while it loads: name and picture come from the session, the rest are placeholders. */
export const AccountLoading = ({ player }: { player: Pick<SessionPlayer, 'username' | 'imagen'> }) => (
  <div aria-busy="true">
    <div className={css.head}>
      <Plate username={player.username} imagen={player.imagen} size={128} />
      <div className={css.main}>
        <div className={css.title}>
          <h1>Mi Cuenta</h1>
          <p className={css.username} translate="no">
            {player.username}
          </p>
          <span className="skeleton waits" style={{ width: 180 }} />
        </div>
      </div>
    </div>
    <LoadingText>Cargando datos del jugador...</LoadingText>
    <SectionHead title="Mis clanes" />
    <ul className="list">
      <SkeletonLines lines={3} />
    </ul>
  </div>
)
