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
      primer lugar {juego}
      primer lugar {etapa}
      {numero} lugar {juego}
      {juego} primer lugar
      {etapa} primer lugar
      lugar {numero} de {juego}
      who is first
      who is winning
      who is leading the ladder
      quien va de lider
      quien va liderando
      quien va liderando {juego}
      quien lidera ahora
      quien lidera la tabla
      quien esta liderando
      quien manda en la tabla
      quien manda en {juego}
      quien es el puntero
      quien es el puntero de {juego}
      quien es el uno
      quien es el numero {numero}
      quien es el numero {numero} de {juego}
      quien ocupa el puesto {numero}
      quien ocupa el primer lugar
      quien ocupa el ultimo lugar
      quien tiene el primer lugar
      quien tiene el primer lugar en {juego}
      quien tiene la punta
      quien esta de primero
      quien esta primero en {juego}
      quien esta ultimo
      quien esta ultimo en {juego}
      quien esta segundo
      quien esta {numero} en la {etapa}
      quien quedo segundo en la {etapa}
      quien quedo ultimo en la {etapa}
      quien quedo ultimo
      quien quedo {numero} en la {etapa}
      quien salio segundo
      quien salio ultimo en la {etapa}
      quien va colero
      quien va de colero
      quien cierra la tabla
      quien va al fondo
      quien viene segundo
      quien viene despues del primero
      quien sigue al primero
      cual clan va ultimo
      cual clan va {numero}
      que clan va {numero}
      que clan va ultimo
      que clan va segundo en {juego}
      que clan esta en el puesto {numero}
      que clan esta ultimo
      que clan manda
      que clan lidera
      que clan lidera {juego}
      clan lider de {juego}
      clan puntero
      clan que va primero
      clan numero uno
      el numero uno
      el numero {numero}
      el del puesto {numero}
      el que va segundo
      el que va ultimo
      el que va {numero}
      el ultimo de {juego}
      el ultimo de la {etapa}
      el penultimo de {juego}
      el segundo de {juego}
      el colista de {juego}
      el puntero
      el mejor clan de {juego}
      en el puesto {numero} quien va
      en primer lugar quien va
      en {juego} quien va primero
      en {juego} quien manda
      en la {etapa} quien va primero
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
      quienes van en el podio
      podio
      el podio
      podio de {juego}
      podio de la {etapa}
      los del podio
      quien esta en el podio
      como esta el podio
      quienes se subieron al podio
      los primeros
      los primeros de la {etapa}
      los primeros de {juego}
      los tres primeros
      los {numero} primeros
      los primeros {numero}
      los {numero} primeros de {juego}
      los {numero} primeros de la {etapa}
      los primeros {numero} de {juego}
      los primeros {numero} lugares
      los primeros cinco de {juego}
      los cinco primeros de {juego}
      los cinco de arriba
      los {numero} de arriba
      los de arriba
      los tres de arriba en {juego}
      los {numero} que lideran {juego}
      cuales son los {numero} que lideran {juego}
      cuales son los cinco que lideran el ladder
      quienes son los que lideran la {etapa}
      quienes son los primeros de la {etapa}
      quienes van primeros
      quienes son los tres primeros
      quienes son los {numero} primeros
      quienes estan en los primeros lugares
      nombrame los primeros {numero}
      los punteros de {juego}
      primeros lugares de {juego}
      primeros tres
      top 10 de la {etapa}
      top {numero} de {juego}
      top {numero} de la {etapa}
      los ultimos de la tabla
      los {numero} ultimos
      los {numero} ultimos de la {etapa}
      los ultimos tres de {juego}
      quienes son los ultimos de {juego}
      quienes van en los ultimos lugares
      los coleros de {juego}
      los de abajo
      los de mas abajo de la tabla`,
  },
  {
    id: 'tabla', ask: '¿Cómo va la tabla?', uses: ['etapa'], answer: table,
    examples: `
      the ranking
      standings
      show me the ladder
      ladder standings
      como va el ranking
      como esta el ranking
      como estan las posiciones
      como van las posiciones
      como van los puestos
      como anda el ladder
      como anda la tabla
      como va la liga
      como va la cosa en {juego}
      como viene la tabla
      como estan los clanes
      como se ve la tabla
      donde veo la tabla
      donde veo el ranking
      donde veo las posiciones
      donde esta la tabla
      muestrame la tabla de {juego}
      muestrame el ranking
      quiero ver la tabla
      quiero ver el ranking
      quiero ver el ladder de {juego}
      me das la tabla
      me muestras la tabla
      tira la tabla
      tabla actual
      tabla actualizada
      tabla de hoy
      tabla de posiciones
      tabla de posiciones de {juego}
      tabla del ladder
      tabla de clanes
      tabla {juego}
      ranking {juego}
      ladder {juego}
      posiciones {juego}
      listado de posiciones
      lista de posiciones
      ranking general
      ranking completo
      ranking del ladder
      ranking clanes
      orden de los clanes
      en que orden van los clanes
      en que lugar va cada clan
      en que puesto va cada uno
      quienes van en la tabla
      como quedo la tabla
      como va quedando la tabla
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
      list of clans
      how many clans
      cuantos clanes son
      cuantos clanes juegan
      cuantos clanes juegan en {juego}
      cuantos clanes participan
      cuantos clanes hay inscritos
      cuantos clanes compiten
      cuantos clanes estan jugando
      cuantos equipos son
      cuantos equipos juegan
      cuantos equipos participan
      cuantos equipos hay en la {etapa}
      cuantos clanes quedan
      cuantos clanes activos hay
      que clanes hay en la {etapa}
      que clanes hay ahora
      que clanes estan activos
      que clanes estan inscritos
      que clanes participan
      que clanes participan en {juego}
      que equipos hay
      que equipos hay en {juego}
      que equipos juegan
      cuales clanes hay
      cuales clanes juegan {juego}
      cuales equipos hay
      quienes estan jugando la {etapa}
      quienes estan inscritos en la {etapa}
      quienes compiten en {juego}
      quienes estan en {juego}
      nombre de los clanes
      nombres de los clanes
      nombrame los clanes de {juego}
      dime los clanes
      muestrame los clanes
      ver los clanes
      ver clanes
      listado de clanes
      todos los clanes
      todos los clanes de {juego}
      clanes inscritos
      clanes activos
      clanes participantes
      clanes que hay
      equipos de {juego}
      equipos de la {etapa}
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
      que clanes no tienen puesto
      que clanes no tienen ranking
      que clanes estan sin puesto
      que clanes estan no rankeados
      que clanes no han ganado
      que clanes no han ganado nada
      que clanes no han jugado
      quienes no han ganado nada
      quienes no han ganado
      quienes no estan rankeados
      quienes estan sin rankear
      quien no tiene puesto
      quien esta no rankeado
      quien esta sin ranking
      cuales no estan rankeados
      cuales clanes faltan por rankear
      cuantos clanes no tienen puesto
      cuantos estan sin rankear
      hay clanes sin puesto
      hay clanes no rankeados
      clanes que no han ganado
      clanes que no han jugado
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
      que etapas se estan jugando
      que etapas se juegan
      que etapas hay activas
      que etapas hay ahora
      que etapas hay de {juego}
      que etapas existen
      que etapa esta activa
      que etapa esta abierta
      que etapa es esta
      que etapa va
      que temporada es esta
      que temporada se juega
      en que etapa van
      en que temporada estamos
      en que etapa va {juego}
      en que etapas me puedo inscribir
      en que etapas se puede jugar
      en que puedo jugar
      cuantas etapas se juegan
      cuantas etapas van
      cuantas etapas activas hay
      cuantas etapas abiertas hay
      cuantas ligas hay
      cuales son las ligas
      cuales etapas hay
      cuales etapas estan abiertas
      hay alguna etapa abierta
      hay etapas abiertas
      hay alguna etapa nueva
      etapas abiertas
      etapas disponibles
      etapas cerradas
      etapas pasadas
      que etapas estan cerradas
      que etapas ya terminaron
      lista de etapas
      listado de etapas
      todas las etapas
      mostrar etapas
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
      lista de temporadas`,
  },
  {
    id: 'juegos', ask: '¿A qué juegos se juega?', uses: ['etapa'], answer: gameList,
    examples: `
      which games
      juegan el {juego} tambien
      tambien juegan {juego}
      juegan {juego}
      juegan {juego} aca
      juegan {juego} todavia
      alguien juega {juego}
      se juega el {juego} todavia
      hay {juego}
      tienen ladder de {juego}
      tienen {juego} tambien
      hay clanes de {juego}
      que juegos tienen
      que juegos se juegan
      que juegos estan
      que juegos son
      que juegos hay aca
      que juegos hay en la pagina
      que juego juegan
      que juego juegan aca
      que juego es el que juegan
      que juego se juega
      cual es el juego
      cual juego es
      cuales juegos hay
      cuantos juegos hay
      de que juego es el ladder
      de que juego es la comunidad
      de que juego se trata
      que expansiones juegan
      juegan con expansiones
      juegan la expansion
      solo juegan {juego}
      con que version se juega
      a que version juegan
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
      como termino la {etapa}
      como termino la {etapa} de {juego}
      como termino {juego}
      como termino la etapa pasada
      como termino la etapa anterior
      como termino la ultima etapa
      como termino la temporada pasada
      como quedo la tabla de la {etapa}
      como quedo la tabla final
      como quedo la {etapa}
      como quedo la etapa anterior
      como quedaron en la {etapa}
      como quedaron los clanes en la {etapa}
      como acabo la {etapa}
      como acabo la temporada anterior
      como salio la {etapa}
      como finalizo la {etapa}
      en que termino la {etapa}
      en que quedo la {etapa}
      en que quedo la etapa pasada
      tabla final de la {etapa}
      tabla final
      posiciones finales de la {etapa}
      posiciones finales
      resultado final de la {etapa}
      resultados de la etapa pasada
      resultados finales de la {etapa}
      final de la {etapa} quien gano
      quien se llevo la {etapa}
      quien se quedo con la {etapa}
      quienes fueron los mejores de la {etapa} pasada
      clasificacion final de la {etapa}
      ranking final de la {etapa}
      quien gano la etapa pasada
      quien gano la temporada anterior
      quien gano la ultima etapa
      quien salio campeon la etapa pasada
      campeon de la etapa anterior`,
  },
  {
    id: 'fin-etapa', ask: '¿Cuánto dura una etapa?', uses: ['etapa'], answer: stageEnd,
    examples: `
      how long is a stage
      cuanto dura la etapa
      cuanto dura la {etapa}
      cuanto dura cada etapa
      cuanto dura la temporada
      cuanto dura una temporada
      cuanto tiempo dura una etapa
      cuanto tiempo queda
      cuanto tiempo queda de etapa
      cuanto queda para que termine la etapa
      cuanto queda para que termine
      cuanto le queda a la {etapa}
      cuanto falta para que termine la etapa
      cuanto falta para que cierre
      cuanto falta para la otra etapa
      cuanto falta para la proxima etapa
      cuantos dias quedan
      cuantos dias quedan de etapa
      cuantos meses quedan
      cuantos meses dura la etapa
      cuantos meses dura la temporada
      cuando termina
      cuando termina la etapa
      cuando termina la etapa de {juego}
      cuando termina {juego}
      cuando cierra la etapa
      cuando cierran la etapa
      cuando se cierra la {etapa}
      cuando se termina la etapa
      cuando se termina la temporada
      cuando acaba la temporada
      cuando es el cierre de la etapa
      cuando empezo la {etapa}
      cuando empezo la etapa
      cuando partio la etapa
      cuando abre la nueva etapa
      cuando abren la otra etapa
      cuando empieza la etapa nueva
      cuando empieza la nueva temporada
      cuando empieza la otra etapa
      cuando empieza el ladder de nuevo
      cuando hay etapa nueva
      cuando parte la proxima etapa
      cuando viene la otra etapa
      cuando viene la etapa tres
      va a haber otra etapa
      va a haber etapa tres
      habra una nueva etapa
      viene otra etapa
      hasta que fecha es la etapa
      hasta que fecha se juega
      hasta que dia es la etapa
      hasta que mes dura
      hasta cuando se puede jugar
      hasta cuando se juega
      fecha de cierre de la etapa
      fecha de termino de la etapa
      fecha de termino
      esta cerrada la {etapa}
      esta cerrada la etapa
      termino la {etapa}
      ya cerro la {etapa}
      ya cerro la etapa
      ya se termino la etapa
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
      best clans
      best clan
      top clans
      que clanes son los mejores
      que clanes son buenos
      que clanes la llevan
      que clanes mandan
      que clan la lleva
      que clan es el mas fuerte
      que clan es el mejor
      que clan es el mas bueno de todos
      que clan es mas seco
      que clan es el mas seco
      que clan manda en la comunidad
      que equipo es el mejor
      que equipo es mejor
      que equipo es el mas bueno
      que equipos son buenos
      que equipos son los mejores
      cual es el clan mas fuerte
      cual es el clan mas seco
      cual es el clan mas bueno
      cual es el clan numero uno
      cual es el mejor equipo
      cual es el mejor team
      cuales son los clanes buenos
      cuales son los mejores equipos
      quien tiene el mejor clan
      quienes son los clanes top
      quienes son los mejores clanes
      quienes son los mejores equipos
      clanes buenos
      clanes mas buenos
      clanes mas secos
      clanes mas fuertes del ladder
      los clanes que la llevan
      los mejores clanes
      los mejores clanes del momento
      los mejores equipos
      los clanes top
      mejor clan
      mejor equipo
      mejores clanes de todos
      el mejor clan
      el mejor clan de todos
      el mejor equipo del ladder
      el mejor team
      el mas fuerte de los clanes
      ranking de mejores clanes
      top de clanes
      top de equipos
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
      los cinco mejores clanes`,
  },
  {
    id: 'top-jugadores', ask: '¿Quiénes son los mejores jugadores?', uses: [], answer: bestPlayers,
    examples: `
      best players
      best player
      top players
      jugador numero uno
      el jugador numero uno
      el numero uno de los jugadores
      el jugador con mas victorias
      el jugador con mas ganadas
      el jugador con mas partidas ganadas
      el jugador mas ganador
      el jugador mas bueno
      el jugador mas seco
      el jugador top
      el mejor jugador
      el mejor jugador de todos
      el mejor jugador del ladder
      el mejor de los jugadores
      el mejor player
      el mas seco
      el mas seco del ladder
      el mas bueno de todos
      el mas ganador
      el crack
      el mas crack
      los cracks
      los jugadores mas secos
      los jugadores mas buenos
      los mejores jugadores
      los mejores jugadores del ladder
      los mejores players
      los mas secos
      los mas buenos
      los mas ganadores
      los que mas ganan
      los que mas victorias tienen
      quien es el mas seco
      quien es el mas crack
      quien es el mas pro
      quien es el mejor jugador del ladder
      quien es el mejor jugador de la comunidad
      quien es el que mas gana
      quien es el que mas ha ganado
      quien es el que tiene mas victorias
      quien la rompe
      quien la lleva en victorias
      quien lleva mas victorias
      quien lleva mas ganadas
      quien tiene mas partidas ganadas
      quien tiene mas wins
      quien ha ganado mas veces
      quienes ganan mas
      quienes han ganado mas
      quienes son los mas secos
      quienes son los mas buenos
      quienes son los cracks
      quienes son los jugadores top
      quienes tienen mas victorias
      cual es el mejor jugador
      cual es el jugador con mas victorias
      que jugador es el mas bueno
      que jugador es mejor
      que jugador es mas seco
      que jugador ha ganado mas
      que jugador ha ganado mas partidas
      que jugador lleva mas victorias
      que jugadores son los mejores
      que jugadores son buenos
      ranking de players
      ranking jugadores
      top de jugadores
      top jugador
      top 10 de jugadores
      mejor jugador
      mejores jugadores
      mejores jugadores de la comunidad
      jugadores con mas victorias
      jugadores mas ganadores
      jugadores con mas ganadas
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
      que clan ha ganado mas
      que clan ha ganado mas veces
      que clan gano mas
      que clan tiene mas ganadas
      que clan tiene mas perdidas
      que clan tiene mas partidas
      que clan tiene mas partidas jugadas
      que clan tiene mas wins
      que clan lleva mas victorias
      que clan lleva mas derrotas
      que clan lleva mas partidas
      que clan pierde mas
      que clan juega mas
      que clan juega mas partidas
      que clan es el que mas gana
      que clan es el que mas juega
      que clan es el que mas pierde
      que equipo gana mas
      que equipo pierde mas
      que equipo juega mas
      que equipo tiene mas victorias
      que equipo tiene mas derrotas
      que equipo lleva mas ganadas
      cual clan tiene mas victorias
      cual clan ha ganado mas
      cual clan ha perdido mas
      cual es el clan con mas victorias
      cual es el clan con mas derrotas
      cual es el clan que mas gana
      cual es el clan que mas pierde
      cual es el clan que mas juega
      cual es el clan mas ganador
      cual es el clan mas perdedor
      clan mas ganador
      clan que mas ha ganado
      clan que mas ha perdido
      clan que mas juega
      clan que mas ha jugado
      clan con mas partidas
      clan con mas partidas ganadas
      clan con mas partidas perdidas
      clanes con mas victorias
      clanes con mas derrotas
      clanes con mas victorias en {juego}
      los clanes que mas ganan
      los clanes que mas pierden
      el equipo que mas gana
      el equipo que mas pierde
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
      que equipo ha jugado mas partidas`,
  },
  {
    id: 'ultimas-partidas', ask: '¿Cuáles son las últimas partidas?', uses: ['etapa'], answer: last,
    examples: `
      last matches
      latest matches
      recent matches
      last games
      last results
      latest results
      match results
      que ha pasado en el ladder estos dias
      que ha pasado en el ladder
      que ha pasado estos dias
      que ha pasado en la tabla
      que ha pasado en {juego}
      que ha pasado ultimamente en el ladder
      que paso en el ladder mientras no estuve
      que me perdi
      que me perdi en el ladder
      que me perdi estos dias
      que paso ayer en el ladder
      que paso anoche en el ladder
      que paso en {juego} anoche
      que paso hoy en el ladder
      que paso el fin de semana
      que hay de nuevo en el ladder
      que novedades hay en el ladder
      que partidos hubo
      que partidos hubo ayer
      que partidos hubo hoy
      que partidos se jugaron
      que partidos se jugaron ayer
      que partidas se jugaron anoche
      que partidas se han jugado
      que partidas se han jugado en {juego}
      que se jugo ayer
      que se jugo anoche
      que se ha jugado esta semana
      que se jugo el fin de semana
      que resultados ha habido
      que resultados hubo ayer
      que resultados hay
      que clanes jugaron ayer
      que clanes jugaron anoche
      cuales fueron los ultimos resultados
      cuales fueron los ultimos partidos
      cuales fueron las ultimas partidas
      cual fue el ultimo resultado
      cual fue el ultimo match
      cuando fue la ultima partida
      cuando fue el ultimo partido
      como estuvo la noche
      como estuvieron los partidos
      como salieron los partidos de ayer
      como terminaron los partidos
      como fueron los partidos de anoche
      quien gano ayer en {juego}
      quien gano el ultimo match
      quien gano la ultima
      quien gano la ultima de {juego}
      quien perdio ayer
      quien perdio anoche
      quien jugo anoche
      quien jugo la ultima partida
      quien jugo hoy
      quienes jugaron ayer
      quienes jugaron anoche
      quienes jugaron la ultima
      quienes ganaron ayer
      quienes ganaron hoy
      hubo clanwar ayer
      hubo clanwar
      hubo partida hoy
      hubo partidos
      hubo algo anoche
      hubo movimiento en la tabla
      se ha jugado algo
      se jugo ayer
      se jugaron partidas hoy
      se movio la tabla
      resultados
      resultados de hoy
      resultados de la semana
      resultados de {juego}
      resultados recientes
      ultimas clanwars
      ultimos duelos
      ultimos resultados de {juego}
      ultimos movimientos de la tabla
      partidos de ayer
      partidos de hoy
      partidas de ayer
      partidas de hoy
      partidas recientes
      lo ultimo del ladder
      lo ultimo que se jugo
      los ultimos resultados
      los ultimos partidos
      las ultimas partidas de {juego}
      el ultimo resultado
      la ultima partida
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
      que clanes jugaron
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
      quien puede pasar al primero
      quien puede quitarle el primer lugar a {clan}
      quien le puede quitar el primer lugar a {clan}
      quien le quita el primer lugar a {clan}
      quien le puede quitar el puesto a {clan}
      quien le puede quitar la punta a {clan}
      quien puede bajar a {clan}
      quien puede sacar a {clan} del primer lugar
      quien baja a {clan} de la punta
      quien puede destronar a {clan}
      quien destrona a {clan}
      quien puede superar a {clan}
      quien puede alcanzar a {clan}
      quien alcanza a {clan}
      quien puede pasar a {clan}
      quien pasa a {clan}
      quienes pueden pasar a {clan}
      quienes amenazan a {clan}
      quien amenaza a {clan}
      quien le pelea el puesto a {clan}
      quien le pelea el primer lugar a {clan}
      quien pelea el primer lugar
      quien puede ser primero
      quien puede llegar a primero
      quien puede quedar primero
      quien le puede arrebatar el primer puesto a {clan}
      alguien puede pasar a {clan}
      alguien puede alcanzar al primero
      puede alguien alcanzar al primero
      hay alguien que pueda pasar a {clan}
      quien puede desbancar al puntero
      quien puede alcanzar al puntero
      quien puede bajar al primero
      quien le quita la punta al primero
      quien puede quitarle el puesto {numero}
      quien puede pasar al {numero}
      quien puede pasar al segundo
      nos puede pasar alguien somos {clan}
      quien nos puede pasar somos {clan}
      por quien puede ser superado {clan}
      quien puede ganarle el puesto a {clan}
      de quien se tiene que cuidar {clan}
      quien le respira en la nuca a {clan}`,
  },
  {
    id: 'reciben-gente', ask: '¿Qué clanes reciben solicitudes?', uses: ['quien', 'etapa'], answer: recruiting,
    examples: `
      que clanes reciben solicitudes
      que clanes aceptan solicitudes
      que clanes estan buscando gente
      que clanes buscan gente
      que clanes buscan jugadores
      que clanes andan buscando gente
      que clanes necesitan gente
      que clanes necesitan jugadores
      que clanes estan reclutando
      que clanes reclutan
      que clanes estan abiertos
      que clanes aceptan gente
      que clanes aceptan gente nueva
      que clanes aceptan nuevos
      que clanes reciben gente
      que clanes reciben jugadores nuevos
      que clanes reciben gente en {juego}
      que clanes reciben gente en la {etapa}
      que equipos buscan gente
      que equipos estan reclutando
      que equipos reciben jugadores
      quien esta reclutando
      quien recluta
      quienes reclutan
      quienes estan reclutando
      quien anda reclutando
      quien acepta gente
      quien recibe gente
      quien busca gente
      quien busca jugadores
      quien necesita jugadores
      quien tiene cupo
      que clan tiene cupo
      que clanes tienen cupo
      hay algun clan con cupo
      hay cupo en algun clan
      a que clanes puedo pedir entrar
      a que clan puedo mandar solicitud
      a que clanes les puedo mandar solicitud
      donde me aceptan
      que clan me acepta
      cual clan recibe gente
      cuales aceptan solicitudes
      cuales reciben solicitudes
      clanes que reciben solicitudes
      clanes que aceptan gente
      clanes abiertos
      clanes reclutando
      clanes que busquen gente
      clanes que buscan gente
      hay clanes buscando gente
      hay clanes reclutando
      lista de clanes que reclutan
      {clan} acepta solicitudes
      {clan} recibe solicitudes
      {clan} tiene cupo
      {clan} acepta gente`,
  },
  {
    id: 'cuantos-somos', ask: '¿Cuántos somos?', uses: [], answer: numbers,
    examples: `
      how many players
      cuantos jugadores somos
      cuantos jugadores hay en total
      cuantos jugadores hay en la comunidad
      cuantos jugadores estan registrados
      cuantos jugadores inscritos hay
      cuantos estan registrados
      cuantos hay inscritos
      cuantos somos en la comunidad
      cuantos somos en total
      cuantos son en la comunidad
      cuantas personas hay
      cuantas personas hay en la comunidad
      cuantas personas juegan
      cuanta gente juega
      cuanta gente hay inscrita
      cuanta gente tiene la comunidad
      cuantos players hay
      cuantas cuentas tiene la pagina
      cuantos usuarios hay
      cuantos usuarios registrados
      cuantos usuarios son
      cuantas partidas llevamos
      cuantas partidas llevan jugadas
      cuantas partidas se jugaron en total
      cuantos partidos se han jugado
      cuantos partidos van
      total de jugadores
      total de partidas
      total de clanes
      numero de usuarios
      numero de partidas
      tamano de la comunidad
      somos hartos aca
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
