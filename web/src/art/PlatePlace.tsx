/** An empty box of the size of a player's plate, shown while the plate loads. */
export const PlatePlace = ({ size }: { size: number }) => (
  <span style={{ display: 'inline-block', flex: 'none', width: size, height: size }} />
)
