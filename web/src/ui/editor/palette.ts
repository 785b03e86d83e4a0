/** A colour of the editor. `value` is what is stored; `rich/legible.ts` adjusts it to each theme when the text is shown. */
export interface Swatch {
  name: string
  value: string
}

export const textColors: readonly Swatch[] = [
  { name: 'Rojo', value: '#c0392b' },
  { name: 'Naranjo', value: '#c8651b' },
  { name: 'Amarillo', value: '#b8860b' },
  { name: 'Verde', value: '#4f8a3a' },
  { name: 'Celeste', value: '#2f86a6' },
  { name: 'Azul', value: '#3d6fc2' },
  { name: 'Morado', value: '#8a5fb0' },
  { name: 'Gris', value: '#7f8676' },
]

export const backgrounds: readonly Swatch[] = [
  { name: 'Amarillo', value: '#f6d55c' },
  { name: 'Verde', value: '#b6d99a' },
  { name: 'Celeste', value: '#a8d8ea' },
  { name: 'Rosado', value: '#f2b5b0' },
  { name: 'Arena', value: '#d9cba3' },
  { name: 'Rojo oscuro', value: '#8e2b1e' },
  { name: 'Azul oscuro', value: '#24506b' },
  { name: 'Verde oscuro', value: '#33502a' },
]
