/**
 * Every path of the site. No other file spells one (docs/behaviour/screens.md#Addresses). The browser's entry imports this file: no zod,
 * and only type imports.
 */
export const paths = {
  home: '/',
  stream: '/stream',
  descargas: '/descargas',
  volverAJugar: '/volver-a-jugar',
  /** The guide with these tasks ticked off, to continue on another computer. */
  guiaCon: (hechos: readonly string[]) =>
    hechos.length > 0 ? `/volver-a-jugar?hechos=${hechos.join(',')}` : '/volver-a-jugar',
  torneos: '/torneos',
  torneo: (id: number) => `/torneos/${id}`,
  /** The page of a torneo with one of its tabs open. */
  torneoTab: (id: number, tab: 'inscritos' | 'llave' | 'partidas' | 'reglas') => `/torneos/${id}?ver=${tab}`,
  /** A match of a torneo, by its number within the torneo. */
  torneoPartida: (id: number, partida: number) => `/torneos/${id}/partida/${partida}`,
  /** The bracket for streams, in a page of 1920×1080 pixels. */
  torneoPantalla: (id: number) => `/torneos/${id}/pantalla`,
  /** The panel with a torneo open. */
  panelTorneo: (id: number) => `/panel-admin/torneos?torneo=${id}`,
  anuncios: '/anuncios',
  /** Feeds for feed readers, rendered by the server. */
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
  /** Feed for feed readers, rendered by the server. */
  foroAtom: (slug: string) => `/foro/${slug}/atom.xml`,
  /** The form to open a topic in a section. `titulo`: the initial title in the form. */
  foroNuevo: (slug: string, titulo = '') =>
    `/foro/nuevo?seccion=${slug}${titulo && `&titulo=${encodeURIComponent(titulo)}`}`,
  foroBuscar: (q = '') => (q ? `/foro/buscar?q=${encodeURIComponent(q)}` : '/foro/buscar'),
  tema: (id: number, slug: string) => `/foro/tema/${id}-${slug}`,
  /** A post, on the page of its topic that contains it. */
  mensaje: (idTema: number, slug: string, id: number) => `/foro/tema/${idTema}-${slug}?mensaje=${id}`,
  unauthorized: '/unauthorized',
  forbidden: '/403',
  registro: '/registro',
  /** `from`: the path to return to after the login. */
  login: (from?: string) => (from ? `/login?volver=${encodeURIComponent(from)}` : '/login'),
  recuperarPassword: '/recuperar-password',
  /** The recovery form with the e-mail address filled in. */
  recover: (email: string) =>
    email ? `/recuperar-password?email=${encodeURIComponent(email)}` : '/recuperar-password',
  validarCuenta: '/validar-cuenta',
  panelAdmin: (area?: AdminArea) => (area ? `/panel-admin/${area}` : '/panel-admin'),
  /** The panel with the case of a match open. */
  panelMatch: (id: number) => `/panel-admin/reportes?partida=${id}`,
  /** The panel with a win claim open. */
  panelVictoria: (id: number) => `/panel-admin/victorias?caso=${id}`,
  /** The reported comments, in the panel area that everybody who moderates them can open. */
  panelComments: '/panel-admin/anuncios?pestana=comentarios',
  /** The panel with a question to the moderators. */
  panelConsulta: (id: number) => `/panel-admin/asistente?pestana=consultas#consulta-${id}`,
  panelConsultas: '/panel-admin/asistente?pestana=consultas',
  /** The panel with an appeal open. */
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
  /** The page of a match with the form to reject it open. */
  rechazarPartida: (id: number) => `/ladder/partida/${id}?responder=rechazar`,
  /** A win claim: a win that the rival did not report. */
  victoria: (id: number) => `/ladder/victoria/${id}`,
  /** The form to claim such a win, with the stage preselected. */
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
  /** The panel with a contested no-show open. */
  panelReto: (id: number) => `/panel-admin/retos?caso=${id}`,
  /** Where a suspended person appeals; the e-mail links to it. */
  apelar: '/apelar',
  /** Sessions, e-mail and second factor of the player's own account. */
  seguridad: '/ladder/seguridad',
  /** Where the e-mails about a change of e-mail address link to. */
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
  /** Scrolls to one article of the rules. */
  articulo: (anchor: string) => `/ladder/reglamento#${anchor}`,
  /** Redirects to the clan of the logged-in player. */
  miClan: '/ladder/mi-clan',
  /** The page with which the installed app starts. */
  appStart: '/ladder?de=app',
  /** Shown in place of every other page while there is no connection. Opened directly, it lists the pages that can be seen offline. */
  sinConexion: '/sin-conexion',
  /** Receives pictures that were shared with the installed app. */
  compartir: '/compartir',
  manifest: '/manifest.webmanifest',
  serviceWorker: '/sw.js',
  /** An icon of the app, rendered by the server. */
  icon: (name: string, type = '.png') => `/icono/${name}${type}`,
  /** The picture that an iPhone or iPad with this screen size in pixels shows while the app starts. */
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

/** The paths with parameters, as route patterns. */
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
  /** `idSlug`: the topic's id, followed by anything. */
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
