import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { Plate } from '../../art/Plate'
import { ShareButton } from '../../ui/controls/ShareButton'
import { RecordStats, Stat } from '../../ui/record/Stats'
import css from '../../ui/record/player-head.module.css'

export const PlayerTitle = ({ player }: { player: Player }) => (
  <div className={`grid ${css.head}`}>
    <Plate username={player.username} imagen={player.imagen} size={128} />
    <div className={css.main}>
      <div className={css.title}>
        <h1 className={css.name} translate="no">
          {player.username}
        </h1>
        <div className="label">
          <span className="dim">{`en la trinchera desde el ${formatDate(player.created_at)}`}</span>{' '}
          <ShareButton path={paths.jugador(player.id)} title={player.username} />
        </div>
      </div>
      <dl className={`row stats ${css.record}`}>
        <RecordStats triunfos={player.victorias} derrotas={player.derrotas} />
        {player.volute && <Stat name="Volute">{player.volute}</Stat>}
      </dl>
    </div>
  </div>
)
