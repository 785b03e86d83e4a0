import { lazy, type ComponentType, type ReactNode } from 'react'
import { paths, patterns } from './paths'
import Pronto from './Pronto'
import { Screen } from './Screen'

export interface ScreenRoute {
  path: string
  element: ReactNode
}

const soon = (path: string, title: string): ScreenRoute => ({
  path,
  element: (
    <Screen title={title}>
      <Pronto title={title} />
    </Screen>
  ),
})

/** A screen in a chunk of its own: `screen(paths.jugadores, 'Jugadores', () => import('../routes/Jugadores'))`. */
export function screen(path: string, title: string | undefined, load: () => Promise<{ default: ComponentType }>): ScreenRoute {
  const Page = lazy(load)
  return {
    path,
    element: (
      <Screen key={path} title={title}>
        <Page />
      </Screen>
    ),
  }
}

/** Screens that have the whole width under the top bar. */
export const screens: ScreenRoute[] = [
  soon(paths.home, 'Inicio'),
  soon(paths.login(), 'Iniciar Sesión'),
  soon(paths.registro, 'Registro'),
  soon(paths.validarCuenta, 'Validar cuenta'),
  soon(paths.recuperarPassword, 'Recuperar contraseña'),
  soon(paths.anuncios, 'Anuncios'),
  soon(patterns.anuncio, 'Anuncio'),
  soon(patterns.editAnuncio, 'Crear Nuevo Anuncio'),
  soon(paths.torneos, 'Torneos'),
  soon(paths.stream, 'Stream'),
  soon(paths.servidores, 'Servidores'),
  soon(paths.foro, 'Foro'),
  soon(paths.descargas, 'Descargas'),
  soon(paths.volverAJugar, 'Guía para volver a jugar'),
  soon(patterns.panelAdmin, 'Administración'),
]

/** Screens inside the ladder's side layout. */
export const ladderScreens: ScreenRoute[] = [
  soon(paths.ladder, 'Ladder'),
  soon(paths.miCuenta, 'Mi Cuenta'),
  soon(paths.reportes, 'Reportar Derrota'),
  soon(patterns.clan, 'Clan'),
  soon(patterns.jugador, 'Jugador'),
  soon(patterns.juego, 'Juego'),
  soon(patterns.etapa, 'Etapa'),
  soon(patterns.createClan, 'Crear Clan'),
  soon(patterns.editClan, 'Editar Clan'),
  soon(patterns.reclutar, 'Reclutar'),
  soon(patterns.editMiCuenta, 'Editar Mi Cuenta'),
  soon(paths.jugadores, 'Jugadores'),
  soon(patterns.modifyPassword, 'Modificar Contraseña'),
  soon(paths.mapas, 'Mapas permitidos'),
  soon(paths.reglamento, 'Reglamento Ladder'),
]
