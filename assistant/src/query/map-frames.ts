import { any, played, results, type Frame } from './said'

/** Shapes of questions about the maps that were played. */
export const mapFrames: readonly Frame[] = [
  {
    // 'cómo le va a Puelche en Brest', 'cuántas veces se ha jugado Brest'
    may: ['como', 'ir', 'cuantos', 'mapa', 'resultado', 'porcentaje', 'clan', 'yo', 'nosotros', 'etapa', ...results],
    read: (said) =>
      said.hasMap &&
      (said.named === 1
        ? any(said, 'ir', 'resultado', 'porcentaje', 'cuantos')
        : !said.named && any(said, 'cuantos') && played(said))
        ? { de: 'partidas', medida: 'balance', resultado: null }
        : null,
  },
  {
    // 'en qué mapa le va mejor a Puelche', 'en qué mapa ganamos más'
    may: [
      'mapa',
      'quien',
      'mas',
      'menos',
      'mejor',
      'peor',
      'ir',
      'como',
      'clan',
      'yo',
      'nosotros',
      'etapa',
      ...results,
    ],
    read: (said) => {
      const best = any(said, 'mejor') || (any(said, 'mas') && any(said, 'ganar', 'victoria'))
      const worst = any(said, 'peor') || (any(said, 'mas') && any(said, 'perder', 'derrota'))
      return said.named === 1 && any(said, 'mapa') && best !== worst
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'mapa',
            limite: 3,
            ordenar: { campo: 'porcentaje', hacia: best ? 'mas' : 'menos' },
          }
        : null
    },
  },
  {
    // 'cuál es el mapa que más se juega'
    may: [
      'mapa',
      'quien',
      'mas',
      'menos',
      'jugar',
      'partida',
      'etapa',
      'total',
      'clan',
      'yo',
      'nosotros',
      'cuantos',
      'ir',
    ],
    read: (said) =>
      any(said, 'mapa') && any(said, 'mas', 'menos') && played(said) && said.named < 2
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'mapa',
            ordenar: { campo: 'jugadas', hacia: any(said, 'menos') ? 'menos' : 'mas' },
          }
        : null,
  },
]
