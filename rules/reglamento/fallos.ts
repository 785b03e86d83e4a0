import { cheatBanMonths, cheatDropPlaces } from '../limits'
import type { Section } from './articles'
import { cae } from './ejemplos'

export const fallos: Section = {
  id: 'fallos',
  titulo: 'Fallos y sanciones',
  articulos: [
    {
      id: 'anulacion',
      titulo: 'Partida anulada',
      texto: ['La administración puede anular una partida. La tabla queda como si nunca se hubiera jugado.'],
    },
    {
      id: 'reporte-falso',
      titulo: 'Reporte falso',
      texto: [
        'Si se descubre un reporte falso, la partida no cuenta y los dos clanes quedan No Rankeados. Vuelve cada uno con su siguiente victoria válida.',
      ],
    },
    {
      id: 'trampa',
      titulo: 'Trampa',
      texto: [
        `El clan que juega con un tramposo baneado pierde la partida y cae ${cheatDropPlaces} puestos, sin pasar del último.`,
        `El tramposo queda fuera al menos ${cheatBanMonths} meses.`,
      ],
      ejemplos: [cae(4, 12), cae(10, 12)],
    },
    {
      id: 'publico',
      titulo: 'A la vista',
      texto: [
        'Todo fallo se ve en la partida, con su motivo. Si la administración lo retira, la tabla vuelve a contar la partida como antes.',
      ],
    },
  ],
}
