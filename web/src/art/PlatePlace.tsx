/** The place of a player's plate that is still loading. */
export const PlatePlace = ({ size }: { size: number }) => (
  <span style={{ display: 'inline-block', flex: 'none', width: size, height: size }} />
)
