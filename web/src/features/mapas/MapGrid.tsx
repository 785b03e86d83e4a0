import type { MapOption } from '@trinchera/contract/opciones'
import { LazyMap } from '../../art/LazyMap'
import { SectionHead } from '../../ui/controls/SectionHead'
import { byGame, modeWord } from './maps'

/** The maps by game, each with its silhouette. */
export const MapGrid = ({ maps }: { maps: readonly MapOption[] }) => (
  <div className="stack">
    {byGame(maps).map(({ juego, mapas }) => (
      <section key={juego}>
        <SectionHead title={juego} count={mapas.length} />
        <ul className="maps">
          {mapas.map((map) => (
            <li key={`${map.codigo} ${map.nombre} ${map.modo}`}>
              <LazyMap name={map.nombre} />
              <h3>{map.nombre}</h3>
              <p className="small">
                {map.modo && modeWord(map.modo)}
                {map.codigo && <span className="code">{map.codigo}</span>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

/** The same on its way. */
export const MapSkeleton = () => (
  <ul className="maps" aria-hidden="true">
    {Array.from({ length: 12 }, (_, i) => (
      <li key={i} data-part="skeleton" className="waits">
        <div className="map-room" />
        <span className="sk" style={{ width: '60%', margin: '10px 0' }} />
      </li>
    ))}
  </ul>
)
