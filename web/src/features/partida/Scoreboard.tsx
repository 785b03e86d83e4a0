import type { MatchPage } from '@trinchera/contract/partidas'
import { scoreOf } from '@trinchera/rules/match-score'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { useMapNames } from '../../lib/use-map-name'
import { RankIcon } from '../../ui/record/Rank'
import css from './Scoreboard.module.css'

type Side = MatchPage['ganador']

const placeText = (place: number) => (place > 0 ? String(place) : 'No Rankeado')

/** A clan's change of place in a match, with the same icon as in the ladder table. */
function Places({ antes, despues }: { antes: number | null; despues: number | null }) {
  if (antes === null || despues === null) return <span className="dim">recién reportada</span>
  if (antes === despues)
    return (
      <span className={`dim ${css.same}`}>
        <RankIcon actual={despues} size={16} /> <span>{despues > 0 ? `sigue ${despues}` : 'No Rankeado'}</span>
      </span>
    )
  const rises = despues > 0 && (antes === 0 || despues < antes)
  return (
    <span className={rises ? 'gain' : 'loss'}>
      <span aria-hidden="true">{rises ? '▲' : '▼'}</span> <span>{placeText(antes)}</span>{' '}
      <span aria-hidden="true">→</span>
      <span className="screen-reader-only"> a </span> <b>{placeText(despues)}</b>
    </span>
  )
}

const SideName = ({ side: { id, nombre, eliminado } }: { side: Side }) =>
  eliminado ? (
    <span className={css.name} translate="no">
      {nombre}
    </span>
  ) : (
    <Link className={`row-link ${css.name}`} to={paths.clan(id)} translate="no">
      {nombre}
    </Link>
  )

/** Table of a match with both clans, the winner first: rounds on each map, maps won, and change of place. */
export function Scoreboard({ match }: { match: MatchPage }) {
  const mapName = useMapNames()
  const { mapas, puestos, ruling } = match
  const { mapas: won } = scoreOf(mapas)
  const rows = [
    { side: match.ganador, step: puestos.ganador, maps: won.ganador, winner: true },
    { side: match.perdedor, step: puestos.perdedor, maps: won.perdedor, winner: false },
  ]
  const counts = !ruling || ruling.tipo === 'trampa'
  return (
    <table className={`row-links ${css.board}`}>
      <caption className="screen-reader-only">Resultado de la partida</caption>
      <thead className={mapas.length > 0 ? undefined : 'screen-reader-only'}>
        <tr className="label">
          <th scope="col">
            <span className="screen-reader-only">Clan</span>
          </th>
          {mapas.map(({ codigo }, index) => (
            <th key={`${index} ${codigo}`} scope="col" className={css.rounds}>
              <span className="screen-reader-only">{mapName(codigo)}</span>
              <span aria-hidden="true" translate="no">
                {index + 1}
              </span>
            </th>
          ))}
          {mapas.length > 1 && (
            <th scope="col" className={css.total}>
              Mapas
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, step, maps, winner }) => (
          <tr key={side.id} className={winner && counts ? css.winner : undefined}>
            <th scope="row">
              <span className={`line ${css.side}`}>
                <Emblem nombre={side.nombre} imagen={side.imagen} size={48} />
                <span className={`grid ${css.who}`}>
                  <SideName side={side} />
                  <span className={`row ${css.under}`}>
                    {winner && counts && <b className="gain">Ganó</b>}
                    {counts && <Places {...step} />}
                    {side.eliminado && <span className="dim">clan eliminado</span>}
                  </span>
                </span>
              </span>
            </th>
            {mapas.map(({ codigo, rondas_ganador, rondas_perdedor }, index) => {
              const [own, other] = winner ? [rondas_ganador, rondas_perdedor] : [rondas_perdedor, rondas_ganador]
              return (
                <td key={`${index} ${codigo}`} className={`${css.rounds} ${own > other ? '' : 'dim'}`} translate="no">
                  {own}
                </td>
              )
            })}
            {mapas.length > 1 && (
              <td className={css.total} translate="no">
                {maps}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
