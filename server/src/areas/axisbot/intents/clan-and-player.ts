import { rivalsToReach } from '../answers/climb'
import { compare } from '../answers/compare'
import { bestStreak, record, streak, worstStreak } from '../answers/records'
import { duel, lastOf } from '../answers/matches'
import { about, clansOfPlayers, leader, members } from '../answers/members'
import { bestPlace, founded, neighbours, place } from '../answers/places'
import { channels } from '../answers/streams'
import { whatIf } from '../answers/what-if'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** What is asked of a clan or a player by name. */
export const clanAndPlayer: readonly Intent[] = [
  {
    id: 'puesto', ask: asks.puesto, uses: ['quien', 'etapa'], needs: 1, answer: place,
    examples: `
      van bien o mal {clan}
      {clan} va bien o mal
      {clan} van bien o mal este torneo
      cuanto han subido {clan}
      cuanto han bajado {clan}
      cuanto subio {clan}
      donde esta parado {clan}
      en que anda {clan} en el ladder
      como le va al clan {clan}
      como andan {clan}
      como anda el clan {clan}
      como vienen {clan}
      como le ha ido al clan {?}
      como va el clan {?}
      como van los {?}
      estan arriba {clan}
      estan ultimos {clan}
      va ganando {clan}
      ha subido {clan}
      cuanto ha subido {clan}
      cuanto ha bajado {clan}
      {clan} sigue ultimo
      sigue ultimo {clan}
      {clan} va ultimo
      {clan} sigue primero
      en que lugar se ubica {clan}
      donde se ubica {clan}
      que numero es {clan} en la tabla
      van arriba o abajo {clan}
      sigue primero {clan}
      siguen segundos {clan}
      todavia va primero {clan}
      va primero {clan}
      va ultimo {clan}
      {clan} va primero
      {clan} lugar
      que lugar es {clan}
      en que puesto anda {clan}
      puesto actual de {clan} en {juego}
      a que puesto bajo {clan}
      cuantos puestos subio {clan}
      en que posicion se encuentra {clan}
      cual es la posicion del clan {clan}
      como van los {clan}
      que tal va {clan}
      a cuanto esta {clan} del primero
      {clan} en que esta
      como vamos los de {clan}
      como van los de {clan}
      en que puesto va {?}
      en que puesto va el clan {?}
      puesto de {?}
      ranking de {?}
      subio o bajo {clan}
      {clan} subio de puesto
      bajo de puesto {clan}
      como le ha ido a {clan} en la tabla
      en que puesto va {quien}
      en que puesto estan {clan}
      que puesto tiene {quien}
      que lugar ocupa {clan} en la tabla
      en que lugar va {clan}
      como va {clan}
      como van {clan} en el ladder
      como esta {clan} en {juego}
      posicion de {clan}
      posicion actual de {quien} en la {etapa}
      ranking de {clan}
      {clan} ranking
      {quien} puesto
      puesto de {clan} en {juego}
      cual es el puesto de {clan}
      donde esta {clan} en el ranking
      donde va {clan}
      y {clan} como va
      numero cuanto es {clan}
      en que posicion quedo {clan} en la {etapa}
      como quedo {clan} en la {etapa}
      en que puesto termino {clan}
      en que puesto van
      en que puesto va mi clan
      va bien {clan} en la tabla
      a que altura de la tabla anda {clan}
      esta rankeado {clan}
      porque {clan} no tiene puesto
      porque {clan} no aparece en el ranking
      porque {clan} no esta rankeado
      como le va a {quien} en {juego}
      {clan} puesto
      puesto {clan}
      y {clan} en que puesto
      {clan} posicion
      lugar de {quien} en {etapa}`,
  },
  {
    id: 'mejor-puesto', ask: '¿Cuál ha sido el mejor puesto de {quien}?', uses: ['quien', 'etapa'], needs: 1, about: 'clan', answer: bestPlace,
    examples: `
      cual es el mejor puesto que ha tenido {clan}
      peak de {clan}
      lo mejor que ha hecho {clan}
      lo mas arriba que ha estado {clan}
      ha sido primero {clan}
      ha estado primero {clan}
      {clan} mejor puesto
      maximo de {clan}
      tope de {clan}
      lo mas alto que estuvo {clan}
      el maximo puesto de {clan}
      cual fue el maximo de {clan}
      que tan alto llego {clan}
      mejor momento de {clan}
      record de puesto de {clan}
      cual ha sido el mejor puesto de {clan}
      cual es la mejor posicion que ha tenido {quien}
      puesto maximo de {quien}
      el puesto maximo de {clan}
      cual es su mejor puesto
      cual es el mejor puesto que ha tenido {quien}
      mejor puesto historico de {clan}
      que tan arriba ha llegado {clan}
      mejor posicion de {clan}
      cual fue el mejor lugar que tuvo {clan}
      {clan} ha sido primero alguna vez
      mejor ranking de {quien}
      hasta que puesto llego {clan}
      alguna vez {clan} fue primero`,
  },
  {
    id: 'vecinos', ask: '¿Quién está arriba y abajo de {quien}?', uses: ['quien', 'etapa'], needs: 1, about: 'clan', answer: neighbours,
    examples: `
      a quien debe pasar {clan}
      a quien tiene que pasar {clan}
      a quien persigue {clan}
      a quien sigue {clan}
      con quien pelea el puesto {clan}
      despues de quien va {clan}
      entre quienes esta {clan}
      que clanes tiene cerca {clan}
      quien persigue a {clan}
      quien viene pegado a {clan}
      quienes rodean a {clan}
      vecinos de {clan}
      vecinos de {clan} en la tabla
      los de abajo de {clan}
      y quien esta abajo
      y quien va arriba
      quien le pisa los talones a {clan}
      quienes estan sobre {clan}
      quienes estan arriba de {clan}
      que clanes estan sobre {clan}
      quien esta cerca de {clan}
      quien esta al lado de {clan} en la tabla
      a cuanto esta {clan} de {clan}
      cuantos puestos hay entre {clan} y {clan}
      quien esta pisandole los talones a {clan}
      quien esta arriba de {clan}
      quien esta abajo de {clan} en la tabla
      quien va delante de {clan}
      quien le sigue a {clan}
      quien viene atras de {clan}
      que clan esta justo encima de {clan}
      a quien tiene {clan} debajo
      quien va despues de {clan}
      quien va antes de {clan} en el ranking`,
  },
  {
    id: 'a-quien-ganar', ask: '¿A quién le tiene que ganar {quien} para subir?', uses: ['quien', 'etapa', 'numero'], needs: 1, about: 'clan', answer: rivalsToReach,
    examples: `
      a quien tiene que ganarle {clan} para subir
      a quien le tiene que ganar {clan} para llegar al primer lugar
      a quien le tiene que ganar {clan} para llegar al puesto {numero}
      a quien debe ganarle {clan} para llegar al {numero}
      con quien tiene que jugar {clan} para subir
      con quien le conviene jugar a {clan}
      contra quien tiene que jugar {clan} para ser primero
      contra quien le conviene jugar a {clan}
      que rival le conviene a {clan}
      que necesita {clan} para ser primero
      que necesita {clan} para quedar {numero}
      que tiene que hacer {clan} para llegar al top 5
      que le falta a {clan} para llegar al top 5
      cuanto le falta a {clan} para llegar al podio
      cuantas tiene que ganar {clan} para ser primero
      como llega {clan} al primer lugar
      como sube {clan}
      puede {clan} quedar primero
      alcanza a ser primero {clan}
      {clan} puede ser primero
      somos {clan} a quien tenemos que ganarle para subir
      soy de {clan} como llegamos al primer lugar`,
  },
  {
    id: 'record', ask: '¿Cuántas partidas {ha|han} ganado y perdido {quien}?', uses: ['quien', 'etapa'], needs: 1, answer: record,
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
    id: 'racha', ask: asks.racha, uses: ['quien', 'etapa'], needs: 1, answer: streak,
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
    id: 'mejor-racha', ask: '¿Quién tiene la mejor racha?', uses: ['etapa'], answer: bestStreak,
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
    id: 'peor-racha', ask: '¿Quién tiene la peor racha?', uses: ['etapa'], answer: worstStreak,
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
  {
    id: 'partidas-de', ask: asks.partidas, uses: ['quien', 'etapa'], needs: 1, answer: lastOf,
    examples: `
      el ultimo partido de {clan}
      donde veo los duelos de {clan}
      donde veo los partidos de {clan}
      juega en {clan} y queria saber como les fue
      como les fue a {clan}
      queria saber como les fue a los {clan}
      donde veo las partidas de {clan}
      los duelos de {clan}
      con quien juega {clan}
      con quien jugo {clan} ayer
      con quien juegan los {clan}
      con quien jugaron los {clan}
      results of {clan}
      como salieron los {clan}
      como le ha ido a {clan} ultimamente
      como quedo {clan} en la ultima partida
      a quienes ha vencido {clan}
      cuando fue la ultima vez que jugo {clan}
      hace cuanto jugo {clan}
      gano {clan}
      gano {clan} anoche
      ganaron {clan}
      ganaron o perdieron {clan}
      gano o perdio {clan}
      perdio {clan}
      perdieron {clan}
      jugaron los {clan} esta semana
      cual fue el ultimo resultado de {clan}
      cual fue el resultado de {clan}
      que resultados ha tenido {clan}
      que paso con {clan} ayer
      que paso con {clan} anoche
      quienes le han ganado a {clan}
      resultados del clan {clan}
      {clan} partidos
      {clan} como salio
      {clan} gano o perdio
      {clan} jugo ayer
      ultimos partidos de {?}
      y sus ultimos partidos
      y los ultimos partidos
      y contra quien jugo
      y cuando jugo
      y a quien le gano
      y con quien perdio
      con quien jugo {clan}
      con quien jugaron {clan}
      contra quien jugaron {clan}
      como van los resultados de {clan}
      ultimos {numero} de {clan}
      resultados recientes de {clan}
      sus resultados
      que hizo anoche {clan}
      que hicieron {clan}
      que ha hecho {clan} ultimamente
      en que anda {clan}
      {clan} gano o perdio la ultima
      {clan} ganaron o perdieron la ultima partida
      como salio {clan}
      como salieron {clan}
      como les fue a {clan}
      como le fue a {clan}
      a quien le gano {clan}
      con quien perdio la ultima vez {clan}
      quien le ha ganado a {clan}
      cuando juega {clan}
      ultimo rival de {clan}
      historial de partidas de {quien}
      que partidas ha jugado {jugador}
      cuando jugo {clan}
      han jugado hace poco {clan}
      ultimas partidas de {?}
      cuales son los ultimos partidos de {quien}
      ultimas partidas de {quien}
      ultimos resultados de {clan}
      ultimos enfrentamientos de {clan}
      con quien jugo {clan} la ultima vez
      contra quien jugo {clan}
      cuando jugo por ultima vez {quien}
      cuando fue el ultimo partido de {clan}
      cuando fue la ultima partida de {quien}
      como le fue a {clan} en el ultimo partido
      como salio {clan} en la ultima
      gano {clan} el ultimo partido
      con quien perdio {clan}
      a quien le gano {clan} ultimamente
      quien le gano a {clan}
      que ha jugado {quien}
      resultados de {clan}
      partidas de {quien}
      ha jugado {clan} esta semana
      jugo {clan} ayer
      y su ultimo partido
      hace cuanto que no juega {quien}`,
  },
  {
    id: 'integrantes', ask: asks.integrantes, uses: ['quien', 'etapa'], needs: 1, about: 'equipo', answer: members,
    examples: `
      que gente tiene {clan}
      lineup de {clan}
      quien juega ahi
      y quien juega ahi
      quienes juegan ahi
      y quienes juegan ahi
      quienes son los {clan}
      quienes son {clan} ahora
      cuantas personas tiene {clan}
      cuantas personas hay en {clan}
      cuantas personas son en {clan}
      quien juega con {jugador}
      quienes juegan con {jugador}
      players of {clan}
      team completo de {clan}
      equipo completo de {clan}
      formacion de {clan}
      jugadores {clan}
      jugadores del clan {clan}
      jugadores que tiene {clan}
      nombrame a los de {clan}
      nombrame los de {clan}
      los que juegan en {clan}
      quien esta en {clan}
      quienes conforman {clan}
      quienes pertenecen a {clan}
      quienes estan jugando en {clan}
      el equipo de {clan}
      {clan} quienes son
      {clan} jugadores
      y quienes son
      y los integrantes
      y los miembros
      y el plantel
      cuantos son
      y cuantos son ellos
      cuantos hay en el clan
      nombrame los integrantes de {clan}
      cuantos jugador tiene {clan}
      cuanto jugador {clan}
      nombres de los jugadores de {clan}
      quienes juegan por {clan}
      quienes forman {clan}
      el team de {clan} quienes son
      {clan} integrantes
      con quien juega {jugador}
      sus integrantes
      el plantel completo de {clan}
      {jugador} juega en {clan}
      esta {jugador} en {clan}
      quienes juegan en {?}
      integrantes del clan {?}
      quienes juegan en {clan}
      quienes son {clan}
      integrantes de {clan}
      miembros de {clan}
      jugadores de {clan}
      que jugadores tiene {clan}
      quien juega en {clan}
      quienes estan en {clan}
      cuantos son en {clan}
      cuantos integrantes tiene {clan}
      cuantos jugadores tiene {clan}
      plantel de {clan}
      lista de jugadores de {clan}
      alineacion de {clan}
      quienes componen {clan}
      con quienes juega {jugador}
      companeros de {jugador}
      quienes juegan ahi
      quienes son sus jugadores
      y cuantos son
      gente de {clan}
      line up {clan}
      lineup de {clan}
      quien mas esta en {clan}`,
  },
  {
    id: 'lider', ask: '¿Quién es el líder de {quien}?', uses: ['quien', 'etapa'], needs: 1, about: 'equipo', answer: leader,
    examples: `
      who runs {clan}
      quien manda en ese clan
      who leads {clan}
      el encargado de {clan}
      quien es el encargado de {clan}
      quien es el que lleva {clan}
      quien hizo {clan}
      quien hizo el clan {clan}
      quien lleva {clan}
      quien maneja {clan}
      quienes mandan en {clan}
      a quien le hablo de {clan}
      a quien contacto de {clan}
      con quien hay que hablar en {clan}
      quien invita en {clan}
      y el colider
      y los capitanes
      y quien manda
      quien manda ahi
      y quien es el jefe
      el que manda en {clan}
      quien es el que manda en {clan}
      quien los manda
      y quien lo lidera
      quien lo lidera
      quien los lidera
      quien lidera {clan}
      quien es el dueno de {clan}
      quien dirige {clan}
      quien comanda {clan}
      {clan} quien es el lider
      nombre del lider de {clan}
      {jugador} es lider de {clan}
      y quien los manda
      quien es el mas importante de {clan}
      quien es el fundador de {clan}
      quien es el lider de {clan}
      lider de {clan}
      quien manda en {clan}
      quien es el capitan de {clan}
      capitanes de {clan}
      quienes son los colideres de {clan}
      colider de {clan}
      quien es el jefe de {clan}
      quien fundo {clan}
      quien lidera el clan {clan}
      y quien es el lider
      quien es su lider
      y el capitan
      quien esta a cargo de {clan}
      con quien hablo para entrar a {clan}
      dueno del clan {clan}`,
  },
  {
    id: 'quien-es', ask: '¿Quién es {quien}?', uses: ['quien', 'etapa'], needs: 1, about: 'jugador', answer: about,
    examples: `
      conoces a un {?}
      conoces al {?}
      conoces a un tal {?}
      conoces al jugador {?}
      conoces a un jugador {?}
      que onda con los {clan}
      que pasa con {clan}
      who is {jugador}
      who is {clan}
      quien sera {jugador}
      quienes son los {clan} esos
      que es de {jugador}
      que es de la vida de {jugador}
      que fue de {clan}
      que onda {jugador}
      que onda los {clan}
      que onda con {clan}
      que me cuentas de {jugador}
      que me cuentas de {clan}
      cuentame algo de {clan}
      cuentame algo de {jugador}
      cuentame sobre {clan}
      dime algo de {clan}
      dime quienes son {clan}
      mostrar {clan}
      muestrame a {jugador}
      buscar a {jugador}
      buscar {clan}
      buscar el clan {clan}
      ubicas a {jugador}
      ubicas a los {clan}
      cachas a {jugador}
      sigue jugando {clan}
      siguen {clan}
      todavia existen {clan}
      esta {jugador} en la pagina
      esta registrado {jugador}
      esta inscrito {jugador}
      me acuerdo de {clan}
      me acuerdo de {jugador}
      jugaba con {jugador} que es de el
      alguien conoce a {jugador}
      conoces a {?} {?}
      conocen a {?}
      has oido de {?}
      ubicas a {?}
      quien es el {?}
      quien es {?} {?}
      hay un jugador {?}
      hay un clan {?}
      existe algun clan {?}
      busco al clan {?}
      hablame de {?}
      y quien es
      y quienes son esos
      quien es el mejor de {clan}
      cuentame del clan {clan}
      {clan} es de {juego}
      dime todo de {clan}
      todo sobre {clan}
      cuentame de {quien}
      que onda {clan}
      que paso con {clan}
      sigue existiendo {clan}
      sigue activo {clan}
      que significa el tag {clan}
      que clan es {clan}
      ficha de {clan}
      resumen de {clan}
      quien chucha es {jugador}
      y ese quien es
      quien es ese
      me suena {jugador} quien es
      pagina del clan {clan}
      link de {clan}
      link del perfil de {jugador}
      quien es {?}
      existe {?}
      existe el clan {?}
      hay un clan que se llama {?}
      hay algun jugador que se llama {?}
      conoces a {?}
      que hace {jugador}
      a que se dedica {jugador} aca
      conoces el clan {?}
      perfil de {?}
      busco a {?}
      busco al jugador {?}
      info del clan {?}
      quien es {quien}
      quien es {jugador}
      hablame de {quien}
      info de {quien}
      informacion de {clan}
      informacion del clan {clan}
      perfil de {jugador}
      datos de {quien}
      que sabes de {quien}
      que me puedes decir de {quien}
      conoces a {jugador}
      conoces el clan {clan}
      existe el clan {clan}
      hay un clan que se llama {clan}
      hay un jugador que se llama {jugador}
      existe {jugador}
      busco al jugador {jugador}
      busca a {jugador}
      ver a {quien}
      el clan {clan}
      jugador {jugador}
      que es {clan}
      el tag {clan} de quien es
      de que clan es el tag {clan}`,
  },
  {
    id: 'clan-de', ask: asks.clanDe, uses: ['quien', 'etapa'], needs: 1, about: 'jugador', answer: clansOfPlayers,
    examples: `
      con quienes juega {jugador}
      con que gente juega {jugador}
      juega con quien
      con quien juega
      quienes son los companeros de {jugador}
      {jugador} por quien juega
      {jugador} por quien juega ahora
      {jugador} para quien juega
      cual es el clan del {jugador}
      clan of {jugador}
      a que clan pertenece el {jugador}
      a que clan se metio {jugador}
      adonde juega {jugador}
      clan del {jugador}
      clan del jugador {jugador}
      con quien esta {jugador}
      con que equipo juega {jugador}
      cual es el equipo de {jugador}
      de cual clan es {jugador}
      de que clan es jugador {jugador}
      lider de que clan es {jugador}
      donde esta jugando {jugador}
      donde juega el {jugador}
      donde anda {jugador}
      en cual clan juega {jugador}
      en cuantos clanes esta {jugador}
      en que clan esta jugando {jugador}
      en que etapas esta {jugador}
      en que juegos juega {jugador}
      para que clan juega {jugador}
      por que clan juega {jugador}
      que clan integra {jugador}
      que clanes tiene {jugador}
      que equipo tiene {jugador}
      que rango es {jugador}
      esta sin clan {jugador}
      juega en algun clan {jugador}
      juega por {clan} {jugador}
      sigue en {clan} {jugador}
      sigue {jugador} en {clan}
      se salio {jugador} de {clan}
      es de {clan} {jugador}
      es capitan {jugador}
      es lider {jugador}
      {jugador} con quien juega
      {jugador} donde esta
      {jugador} es de {clan}
      {jugador} es colider
      {jugador} esta sin clan
      {jugador} que clan
      {jugador} tiene clan
      son companeros {jugador} y {jugador}
      juega con {jugador} {jugador}
      y su clan
      {jugador} y {jugador} juegan en el mismo clan
      {jugador} y {jugador} juegan juntos
      son del mismo clan {jugador} y {jugador}
      juegan juntos {jugador} y {jugador}
      a que clan se fue {jugador}
      en que clan quedo {jugador}
      adonde se fue {jugador}
      {jugador} donde juega
      donde juega {jugador} ahora
      {jugador} esta en {clan}
      esta {jugador} en {clan}
      en que clan milita {jugador}
      con que clan juega {jugador}
      por quien juega {jugador}
      para que equipo juega {jugador}
      sigue en el clan {jugador}
      {jugador} sigue jugando
      se cambio de clan {jugador}
      y ese en que clan juega
      cual es el clan de {jugador}
      en que clan juega {?}
      de que clan es {?}
      en que clan juega {jugador}
      en que clan esta {jugador}
      de que clan es {jugador}
      a que clan pertenece {jugador}
      clan de {jugador}
      donde juega {jugador}
      {jugador} de que clan es
      que clan tiene {jugador}
      en que equipo juega {jugador}
      tiene clan {jugador}
      {jugador} es capitan
      {jugador} es lider de algo
      que rango tiene {jugador}
      es miembro de algun clan {jugador}
      en que clan esta
      y en que clan juega
      cual es su clan
      en que etapas juega {quien}
      {jugador} juega {juego}`,
  },
  {
    id: 'fundado', ask: '¿Cuándo se {fundó|fundaron} {quien}?', uses: ['quien', 'etapa'], needs: 1, answer: founded,
    examples: `
      fecha de registro de {jugador}
      when was {clan} founded
      cuando hicieron {clan}
      cuando llego {jugador}
      cuanto lleva {clan} en el ladder
      cuanto tiempo tiene {clan}
      cuantos meses lleva {clan}
      de cuando es {clan}
      de cuando es el clan {clan}
      de que año es {clan}
      de que fecha es {clan}
      edad de {clan}
      en que fecha se registro {jugador}
      es antiguo {clan}
      es nuevo {clan}
      es nuevo {jugador}
      es antiguo {jugador}
      fundacion de {clan}
      que tan antiguo es {clan}
      que tan nuevo es {clan}
      y cuando se fundo
      y cuando se creo
      y desde cuando existe
      cuantos anos lleva {clan}
      hace cuanto esta {clan}
      cuanto tiempo lleva {clan}
      cuantos anos tiene {clan}
      hace cuanto juega {jugador} aca
      hace cuanto esta {jugador}
      cuando entro {jugador} a la comunidad
      que clan es mas viejo
      cuando partio {clan}
      hace cuanto se creo {clan}
      cuando se fundo {clan}
      cuando se creo {clan}
      cuando nacio {clan}
      desde cuando existe {clan}
      fecha de creacion de {clan}
      hace cuanto existe {clan}
      desde cuando esta {jugador} en la pagina
      cuando se registro {jugador}
      que tan viejo es {clan}
      desde cuando juega {jugador}
      antiguedad de {clan}`,
  },
  {
    id: 'canales-de', ask: '¿Cuál es el canal de {quien}?', uses: ['quien'], needs: 1, about: 'jugador', answer: channels,
    examples: `
      y el link de su canal
      pasame el link del canal de {jugador}
      channel of {jugador}
      twitch {jugador}
      youtube {jugador}
      cual es el youtube de {jugador}
      como veo a {jugador} en twitch
      como se llama {jugador} en twitch
      donde sigo a {jugador}
      donde puedo ver a {jugador}
      donde puedo ver jugar a {jugador}
      en que canal esta {jugador}
      hace stream {jugador}
      link del canal de {jugador}
      link de twitch de {jugador}
      por donde transmite {jugador}
      que canal tiene {jugador}
      streamea {jugador}
      sube videos {jugador}
      tiene canal de twitch {jugador}
      tiene stream {jugador}
      tiene youtube {jugador}
      transmite {jugador}
      videos de {jugador}
      {jugador} canal
      {jugador} en twitch
      {jugador} transmite
      {jugador} streamea
      {jugador} hace stream
      {jugador} es streamer
      link del twitch de {jugador}
      donde veo a {jugador}
      twitch de {jugador}
      canal de {jugador}
      cual es el twitch de {jugador}
      youtube de {jugador}
      {jugador} tiene canal
      {jugador} tiene youtube
      como se llama el canal de {jugador}
      link del stream de {jugador}
      donde transmite {jugador}`,
  },
  {
    id: 'comparar', ask: '¿Quién lleva más victorias, {quien} o {otro}?', uses: ['quien', 'etapa'], needs: 2, answer: compare,
    examples: `
      {jugador} es mejor que {jugador}
      {clan} es mejor que {clan}
      {quien} ha ganado mas partidas que {quien}
      {quien} gana mas que {quien}
      es mejor {jugador} que {jugador}
      es mejor {clan} que {clan}
      va mejor {clan} que {clan}
      va mas arriba {clan} que {clan}
      quien ha ganado mas {jugador} o {jugador}
      quien gana mas {jugador} o {jugador}
      entre {jugador} y {jugador} quien ha ganado mas
      entre {quien} y {quien} quien tiene mas victorias
      quien tiene mas wins {quien} o {quien}
      quien lleva mas victorias {quien} o {quien}
      quien lleva mas victorias entre {quien} y {quien}
      quien tiene mas victorias {quien} o {quien}
      quien tiene mas victorias entre {quien} y {quien}
      quien tiene mas derrotas {quien} o {quien}
      quien ha ganado mas partidas {quien} o {quien}
      quien va mas arriba {clan} o {clan}
      quien va primero {clan} o {clan}
      quien esta mas arriba {clan} o {clan}
      quien tiene mejor puesto {clan} o {clan}
      quien tiene mejor porcentaje {quien} o {quien}
      quien anda mejor {clan} o {clan}
      cual va mas arriba {clan} o {clan}
      cual de los dos va mejor {clan} o {clan}
      quien es mejor {jugador} o {jugador}
      quien es mas seco {jugador} o {jugador}
      {jugador} o {jugador} quien es mejor
      {clan} o {clan} quien va mejor
      {quien} ha ganado mas que {quien}
      {clan} va mejor que {clan}
      {clan} esta mas arriba que {clan}
      comparar {quien} y {quien}
      comparacion entre {quien} y {quien}
      comparame a {jugador} con {jugador}
      {jugador} vs {jugador} stats
      stats de {jugador} y {jugador}
      estadisticas {jugador} contra {jugador}
      diferencia entre {clan} y {clan}`,
  },
  {
    id: 'duelo', ask: asks.duelo, uses: ['quien', 'etapa'], needs: 2, about: 'clan', answer: duel,
    examples: `
      quien va arriba en el historial {clan} {clan}
      quien va arriba en el historial
      quien va arriba en los duelos {clan} {clan}
      somos hijos de {clan} soy de {clan}
      somos {clan} como nos va con {clan}
      somos {clan} cuantas le hemos ganado a {clan}
      soy de {clan} como vamos con {clan}
      soy de {clan} somos hijos de {clan}
      soy de {clan} cuantas veces hemos jugado con {clan}
      como va el clasico {clan} {clan}
      cuando jugaron por ultima vez {clan} y {clan}
      hijo de {clan} es {clan}
      le gana {clan} a {clan}
      nos tiene de hijos {clan} soy de {clan}
      nunca le ganamos a {clan} somos {clan}
      quien gana mas {clan} o {clan}
      quien va arriba en el historial {clan} o {clan}
      quien va ganando en el duelo {clan} {clan}
      y contra los {clan}
      y con {clan} como van
      {clan} ha perdido alguna vez con {clan}
      {clan} le ha ganado a {clan}
      como salio {clan} con {clan}
      como salieron {clan} y {clan}
      como quedaron {clan} y {clan}
      quien gana entre {quien} y {quien}
      quien le gana a quien {clan} o {clan}
      estadisticas de {clan} contra {clan}
      record de {clan} contra {clan}
      victorias de {clan} sobre {clan}
      cuantas le ha ganado {clan} a {clan}
      quien va ganando entre {clan} y {clan}
      clasico entre {clan} y {clan}
      {clan} x {clan}
      resultados entre {clan} y {clan}
      y con {clan}
      es bueno el partido entre {clan} y {clan}
      cuando jugaron {clan} y {clan}
      han jugado contra {clan}
      {clan} contra {clan}
      {clan} vs {clan}
      {quien} {quien}
      historial entre {clan} y {clan}
      historial de {clan} contra {clan}
      quien gana mas entre {clan} y {clan}
      cuantas veces le ha ganado {clan} a {clan}
      cuantas veces ha perdido {clan} con {clan}
      cuantas ha ganado {clan} contra {clan}
      han jugado {clan} y {clan}
      se han enfrentado {clan} y {clan}
      {clan} le gana a {clan}
      quien es mejor {clan} o {clan}
      {clan} o {clan}
      enfrentamientos entre {clan} y {clan}
      cara a cara de {clan} y {clan}
      cual fue la ultima entre {clan} y {clan}
      y contra {clan}
      como le va a {clan} contra {clan}
      como le va a {clan} con {clan}
      a {clan} le ha ganado {clan}
      {clan} le ha ganado alguna vez a {clan}
      vs {clan}
      y vs {clan}
      {jugador} vs {jugador}`,
  },
  {
    id: 'si-gana', ask: asks.siGana, uses: ['quien', 'etapa', 'numero'], about: 'clan', answer: whatIf,
    examples: `
      que pasa si perdemos con el primero
      si pierdo con el primero en que puesto quedo
      simula {clan} gana a {clan}
      simula una victoria de {clan} sobre {clan}
      simulame {clan} contra {clan}
      calcula {clan} gana a {clan}
      en caso de ganar {clan} a {clan}
      como queda la tabla si gana {clan}
      cuanto sube {clan} si gana
      jugamos hoy con {clan} si perdemos bajamos
      le sirve a {clan} ganarle a {clan}
      nos conviene jugar con {clan}
      nos sirve ganarle a {clan}
      sirve ganarle a {clan}
      si perdemos con los {?} nos bajan
      si pierde {clan} con {clan}
      y que pasa si yo pierdo con el primero
      que pasa si pierdo con el primero
      que pasa si le gano al primero
      que pasa si le gano al ultimo
      con una victoria sobre {clan} donde queda {clan}
      ganandole a {clan} en que puesto queda {clan}
      en que lugar quedaria {clan} venciendo a {clan}
      imaginemos que {clan} le gana a {clan}
      y si {clan} pierde con {clan}
      y si {clan} pierde
      si el {numero} le gana al {numero}
      si el {numero} pierde con el {numero}
      el {numero} le gana al {numero} en que queda
      cuanto sube el {numero} si le gana al {numero}
      si el ultimo le gana al primero
      supongamos que {clan} le gana a {clan} donde queda
      imaginate que {clan} le gana a {clan}
      si {clan} le ganara a {clan} que puesto tendria
      si {clan} pierde con {clan} deja de ser primero
      si {clan} le gana a {clan} pasa al tercero
      y si le gana a {clan}
      y si pierde con {clan}
      y si gana
      que puesto tendria {clan} si le ganara a {clan}
      en que quedaria {clan} si le gana a {clan}
      que pasaria si {clan} le gana a {clan}
      pasa a {clan} si le gana a {clan}
      si {clan} le gana a {clan} lo pasa
      cuantos puestos gana {clan} si le gana a {clan}
      soy de {clan} que pasa si le ganamos a {clan}
      si nos gana {clan} cuanto bajamos
      si me gana {clan} pierdo el puesto
      si ganamos el proximo contra {clan} a cuanto llegamos
      yo soy de {clan}
      es que soy de {clan}
      mi equipo es {clan}
      que pasa si {clan} le gana a {clan}
      si {clan} le gana a {clan} en que puesto queda
      si {clan} gana a {clan}
      y si {clan} le gana a {clan}
      si {clan} pierde con {clan} en que puesto queda
      que pasa si {clan} pierde contra {clan}
      si {clan} pierde con {clan} a que puesto baja
      a que puesto subiria {clan} si le gana a {clan}
      a que lugar llega {clan} si vence a {clan}
      cuanto sube {clan} si le gana a {clan}
      cuanto baja {clan} si pierde con {clan}
      que pasa con mi puesto si le gano a {clan}
      que pasa con mi puesto si pierdo contra {clan}
      si le gano a {clan} en que puesto quedo
      si le ganamos a {clan} cuanto subimos
      si pierdo con {clan} cuanto bajo
      si perdemos contra {clan} perdemos el puesto
      en que puesto quedo si le gano al {numero}
      si le gano al primero en que puesto quedo
      si le gano al puesto {numero} a donde subo
      soy de {clan}
      mi clan es {clan}
      somos {clan}
      juego en {clan}
      quedaria primero {clan} si le gana a {clan}
      le conviene a {clan} jugar con {clan}
      que ganaria {clan} venciendo a {clan}
      gano {clan} a {clan} y donde queda
      si gana {clan} contra {clan} cambia la tabla`,
  },
]
