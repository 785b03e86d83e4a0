/** A sentence without full stop about how a clan's place changed from `antes` to `ahora`; '' if it did not. Place 0: unranked. */
export function placeText(nombre: string, antes: number, ahora: number): string {
  if (antes === ahora) return ''
  if (antes === 0) return `${nombre} entra a la tabla en el #${ahora}`
  if (ahora === 0) return `${nombre} queda sin puesto`
  return `${nombre} ${ahora < antes ? 'sube' : 'baja'} del #${antes} al #${ahora}`
}
