/**
 * The paths of all pages of the site. No other file contains such a path (docs/behaviour/screens.md#Addresses). The browser's entry module
 * imports this file, so it must not import zod, and only types from elsewhere.
 */
export const paths = {
  home: '/',
  stream: '/stream',
  descargas: '/descargas',
  volverAJugar: '/volver-a-jugar',
  /** The guide for new players with these tasks marked as done, so that the player can continue it on another computer. */
  guiaCon: (hechos: readonly string[]) =>
    hechos.length > 0 ? `/volver-a-jugar?hechos=${hechos.join(',')}` : '/volver-a-jugar',
  torneos: '/torneos',
  torneo: (id: number) => `/torneos/${id}`,
  torneoTab: (id: number, tab: 'inscritos' | 'llave' | 'partidas' | 'reglas') => `/torneos/${id}?ver=${tab}`,
  /** A match of a torneo, by its number within the torneo. */
  torneoPartida: (id: number, partida: number) => `/torneos/${id}/partida/${partida}`,
  /** The bracket for video streams, 1920×1080 pixels. */
  torneoPantalla: (id: number) => `/torneos/${id}/pantalla`,
  panelTorneo: (id: number) => `/panel-admin/torneos?torneo=${id}`,
  anuncios: '/anuncios',
  /** News feeds (RSS and Atom), rendered by the server. */
  anunciosFeed: '/anuncios/rss.xml',
  anunciosAtom: '/anuncios/atom.xml',
  anuncio: (id: number) => `/anuncios/details/${id}`,
  editAnuncio: (id: number) => `/anuncios/update/${id}`,
  servidores: '/servidores',
  /** The page of game servers, scrolled to one server. */
  servidor: (id: number) => `/servidores#servidor-${id}`,
  privacidad: '/privacidad',
  /** The privacy page in an earlier version. */
  privacidadVersion: (version: number) => `/privacidad?version=${version}`,
  /** The form of the privacy page to send a request about personal data. */
  privacidadSolicitar: '/privacidad#solicitar',
  /** The page of a request about personal data, for its sender. The mails about the request link to it. */
  solicitud: (token: string) => `/privacidad/solicitud?token=${token}`,
  foro: '/foro',
  /** A section of the foro. `slug`: its name as it appears in URLs. */
  foroSeccion: (slug: string) => `/foro/${slug}`,
  /** News feed (Atom) of a section, rendered by the server. */
  foroAtom: (slug: string) => `/foro/${slug}/atom.xml`,
  /** The form to open a topic in a section, with the field for the title filled with `titulo`. */
  foroNuevo: (slug: string, titulo = '') =>
    `/foro/nuevo?seccion=${slug}${titulo && `&titulo=${encodeURIComponent(titulo)}`}`,
  foroBuscar: (q = '') => (q ? `/foro/buscar?q=${encodeURIComponent(q)}` : '/foro/buscar'),
  tema: (id: number, slug: string) => `/foro/tema/${id}-${slug}`,
  /** The page of the topic that contains this post. */
  mensaje: (idTema: number, slug: string, id: number) => `/foro/tema/${idTema}-${slug}?mensaje=${id}`,
  unauthorized: '/unauthorized',
  forbidden: '/403',
  registro: '/registro',
  /** `from`: the path to return to after the login. */
  login: (from?: string) => (from ? `/login?volver=${encodeURIComponent(from)}` : '/login'),
  recuperarPassword: '/recuperar-password',
  /** The form to recover the password, with the e-mail address filled in. */
  recover: (email: string) =>
    email ? `/recuperar-password?email=${encodeURIComponent(email)}` : '/recuperar-password',
  validarCuenta: '/validar-cuenta',
  panelAdmin: (area?: AdminArea) => (area ? `/panel-admin/${area}` : '/panel-admin'),
  panelTexto: (clave: string) => `/panel-admin/textos?texto=${clave}`,
  panelMatch: (id: number) => `/panel-admin/reportes?partida=${id}`,
  panelVictoria: (id: number) => `/panel-admin/victorias?caso=${id}`,
  /** The list of reported comments in the staff panel, in an area that all moderators of comments can open. */
  panelComments: '/panel-admin/anuncios?pestana=comentarios',
  /** The staff panel with a question that a player asked the moderators. */
  panelConsulta: (id: number) => `/panel-admin/asistente?pestana=consultas#consulta-${id}`,
  panelConsultas: '/panel-admin/asistente?pestana=consultas',
  panelSolicitud: (id: number) => `/panel-admin/privacidad?solicitud=${id}`,
  panelAppeal: (id: number) => `/panel-admin/apelaciones?apelacion=${id}`,
  ladder: '/ladder',
  miCuenta: '/ladder/micuenta',
  reportes: '/ladder/reportes',
  reportLoss: (etapaId: number) => `/ladder/reportes?etapa=${etapaId}`,
  clan: (id: number) => `/ladder/detalle-clan/${id}`,
  jugador: (id: number) => `/ladder/detalle-jugador/${id}`,
  juego: (id: number) => `/ladder/juego/${id}`,
  etapa: (id: number) => `/ladder/etapa/${id}`,
  partida: (id: number) => `/ladder/partida/${id}`,
  /** The page of a match with the form to reject the reported result. */
  rechazarPartida: (id: number) => `/ladder/partida/${id}?responder=rechazar`,
  /** The page of a win claim: a win that the rival did not report. */
  victoria: (id: number) => `/ladder/victoria/${id}`,
  nuevaVictoria: (etapaId?: number) => (etapaId ? `/ladder/nueva-victoria?etapa=${etapaId}` : '/ladder/nueva-victoria'),
  reto: (id: number) => `/ladder/reto/${id}`,
  retos: '/ladder/retos',
  nuevoReto: (etapaId: number, rivalId?: number) =>
    `/ladder/nuevo-reto?etapa=${etapaId}${rivalId ? `&rival=${rivalId}` : ''}`,
  /** The form to report a loss, with the clans, maps and time of this reto filled in. */
  reportReto: (etapaId: number, retoId: number) => `/ladder/reportes?etapa=${etapaId}&reto=${retoId}`,
  palmares: '/ladder/palmares',
  palmaresEtapa: (id: number) => `/ladder/palmares/${id}`,
  agenda: '/ladder/agenda',
  agendaOf: (etapaId: number) => `/ladder/agenda?etapa=${etapaId}`,
  /** The staff panel with this reto open, in which a clan objects to the report that it did not come. */
  panelReto: (id: number) => `/panel-admin/retos?caso=${id}`,
  /** The page where a suspended player appeals. The e-mail about the suspension links to it. */
  apelar: '/apelar',
  /** The page where a player manages sessions, e-mail address and second factor. */
  seguridad: '/ladder/seguridad',
  /** The pages to which the e-mails about a changed e-mail address link: to confirm the change and to undo it. */
  confirmarCorreo: '/confirmar-correo',
  deshacerCorreo: '/deshacer-correo',
  createClan: (etapaId: number) => `/ladder/crear-clan/${etapaId}`,
  editClan: (id: number) => `/ladder/editar-clan/${id}`,
  reclutar: (clanId: number, etapaId: number) => `/ladder/reclutar/${clanId}/${etapaId}`,
  editMiCuenta: (id: number) => `/ladder/editar-micuenta/${id}`,
  /** The page where a player chooses which notices to receive. */
  avisos: '/ladder/avisos',
  jugadores: '/ladder/jugadores',
  modifyPassword: (email: string) => `/ladder/modificar-password/${encodeURIComponent(email)}`,
  mapas: '/ladder/mapas',
  reglamento: '/ladder/reglamento',
  /** The rules, scrolled to one article. */
  articulo: (anchor: string) => `/ladder/reglamento#${anchor}`,
  /** Redirects to the logged-in player's clan. */
  miClan: '/ladder/mi-clan',
  /** The page that the installed app opens first. */
  appStart: '/ladder?de=app',
  /** The page shown instead of any other while there is no connection. Opened directly, it lists the pages that are available offline. */
  sinConexion: '/sin-conexion',
  /** Receives the pictures that a user shares to the installed app. */
  compartir: '/compartir',
  manifest: '/manifest.webmanifest',
  serviceWorker: '/sw.js',
  /** An icon of the installed app, rendered by the server. */
  icon: (name: string, type = '.png') => `/icono/${name}${type}`,
  /** The picture that an iPhone or iPad with this screen size in pixels shows while the installed app starts. */
  splash: (width: number, height: number) => `/icono/arranque-${width}x${height}.png`,
}

/** The licences of the software and fonts of others that the product ships: a text file of the web's build. */
export const licencesPath = '/licencias.txt'

export type AdminArea =
  | 'juegos'
  | 'etapas'
  | 'opciones'
  | 'textos'
  | 'puesta-en-marcha'
  | 'jugadores'
  | 'reportes'
  | 'victorias'
  | 'retos'
  | 'ranking'
  | 'torneos'
  | 'anuncios'
  | 'foro'
  | 'apelaciones'
  | 'privacidad'
  | 'asistente'
  | 'registro'
  | 'colas'

/** The paths that contain parameters, as patterns for the router. */
export const patterns = {
  anuncio: '/anuncios/details/:id',
  editAnuncio: '/anuncios/update/:id',
  panelAdmin: '/panel-admin/:type?',
  clan: '/ladder/detalle-clan/:id',
  jugador: '/ladder/detalle-jugador/:id',
  juego: '/ladder/juego/:id',
  etapa: '/ladder/etapa/:id',
  partida: '/ladder/partida/:id',
  palmaresEtapa: '/ladder/palmares/:id',
  victoria: '/ladder/victoria/:id',
  reto: '/ladder/reto/:id',
  torneo: '/torneos/:id',
  torneoPartida: '/torneos/:id/partida/:partida',
  torneoPantalla: '/torneos/:id/pantalla',
  /** `idSlug`: the topic's id and, after a hyphen, any text. */
  tema: '/foro/tema/:idSlug',
  foroSeccion: '/foro/:slug',
  foroBuscar: '/foro/buscar',
  foroNuevo: '/foro/nuevo',
  nuevoReto: '/ladder/nuevo-reto',
  createClan: '/ladder/crear-clan/:id',
  editClan: '/ladder/editar-clan/:id',
  reclutar: '/ladder/reclutar/:clanId/:etapaId',
  editMiCuenta: '/ladder/editar-micuenta/:id',
  modifyPassword: '/ladder/modificar-password/:email',
  /** The page of a request about personal data, for its sender. */
  solicitud: '/privacidad/solicitud',
  /** Redirects to `paths.validarCuenta` and keeps the query (docs/behaviour/screens.md#Addresses). */
  oldValidarCuenta: '/ladder/validar-cuenta',
} as const
