import { memo, useMemo } from 'react'
import { drawMap, mapHeight, mapWidth } from './map'

/** A map's silhouette from its name. Decoration: the name stands beside it. */
export const MapTile = memo(function MapTile({ name }: { name: string }) {
  const map = useMemo(() => drawMap(name), [name])
  return (
    <svg
      className="map"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="map-c" d={map.contours} />
      <path className="map-c map-m" d={map.mainContour} />
      <path className="map-t" d={map.trace} />
      <g transform={map.place}>
        <path className="map-b" d={map.buildings} />
      </g>
    </svg>
  )
})
