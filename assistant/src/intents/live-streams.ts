import { streams } from '../answers/streams'
import type { Intent } from '../intent'

/** Who streams. */
export const liveStreams: readonly Intent[] = [
  {
    id: 'streams',
    ask: '¿Quién está transmitiendo?',
    uses: ['quien'],
    answer: streams,
    examples: `
      hay stream
      hay stream ahora
      algun stream ahora
      algun stream prendido
      pasame el link del stream
      y el link
      y el link del stream
      pasame el link
      {jugador} prende hoy
      a que hora prende {jugador}
      cuando prende {jugador}
      prende hoy {jugador}
      cuando transmite {jugador}
      quiero ver a alguien jugar
      ver a alguien jugar
      quiero ver jugar
      ver partidas
      donde estan los videos
      donde veo los videos
      hay videos de las partidas
      hay partidas grabadas
      se pueden ver las partidas antiguas
      {jugador} esta en vivo
      esta en vivo {jugador}
      esta stremeando {jugador}
      {jugador} transmite
      {jugador} esta transmitiendo
      cuantos viewers tiene {jugador}
      cuantos espectadores tiene {jugador}
      cuantos estan viendo a {jugador}
      cuanta gente esta viendo a {jugador}
      cuanta gente ve a {jugador}
      cuantos viewers hay
      cuantos estan viendo el stream
      cuanta gente mira el stream
      que esta jugando {jugador} en el stream
      donde veo a {jugador}
      a que hora transmite {jugador}
      quien esta en vivo
      quien esta en vivo ahora
      hay stream ahora
      hay stream hoy
      algun stream prendido
      hay algo para ver
      quiero ver un directo
      donde transmiten
      por donde transmiten
      en que canal transmiten
      se transmite la copa
      van a transmitir el torneo
      quien transmite la final
      who is streaming
      live streams
      anyone streaming
      hay alguien transmitiendo
      alguien en stream
      alguien stream
      quiero ver a alguien jugando
      quiero ver partidas
      quiero mirar
      pasame el link del stream
      hay alguien streameando
      donde ver partidas en vivo
      se puede ver en vivo
      streamers
      twitch
      quien streamea
      transmiten las partidas
      quien esta transmitiendo
      quien esta en stream
      hay streams
      hay alguien en stream
      hay algun directo
      streams activos
      que streams hay
      donde veo los streams
      hay alguien en twitch
      {jugador} esta en stream
      esta transmitiendo {jugador}
      esta en stream {jugador}
      donde puedo ver partidas
      quien transmite los partidos
      link del stream
      stream
      ver stream`,
  },
]
