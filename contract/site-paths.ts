/**
 * Every address of the site, and the only place that spells one (docs/behaviour/screens.md#Addresses).
 * The browser's entry imports it: no zod, and no import but of types.
 */
export const paths = {
  home: '/',
  stream: '/stream',
  descargas: '/descargas',
  volverAJugar: '/volver-a-jugar',
  /** The guide with these tasks ticked off, on another computer. */
  guiaCon: (hechos: readonly string[]) =>
    hechos.length > 0 ? `/volver-a-jugar?hechos=${hechos.join(',')}` : '/volver-a-jugar',
  torneos: '/torneos',
  torneo: (id: number) => `/torneos/${id}`,
  /** One of its tabs. */
  torneoTab: (id: number, tab: 'inscritos' | 'llave' | 'partidas' | 'reglas') => `/torneos/${id}?ver=${tab}`,
  /** A match of a torneo, by its number in it. */
  torneoPartida: (id: number, partida: number) => `/torneos/${id}/partida/${partida}`,
  /** The bracket as a picture for streams, 1920×1080. */
  torneoPantalla: (id: number) => `/torneos/${id}/pantalla`,
  /** A torneo, open in the panel. */
  panelTorneo: (id: number) => `/panel-admin/torneos?torneo=${id}`,
  anuncios: '/anuncios',
  /** For feed readers; rendered by the server. */
  anunciosFeed: '/anuncios/rss.xml',
  anunciosAtom: '/anuncios/atom.xml',
  anuncio: (id: number) => `/anuncios/details/${id}`,
  editAnuncio: (id: number) => `/anuncios/update/${id}`,
  servidores: '/servidores',
  /** Scrolls to one server's card. */
  servidor: (id: number) => `/servidores#servidor-${id}`,
  privacidad: '/privacidad',
  foro: '/foro',
  /** A section, by the slug of its name. */
  foroSeccion: (slug: string) => `/foro/${slug}`,
  /** For feed readers; rendered by the server. */
  foroAtom: (slug: string) => `/foro/${slug}/atom.xml`,
  /** The form to open a topic, in a section. */
  /** `titulo`: what the form begins with. */
  foroNuevo: (slug: string, titulo = '') =>
    `/foro/nuevo?seccion=${slug}${titulo && `&titulo=${encodeURIComponent(titulo)}`}`,
  foroBuscar: (q = '') => (q ? `/foro/buscar?q=${encodeURIComponent(q)}` : '/foro/buscar'),
  tema: (id: number, slug: string) => `/foro/tema/${id}-${slug}`,
  /** A post, on the page where it is. */
  mensaje: (idTema: number, slug: string, id: number) => `/foro/tema/${idTema}-${slug}?mensaje=${id}`,
  unauthorized: '/unauthorized',
  forbidden: '/403',
  registro: '/registro',
  /** `from`: the address to return to after the login. */
  login: (from?: string) => (from ? `/login?volver=${encodeURIComponent(from)}` : '/login'),
  recuperarPassword: '/recuperar-password',
  /** The form with the e-mail address filled in. */
  recover: (email: string) =>
    email ? `/recuperar-password?email=${encodeURIComponent(email)}` : '/recuperar-password',
  validarCuenta: '/validar-cuenta',
  panelAdmin: (area?: AdminArea) => (area ? `/panel-admin/${area}` : '/panel-admin'),
  /** The case of a match, open in the panel. */
  panelMatch: (id: number) => `/panel-admin/reportes?partida=${id}`,
  /** A win not reported, open in the panel. */
  panelVictoria: (id: number) => `/panel-admin/victorias?caso=${id}`,
  /** The reported comments, in an area that everybody opens who moderates them. */
  panelComments: '/panel-admin/anuncios?pestana=comentarios',
  /** A question to the moderators, to be answered in the panel. */
  panelConsulta: (id: number) => `/panel-admin/asistente?pestana=consultas#consulta-${id}`,
  panelConsultas: '/panel-admin/asistente?pestana=consultas',
  /** An appeal, open in the panel. */
  panelAppeal: (id: number) => `/panel-admin/apelaciones?apelacion=${id}`,
  ladder: '/ladder',
  miCuenta: '/ladder/micuenta',
  reportes: '/ladder/reportes',
  /** The report form with the stage preselected. */
  reportLoss: (etapaId: number) => `/ladder/reportes?etapa=${etapaId}`,
  clan: (id: number) => `/ladder/detalle-clan/${id}`,
  jugador: (id: number) => `/ladder/detalle-jugador/${id}`,
  juego: (id: number) => `/ladder/juego/${id}`,
  etapa: (id: number) => `/ladder/etapa/${id}`,
  partida: (id: number) => `/ladder/partida/${id}`,
  /** The match with the form to reject it open. */
  rechazarPartida: (id: number) => `/ladder/partida/${id}?responder=rechazar`,
  /** A win that the rival did not report. */
  victoria: (id: number) => `/ladder/victoria/${id}`,
  /** The form to ask that such a win counts, with the stage preselected. */
  nuevaVictoria: (etapaId?: number) => (etapaId ? `/ladder/nueva-victoria?etapa=${etapaId}` : '/ladder/nueva-victoria'),
  reto: (id: number) => `/ladder/reto/${id}`,
  retos: '/ladder/retos',
  /** The form to challenge a clan of a stage, with the rival preselected. */
  nuevoReto: (etapaId: number, rivalId?: number) =>
    `/ladder/nuevo-reto?etapa=${etapaId}${rivalId ? `&rival=${rivalId}` : ''}`,
  /** The report form with the reto's clans, maps and hour filled in. */
  reportReto: (etapaId: number, retoId: number) => `/ladder/reportes?etapa=${etapaId}&reto=${retoId}`,
  palmares: '/ladder/palmares',
  /** An archived stage: final table, chart and story. */
  palmaresEtapa: (id: number) => `/ladder/palmares/${id}`,
  agenda: '/ladder/agenda',
  /** The agenda of one stage. */
  agendaOf: (etapaId: number) => `/ladder/agenda?etapa=${etapaId}`,
  /** A contested no-show, open in the panel. */
  panelReto: (id: number) => `/panel-admin/retos?caso=${id}`,
  /** Where a suspended person appeals, by the link of the mail. */
  apelar: '/apelar',
  /** Sessions, e-mail and second step of one's own account. */
  seguridad: '/ladder/seguridad',
  /** Where the mails of a change of e-mail lead. */
  confirmarCorreo: '/confirmar-correo',
  deshacerCorreo: '/deshacer-correo',
  createClan: (etapaId: number) => `/ladder/crear-clan/${etapaId}`,
  editClan: (id: number) => `/ladder/editar-clan/${id}`,
  reclutar: (clanId: number, etapaId: number) => `/ladder/reclutar/${clanId}/${etapaId}`,
  editMiCuenta: (id: number) => `/ladder/editar-micuenta/${id}`,
  /** Notice preferences. */
  avisos: '/ladder/avisos',
  jugadores: '/ladder/jugadores',
  modifyPassword: (email: string) => `/ladder/modificar-password/${encodeURIComponent(email)}`,
  mapas: '/ladder/mapas',
  reglamento: '/ladder/reglamento',
  /** Scrolls to one article. */
  articulo: (anchor: string) => `/ladder/reglamento#${anchor}`,
  /** Leads to the clan of who is logged in. */
  miClan: '/ladder/mi-clan',
  /** Where the installed app begins. */
  appStart: '/ladder?de=app',
  /** The page that stands for every other while there is no connection; by itself it lists what can be seen. */
  sinConexion: '/sin-conexion',
  /** Where a picture shared with the installed app arrives. */
  compartir: '/compartir',
  manifest: '/manifest.webmanifest',
  serviceWorker: '/sw.js',
  /** An icon of the app, drawn by the server. */
  icon: (name: string, type = '.png') => `/icono/${name}${type}`,
  /** What an iPhone or iPad with a screen of so many pixels shows while the app starts. */
  splash: (width: number, height: number) => `/icono/arranque-${width}x${height}.png`,
}

export type AdminArea =
  | 'juegos'
  | 'etapas'
  | 'opciones'
  | 'jugadores'
  | 'reportes'
  | 'victorias'
  | 'retos'
  | 'ranking'
  | 'torneos'
  | 'anuncios'
  | 'foro'
  | 'apelaciones'
  | 'asistente'
  | 'registro'
  | 'colas'

/** The addresses with parameters, as route patterns. */
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
  /** `idSlug`: the topic's id, then whatever follows. */
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
  /** Redirects to `paths.validarCuenta` (docs/behaviour/screens.md#Addresses). */
  oldValidarCuenta: '/ladder/validar-cuenta',
} as const
