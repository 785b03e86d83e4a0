import { bestStreak, record, streak, worstStreak } from '../answers/records'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** What a clan or a player has won and lost, and their streaks. */
export const records: readonly Intent[] = [
  {
    id: 'record',
    ask: '¿Cuántas partidas {ha|han} ganado y perdido {quien}?',
    uses: ['quien', 'etapa'],
    needs: 1,
    answer: record,
    examples: `
      que tal juegan {clan}
      como juegan {clan}
      {jugador} cuantas lleva
      cuantas lleva {jugador}
      wins of {clan}
      estadisticas del clan {clan}
      estadisticas del jugador {jugador}
      victorias que lleva {quien}
      cuantas partidas llevan {clan}
      cuantos juegos tiene {clan}
      que tan buenos son los {clan}
      como le va a {jugador}
      como le ha ido al clan {clan}
      como ha jugado {clan}
      como juega {jugador}
      es pro {jugador}
      es seco {jugador}
      es crack {jugador}
      son buenos los {clan}
      son secos {clan}
      ha ganado algo {clan}
      ha jugado mucho {jugador}
      {jugador} cuanto lleva
      {jugador} gana o pierde
      {clan} derrotas
      soy {jugador} cuantas llevo
      y cuantas partidas lleva
      y su porcentaje
      y como le va
      y como les va
      {jugador} es bueno
      {jugador} es malo
      es bueno {jugador}
      {clan} son buenos
      {clan} gana o pierde mas
      gana mas de lo que pierde {clan}
      wins de {jugador}
      cuantas partidas han ganado
      cuantas partidas ha ganado
      cuantas han ganado
      cuantas han perdido
      {clan} ganadas y perdidas
      ganadas de {clan}
      perdidas de {clan}
      partidas jugadas de {clan}
      cuantas gano {clan}
      cuantas perdio {clan}
      cuantas partidas gano {clan}
      que tal le va a {clan}
      que tal juega {clan}
      que tan bueno es {quien}
      que tan buenos son {clan}
      en total cuantas ha ganado {quien}
      cuantos triunfos tiene {clan}
      es manco {jugador}
      ganan harto {clan}
      kd de {jugador}
      que porcentaje de partidas gana {clan}
      ratio de {quien}
      como le va a {jugador} en el {etapa}
      le gana a alguien {clan}
      record de {?}
      estadisticas de {?}
      cuantas ha ganado {?}
      cuantos juegos tiene {quien}
      cuantos juegos lleva {quien}
      como le ha ido a {quien}
      como anda {quien}
      cuantas lleva {quien}
      ha ganado harto {quien}
      quien es mas malo que {clan}
      cuantas victorias tiene {quien}
      cuantas partidas ha ganado {quien}
      cuantas ha ganado {quien}
      cuantas derrotas tiene {quien}
      cuantas partidas ha perdido {quien}
      cuantas ha perdido {quien}
      record de {quien}
      estadisticas de {quien}
      {quien} estadisticas
      victorias y derrotas de {quien}
      cuantas partidas ha jugado {quien}
      cuantos partidos lleva {quien}
      porcentaje de victorias de {quien}
      cuanto gana {quien}
      cuantas lleva ganadas {clan} en {juego}
      cuantas ganadas tiene {clan} en la {etapa}
      le va bien a {quien}
      le va mal a {quien}
      es bueno {quien}
      son buenos {clan}
      son malos {clan}
      gana mucho {quien}
      cuantas veces ha perdido {quien}
      sus victorias
      y sus derrotas
      sus numeros
      y cuantas ha perdido
      y cuantas ha ganado
      balance de {quien}
      historial de {quien}
      {clan} w l
      w l de {clan}
      {quien} w/l
      wins y losses de {clan}
      rendimiento de {clan} en {juego}`,
  },
  {
    id: 'racha',
    ask: asks.racha,
    uses: ['quien', 'etapa'],
    needs: 1,
    answer: streak,
    examples: `
      {clan} anda prendido
      estan prendidos {clan}
      {quien} viene encendido
      cuantos al hilo lleva {clan}
      cuantas lleva ganando {clan} seguidas
      cuantas victorias seguidas llevan {clan}
      cuantas victorias seguidas llevan los {clan}
      cuantos partidos lleva ganando {clan}
      cuantos partidos lleva perdiendo {clan}
      cuantos partidos lleva sin ganar {clan}
      cuanto lleva sin ganar {clan}
      desde cuando no pierde {clan}
      desde cuando no gana {clan}
      cuando fue la ultima vez que gano {clan}
      cuando fue la ultima vez que perdio {clan}
      cuando perdio por ultima vez {clan}
      vienen mal {clan}
      vienen bien {clan}
      viene mal {clan}
      viene embalado {clan}
      vienen embalados {clan}
      viene encendido {clan}
      anda encendido {clan}
      {clan} viene ganando o perdiendo
      {jugador} en racha
      y la racha
      cuantos partidos invicto lleva {clan}
      cuantas lleva invicto {clan}
      {clan} cuantas invicto
      cuantos partidos seguidos lleva {clan}
      {clan} vienen ganando
      vienen ganando {clan}
      {clan} viene perdiendo
      vienen de ganar {clan}
      viene en alza {clan}
      {clan} cuantas seguidas perdio
      {clan} cuantas seguidas gano
      cuantas gano seguidas {clan}
      {clan} sigue invicto
      se corto la racha de {clan}
      cuando gano por ultima vez {clan}
      racha de {?}
      que racha tiene {quien}
      racha de {quien}
      racha actual de {clan}
      cuantas seguidas ha ganado {quien}
      cuantas lleva seguidas {clan}
      cuantas derrotas seguidas tiene {clan}
      cuantas seguidas lleva perdiendo {clan}
      viene ganando {clan}
      {clan} esta en racha
      {clan} viene invicto
      hace cuanto que no gana {clan}
      hace cuanto no pierde {clan}
      cuantas al hilo lleva {clan}
      y su racha
      tiene buena racha {quien}
      forma de {clan}
      la forma actual de {clan}
      como viene {clan} de forma
      que forma trae {clan}
      esta en mala racha {clan}`,
  },
  {
    id: 'mejor-racha',
    ask: '¿Quién tiene la mejor racha?',
    uses: ['etapa'],
    answer: bestStreak,
    examples: `
      quienes tienen fuego
      que clanes tienen fuego
      quien anda prendido
      quien anda prendido en el ladder
      quien esta prendido en la tabla
      quien ha ganado mas seguidas
      quien ha ganado mas al hilo
      quien gana todo
      quien esta encendido
      quien esta con fuego
      quien tiene fuego
      quien viene mejor en {juego}
      quien viene embalado
      quien anda embalado
      quien no pierde nunca
      quienes estan en racha
      quienes estan invictos
      quienes vienen ganando
      que clan anda mejor
      que clan no ha perdido
      que clan tiene fuego
      que clan viene mejor
      que clan viene embalado
      que equipo viene mejor
      cual es el clan en mejor momento
      hay alguien invicto
      el clan mas encendido
      los que vienen ganando
      rachas
      hay algun clan que venga ganando
      algun clan invicto
      quien viene ganando
      el clan mas racha
      el clan con mas racha
      quien esta en su mejor momento
      que equipo esta racha
      que clan esta racha
      quien esta racha
      quien lleva mas partidas ganadas racha
      quien lleva mas racha
      quien esta mas prendido
      quien anda con mejor racha
      quien viene invicto
      quien va invicto
      equipo invicto
      quien viene ganando todo
      que clan viene ganando
      quien tiene la mejor racha
      que clan viene con mejor racha
      quien esta en racha
      quien lleva mas victorias seguidas
      cual es el clan invicto
      mejor racha de la {etapa}
      racha mas larga
      quien lleva mas ganadas seguidas en {juego}
      quien no ha perdido
      clan con mejor racha del momento`,
  },
  {
    id: 'peor-racha',
    ask: '¿Quién tiene la peor racha?',
    uses: ['etapa'],
    answer: worstStreak,
    examples: `
      who is the worst
      worst team right now
      quien anda mas fome
      worst streak
      quien tiene la racha mas mala
      quien ha perdido mas seguidas
      quien lleva mas partidos sin ganar
      quien pierde todo
      quien pierde mas seguido
      quien no gana hace rato
      quien no gana ni una
      quien esta congelado
      quienes vienen perdiendo
      quienes andan mal
      que clan esta mal
      que clan tiene peor racha
      cual es el clan en peor momento
      el clan en peor momento
      el clan mas malo del momento
      quien es el mas malo
      quien es el clan mas malo del momento
      cual es el peor clan
      los que vienen perdiendo
      los que vienen mal
      quien viene perdiendo
      quien viene en caida
      quien viene en picada
      que clan viene cayendo
      quien anda peor
      quien anda mal
      el clan que anda peor
      quien esta pasando mal momento
      quien esta helado
      quien esta frio
      quien tiene la peor racha
      que clan viene peor
      quien lleva mas derrotas seguidas
      quien esta en mala racha
      que clan pierde siempre
      quien no gana nunca
      peor racha de {juego}
      quien viene perdiendo mas seguido
      clan con mas derrotas al hilo`,
  },
]
