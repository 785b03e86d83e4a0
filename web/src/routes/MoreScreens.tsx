import { staffMay } from '@trinchera/rules/permissions'
import type { SessionPlayer } from '@trinchera/contract/session'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { Guard } from '../app/Guard'
import { Navigate, useLocation } from '../lib/router'
import { screen, type ScreenRoute } from '../app/screen-route'
import type { Screens } from '../app/screens'

const guarded = (may: (player: SessionPlayer) => boolean, route: ScreenRoute): ScreenRoute => ({
  ...route,
  element: <Guard may={may}>{route.element}</Guard>,
})

const KeepSearch = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

const screens: ScreenRoute[] = [
  screen(paths.login(), 'Iniciar Sesión', () => import('./Login')),
  screen(paths.registro, 'Registro', () => import('./Registro')),
  screen(paths.validarCuenta, 'Validar cuenta', () => import('./ValidarCuenta')),
  screen(paths.confirmarCorreo, 'Confirmar correo', () => import('./ConfirmarCorreo')),
  screen(paths.deshacerCorreo, 'Deshacer el cambio de correo', () => import('./DeshacerCorreo')),
  screen(paths.apelar, 'Cuenta suspendida', () => import('./Apelar')),
  screen(paths.recuperarPassword, 'Recuperar contraseña', () => import('./RecuperarPassword')),
  screen(paths.anuncios, 'Anuncios', () => import('./Anuncios')),
  guarded(
    (player) => staffMay(player, 'anuncios.manage'),
    screen(patterns.editAnuncio, 'Editar anuncio', () => import('./EditarAnuncio')),
  ),
  screen(paths.torneos, 'Torneos', () => import('./Torneos')),
  screen(patterns.torneo, 'Torneo', () => import('./Torneo')),
  screen(patterns.torneoPartida, 'Partida del torneo', () => import('./TorneoPartida')),
  screen(paths.stream, 'Stream', () => import('./Stream')),
  screen(paths.servidores, 'Servidores', () => import('./Servidores')),
  screen(paths.foro, 'Foro', () => import('./Foro')),
  screen(patterns.foroBuscar, 'Buscar en el foro', () => import('./ForoBuscar')),
  screen(patterns.foroNuevo, 'Abrir un tema', () => import('./ForoNuevo')),
  screen(patterns.tema, 'Foro', () => import('./ForoTema')),
  screen(patterns.foroSeccion, 'Foro', () => import('./ForoSeccion')),
  screen(paths.privacidad, 'Privacidad', () => import('./Privacidad')),
  screen(patterns.solicitud, 'Tu solicitud', () => import('./Solicitud')),
  screen(paths.descargas, 'Descargas', () => import('./Descargas')),
  screen(paths.volverAJugar, 'Guía para volver a jugar', () => import('./VolverAJugar')),
  guarded(
    (player) => player.admin,
    screen(patterns.panelAdmin, 'Administración', () => import('./PanelAdmin')),
  ),
  screen(paths.sinConexion, 'Sin conexión', () => import('./SinConexion')),
  guarded(
    () => true,
    screen(paths.compartir, 'Compartir', () => import('./Compartir')),
  ),
  screen(paths.unauthorized, 'Sin autorización', () => import('./Unauthorized')),
  screen(paths.forbidden, '403 - Acceso Denegado', () =>
    import('./FullPage').then(({ ForbiddenPage }) => ({ default: ForbiddenPage })),
  ),
]

/** The 404 screen, for a URL that matches no other screen. */
export const notFound = screen('*', 'No encontrado', () =>
  import('./FullPage').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
)

const ladderScreens: ScreenRoute[] = [
  screen(paths.miCuenta, 'Mi Cuenta', () => import('./MiCuenta')),
  screen(paths.seguridad, 'Seguridad', () => import('./Seguridad')),
  guarded(
    () => true,
    screen(paths.miClan, 'Mi clan', () => import('./MiClan')),
  ),
  screen(paths.reportes, 'Reportar Derrota', () => import('./Reportes')),
  screen(patterns.jugador, 'Jugador', () => import('./DetalleJugador')),
  screen(patterns.juego, 'Juego', () => import('./Juego')),
  screen(paths.nuevaVictoria(), 'Victoria no reportada', () => import('./NewWinClaim')),
  screen(patterns.victoria, 'Victoria no reportada', () => import('./WinClaim')),
  screen(paths.retos, 'Retos', () => import('./Retos')),
  screen(patterns.nuevoReto, 'Nuevo reto', () => import('./NuevoReto')),
  screen(patterns.reto, 'Reto', () => import('./Reto')),
  screen(patterns.createClan, 'Crear clan', () => import('./CrearClan')),
  screen(patterns.editClan, 'Editar clan', () => import('./EditarClan')),
  screen(patterns.reclutar, 'Reclutar', () => import('./Reclutar')),
  screen(patterns.editMiCuenta, 'Modificar datos', () => import('./EditarMiCuenta')),
  screen(paths.avisos, 'Avisos', () => import('./Avisos')),
  screen(paths.agenda, 'Agenda', () => import('./Agenda')),
  screen(paths.palmares, 'Palmarés', () => import('./Palmares')),
  screen(patterns.palmaresEtapa, 'Palmarés', () => import('./PalmaresEtapa')),
  screen(paths.jugadores, 'Jugadores', () => import('./Jugadores')),
  screen(patterns.modifyPassword, 'Modificar Contraseña', () => import('./ModificarPassword')),
  screen(paths.mapas, 'Mapas permitidos', () => import('./Mapas')),
  screen(paths.reglamento, 'Reglamento Ladder', () => import('./Reglamento')),
]

/** All screens whose code is not part of the first chunk. */
export const moreScreens: Screens = {
  wide: [
    ...screens,
    {
      path: patterns.oldValidarCuenta,
      element: <KeepSearch to={paths.validarCuenta} />,
      load: () => Promise.resolve(),
    },
  ],
  ladder: ladderScreens,
}
