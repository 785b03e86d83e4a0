import { useNear } from '../lib/use-near'
import { MapTile } from './MapTile'

/** A map's silhouette that is drawn when it comes near the window; its room is kept from the start. */
export function LazyMap({ name }: { name: string }) {
  const { ref, near } = useNear<HTMLDivElement>()
  return (
    <div className="map-room" ref={ref}>
      {near && <MapTile name={name} />}
    </div>
  )
}
