import type { Clan } from '@trinchera/contract/clanes'
import { formatDate } from '@trinchera/rules/presentation'
import { Emblem } from '../../art/Emblem'
import '../../styles/clan.css'
import { RankIcon } from '../../ui/record/Rank'
import { RecordStats, Stat } from '../../ui/record/Stats'
import { Tally } from '../../ui/record/Tally'

/** Who the clan is, how it does, and where it stands: the screen's one giant figure. `here`: how many of it are on the site. */
export const ClanTitle = ({ clan, here }: { clan: Clan; here: number }) => (
  <div className="clan">
    <Emblem id={clan.id} imagen={clan.imagen} size={128} />
    <div className="mid">
      <div className="hd">
        <h1>{clan.nombre}</h1>
        <div className="lbl tag-line">
          <b>{clan.tag}</b>
          <span className="dim">fundado el {formatDate(clan.created_at)}</span>
        </div>
      </div>
      <dl className="stats">
        <RecordStats triunfos={clan.triunfos} derrotas={clan.derrotas} juegos={clan.juegos} />
        <Stat name="Racha">
          <Tally racha={clan.racha_actual} />
        </Stat>
        <Stat name="Mejor puesto">{clan.mejor_ranking || <i>–</i>}</Stat>
        {clan.etapa.multijugador && (
          <Stat name="En juego">
            <span className={here > 0 ? 'gain' : undefined}>{here}</span> <i>de {clan.players.length}</i>
          </Stat>
        )}
      </dl>
    </div>
    <div className="place">
      <div className="lbl">
        <RankIcon actual={clan.ranking_actual} /> Puesto
      </div>
      {clan.ranking_actual > 0 ? (
        <div data-part="place" className={clan.ranking_actual > 99 ? 'bigp long' : 'bigp'}>
          {clan.ranking_actual}
          <sup>de {clan.rankeados}</sup>
        </div>
      ) : (
        <div className="bigp word">No Rankeado</div>
      )}
    </div>
  </div>
)
