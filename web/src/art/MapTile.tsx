import { memo, useMemo } from 'react'
import { drawMap, mapHeight, mapWidth } from './map'

/** A map's silhouette, drawn from the map's name. Hidden from screen readers, because the name is next to it. */
export const MapTile = memo(function MapTile({ name }: { name: string }) {
  const map = useMemo(() => drawMap(name), [name])
  return (
    <svg
      className="map"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="map-contour" d={map.contours} />
      <path className="map-contour map-main-contour" d={map.mainContour} />
      <path className="map-trench" d={map.trace} />
      <g transform={map.place}>
        <path className="map-buildings" d={map.buildings} />
      </g>
    </svg>
  )
})
