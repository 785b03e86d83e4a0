/** Demo accounts listed in the README: one per rol, and the members of Los Halcones. Their passwords are only used on a local site. */
export interface DemoAccount {
  username: string
  email: string
  password: string
  rol: number
  what: string
}

const account = (username: string, name: string, rol: number, what: string): DemoAccount => ({
  username,
  email: `${name}@trinchera.test`,
  password: `demo-${name}`,
  rol,
  what,
})

export const demoAccounts = [
  account('ElIntendente', 'intendente', 1, 'Administrador: ve todas las pestañas del panel'),
  account('Pitazo', 'pitazo', 2, 'Moderador Ladder: reportes, ranking y jugadores'),
  account('LaLlave', 'lallave', 3, 'Moderador Torneos'),
  account('ElPregonero', 'pregonero', 4, 'Moderador Anuncios'),
  account('Recluta', 'recluta', 5, 'Usuario sin clan: puede fundar uno'),
  account('Tatán', 'tatan', 5, 'Líder de Los Halcones, rankeado en la Etapa II: reporta derrotas'),
  account('Chercán', 'chercan', 5, 'Co-Líder de Los Halcones'),
  account('Quiltro', 'quiltro', 5, 'Capitán de Los Halcones'),
  account('Rucio_7', 'rucio', 5, 'Miembro de Los Halcones: no puede reportar'),
  account('Loica', 'loica', 5, 'Líder de Sin Retirada, en la misma etapa: para mirar desde el otro lado'),
] as const satisfies readonly DemoAccount[]
