/** How a clan's place changed, without a full stop; '' if it did not. Place 0 means unranked. */
export function placeText(nombre: string, antes: number, ahora: number): string {
  if (antes === ahora) return ''
  if (antes === 0) return `${nombre} entra a la tabla en el #${ahora}`
  if (ahora === 0) return `${nombre} queda sin puesto`
  return `${nombre} ${ahora < antes ? 'sube' : 'baja'} del #${antes} al #${ahora}`
}
