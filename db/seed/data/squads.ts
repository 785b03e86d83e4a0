/**
 * A group of players that may enter several etapas as a clan. `strength`: of two squads whose strengths differ by one, the stronger wins
 * four of five matches. `members`: players who are always in it, the Lider first; the others, up to `size`, come from the pool of nicks.
 */
export interface Squad {
  nombre: string
  tag: string
  strength: number
  size: number
  members?: readonly string[]
}

export const squads: readonly Squad[] = [
  { nombre: 'Vieja Guardia', tag: 'VG', strength: 2, size: 8, members: ['Zorzal Viejo'] },
  {
    nombre: 'Los Halcones',
    tag: 'HLC',
    strength: 1.5,
    size: 9,
    members: ['Tatán', 'Chercán', 'Peuco', 'Quiltro', 'Rucio_7', 'Pelao', 'elVecino', 'Marmota', 'Ñanco'],
  },
  { nombre: 'Puelche', tag: 'PLCH', strength: 1.35, size: 7, members: ['LaTetera'] },
  { nombre: 'Sin Retirada', tag: 'SR', strength: 0.45, size: 7, members: ['Loica'] },
  { nombre: 'Lobos de Atacama', tag: 'LDA', strength: 1, size: 9 },
  { nombre: 'Los del Ciber', tag: 'CBR', strength: 0.6, size: 8 },
  { nombre: 'Escuadra Austral', tag: 'EA', strength: 0.35, size: 6 },
  { nombre: 'Perros de Lota', tag: 'PDL', strength: 0.4, size: 7 },
  { nombre: 'Última Bala', tag: 'UB', strength: 0.15, size: 6 },
  { nombre: 'Niebla del Sur', tag: 'NDS', strength: 0, size: 8 },
  { nombre: 'Once y Media', tag: '11:30', strength: -0.2, size: 5 },
  { nombre: 'Quebrada Honda', tag: 'QH', strength: -0.4, size: 7 },
  { nombre: 'Barricada', tag: 'BRRC', strength: -0.8, size: 6 },
  { nombre: 'Trueno Pampino', tag: 'TP', strength: -0.9, size: 5 },
  { nombre: 'Los Zorzales', tag: 'ZRZ', strength: -1, size: 4 },
  { nombre: 'Mate Amargo', tag: 'MATE', strength: -1, size: 5 },
  { nombre: 'La Retaguardia', tag: 'RTG', strength: -1, size: 4 },
  { nombre: 'Guardia Nocturna', tag: 'GN', strength: -1, size: 6 },

  { nombre: 'Camanchaca', tag: 'CMC', strength: 1.2, size: 8 },
  { nombre: 'Cuarto Turno', tag: '4T', strength: 0.5, size: 7 },
  { nombre: 'La Mampara', tag: 'MMP', strength: 0.1, size: 6 },
  { nombre: 'Pampa Seca', tag: 'PAMPA', strength: -0.1, size: 8 },
  { nombre: 'Los Trasnochados', tag: 'ZZZ', strength: -0.5, size: 9 },
  { nombre: 'Puerto Libre', tag: 'PL', strength: -0.7, size: 6 },
  { nombre: 'Sal y Viento', tag: 'SYV', strength: -1, size: 5 },

  { nombre: 'Cerro Castillo', tag: 'CC', strength: 1.3, size: 8 },
  { nombre: 'Bruma Costera', tag: 'BRM', strength: 0.9, size: 7 },
  { nombre: 'Los Bigotes', tag: 'BGT', strength: 0.5, size: 6 },
  { nombre: 'Tercer Tiempo', tag: '3T', strength: 0.2, size: 8 },
  { nombre: 'Los Porfiados', tag: 'PRF', strength: 0, size: 7 },
  { nombre: 'Paso Nevado', tag: 'PN', strength: -0.3, size: 6 },
  { nombre: 'Roble Viejo', tag: 'RBL', strength: -0.6, size: 9 },
  { nombre: 'Línea Férrea', tag: 'FCC', strength: -0.9, size: 5 },

  { nombre: 'Volcán Dormido', tag: 'VD', strength: 1.1, size: 8 },
  { nombre: 'La Última Micro', tag: 'MICRO', strength: 0.7, size: 7 },
  { nombre: 'Los Afuerinos', tag: 'AFU', strength: 0.2, size: 6 },
  { nombre: 'Viento Blanco', tag: 'VB', strength: -0.2, size: 8 },
  { nombre: 'Ripio Suelto', tag: 'RPIO', strength: -0.5, size: 7 },
  { nombre: 'Media Luna', tag: 'MLN', strength: -0.9, size: 6 },
]
