/** Every address of the site, and the only place that knows one (docs/behaviour.md#Addresses). */
export const paths = {
  home: '/',
  stream: '/stream',
  descargas: '/descargas',
  volverAJugar: '/volver-a-jugar',
  torneos: '/torneos',
  anuncios: '/anuncios',
  /** For feed readers; the server makes it. */
  anunciosFeed: '/anuncios/rss.xml',
  anuncio: (id: number) => `/anuncios/details/${id}`,
  editAnuncio: (id: number) => `/anuncios/update/${id}`,
  servidores: '/servidores',
  /** The same, at one of them. */
  servidor: (id: number) => `/servidores#servidor-${id}`,
  foro: '/foro',
  unauthorized: '/unauthorized',
  forbidden: '/403',
  registro: '/registro',
  /** `from` is where the person goes on once logged in. */
  login: (from?: string) => (from ? `/login?volver=${encodeURIComponent(from)}` : '/login'),
  recuperarPassword: '/recuperar-password',
  /** The same with the address already written. */
  recover: (email: string) =>
    email ? `/recuperar-password?email=${encodeURIComponent(email)}` : '/recuperar-password',
  validarCuenta: '/validar-cuenta',
  panelAdmin: (area?: AdminArea) => (area ? `/panel-admin/${area}` : '/panel-admin'),
  ladder: '/ladder',
  miCuenta: '/ladder/micuenta',
  reportes: '/ladder/reportes',
  /** The report form with its stage already chosen. */
  reportLoss: (etapaId: number) => `/ladder/reportes?etapa=${etapaId}`,
  clan: (id: number) => `/ladder/detalle-clan/${id}`,
  jugador: (id: number) => `/ladder/detalle-jugador/${id}`,
  juego: (id: number) => `/ladder/juego/${id}`,
  etapa: (id: number) => `/ladder/etapa/${id}`,
  createClan: (etapaId: number) => `/ladder/crear-clan/${etapaId}`,
  editClan: (id: number) => `/ladder/editar-clan/${id}`,
  reclutar: (clanId: number, etapaId: number) => `/ladder/reclutar/${clanId}/${etapaId}`,
  editMiCuenta: (id: number) => `/ladder/editar-micuenta/${id}`,
  /** What one wants to be told, and how. */
  avisos: '/ladder/avisos',
  jugadores: '/ladder/jugadores',
  modifyPassword: (email: string) => `/ladder/modificar-password/${encodeURIComponent(email)}`,
  mapas: '/ladder/mapas',
  reglamento: '/ladder/reglamento',
  /** The same, at one article's anchor. */
  articulo: (anchor: string) => `/ladder/reglamento#${anchor}`,
}

export type AdminArea =
  | 'juegos'
  | 'etapas'
  | 'opciones'
  | 'jugadores'
  | 'reportes'
  | 'ranking'
  | 'torneos'
  | 'anuncios'
  | 'registro'

/** The same addresses as the router matches them. */
export const patterns = {
  anuncio: '/anuncios/details/:id',
  editAnuncio: '/anuncios/update/:id',
  panelAdmin: '/panel-admin/:type?',
  clan: '/ladder/detalle-clan/:id',
  jugador: '/ladder/detalle-jugador/:id',
  juego: '/ladder/juego/:id',
  etapa: '/ladder/etapa/:id',
  createClan: '/ladder/crear-clan/:id',
  editClan: '/ladder/editar-clan/:id',
  reclutar: '/ladder/reclutar/:clanId/:etapaId',
  editMiCuenta: '/ladder/editar-micuenta/:id',
  modifyPassword: '/ladder/modificar-password/:email',
  /** The address that the specification writes in one place; it leads to `paths.validarCuenta`. */
  oldValidarCuenta: '/ladder/validar-cuenta',
} as const

/** Where login sends a person on to: only an address of our own, never another site's. */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const wanted = search.get('volver')
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : fallback
}
