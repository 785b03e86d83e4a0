import type { MatchMap } from '@trinchera/contract/ladder'
import { LazyMap } from '../../art/LazyMap'
import { useMapNames } from '../../lib/use-map-name'
import { SectionHead } from '../controls/SectionHead'
import css from './MatchMaps.module.css'

interface MatchMapsProps {
  mapas: readonly MatchMap[]
  winner: string
  loser: string
}

/** The maps that were played in a match, in order. Each has its drawing, its rounds and its winner. */
export function MatchMaps({ mapas, winner, loser }: MatchMapsProps) {
  const mapName = useMapNames()
  if (mapas.length === 0) return null
  return (
    <section>
      <SectionHead title="Mapas" count={mapas.length} />
      <ol className={`grid ${css.maps}`}>
        {mapas.map(({ codigo, rondas_ganador, rondas_perdedor }, index) => {
          const name = mapName(codigo)
          const drawn = rondas_ganador === rondas_perdedor
          const by = drawn ? 'Empate' : `${rondas_ganador > rondas_perdedor ? winner : loser}`
          const [more, fewer] = [Math.max(rondas_ganador, rondas_perdedor), Math.min(rondas_ganador, rondas_perdedor)]
          return (
            <li key={`${index} ${codigo}`}>
              <LazyMap name={name} />
              <h3>
                <span className="dim" translate="no">
                  {index + 1}
                </span>{' '}
                <span translate="no">{name}</span>
              </h3>
              <p className="small">
                <b className={css.score}>{`${more}–${fewer}`}</b> <span translate="no">{by}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
