import type { Player } from '@trinchera/contract/players'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { rangoText } from '@trinchera/rules/rango'
import { Record } from '../../ui/record/Figures'
import { RankMove } from '../../ui/record/Rank'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'
import css from '../../ui/record/clan-line.module.css'

export const PlayerClanes = ({ player }: { player: Player }) => (
  <section>
    <SectionHead title="Clanes" count={player.clanes.length} />
    {player.clanes.length === 0 && <EmptyState title="Sin clan por ahora">Cuando entre a uno, aparece acá.</EmptyState>}
    {player.clanes.length > 0 && (
      <ul className="list">
        {player.clanes.map((clan) => (
          <li key={clan.id} className={`grid link-row ${css.line}`}>
            <Emblem nombre={clan.nombre} imagen={clan.imagen} size={36} />
            <div>
              <Link className={`row-link ${css.name}`} to={paths.clan(clan.id)} translate="no">
                {clan.nombre}
              </Link>
              <span className="small">
                <span>{`${rangoText[clan.PlayerClan.rango]} ·`}</span>{' '}
                <Link to={paths.etapa(clan.id_etapa)}>
                  <span translate="no">{clan.etapa.nombre}</span>, <span translate="no">{clan.etapa.juego.nombre}</span>
                </Link>
              </span>
            </div>
            <span className={`line ${css.place}`}>
              {clan.ranking_actual > 0 ? (
                <>
                  <b translate="no">{clan.ranking_actual}</b>
                  <span className="move-cell">
                    <RankMove actual={clan.ranking_actual} ultimo={clan.ultimo_ranking} />
                  </span>
                </>
              ) : (
                <span className="dim">No Rankeado</span>
              )}
            </span>
            <span className={`figure ${css.record}`}>
              <Record triunfos={clan.triunfos} derrotas={clan.derrotas} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
