/** What will happen if a clan rejects a match that was reported as its win, one sentence each. `clan`: the clan's name. */
export const rejectionThen = (clan: string): string[] => [
  'Se abre un reclamo que leen los moderadores; lo que escribes no es público.',
  `Va a nombre de ${clan}, con el tuyo.`,
  'La partida sigue contando mientras no haya un fallo.',
  'Después puedes agregar capturas en la página de la partida.',
]
