import { any, happened, played, results, roleIn, wonOrLost, type Frame } from './said'

/** Shapes of questions about days, places of a table and how long they were held, and who has never beaten whom. */
export const standingFrames: readonly Frame[] = [
  {
    // 'quién fue primero antes de Vieja Guardia', 'quién le quitó el primer lugar a Puelche'
    may: ['antes', 'quitar', 'quien', 'clan', 'primero', 'cima', 'puesto', 'numero', 'ir', 'etapa'],
    read: (said) => {
      const lugar = any(said, 'primero', 'cima') ? 1 : said.numero
      return said.named === 1 && lugar && !said.hasPeriod && any(said, 'quien', 'clan') && any(said, 'antes', 'quitar')
        ? { de: 'clanes', medida: any(said, 'antes') ? 'antes' : 'despues', lugar }
        : null
    },
  },
  {
    // 'cuánto nos falta para ser primeros', 'qué tan lejos está del tercero'
    may: [
      'falta',
      'cuantos',
      'quien',
      'primero',
      'cima',
      'numero',
      'puesto',
      'llegar',
      'subir',
      'ir',
      'yo',
      'nosotros',
      'total',
      'como',
      'clan',
      'etapa',
      'victoria',
      'ganar',
      'contra',
    ],
    read: (said) => {
      const lugar = any(said, 'primero', 'cima') ? 1 : said.numero
      return (any(said, 'falta') || (any(said, 'cuantos') && any(said, 'victoria') && any(said, 'llegar'))) &&
        said.named === 1 &&
        lugar &&
        !said.hasPeriod
        ? { de: 'clanes', medida: 'falta', lugar }
        : null
    },
  },
  {
    // 'cuántos clanes no tienen ranking', 'clanes sin puesto'
    may: ['clan', 'cuantos', 'quien', 'no', 'cero', 'puesto', 'etapa', 'lista', 'ir'],
    read: (said) =>
      any(said, 'clan', 'cuantos') && any(said, 'no', 'cero') && any(said, 'puesto') && !said.named && !said.hasPeriod
        ? { de: 'clanes', medida: 'lista', filtro: { campo: 'puesto', es: 'igual', valor: 0 } }
        : null,
  },
  {
    // 'quién no juega hace más tiempo', 'qué clan lleva más tiempo sin jugar'
    may: ['quien', 'clan', 'no', 'cero', 'tiempo', 'mas', 'jugar', 'etapa', 'ir', 'ahora'],
    read: (said) =>
      any(said, 'tiempo') &&
      ((any(said, 'no', 'cero') && any(said, 'jugar')) ||
        (said.threshold?.campo === 'jugadas' && !said.threshold.valor)) &&
      any(said, 'quien', 'clan') &&
      !said.named
        ? { de: 'clanes', medida: 'quien', ordenar: { campo: 'parado', hacia: 'mas' }, limite: 3 }
        : null,
  },
  {
    // 'qué día se jugó más'
    may: ['dia', 'mas', 'menos', 'total', 'ir', 'cuantos', 'quien', 'etapa', 'jugar', 'partida'],
    read: (said) =>
      any(said, 'dia') && any(said, 'mas', 'menos') && played(said) && !said.named && !said.hasPeriod
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'dia',
            ordenar: { campo: 'jugadas', hacia: any(said, 'menos') ? 'menos' : 'mas' },
            limite: 3,
          }
        : null,
  },
  {
    // 'cuántas veces ha estado primero', 'quién ha estado más tiempo primero'
    may: [
      'cuantos',
      'quien',
      'clan',
      'mas',
      'tiempo',
      'primero',
      'cima',
      'puesto',
      'numero',
      'ir',
      'etapa',
      'yo',
      'nosotros',
      'llegar',
      'dia',
      'alguien',
      'cero',
      'cuando',
      'terminar',
    ],
    read: (said) => {
      const lugar = any(said, 'primero', 'cima') ? 1 : said.numero
      if (!lugar || said.hasPeriod || said.named > 1) return null
      // 'cuánto duró Puelche de primero'
      const lasted = said.named === 1 && any(said, 'cuantos') && any(said, 'terminar')
      if (lasted) return { de: 'clanes', medida: 'veces', lugar }
      const been = said.words.some((word) => /^(?:estado|sido|estuvo|fue|llegado)$/.test(word)) || any(said, 'tiempo')
      if (!been) return null
      const often = said.words.includes('veces') || any(said, 'tiempo', 'alguien', 'cero')
      return (said.named ? often : any(said, 'mas') && (said.words.includes('veces') || any(said, 'tiempo')))
        ? { de: 'clanes', medida: 'veces', lugar }
        : null
    },
  },
  {
    // 'puelche le ha ganado alguna vez a vg'
    may: ['alguien', 'cero', 'no', 'yo', 'nosotros', 'contra', ...results],
    read: (said) =>
      said.named === 2 && !said.hasPeriod && any(said, 'alguien', 'cero') && (wonOrLost(said) || played(said))
        ? { de: 'partidas', medida: 'existe', resultado: wonOrLost(said) ? roleIn(said) : null }
        : null,
  },
  {
    // 'a quién nunca le ha ganado Barricada', 'contra quién no ha jugado'
    may: ['quien', 'aquien', 'cero', 'no', 'clan', 'yo', 'nosotros', 'alguien', 'contra', 'etapa', ...results],
    read: (said) =>
      said.named === 1 &&
      !said.hasPeriod &&
      any(said, 'quien', 'aquien', 'alguien', 'clan') &&
      any(said, 'cero', 'no') &&
      !said.threshold &&
      happened(said)
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'rival',
            resultado: wonOrLost(said) ? roleIn(said) : null,
            filtro: { campo: 'jugadas', es: 'igual', valor: 0 },
          }
        : null,
  },
]
