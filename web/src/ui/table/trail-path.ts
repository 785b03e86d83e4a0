/** SVG path of a row's move, drawn in the left gutter; `rise` in px, negative for a fall. */
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
