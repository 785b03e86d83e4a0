import { useNear } from '../lib/use-near'
import { MapTile } from './MapTile'

/** A map tile that renders only when it comes near the viewport. Its space is reserved from the start. */
export function LazyMap({ name }: { name: string }) {
  const { ref, near } = useNear<HTMLDivElement>()
  return (
    <div className="map-room" ref={ref}>
      {near && <MapTile name={name} />}
    </div>
  )
}
