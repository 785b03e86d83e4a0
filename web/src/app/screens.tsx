import { patterns, paths } from '@trinchera/contract/site-paths'
import { screen, type ScreenRoute } from './screen-route'

/** The site's screens by layout, in the order in which their paths are compared with a URL. */
export interface Screens {
  /** Screens that use the whole width under the top bar. */
  wide: readonly ScreenRoute[]
  /** Screens inside the ladder's side layout. */
  ladder: readonly ScreenRoute[]
}

/** The screen for streams, shown without anything of the site around it. */
export const bareScreen = screen(patterns.torneoPantalla, 'Torneo', () => import('../routes/TorneoPantalla'))

/** The screens that visitors open the site with (server/src/preview/first-screen.ts). */
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
