import type { ComponentType, ReactNode } from 'react'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionPlayer } from '@trinchera/contract/session'
import { Guard } from './Guard'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { preloadable } from './preloadable'
import { Screen } from './Screen'

export interface ScreenRoute {
  path: string
  element: ReactNode
  /** Fetches the screen's chunk. */
  load: () => Promise<void>
}

const guarded = (may: (player: SessionPlayer) => boolean, route: ScreenRoute): ScreenRoute => ({
  ...route,
  element: <Guard may={may}>{route.element}</Guard>,
})

/** A screen in a chunk of its own: `screen(paths.jugadores, 'Jugadores', () => import('../routes/Jugadores'))`. */
export function screen(
  path: string,
  title: string | undefined,
  load: () => Promise<{ default: ComponentType }>,
): ScreenRoute {
  const page = preloadable(load)
  return {
    path,
    load: page.load,
    element: (
      <Screen key={path} title={title}>
        <page.Component />
      </Screen>
    ),
  }
}

/** Screens that have the whole width under the top bar. */
export const screens: ScreenRoute[] = [
  screen(paths.home, undefined, () => import('../routes/Home')),
  screen(paths.login(), 'Iniciar Sesión', () => import('../routes/Login')),
  screen(paths.registro, 'Registro', () => import('../routes/Registro')),
  screen(paths.validarCuenta, 'Validar cuenta', () => import('../routes/ValidarCuenta')),
  screen(paths.confirmarCorreo, 'Confirmar correo', () => import('../routes/ConfirmarCorreo')),
  screen(paths.deshacerCorreo, 'Deshacer el cambio de correo', () => import('../routes/DeshacerCorreo')),
  screen(paths.apelar, 'Cuenta suspendida', () => import('../routes/Apelar')),
  screen(paths.recuperarPassword, 'Recuperar contraseña', () => import('../routes/RecuperarPassword')),
  screen(paths.anuncios, 'Anuncios', () => import('../routes/Anuncios')),
  screen(patterns.anuncio, 'Anuncio', () => import('../routes/DetalleAnuncio')),
  guarded(
    (player) => staffMay(player, 'anuncios.manage'),
    screen(patterns.editAnuncio, 'Editar anuncio', () => import('../routes/EditarAnuncio')),
  ),
  screen(paths.torneos, 'Torneos', () => import('../routes/Torneos')),
  screen(patterns.torneo, 'Torneo', () => import('../routes/Torneo')),
  screen(patterns.torneoPartida, 'Partida del torneo', () => import('../routes/TorneoPartida')),
  screen(paths.stream, 'Stream', () => import('../routes/Stream')),
  screen(paths.servidores, 'Servidores', () => import('../routes/Servidores')),
  screen(paths.foro, 'Foro', () => import('../routes/Foro')),
  screen(patterns.foroBuscar, 'Buscar en el foro', () => import('../routes/ForoBuscar')),
  screen(patterns.foroNuevo, 'Abrir un tema', () => import('../routes/ForoNuevo')),
  screen(patterns.tema, 'Foro', () => import('../routes/ForoTema')),
  screen(patterns.foroSeccion, 'Foro', () => import('../routes/ForoSeccion')),
  screen(paths.privacidad, 'Privacidad', () => import('../routes/Privacidad')),
  screen(paths.descargas, 'Descargas', () => import('../routes/Descargas')),
  screen(paths.volverAJugar, 'Guía para volver a jugar', () => import('../routes/VolverAJugar')),
  guarded(
    (player) => player.admin,
    screen(patterns.panelAdmin, 'Administración', () => import('../routes/PanelAdmin')),
  ),
  screen(paths.sinConexion, 'Sin conexión', () => import('../routes/SinConexion')),
  guarded(
    () => true,
    screen(paths.compartir, 'Compartir', () => import('../routes/Compartir')),
  ),
  screen(paths.unauthorized, 'Sin autorización', () => import('../routes/Unauthorized')),
  screen(paths.forbidden, '403 - Acceso Denegado', () =>
    import('../routes/FullPage').then(({ ForbiddenPage }) => ({ default: ForbiddenPage })),
  ),
]

/** At every other address. */
export const notFound = screen('*', 'No encontrado', () =>
  import('../routes/FullPage').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
)

/** Screens that have nothing of the site around them: for streams. */
export const bareScreens: ScreenRoute[] = [
  screen(patterns.torneoPantalla, 'Torneo', () => import('../routes/TorneoPantalla')),
]

/** Screens inside the ladder's side layout. */
export const ladderScreens: ScreenRoute[] = [
  screen(paths.ladder, 'Ladder', () => import('../routes/Ladder')),
  screen(paths.miCuenta, 'Mi Cuenta', () => import('../routes/MiCuenta')),
  screen(paths.seguridad, 'Seguridad', () => import('../routes/Seguridad')),
  guarded(
    () => true,
    screen(paths.miClan, 'Mi clan', () => import('../routes/MiClan')),
  ),
  screen(paths.reportes, 'Reportar Derrota', () => import('../routes/Reportes')),
  screen(patterns.clan, 'Clan', () => import('../routes/DetalleClan')),
  screen(patterns.jugador, 'Jugador', () => import('../routes/DetalleJugador')),
  screen(patterns.juego, 'Juego', () => import('../routes/Juego')),
  screen(patterns.etapa, 'Etapa', () => import('../routes/Etapa')),
  screen(patterns.partida, 'Partida', () => import('../routes/Partida')),
  screen(paths.nuevaVictoria(), 'Victoria no reportada', () => import('../routes/NuevaVictoria')),
  screen(patterns.victoria, 'Victoria no reportada', () => import('../routes/Victoria')),
  screen(paths.retos, 'Retos', () => import('../routes/Retos')),
  screen(patterns.nuevoReto, 'Nuevo reto', () => import('../routes/NuevoReto')),
  screen(patterns.reto, 'Reto', () => import('../routes/Reto')),
  screen(patterns.createClan, 'Crear clan', () => import('../routes/CrearClan')),
  screen(patterns.editClan, 'Editar clan', () => import('../routes/EditarClan')),
  screen(patterns.reclutar, 'Reclutar', () => import('../routes/Reclutar')),
  screen(patterns.editMiCuenta, 'Modificar datos', () => import('../routes/EditarMiCuenta')),
  screen(paths.avisos, 'Avisos', () => import('../routes/Avisos')),
  screen(paths.agenda, 'Agenda', () => import('../routes/Agenda')),
  screen(paths.palmares, 'Palmarés', () => import('../routes/Palmares')),
  screen(patterns.palmaresEtapa, 'Palmarés', () => import('../routes/PalmaresEtapa')),
  screen(paths.jugadores, 'Jugadores', () => import('../routes/Jugadores')),
  screen(patterns.modifyPassword, 'Modificar Contraseña', () => import('../routes/ModificarPassword')),
  screen(paths.mapas, 'Mapas permitidos', () => import('../routes/Mapas')),
  screen(paths.reglamento, 'Reglamento Ladder', () => import('../routes/Reglamento')),
]
