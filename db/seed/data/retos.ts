import type { Bando } from '@trinchera/rules/reto'

/** A reto in the open etapa of the demo. An evening is a number of days after the next evening; it means 22:00 in Chile. */
export interface DemoReto {
  retador: string
  retado: string
  texto: string | null
  /** The proposed evenings. `agreed` is the accepted one; null if none is accepted. */
  evenings: readonly number[]
  agreed: number | null
  maps: readonly string[]
  lado: Bando | null
  servidor: number | null
  /** The reason with which the challenger cancelled the reto; null if it was not cancelled. */
  cancelled: string | null
  /** Messages of the reto, alternating between the two clans; the first one is the challenger's. */
  messages: readonly string[]
}

/** Demo retos: one agreed, one whose maps are being picked, one whose dates Los Halcones have to accept or reject, one cancelled. */
export const demoRetos: readonly DemoReto[] = [
  {
    retador: 'Vieja Guardia',
    retado: 'Puelche',
    texto: null,
    evenings: [0],
    agreed: 0,
    maps: ['dm/mohdm6', 'obj/obj_team2'],
    lado: 'eje',
    servidor: 1,
    cancelled: null,
    messages: ['¿Jugamos de 5 o de 6?', 'De 6 si llegan todos. Tenemos 7 confirmados.', 'Dale, nos vemos a la hora.'],
  },
  {
    retador: 'Los Halcones',
    retado: 'Sin Retirada',
    texto: 'Les debemos la revancha.',
    evenings: [1, 2],
    agreed: 1,
    maps: [],
    lado: null,
    servidor: null,
    cancelled: null,
    messages: [],
  },
  {
    retador: 'Lobos de Atacama',
    retado: 'Los Halcones',
    texto: 'El fin de semana estamos completos, ¿se animan?',
    evenings: [2, 3, 4],
    agreed: null,
    maps: [],
    lado: null,
    servidor: null,
    cancelled: null,
    messages: [],
  },
  {
    retador: 'Perros de Lota',
    retado: 'Escuadra Austral',
    texto: null,
    evenings: [1],
    agreed: 1,
    maps: [],
    lado: null,
    servidor: null,
    cancelled: 'Nos faltan dos y no hay suplentes',
    messages: [],
  },
]
