import type { Player } from '@trinchera/contract/players'
import { formatDate } from '@trinchera/rules/presentation'
import { Plate } from '../../art/Plate'
import '../../styles/clan.css'
import { RecordStats, Stat } from '../../ui/record/Stats'

/** Who the player is and how they do. */
export const PlayerTitle = ({ player }: { player: Player }) => (
  <div className="clan player">
    <Plate username={player.username} imagen={player.imagen} size={128} />
    <div className="mid">
      <div className="hd">
        <h1>{player.username}</h1>
        <div className="lbl tag-line">
          <span className="dim">en la trinchera desde el {formatDate(player.created_at)}</span>
        </div>
      </div>
      <dl className="stats">
        <RecordStats triunfos={player.victorias} derrotas={player.derrotas} />
        {player.volute && (
          <Stat name="Volute" word>
            {player.volute}
          </Stat>
        )}
      </dl>
    </div>
  </div>
)
