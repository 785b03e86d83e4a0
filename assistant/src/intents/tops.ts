import { last } from '../answers/matches'
import { bestClans, bestPlayers, mostWins } from '../answers/stages'
import type { Intent } from '../intent'

/** The best of the ladder, and its latest matches. */
export const tops: readonly Intent[] = [
  {
    id: 'top-clanes',
    ask: '¿Cuáles son los mejores clanes?',
    uses: ['etapa'],
    answer: bestClans,
    examples: `
      cuales son los clanes mas capos
      los clanes mas capos de todas las etapas
      los mejores clanes de todas las etapas
      mejores clanes de todo el ladder
      y de clanes
      y los clanes
      y el de clanes
      top de clanes de todas las etapas
      que clanes son buenos
      que clanes la llevan
      que clanes mandan
      que clan la lleva
      que clan manda en la comunidad
      que equipos son buenos
      cual es el clan mas bueno
      cual es el clan numero uno
      quienes son los clanes top
      los clanes que la llevan
      el mejor equipo del ladder
      el top de los clanes
      el top 5 de los clanes
      muestrame el top de clanes
      los {numero} mejores clanes
      los mejores {numero} clanes
      top {numero} de clanes
      los mejores
      que clanes estan en el top
      top 3 de clanes
      cuales son los clanes mas fuertes
      clanes top
      que clan es mejor
      quien es el mejor equipo
      ranking de los clanes top
      el ranking de los mejores clanes
      que equipo es el mas seco
      top clanes
      top 5 de clanes
      cuales son los mejores clanes
      mejores clanes
      mejores equipos de {juego}
      cual es el mejor clan
      quien es el mejor clan de todos
      que clan es el mas bueno
      los clanes mas fuertes
      ranking de los mejores equipos
      el top5
      el top 5
      quienes estan en el top 5
      los cinco mejores clanes`,
  },
  {
    id: 'top-jugadores',
    ask: '¿Quiénes son los mejores jugadores?',
    uses: [],
    answer: bestPlayers,
    examples: `
      y de jugadores
      y los jugadores
      y el de jugadores
      los cracks del ladder
      quienes son los cracks del ladder
      jugador numero uno
      el jugador numero uno
      el numero uno de los jugadores
      el mas bueno de todos
      el mas ganador
      el crack
      los cracks
      los mas buenos
      quien la rompe
      quien la lleva en victorias
      quien lleva mas victorias
      quien lleva mas ganadas
      quienes son los mas buenos
      los {numero} mejores
      los {numero} mejores jugadores
      los mejores {numero}
      top {numero} de jugadores
      quien tiene mas ganadas
      quien ha ganado mas
      jugador que mas ha ganado
      jugador que mas gana
      que jugador gana mas
      que jugador es el mejor
      los 5 mejores jugadores
      jugadores top
      quien es el crack del ladder
      quien gana mas
      quien tiene mas victorias
      los mejores del ladder
      quien es el rey
      top 5
      quienes son los mejores
      jugador mas ganador
      goleador
      quien es el mejor player
      quien es el mejor
      quien es el mejor de todos
      el mejor del server
      top jugadores
      top 5 de jugadores
      quienes son los mejores jugadores
      mejores jugadores del ladder
      quien es el mejor jugador
      que jugador tiene mas victorias
      quien ha ganado mas partidas
      jugador con mas victorias
      quien es el mas bueno
      ranking de jugadores
      los jugadores con mas ganadas
      quien es el mas seco de todos`,
  },
  {
    id: 'mas-victorias',
    ask: '¿Qué clan tiene más victorias?',
    uses: ['etapa'],
    answer: mostWins,
    examples: `
      clan with most wins
      que clan es el que mas juega
      cual es el clan con mas victorias
      cual es el clan mas ganador
      clan mas ganador
      el mas perdedor
      el clan mas malo
      quien es el clan mas malo
      quien acumula mas derrotas
      quien tiene mas derrotas
      quien ha perdido mas
      clan mas perdedor
      quien acumula mas victorias de clan
      que clan ha jugado mas
      quien ha jugado mas partidas
      que clan lleva mas ganadas
      que clan lleva mas perdidas
      que clan gana mas
      el clan que mas gana
      el clan que mas pierde
      que clan tiene mas victorias
      clan con mas victorias
      que equipo ha ganado mas
      que clan ha ganado mas partidas en {juego}
      que clan tiene mas derrotas
      clan con mas derrotas
      que clan ha perdido mas
      quien suma mas triunfos
      que equipo suma mas triunfos
      que equipo ha jugado mas partidas`,
  },
  {
    id: 'ultimas-partidas',
    ask: '¿Cuáles son las últimas partidas?',
    uses: ['etapa'],
    answer: last,
    examples: `
      quien jugo recien
      quienes jugaron recien
      quien gano recien
      quien jugo hace poco
      last results
      latest results
      match results
      que ha pasado en el ladder estos dias
      que ha pasado en el ladder
      que ha pasado estos dias
      que ha pasado en la tabla
      que ha pasado en {juego}
      que ha pasado ultimamente en el ladder
      que me perdi
      que me perdi estos dias
      que hay de nuevo en el ladder
      que novedades hay en el ladder
      que partidas se han jugado
      que resultados ha habido
      cuando fue el ultimo partido
      como estuvieron los partidos
      como terminaron los partidos
      quien gano la ultima
      quien gano la ultima de {juego}
      se movio la tabla
      historial de partidas
      los resultados de ayer
      resultados de ayer
      los resultados
      resultados de anoche
      que se ha jugado
      que se jugo
      hubo duelos hoy
      hubo algun duelo
      hubo algun partido
      que partidas hubo
      quien gano el ultimo partido
      quien perdio el ultimo partido
      quien perdio la ultima partida
      cuando se jugo la ultima partida
      quien gano anoche
      que onda anoche quien gano
      quien jugo ayer
      quienes jugaron hoy
      se jugo algo hoy
      hubo partidas hoy
      hubo partidos ayer
      ultimos juegos
      ultimo partido
      que resultados hubo
      ultimas novedades del ladder
      quien jugo ultimo
      como salieron las partidas de anoche
      quien gano hoy
      ultimas partidas
      ultimos partidos
      cuales son las ultimas partidas
      ultimos enfrentamientos de {juego}
      ultimos resultados
      ultimos resultados de la {etapa}
      quien gano la ultima partida
      quien gano ayer
      que partidas se jugaron hoy
      se jugo algo anoche
      que paso en el ladder
      como salieron los partidos
      ultimo resultado
      partidas recientes de la {etapa}
      cual fue la ultima partida
      quien le gano a quien
      resultados del fin de semana
      cual fue el ultimo partido en {juego}`,
  },
]
