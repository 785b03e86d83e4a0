import type { MejorDe, MejorDeRondas, TorneoFormato } from '@trinchera/rules/torneo'

/** A played torneo match. `gana`: its winner; `maps`: number of maps that the loser won; `hours`: hours after the start of the torneo. */
export interface PlayedMatch {
  gana: string
  maps: number
  hours: number
}

/** A torneo with a drawn bracket in the open etapa. It began at `hour` in Chile on the last Saturday at least `daysAgo` days ago. */
export interface DrawnTorneo {
  nombre: string
  descripcion: string
  reglas: string
  formato: TorneoFormato
  daysAgo: number
  hour: number
  mejor_de: MejorDe
  mejor_de_final: MejorDe
  mejor_de_rondas: MejorDeRondas
  mapas: readonly string[]
  /** Names of the clans in the order of their seeds, the best first. */
  clanes: readonly string[]
  /** Played matches in the order in which they ended. Each is, at that moment, the first unplayed match of its winner `gana`. */
  jugadas: readonly PlayedMatch[]
  /** Unplayed matches with a scheduled time: the first unplayed match of `clan` is `later` days after the next evening. */
  fijadas: readonly { clan: string; later: number }[]
}

const clanes = [
  'Vieja Guardia',
  'Los Halcones',
  'Puelche',
  'Lobos de Atacama',
  'Los del Ciber',
  'Escuadra Austral',
  'Perros de Lota',
  'Niebla del Sur',
] as const
const mapas = ['obj/obj_team2', 'dm/mohdm6', 'obj/obj_team1', 'dm/mohdm1', 'obj/obj_team4'] as const
const reglas = [
  'Desde tres por lado, y los mismos mapas para todos.',
  'Quince minutos de espera; después decide la organización.',
  'Se juega en los servidores de la comunidad, y cada clan guarda la captura final de cada mapa.',
].join('\n')

/** Demo torneos: one that is over and one that is being played. */
export const drawnTorneos: readonly DrawnTorneo[] = [
  {
    nombre: 'Copa Bajo Fuego',
    descripcion: 'Ocho clanes, una noche y una sola oportunidad.',
    reglas,
    formato: 'simple',
    daysAgo: 18,
    hour: 20,
    mejor_de: 3,
    mejor_de_final: 5,
    mejor_de_rondas: {},
    mapas,
    clanes,
    jugadas: [
      { gana: 'Vieja Guardia', maps: 0, hours: 1 },
      { gana: 'Los del Ciber', maps: 1, hours: 1.3 },
      { gana: 'Los Halcones', maps: 0, hours: 1.1 },
      { gana: 'Puelche', maps: 1, hours: 1.4 },
      { gana: 'Vieja Guardia', maps: 1, hours: 2.6 },
      { gana: 'Los Halcones', maps: 1, hours: 2.8 },
      { gana: 'Los Halcones', maps: 2, hours: 4.5 },
    ],
    fijadas: [],
  },
  {
    nombre: 'Desafío Doble Filo',
    descripcion: 'Eliminación doble: se sale con la segunda derrota. Una ronda por semana.',
    reglas,
    formato: 'doble',
    daysAgo: 3,
    hour: 21,
    mejor_de: 3,
    mejor_de_final: 5,
    mejor_de_rondas: { 'perdedores-4': 1, 'perdedores-3': 1 },
    mapas,
    clanes,
    jugadas: [
      { gana: 'Vieja Guardia', maps: 0, hours: 1 },
      { gana: 'Los del Ciber', maps: 1, hours: 1.5 },
      { gana: 'Los Halcones', maps: 1, hours: 1.4 },
      { gana: 'Puelche', maps: 0, hours: 1.2 },
      { gana: 'Lobos de Atacama', maps: 0, hours: 25 },
      { gana: 'Escuadra Austral', maps: 0, hours: 25.5 },
      { gana: 'Vieja Guardia', maps: 1, hours: 26 },
    ],
    fijadas: [
      { clan: 'Los Halcones', later: 1 },
      { clan: 'Los del Ciber', later: 2 },
    ],
  },
]
