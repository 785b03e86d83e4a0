import type { Read } from '@trinchera/contract/first-replies'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { nightOf, playDayStart } from '@trinchera/rules/chile-time'
import { anunciosPageSize, playersPageSize } from '@trinchera/rules/limits'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import { idIn } from './page'

/** What the first screen at a path needs: parts of the web's code, and API calls whose replies are sent with the page. */
export interface FirstScreen {
  /** Names of files in `web/src/routes`, without extension. */
  chunks: readonly string[]
  /** The API calls: first those for the main content (shown by web/src/first-paint.tsx), last the longest reply, which may not fit. */
  reads: readonly Read[]
}

/** The file that lists all screens other than those of `firstScreens` (web/src/app/screens.tsx). */
const table = 'MoreScreens'

const no: Record<string, never> = {}
const none = { params: no, query: no }
const juegos: Read = { name: 'listJuegos', ...none }
const lastMatches: Read = { name: 'listLastMatches', ...none }
const openEtapas: Read = { name: 'listOpenEtapas', ...none }
const topPlayers: Read = { name: 'listTopPlayers', ...none }
const texto = (clave: TextoClave): Read => ({ name: 'getTexto', params: { clave }, query: no })
const opciones: Read = { name: 'getOpciones', ...none }
const servers: Read = { name: 'listServers', ...none }
const streams: Read = { name: 'getStreams', ...none }

const agenda = (now: Date): Read => ({
  name: 'listAgenda',
  params: no,
  query: { desde: playDayStart(now.getTime()) },
})

/** Screens whose API calls depend on the time. */
const timed: Record<string, (now: Date) => FirstScreen> = {
  [paths.home]: (now) => ({
    chunks: ['Home', 'HomeLive'],
    reads: [texto('portada'), openEtapas, agenda(now), lastMatches, servers, streams, opciones, topPlayers],
  }),
  [paths.agenda]: (now) => ({ chunks: [table, 'LadderSection', 'Agenda'], reads: [agenda(now), juegos, openEtapas] }),
}

const screens: Record<string, FirstScreen> = {
  [paths.ladder]: {
    chunks: ['LadderSection', 'Ladder'],
    reads: [openEtapas, juegos, opciones, topPlayers, lastMatches],
  },
  [paths.anuncios]: {
    chunks: [table, 'Anuncios'],
    reads: [{ name: 'listAnuncios', params: no, query: { pagina: 1, por_pagina: anunciosPageSize } }],
  },
  [paths.servidores]: { chunks: [table, 'Servidores'], reads: [servers] },
  [paths.stream]: { chunks: [table, 'Stream'], reads: [streams] },
  [paths.torneos]: { chunks: [table, 'Torneos'], reads: [opciones] },
  [paths.descargas]: { chunks: [table, 'Descargas'], reads: [opciones] },
  [paths.volverAJugar]: { chunks: [table, 'VolverAJugar'], reads: [texto('guia'), opciones] },
  [paths.privacidad]: {
    chunks: [table, 'Privacidad'],
    reads: [{ name: 'getPrivacidad', params: no, query: no }, texto('privacidad_extra')],
  },
  [paths.foro]: { chunks: [table, 'Foro'], reads: [] },
  [paths.jugadores]: {
    chunks: [table, 'LadderSection', 'Jugadores'],
    reads: [juegos, { name: 'listPlayers', params: no, query: { pagina: 1, por_pagina: playersPageSize } }],
  },
  [paths.mapas]: { chunks: [table, 'LadderSection', 'Mapas'], reads: [juegos, opciones] },
  [paths.retos]: { chunks: [table, 'LadderSection', 'Retos'], reads: [juegos] },
  [paths.palmares]: { chunks: [table, 'LadderSection', 'Palmares'], reads: [juegos] },
  [paths.reglamento]: { chunks: [table, 'LadderSection', 'Reglamento'], reads: [juegos, texto('reglamento')] },
  [paths.login()]: { chunks: [table, 'Login'], reads: [] },
  [paths.registro]: { chunks: [table, 'Registro'], reads: [] },
}

const screensById: [pattern: `${string}/:id`, (id: number, now: Date) => FirstScreen][] = [
  [
    patterns.etapa,
    (id, now) => ({
      chunks: ['LadderSection', 'Etapa'],
      reads: [
        { name: 'getEtapa', params: { id }, query: no },
        // The ladder table comes before other long replies, because it is the main content of the screen. If 200 clans move in one night,
        // the reply of `listMoves` does not fit too.
        { name: 'listClanes', params: { id }, query: no },
        juegos,
        agenda(now),
        { name: 'listLastMatches', params: no, query: { etapa: id } },
        { name: 'listMoves', params: { id }, query: { desde: nightOf(now.getTime()).since } },
      ],
    }),
  ],
  [
    patterns.clan,
    (id, now) => ({
      chunks: ['LadderSection', 'DetalleClan'],
      reads: [{ name: 'getClan', params: { id }, query: no }, agenda(now), juegos],
    }),
  ],
  [
    patterns.juego,
    (id) => ({
      chunks: [table, 'LadderSection', 'Juego'],
      reads: [juegos, { name: 'listEtapas', params: { gameId: id }, query: no }],
    }),
  ],
  [
    patterns.partida,
    (id) => ({
      chunks: ['LadderSection', 'Partida'],
      reads: [{ name: 'getMatch', params: { id }, query: no }, juegos, opciones],
    }),
  ],
  [patterns.palmaresEtapa, () => ({ chunks: [table, 'LadderSection', 'PalmaresEtapa'], reads: [juegos] })],
  [patterns.reto, () => ({ chunks: [table, 'LadderSection', 'Reto'], reads: [juegos, opciones, servers] })],
  [patterns.jugador, () => ({ chunks: [table, 'LadderSection', 'DetalleJugador'], reads: [juegos] })],
  [
    patterns.anuncio,
    (id) => ({ chunks: ['DetalleAnuncio'], reads: [{ name: 'getAnuncio', params: { id }, query: no }] }),
  ],
]

const nothing: FirstScreen = { chunks: [], reads: [] }
/** The API call for the text of the footer. */
const footer = texto('pie')

/** The first screen at a path (without slash at the end), with the footer's text. Empty for private and unknown paths. */
export function firstScreenAt(pathname: string, now: Date): FirstScreen {
  const { chunks, reads } = ownScreenAt(pathname, now)
  return { chunks, reads: reads.length > 0 ? [...reads, footer] : reads }
}

function ownScreenAt(pathname: string, now: Date): FirstScreen {
  for (const [pattern, screen] of screensById) {
    const id = idIn(pathname, pattern)
    if (id) return screen(id, now)
  }
  return timed[pathname]?.(now) ?? screens[pathname] ?? nothing
}
