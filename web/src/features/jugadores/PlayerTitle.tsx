import type { Player } from '@trinchera/contract/players'
import { formatDate, winPercent } from '@trinchera/rules/presentation'
import { Plate } from '../../art/Plate'
import '../../styles/clan.css'
import { Record } from '../../ui/Figures'

/** Who the player is and how they do. */
export const PlayerTitle = ({ player }: { player: Player }) => {
  const percent = winPercent(player.victorias, player.victorias + player.derrotas)
  return (
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
          <div>
            <dt className="lbl">V–D</dt>
            <dd className="v">
              <span>
                <Record triunfos={player.victorias} derrotas={player.derrotas} />
              </span>
            </dd>
          </div>
          <div>
            <dt className="lbl">Victorias</dt>
            <dd className="v">{percent === null ? 'N/A' : <>{percent} <i>%</i></>}</dd>
          </div>
          {player.volute && (
            <div>
              <dt className="lbl">Volute</dt>
              <dd className="v word">{player.volute}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}
