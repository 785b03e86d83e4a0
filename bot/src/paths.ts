/** The site's pages that the bot points at. */
export const paths = {
  ladder: '/ladder',
  etapa: (id: number) => `/ladder/etapa/${id}`,
  clan: (id: number) => `/ladder/detalle-clan/${id}`,
  jugador: (id: number) => `/ladder/detalle-jugador/${id}`,
  articulo: (anchor: string) => `/ladder/reglamento#${anchor}`,
  reglamento: '/ladder/reglamento',
  miCuenta: '/ladder/micuenta',
  anuncio: (id: number) => `/anuncios/details/${id}`,
  servidores: '/servidores',
  servidor: (id: number) => `/servidores#servidor-${id}`,
  stream: '/stream',
  torneos: '/torneos',
} as const
