import { patterns, paths } from '@trinchera/contract/site-paths'
import { screen, type ScreenRoute } from './screen-route'

/** The site's screens by layout. A URL shows the first screen whose path pattern matches. */
export interface Screens {
  /** Screens that use the whole width under the top bar. */
  wide: readonly ScreenRoute[]
  /** Screens next to the ladder's side menu. */
  ladder: readonly ScreenRoute[]
}

/** A torneo's bracket for use in video streams. Shown without the site's bars and menus. */
export const bareScreen = screen(patterns.torneoPantalla, 'Torneo', () => import('../routes/TorneoPantalla'))

/** The screens on which visitors typically enter the site (server/src/preview/first-screen.ts). */
export const firstScreens: Screens = {
  wide: [
    screen(paths.home, undefined, () => import('../routes/Home')),
    screen(patterns.anuncio, 'Anuncio', () => import('../routes/DetalleAnuncio')),
  ],
  ladder: [
    screen(paths.ladder, 'Ladder', () => import('../routes/Ladder')),
    screen(patterns.clan, 'Clan', () => import('../routes/DetalleClan')),
    screen(patterns.etapa, 'Etapa', () => import('../routes/Etapa')),
    screen(patterns.partida, 'Partida', () => import('../routes/Partida')),
  ],
}
