import { leastPlayers, matchMaps, returnMinutes, returnRounds } from '../limits'
import type { Section } from './articles'

export const partida: Section = {
  id: 'partida',
  titulo: 'La partida',
  articulos: [
    {
      id: 'jugadores',
      titulo: 'Cuántos juegan',
      texto: [
        `En cinco contra cinco y en seis contra seis, cada clan juega con al menos ${leastPlayers} jugadores.`,
        `Con menos se sigue solo si el que falta vuelve dentro de ${returnRounds} rondas.`,
      ],
    },
    {
      id: 'volver',
      titulo: 'Volver a tiempo',
      texto: [`El que deja la partida tiene ${returnMinutes} minutos para volver. Si no vuelve, la pierde.`],
    },
    {
      id: 'mapas',
      titulo: 'Los mapas',
      texto: [`Se juegan ${matchMaps} mapas, de los permitidos. En cada uno gana el que gana más rondas.`],
      ver: 'mapas',
    },
    {
      id: 'eleccion',
      titulo: 'Quién elige',
      texto: ['El primer mapa lo elige el perdedor. El segundo lo elige el ganador, y también el bando.'],
    },
    { id: 'rocket', titulo: 'Sin rocket', texto: ['El rocket está prohibido.'] },
    {
      id: 'anticheat',
      titulo: 'Anticheat',
      texto: ['El cliente anticheat es obligatorio para todos los que juegan.'],
      ver: 'descargas',
    },
  ],
}
