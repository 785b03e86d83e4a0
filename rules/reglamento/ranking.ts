import { coldStreak, hotStreak, topListSize } from '../limits'
import type { Section } from './articles'
import { entra, pasado, vence } from './ejemplos'

export const ranking: Section = {
  id: 'ranking',
  titulo: 'El ranking',
  articulos: [
    {
      id: 'no-rankeado',
      titulo: 'Entrar al ranking',
      texto: [
        'Un clan nuevo parte No Rankeado. Entra solo, con su primera victoria válida: queda debajo del último y, si venció a un rankeado, desde ahí sube.',
        'Perder sin estar rankeado no le quita nada a nadie.',
      ],
      ejemplos: [entra(0, 12), entra(6, 12)],
    },
    {
      id: 'subir',
      titulo: 'Subir',
      texto: [
        'El que vence a uno mejor ubicado sube la mitad de los puestos que los separan. Si la mitad no es justa, se redondea para arriba.',
      ],
      ejemplos: [vence(12, 6), vence(9, 6), vence(7, 6), vence(12, 1)],
    },
    {
      id: 'sin-cambio',
      titulo: 'Quedarse donde mismo',
      texto: ['Vencer a uno de más abajo, o a uno sin ranking, no mueve la tabla.'],
      ejemplos: [vence(6, 12), vence(1, 2)],
    },
    {
      id: 'perder-puesto',
      titulo: 'Perder el puesto',
      texto: [
        'Un clan pierde su puesto si cae ante el que está justo debajo, o si otros de más abajo vencen a mejores ubicados y lo pasan. Cada uno que lo pasa lo baja un puesto.',
      ],
      ejemplos: [pasado(7, 6, 6), pasado(12, 6, 9), pasado(12, 6, 6)],
    },
    {
      id: 'rachas',
      titulo: 'Rachas',
      texto: [
        `Desde ${hotStreak} victorias seguidas la racha lleva 🔥; desde ${-coldStreak} derrotas seguidas, ❄️. No mueven la tabla.`,
      ],
    },
    {
      id: 'clan-eliminado',
      titulo: 'Un clan que se va',
      texto: [
        'Un clan eliminado sale del ranking y los de abajo suben un puesto. Sus partidas quedan, con el nombre que tenía.',
      ],
    },
    {
      id: 'top',
      titulo: `Los Top ${topListSize}`,
      texto: [
        'El de clanes mira las etapas activas: primero el puesto, después las victorias, después la antigüedad. El de jugadores, las victorias.',
      ],
    },
  ],
}
