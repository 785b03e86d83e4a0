import { busyHours, fullestServer } from '../answers/server-hours'
import { streamers } from '../answers/streamers'
import { whoPlays } from '../answers/who-plays'
import type { Intent } from '../intent'

/** When and where others play, and who streams. */
export const othersPlaying: readonly Intent[] = [
  {
    id: 'horas',
    ask: '¿A qué hora hay gente?',
    uses: [],
    answer: busyHours,
    examples: `
      peak hours del server
      peak hours
      peak time
      juegan manana
      manana juegan
      manana hay partidas
      juegan hoy en la noche
      quien juega hoy en la noche
      hoy en la noche hay partida
      se juega hoy en la noche
      hoy juegan
      si entro de madrugada hay alguien
      si entro a las {numero} hay alguien
      hay gente a las {numero}
      a las {numero} hay gente
      juegan a las {numero}
      tipo {numero} hay gente
      hay gente los sabados
      juegan los viernes
      los sabados juegan
      hay alguien en la noche
      en las mananas hay alguien
      en la tarde juegan
      juegan en la noche
      que dia juegan
      que dias se juega
      que dias se juntan
      q dias hay partida
      hay dia fijo para jugar
      a que hora parten
      a que hora parten a jugar
      a que hora empiezan
      tipo que hora juegan
      como a que hora juegan
      desde que hora hay gente
      hasta que hora hay gente
      hasta que hora juegan
      juegan de madrugada
      hay gente de madrugada
      a que hora hay gente
      a que hora se llena el servidor
      a que hora se llena
      a que hora se llenan los servidores
      a que hora juegan
      a que hora juegan normalmente
      a que hora se juntan
      a que hora se conectan
      a que hora se conecta la gente
      a que hora se juega
      a que hora entran
      a que hora hay mas gente
      a que hora suele haber gente
      a que hora me conecto para pillar gente
      en que horario juegan
      que horario tienen
      horario de juego
      cual es la mejor hora para jugar
      la mejor hora para entrar
      hora peak
      hora punta del servidor
      que dias juegan
      que dia se juntan a jugar
      que dias hay gente
      cuando hay gente
      cuando se juntan a jugar
      cuando se llena el servidor
      cuando se conectan
      cuando juegan ustedes
      de noche hay gente
      en la manana hay gente
      en la tarde hay gente
      los fines de semana hay gente
      los domingos juegan
      hay gente en la semana
      cuanta gente juega en la noche
      cuantos juegan en promedio
      historial de los servidores
      historia de conectados
      grafico de jugadores`,
  },
  {
    id: 'mas-gente',
    ask: '¿Qué servidor tiene más gente?',
    uses: [],
    answer: fullestServer,
    examples: `
      que servidor tiene mas gente
      cual servidor tiene mas gente
      cual es el servidor con mas gente
      servidor con mas gente
      servidor con mas jugadores
      que servidor tiene mas jugadores
      el servidor mas lleno
      cual es el servidor mas lleno
      cual servidor esta mas lleno
      en cual hay mas gente
      en cual hay mas
      cual tiene mas gente
      cual esta mas lleno
      donde hay mas gente
      donde hay mas gente jugando
      donde juega mas gente
      en que servidor hay mas gente
      en que servidor juegan mas
      servidor mas poblado
      servidor mas jugado
      a cual me meto que haya mas gente
      el server que mas gente tiene`,
  },
  {
    id: 'quienes-juegan',
    ask: '¿Quiénes están jugando?',
    uses: [],
    answer: whoPlays,
    examples: `
      esta mi marido conectado
      esta mi hijo conectado
      esta mi hijo jugando ahora
      who is on right now
      quien anda en linea
      quien esta en linea
      quien esta conectado
      quienes estan conectados ahora
      quien esta jugando
      y quien esta jugando
      quienes estan jugando
      quien esta jugando en este momento
      quienes estan adentro
      quien esta jugando ahora
      quienes estan conectados
      quien esta en el servidor de liga
      quien esta en el servidor de clanes
      quien hay en el server
      quien esta en el servidor
      quienes estan jugando
      quienes estan conectados
      quienes estan en linea
      quienes andan jugando
      quienes juegan ahora
      quienes son los que estan jugando
      quienes son los conectados
      quienes estan en los servidores
      quienes estan en los servers ahora
      quienes estan jugando en la liga
      quienes estan jugando en los servidores de la liga
      quienes juegan en la liga ahora
      quienes estan en la liga
      quienes estan en los de clanes
      quien anda jugando
      quien esta jugando ahora
      quien esta conectado
      quien esta conectado ahora
      quien anda conectado
      quien anda en el server
      quien hay conectado
      quien hay en los servidores
      q gente esta jugando
      que jugadores hay conectados
      que jugadores estan en linea
      que jugadores estan jugando
      lista de conectados
      lista de los que estan jugando
      lista de jugadores conectados
      nombres de los que estan jugando
      nombres de los conectados
      dime los nombres de los que juegan ahora
      con quien puedo jugar ahora
      hay algun conocido jugando
      quien esta pegado jugando
      who is playing
      who is online
      whos online
      whos playing right now
      y quienes son
      y quienes estan
      quienes son los que juegan`,
  },
  {
    id: 'streamers',
    ask: '¿Quiénes son los streamers?',
    uses: [],
    answer: streamers,
    examples: `
      y los que no estan transmitiendo
      y los demas canales
      los que no estan en vivo
      los otros streamers
      quienes son los streamers
      quienes son los streamers de la comunidad
      lista de streamers
      lista de canales
      que streamers hay
      que streamers tienen
      cuantos streamers hay
      cuantos streamers tienen
      quienes transmiten
      quienes hacen stream
      quien hace stream en la comunidad
      que canales hay
      que canales de twitch hay
      canales de la comunidad
      canales de twitch de la comunidad
      canales de youtube de la comunidad
      que jugadores hacen stream
      que jugadores tienen canal
      quienes tienen twitch
      quienes tienen canal de youtube
      todos los streamers
      muestra todos los canales
      y los que no estan en vivo
      streamers desconectados
      a que streamers sigo
      a quien sigo en twitch
      conoces streamers de la comunidad`,
  },
]
