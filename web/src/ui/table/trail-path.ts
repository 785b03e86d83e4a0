/** SVG path of the trail of a moving row, drawn left of the table. `rise`: px by which the row climbs; negative if it falls. */
export function trailPath(rise: number): string {
  const length = Math.abs(rise)
  const steps = Math.max(2, 2 * Math.round(length / 54))
  let path = `M22 ${rise > 0 ? length : 0}H12`
  for (let i = 1; i <= steps; i++) {
    const gone = (length * i) / steps
    const y = rise > 0 ? length - gone : gone
    path += `V${Math.round(y * 10) / 10}${i === steps ? 'H16' : i % 2 ? 'H4' : 'H12'}`
  }
  return path
}
