import type { SessionPlayer } from '@trinchera/contract/session'
import { Plate } from '../../art/Plate'
import { SectionHead } from '../../ui/controls/SectionHead'
import { LoadingText, SkeletonLines } from '../../ui/state/states'
import headCss from '../../ui/record/player-head.module.css'
import css from './AccountTitle.module.css'

/** Mi Cuenta while it loads: name and picture come from the session, placeholders stand for the rest. */
export const AccountLoading = ({ player }: { player: Pick<SessionPlayer, 'username' | 'imagen'> }) => (
  <div aria-busy="true">
    <section className={`grid ${headCss.head} ${css.account}`}>
      <Plate username={player.username} imagen={player.imagen} size={128} />
      <div className={headCss.main}>
        <div className={headCss.title}>
          <h1>Mi Cuenta</h1>
          <p className={css.username} translate="no">
            {player.username}
          </p>
          <span className="skeleton waits" style={{ width: 180 }} />
        </div>
      </div>
    </section>
    <LoadingText>Cargando datos del jugador...</LoadingText>
    <SectionHead title="Mis clanes" />
    <ul className="list">
      <SkeletonLines lines={3} />
    </ul>
  </div>
)
