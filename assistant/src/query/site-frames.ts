import { any, played, type Frame } from './said'

/** Shapes of questions about rulings, etapas, servers, streams, announcements and tournaments. */
export const siteFrames: readonly Frame[] = [
  {
    // 'han pillado a alguien haciendo trampa'
    may: [
      'trampa',
      'castigo',
      'alguien',
      'cuantos',
      'quien',
      'cero',
      'jugador',
      'clan',
      'jugar',
      'total',
      'aquien',
      'nosotros',
    ],
    read: (said) =>
      said.tags.has('trampa') &&
      !said.named &&
      any(said, 'castigo') &&
      (any(said, 'alguien', 'cuantos', 'quien', 'aquien', 'jugador', 'clan') ||
        /^(?:han|ha|hubo|hay)$/.test(said.words[0] ?? ''))
        ? { de: 'fallos', medida: 'existe' }
        : null,
  },
  {
    // 'cuántos días duró la Etapa I', 'cuánto lleva la etapa de breakthrough'
    may: [
      'cuantos',
      'tiempo',
      'mes',
      'terminar',
      'empezar',
      'cuando',
      'y',
      'ir',
      'etapa',
      'jugar',
      'prendido',
      'quien',
      'total',
    ],
    read: (said) =>
      (said.hasEtapa || said.hasGame) &&
      !said.named &&
      !said.hasPeriod &&
      any(said, 'cuantos') &&
      !said.words.some((word) => /^(?:partidas?|falta|faltan|queda|quedan)$/.test(word)) &&
      (said.words.some((word) => /^(?:dur\w+|lleva|llevan)$/.test(word)) || any(said, 'prendido'))
        ? { de: 'etapas', medida: 'duracion' }
        : null,
  },
  {
    // 'cuándo partió la Etapa II', 'hasta cuándo duró'
    may: ['cuando', 'desde', 'hasta', 'empezar', 'terminar', 'jugar', 'etapa', 'ir', 'y', 'quien'],
    read: (said) => {
      if (!(said.hasEtapa || said.hasGame) || said.hasPeriod || said.named || !any(said, 'cuando', 'hasta', 'desde'))
        return null
      if (any(said, 'terminar') || (any(said, 'hasta') && played(said))) return { de: 'etapas', medida: 'fin' }
      return any(said, 'empezar') || (any(said, 'desde') && played(said)) ? { de: 'etapas', medida: 'inicio' } : null
    },
  },
  {
    // 'cuántas etapas abiertas hay'
    may: ['cuantos', 'etapa', 'prendido', 'ahora', 'total', 'ir', 'jugar'],
    read: (said) =>
      !said.named &&
      !said.hasPeriod &&
      !said.hasEtapa &&
      any(said, 'cuantos') &&
      said.words.some((word) => /^(?:etapas|temporadas|ligas)$/.test(word))
        ? { de: 'etapas', medida: 'cuenta' }
        : null,
  },
  {
    // 'cuántos servidores hay prendidos', 'cuántos hay transmitiendo'
    may: ['servidor', 'stream', 'prendido', 'cuantos', 'ahora', 'jugador'],
    read: (said) =>
      any(said, 'cuantos') &&
      !said.hasPeriod &&
      said.words.some((word) => /^(?:servidores|servers)$/.test(word)) &&
      any(said, 'prendido')
        ? { de: 'servidores', medida: 'cuenta' }
        : any(said, 'cuantos') && !said.hasPeriod && said.tags.has('stream') && !any(said, 'jugador')
          ? { de: 'streams', medida: 'cuenta' }
          : null,
  },
  {
    // 'qué anuncios hubo esta semana', 'cuántos anuncios hay'
    may: ['anuncio', 'cuantos', 'quien', 'alguien', 'torneo', 'decir', 'total'],
    read: (said) =>
      (said.hasPeriod || (any(said, 'cuantos') && any(said, 'anuncio'))) &&
      !said.named &&
      any(said, 'cuantos', 'quien', 'alguien', 'decir') &&
      (any(said, 'anuncio', 'torneo') || said.words.some((word) => /^(?:anunci|public)/.test(word)))
        ? { de: said.tags.has('torneo') ? 'torneos' : 'anuncios', medida: any(said, 'cuantos') ? 'cuenta' : 'lista' }
        : null,
  },
]
