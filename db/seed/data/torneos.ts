/** Demo torneos that have not begun. Each begins on the first Saturday at least `inDays` days away, at `hour` in Chile. */
export const torneos = [
  {
    nombre: 'Copa de las Dos Orillas',
    descripcion:
      'Cinco contra cinco, eliminación directa, dos mapas por serie. Cada clan se inscribe por medio de su líder.',
    inDays: 12,
    hour: 20,
    announcedDaysAgo: 4,
  },
] as const
