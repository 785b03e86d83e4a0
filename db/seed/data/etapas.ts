/** A clan that joins late and plays only the matches in `results`: one letter per match, W or L. Each W is against the `cold` clan. */
export interface Newcomer {
  squad: string
  daysAgo: number
  results: string
}

/**
 * An etapa. `opens`, `closes`: days before now; `entrants`: names of squads, or of players in a single-player etapa; `matches`: number of
 * its matches. The clan `hot` ends the etapa on a winning streak of `run` matches, the clan `cold` on a losing streak.
 */
export interface DemoEtapa {
  juego: string
  nombre: string
  activo: boolean
  multijugador: boolean
  opens: number
  closes: number
  matches: number
  entrants: readonly string[]
  /** Number of random seasons to try; the one closest to the order of `entrants` is used. Not set if the order does not matter. */
  seasons?: number
  newcomers?: readonly Newcomer[]
  hot?: { squad: string; run: number }
  cold?: { squad: string; run: number }
}

export const juegos = ['Allied Assault', 'Spearhead', 'Breakthrough'] as const

export const demoEtapas: readonly DemoEtapa[] = [
  {
    juego: 'Allied Assault',
    nombre: 'Etapa I',
    activo: false,
    multijugador: true,
    opens: 364,
    closes: 186,
    matches: 760,
    entrants: [
      'Vieja Guardia',
      'Los Halcones',
      'Puelche',
      'Lobos de Atacama',
      'Los del Ciber',
      'Escuadra Austral',
      'Perros de Lota',
      'Niebla del Sur',
      'Quebrada Honda',
      'Camanchaca',
      'Cuarto Turno',
      'La Mampara',
      'Pampa Seca',
      'Los Trasnochados',
      'Puerto Libre',
      'Sal y Viento',
    ],
  },
  {
    juego: 'Allied Assault',
    nombre: 'Etapa II',
    activo: true,
    multijugador: true,
    opens: 177,
    closes: 0,
    matches: 560,
    entrants: [
      'Vieja Guardia',
      'Los Halcones',
      'Puelche',
      'Lobos de Atacama',
      'Los del Ciber',
      'Escuadra Austral',
      'Sin Retirada',
      'Perros de Lota',
      'Última Bala',
      'Niebla del Sur',
      'Once y Media',
      'Quebrada Honda',
      'Barricada',
    ],
    seasons: 60,
    newcomers: [
      { squad: 'Guardia Nocturna', daysAgo: 19, results: 'LLL' },
      { squad: 'Trueno Pampino', daysAgo: 16, results: 'LLLW' },
      { squad: 'Los Zorzales', daysAgo: 12, results: 'LL' },
      { squad: 'Mate Amargo', daysAgo: 8, results: 'L' },
      { squad: 'La Retaguardia', daysAgo: 4, results: '' },
    ],
    hot: { squad: 'Vieja Guardia', run: 12 },
    cold: { squad: 'Barricada', run: 11 },
  },
  {
    juego: 'Spearhead',
    nombre: 'Etapa I',
    activo: true,
    multijugador: true,
    opens: 330,
    closes: 0,
    matches: 800,
    entrants: [
      'Cerro Castillo',
      'Bruma Costera',
      'Los Bigotes',
      'Tercer Tiempo',
      'Los Porfiados',
      'Paso Nevado',
      'Roble Viejo',
      'Línea Férrea',
      'Sin Retirada',
      'Última Bala',
    ],
  },
  {
    juego: 'Breakthrough',
    nombre: 'Etapa I',
    activo: true,
    multijugador: true,
    opens: 290,
    closes: 0,
    matches: 560,
    entrants: [
      'Volcán Dormido',
      'La Última Micro',
      'Los Afuerinos',
      'Viento Blanco',
      'Ripio Suelto',
      'Media Luna',
      'Once y Media',
      'La Mampara',
    ],
  },
  {
    juego: 'Allied Assault',
    nombre: 'Francotirador 1v1',
    activo: true,
    multijugador: false,
    opens: 240,
    closes: 0,
    matches: 190,
    entrants: ['Peuco', 'LaTetera', 'Zorzal Viejo', 'Ñanco', 'Huemul'],
  },
  {
    juego: 'Spearhead',
    nombre: 'Duelo 1v1',
    activo: true,
    multijugador: false,
    opens: 150,
    closes: 0,
    matches: 130,
    entrants: ['Loica', 'Huemul', 'Pelao'],
  },
]

/**
 * A ruling given `hours` after a match. The match is the etapa's first one of the last `daysAgo` days between clans that are neither
 * newcomers nor the `hot` or `cold` clan.
 */
export interface Verdict {
  etapa: readonly [juego: string, nombre: string]
  tipo: 'anular' | 'falso' | 'trampa'
  daysAgo: number
  hours: number
  motivo: string
}

export const verdicts: readonly Verdict[] = [
  {
    etapa: ['Allied Assault', 'Etapa II'],
    tipo: 'falso',
    daysAgo: 96,
    hours: 21,
    motivo: 'Los dos clanes reportaron una partida que no se jugó',
  },
  {
    etapa: ['Allied Assault', 'Etapa II'],
    tipo: 'trampa',
    daysAgo: 38,
    hours: 45,
    motivo: 'Un jugador suspendido entró con otra cuenta en el segundo mapa',
  },
  {
    etapa: ['Allied Assault', 'Etapa II'],
    tipo: 'anular',
    daysAgo: 5,
    hours: 19,
    motivo: 'Se cayó el servidor y los dos líderes pidieron repetirla',
  },
]
