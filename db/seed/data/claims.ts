import type { MatchClaimsTable } from '../../schema/anuncios'

/** A claim against an etapa's first match without a ruling of the last `daysAgo` days, made `hours` after the match. */
export interface DemoClaim {
  etapa: readonly [juego: string, nombre: string]
  daysAgo: number
  side: 'winner' | 'loser'
  tipo: MatchClaimsTable['tipo']
  texto: string
  hours: number
  /** The moderator's dismissal, `hours` after the claim; null if the claim is open. */
  dismissed: { hours: number; motivo: string } | null
}

export const claims: readonly DemoClaim[] = [
  {
    etapa: ['Allied Assault', 'Etapa II'],
    daysAgo: 9,
    side: 'winner',
    tipo: 'plazo',
    hours: 3,
    texto: 'Terminamos el domingo y reportaron casi un día después',
    dismissed: { hours: 20, motivo: 'Llegó dentro de las 24 horas: el plazo se cumplió' },
  },
  {
    etapa: ['Allied Assault', 'Etapa II'],
    daysAgo: 3,
    side: 'loser',
    tipo: 'trampa',
    hours: 2,
    texto:
      'Uno de ellos apuntaba a través de la pared en las últimas rondas del segundo mapa. Tenemos la grabación y cuatro capturas',
    dismissed: null,
  },
  {
    etapa: ['Spearhead', 'Etapa I'],
    daysAgo: 4,
    side: 'loser',
    tipo: 'duplicada',
    hours: 1,
    texto: 'La reportamos dos veces sin querer: la del capitán y la mía son la misma partida',
    dismissed: null,
  },
]
