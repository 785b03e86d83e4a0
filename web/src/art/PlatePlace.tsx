/** Reserves the space of a player's plate while it loads. */
export const PlatePlace = ({ size }: { size: number }) => (
  <span style={{ display: 'inline-block', flex: 'none', width: size, height: size }} />
)
