import { patterns, paths } from '@trinchera/contract/site-paths'
import { screen, type ScreenRoute } from './screen-route'

/** The site's screens by where they stand, in the order in which an address is compared with their paths. */
export interface Screens {
  /** With the whole width under the top bar. */
  wide: readonly ScreenRoute[]
  /** Inside the ladder's side layout. */
  ladder: readonly ScreenRoute[]
}

/** With nothing of the site around it: for streams. */
export const bareScreen = screen(patterns.torneoPantalla, 'Torneo', () => import('../routes/TorneoPantalla'))

/** Those that visitors open the site with (server/src/preview/first-screen.ts). */
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
