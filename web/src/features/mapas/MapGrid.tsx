import type { MapOption } from '@trinchera/contract/opciones'
import { LazyMap } from '../../art/LazyMap'
import { groupByGame } from '../../lib/maps-by-game'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './MapGrid.module.css'
import { modeName } from './maps'

export const MapGrid = ({ maps }: { maps: readonly MapOption[] }) => (
  <div className="stack">
    {groupByGame(maps).map(({ juego, mapas }) => (
      <section key={juego}>
        <SectionHead title={juego} count={mapas.length} />
        <ul className={`grid ${css.maps}`}>
          {mapas.map((map) => (
            <li key={`${map.codigo} ${map.nombre} ${map.modo}`}>
              <LazyMap name={map.nombre} />
              <h3 translate="no">{map.nombre}</h3>
              <p className={`small row ${css.facts}`}>
                <span>{map.modo && modeName(map.modo)}</span>
                {map.codigo && <span className="dim">{map.codigo}</span>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

export const MapSkeleton = () => (
  <ul className={`grid ${css.maps}`} aria-hidden="true">
    {Array.from({ length: 12 }, (_, i) => (
      <li key={i} data-part="skeleton" className="waits">
        <div className="map-room" />
        <span className="skeleton" style={{ width: '60%', margin: '10px 0' }} />
      </li>
    ))}
  </ul>
)
