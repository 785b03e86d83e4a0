import { threatsTo } from '../answers/climb'
import { last } from '../answers/matches'
import { recruiting } from '../answers/recruiting'
import { firstOnes, stageResult } from '../answers/stage-result'
import { atPlace, bestClans, bestPlayers, clansOf, gameList, mostWins, stageEnd, stageList, table, unranked } from '../answers/stages'
import { numbers } from '../answers/site'
import type { Intent } from '../intent'

/** What is asked of the ladder as a whole, or of one of its stages. */
export const ladder: readonly Intent[] = [
  {
    id: 'en-puesto', ask: '¿Quién va primero?', uses: ['etapa', 'numero'], answer: atPlace,
    examples: `
      who is first
      who is number one
      quien es el mejor franco del {etapa}
      quien es el mejor del {etapa}
      quien es el mejor del 1v1
      quien es el mejor franco del 1v1
      quien es el mejor francotirador
      mejor franco segun la tabla
      quien manda en el 1v1
      quien lleva la delantera en el 1v1
      quien lidera en los dos juegos
      quien lidera en todos los juegos
      quien va primero en cada juego
      quien va primero en cada etapa
      quien lidera cada etapa
      quienes lideran
      quienes lideran las etapas
      {numero} lugar {juego}
      who is winning
      who is leading the ladder
      quien lidera ahora
      quien es el uno
      quien es el numero {numero}
      quien quedo ultimo
      quien salio segundo
      quien cierra la tabla
      quien viene segundo
      quien viene despues del primero
      quien sigue al primero
      que clan esta ultimo
      que clan manda
      clan lider de {juego}
      clan puntero
      clan numero uno
      el que va {numero}
      el mejor clan de {juego}
      quien lleva la delantera
      quien lleva la delantera en {juego}
      quien va adelante
      quien domina {juego}
      quien gano la {etapa} campeon
      quien fue primero en la {etapa}
      quien quedo primero en la {etapa}
      quien la lleva
      quien la lleva en la {etapa}
      quien es el colista
      quien es el que va arriba
      quien va en el puesto {numero}
      puesto {numero}
      puesto {numero} de la {etapa}
      el {numero} de la {etapa}
      quien tiene el puesto {numero}
      quien encabeza el ranking
      quien encabeza {juego}
      quien es el lider del ladder
      quien es lider en {juego}
      quien manda en el ladder
      primer lugar de {juego}
      cual clan va primero
      que equipo va primero
      el primero de {juego}
      quien va de primero
      quien esta en la cima
      el que va primero
      quien va de puntero
      quien esta quinto
      quien sale primero
      quien va primero
      quien va primero en {juego}
      quien va primero en la {etapa}
      quien va ganando
      quien va ganando en {juego}
      quien va ganando la {etapa}
      quien lidera la {etapa}
      quien lidera {juego}
      quien lidera el ladder
      lider de la {etapa}
      puntero de {juego}
      puntero de la {etapa}
      que clan esta primero
      cual es el primer lugar
      cual es el numero uno
      quien es el primero de la tabla
      quien va segundo
      quien va {numero}
      quien esta en el puesto {numero}
      quien va tercero en {juego}
      quien es cuarto
      quien va ultimo
      cual es el ultimo de la tabla
      quien va ultimo en {juego}
      quien esta penultimo
      y el segundo
      y el tercero
      y el ultimo
      quien gano la {etapa}
      quien salio campeon de la {etapa}
      campeon de la {etapa} de {juego}
      quien va a la cabeza
      mejor clan de la {etapa}
      el mejor de {etapa}
      quien es el mejor en {juego}
      quien va arriba`,
  },
  {
    id: 'primeros', ask: '¿Quiénes van en el podio?', uses: ['etapa', 'numero'], answer: firstOnes,
    examples: `
      quienes pelean arriba
      quienes estan peleando la punta
      los que pelean el titulo
      quienes van en el podio
      podio de {juego}
      podio de la {etapa}
      quien esta en el podio
      quienes se subieron al podio
      los primeros
      los primeros de la {etapa}
      los tres primeros
      los {numero} primeros de {juego}
      los {numero} primeros de la {etapa}
      los primeros {numero} lugares
      los cinco de arriba
      los tres de arriba en {juego}
      cuales son los cinco que lideran el ladder
      quienes son los que lideran la {etapa}
      quienes son los primeros de la {etapa}
      quienes van primeros
      quienes estan en los primeros lugares
      nombrame los primeros {numero}
      primeros lugares de {juego}
      primeros tres
      top 10 de la {etapa}
      top {numero} de {juego}
      top {numero} de la {etapa}
      los ultimos de la tabla
      los {numero} ultimos
      quienes son los ultimos de {juego}
      los de abajo
      top 3
      top 3 del ladder
      los top 3
      top3
      los de mas abajo de la tabla`,
  },
  {
    id: 'tabla', ask: '¿Cómo va la tabla?', uses: ['etapa'], answer: table,
    examples: `
      quienes siguen en la tabla
      show me the ladder
      como anda el ladder
      como va la liga
      como estan los clanes
      como se ve la tabla
      donde veo el ranking
      donde esta la tabla
      muestrame el ranking
      me muestras la tabla
      tira la tabla
      tabla de hoy
      listado de posiciones
      lista de posiciones
      orden de los clanes
      en que orden van los clanes
      en que lugar va cada clan
      en que puesto va cada uno
      quienes van en la tabla
      como quedo la tabla
      las posiciones actuales
      las posiciones
      posiciones actuales
      ver posiciones
      que pasa en {juego}
      que tal {juego}
      como esta {juego}
      como va todo en {juego}
      novedades de {juego} en la tabla
      dame la tabla
      dame la tabla del {etapa}
      la tabla
      tabla general
      como esta la tabla
      como esta el ladder
      como va la cosa
      ranking
      ranking actual
      ladder
      ladder de {juego}
      posiciones
      como va la competencia
      resumen de la {etapa}
      ver el ladder
      puestos de {juego}
      tabla de la {etapa}
      tabla de {juego}
      como va la tabla
      como va el ladder
      como va la {etapa}
      como va {juego}
      ranking de clanes
      ranking de la {etapa}
      ranking de {juego}
      posiciones de {juego}
      tabla de clasificacion
      clasificacion de la {etapa}
      tabla completa
      ver la tabla
      {etapa}
      la {etapa} de {juego}
      como van los clanes
      todos los puestos
      ver el ranking
      quienes estan en el ranking`,
  },
  {
    id: 'clanes-de', ask: '¿Qué clanes hay?', uses: ['etapa'], answer: clansOf,
    examples: `
      los clanes
      todos los clanes que hay
      list of clans
      how many clans
      cuantos clanes activos hay
      que clanes estan activos
      que equipos juegan
      cuales clanes juegan {juego}
      quienes estan en {juego}
      nombre de los clanes
      nombres de los clanes
      dime los clanes
      muestrame los clanes
      ver los clanes
      ver clanes
      todos los clanes
      todos los clanes de {juego}
      clanes participantes
      clanes que hay
      que clanes compiten
      que clanes juegan
      que equipos compiten
      que clanes estan jugando la etapa
      cuantos teams hay inscritos
      cuantos competidores hay en el {etapa}
      cuantos participan en la {etapa}
      cuantos juegan el {etapa}
      que clanes entraron a la {etapa}
      que clanes estan en la {etapa}
      cuantos clanes entraron
      cuantos equipos hay en {juego}
      cuantos equipos hay
      que teams hay
      quienes participan en {juego}
      nombra los clanes
      lista de equipos
      que clanes existen
      cuales son los clanes
      clanes
      clanes de {juego}
      equipos inscritos
      que clanes hay
      que clanes hay en {juego}
      que clanes juegan la {etapa}
      cuantos clanes hay
      cuantos clanes hay en {juego}
      cuantos clanes hay en la {etapa}
      cuantos equipos juegan la {etapa}
      lista de clanes
      lista de clanes de {juego}
      clanes de la {etapa}
      que equipos participan en {juego}
      quienes juegan la {etapa}
      quienes juegan {etapa}
      cuantos jugadores hay en la {etapa}`,
  },
  {
    id: 'no-rankeados', ask: '¿Qué clanes no están rankeados?', uses: ['etapa'], answer: unranked,
    examples: `
      hay clanes que no hayan ganado
      hay clanes que no hayan ganado nunca
      hay clanes que nunca han ganado
      hay alguno que no haya ganado
      que clanes nunca han ganado
      quien nunca ha ganado
      quienes nunca han ganado
      que clanes no han jugado
      quien no tiene puesto
      quien esta no rankeado
      quien esta sin ranking
      cuales clanes faltan por rankear
      clanes sin jugar
      clanes sin victorias
      clanes con cero victorias
      clanes que no aparecen en la tabla
      quienes no aparecen en la tabla
      clanes que no han ganado ninguna
      quienes aun no ganan ninguna
      clanes fuera del ranking
      hay algun clan sin rankear
      clanes sin rankear en la {etapa}
      clanes nuevos sin puesto
      quienes no han entrado al ranking
      que clanes no estan rankeados
      clanes sin ranking
      clanes no rankeados de {juego}
      quienes no tienen puesto
      quienes estan sin puesto en la {etapa}
      que clanes faltan por entrar al ranking
      cuantos no rankeados hay
      equipos que no han ganado ninguna`,
  },
  {
    id: 'etapas', ask: '¿Qué etapas hay?', uses: ['etapa'], answer: stageList,
    examples: `
      which stages are open
      en que puedo jugar
      cuantas ligas hay
      hay alguna etapa nueva
      etapas cerradas
      etapas pasadas
      que etapas ya terminaron
      todas las etapas
      ver etapas de {juego}
      cuales son las temporadas
      cuales son las etapas
      que temporadas hay
      que etapa se esta jugando
      cual etapa se juega ahora
      que etapas hay abiertas
      en que etapa estamos
      cuantas temporadas hay
      ver las etapas
      etapas
      que competencias hay
      que ligas hay
      que etapas hay
      cuantas etapas hay
      que etapas estan abiertas
      etapas activas
      etapas de {juego}
      que etapas tiene {juego}
      cual es la etapa actual
      en que etapa vamos
      que ladders hay
      en que puedo competir
      hay etapas de uno contra uno
      ladders activos
      ladders abiertos
      lista de temporadas`,
  },
  {
    id: 'juegos', ask: '¿A qué juegos se juega?', uses: ['etapa'], answer: gameList,
    examples: `
      which games
      juegan el {juego} tambien
      alguien juega {juego}
      hay clanes de {juego}
      cual es el juego
      cual juego es
      cuantos juegos hay
      de que juego es el ladder
      de que juego es la comunidad
      de que juego se trata
      juegan con expansiones
      juegan la expansion
      que juegos hay en el ladder
      juegos
      que versiones se juegan
      con que expansion juegan
      se juega {juego}
      tienen {juego}
      que juegos hay
      a que juegos se juega
      que juegos tienen en la pagina
      a que juegan
      cuales son los juegos del ladder
      a que se juega aca
      que juego es este
      se juega {juego} aca
      hay ladder de {juego}
      {juego}
      a que juego juegan ustedes`,
  },
  {
    id: 'como-termino', ask: '¿Cómo terminó la etapa pasada?', uses: ['etapa'], answer: stageResult,
    examples: `
      quien salio campeon de la etapa anterior
      quien gano la etapa uno
      quien gano la etapa anterior
      quien gano la temporada pasada
      campeon de la etapa pasada
      campeon de la temporada anterior
      quien fue campeon la etapa pasada
      como termino la {etapa}
      como termino la {etapa} de {juego}
      como termino {juego}
      como termino la etapa pasada
      como termino la temporada pasada
      como quedo la tabla de la {etapa}
      como quedo la {etapa}
      como quedaron los clanes en la {etapa}
      como acabo la {etapa}
      como acabo la temporada anterior
      como salio la {etapa}
      como finalizo la {etapa}
      en que termino la {etapa}
      en que quedo la {etapa}
      tabla final
      resultado final de la {etapa}
      resultados de la etapa pasada
      final de la {etapa} quien gano
      quien se llevo la {etapa}
      quien se quedo con la {etapa}
      quienes fueron los mejores de la {etapa} pasada
      ranking final de la {etapa}
      quien gano la etapa pasada
      quien gano la temporada anterior
      quien gano la ultima etapa
      quien salio campeon la etapa pasada
      el campeon de la etapa anterior
      campeon de la etapa anterior`,
  },
  {
    id: 'fin-etapa', ask: '¿Cuánto dura una etapa?', uses: ['etapa'], answer: stageEnd,
    examples: `
      how long is a stage
      cuanto tiempo queda
      cuanto falta para que cierre
      cuantos dias quedan
      cuantos dias quedan de etapa
      cuando empieza el ladder de nuevo
      va a haber otra etapa
      va a haber etapa tres
      habra una nueva etapa
      viene otra etapa
      hasta que fecha se juega
      hasta cuando se puede jugar
      fecha de termino
      termino la {etapa}
      ya cerro la etapa
      todavia se puede jugar la {etapa}
      esta activa la {etapa}
      sigue activa la {etapa}
      esta abierta la {etapa}
      se cerro la {etapa}
      cuanto falta para que termine la {etapa}
      cuando acaba la {etapa}
      cuando parte la {etapa}
      cuando es la proxima etapa
      cuando cierra la {etapa}
      cuando se reinicia el ladder
      cada cuanto hay etapa nueva
      hasta cuando es la {etapa}
      hasta cuando es la etapa
      hasta cuando va la temporada
      que dia termina la {etapa}
      cuanto dura una etapa
      cuando termina la {etapa}
      cuando termina la temporada
      cuando se acaba la etapa
      hasta cuando dura la {etapa}
      cuando empieza la proxima etapa
      cuando parte la nueva temporada
      cuanto queda de etapa
      sigue abierta la {etapa}
      ya termino la {etapa}
      duracion de la etapa
      cuantos meses dura`,
  },
  {
    id: 'top-clanes', ask: '¿Cuáles son los mejores clanes?', uses: ['etapa'], answer: bestClans,
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
    id: 'top-jugadores', ask: '¿Quiénes son los mejores jugadores?', uses: [], answer: bestPlayers,
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
    id: 'mas-victorias', ask: '¿Qué clan tiene más victorias?', uses: ['etapa'], answer: mostWins,
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
    id: 'ultimas-partidas', ask: '¿Cuáles son las últimas partidas?', uses: ['etapa'], answer: last,
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
  {
    id: 'quien-alcanza', ask: '¿Quién puede pasar al primero?', uses: ['quien', 'etapa', 'numero'], answer: threatsTo,
    examples: `
      quien le puede ganar el puesto a {clan}
      quien le puede ganar el lugar a {clan}
      quien le puede quitar el lugar a {clan}
      quien le gana el puesto a {clan}
      de quien se tiene que preocupar {clan}
      de quienes se tiene que cuidar {clan}
      quien es una amenaza para {clan}
      quien esta cerca de pasar a {clan}
      quienes pueden llegar a primero
      quien puede pasar al primero
      quien le quita el primer lugar a {clan}
      quien puede bajar a {clan}
      quien puede sacar a {clan} del primer lugar
      quien baja a {clan} de la punta
      quien puede destronar a {clan}
      quien puede alcanzar a {clan}
      quien pasa a {clan}
      quienes pueden pasar a {clan}
      quien amenaza a {clan}
      quien pelea el primer lugar
      quien puede llegar a primero
      quien puede quedar primero
      alguien puede alcanzar al primero
      hay alguien que pueda pasar a {clan}
      quien puede desbancar al puntero
      quien le quita la punta al primero
      quien puede quitarle el puesto {numero}
      quien puede pasar al {numero}
      quien puede pasar al segundo
      nos puede pasar alguien somos {clan}
      quien nos puede pasar somos {clan}
      por quien puede ser superado {clan}
      quien le respira en la nuca a {clan}`,
  },
  {
    id: 'reciben-gente', ask: '¿Qué clanes reciben solicitudes?', uses: ['quien', 'etapa'], answer: recruiting,
    examples: `
      any clan recruiting
      clans looking for players
      which clans are recruiting
      que clanes andan reclutando
      que clanes andan reclutando en {juego}
      que clanes reclutan en {juego}
      que clanes buscan gente en {juego}
      que clanes de {juego} reciben gente
      que clanes reciben solicitudes
      que clanes buscan gente
      que clanes necesitan gente
      que clanes reclutan
      que clanes estan abiertos
      que clanes aceptan gente nueva
      que clanes reciben jugadores nuevos
      que clanes reciben gente en la {etapa}
      que equipos buscan gente
      quien esta reclutando
      quien recluta
      quienes estan reclutando
      quien anda reclutando
      quien recibe gente
      quien busca jugadores
      quien necesita jugadores
      quien tiene cupo
      que clanes tienen cupo
      hay algun clan con cupo
      hay cupo en algun clan
      a que clanes puedo pedir entrar
      a que clanes les puedo mandar solicitud
      donde me aceptan
      que clan me acepta
      cuales aceptan solicitudes
      clanes que aceptan gente
      clanes abiertos
      clanes que busquen gente
      clanes que buscan gente
      hay clanes reclutando
      lista de clanes que reclutan
      {clan} recibe solicitudes
      algun clan me recibe
      algun clan que me reciba
      alguien me acepta en su clan
      hay algun clan para un novato
      {clan} tiene cupo`,
  },
  {
    id: 'cuantos-somos', ask: '¿Cuántos somos?', uses: [], answer: numbers,
    examples: `
      how many players
      cuantos hay inscritos
      donde veo la lista de jugadores
      lista completa de los jugadores
      donde veo a todos los jugadores
      ver todos los jugadores
      listado de jugadores
      cuantas personas hay
      cuantas personas juegan
      cuantas partidas llevan jugadas
      total de partidas
      total de clanes
      numero de usuarios
      tamano de la comunidad
      somos muchos
      somos hartos
      cuantos miembros tiene la comunidad
      cuanta gente participa
      cuantas partidas hay
      cuantas partidas se han jugado
      cuantos jugadores tiene la comunidad
      numero de jugadores
      cuantos hay registrados
      cuantos jugadores hay
      cuantos jugadores registrados hay
      cuanta gente hay en la comunidad
      cuantos somos
      cuantos usuarios tiene la pagina
      cuantas cuentas hay
      cuantas partidas se han jugado en total
      cuantos clanes hay en total
      cuantas partidas van
      que tan grande es la comunidad
      cuantos inscritos hay`,
  },
]
