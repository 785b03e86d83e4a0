import { stageResult } from '../answers/stage-result'
import { gameList, stageEnd, stageList } from '../answers/stages'
import type { Intent } from '../intent'

/** Stages and games. */
export const stages: readonly Intent[] = [
  {
    id: 'etapas',
    ask: '¿Qué etapas hay?',
    uses: ['etapa'],
    answer: stageList,
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
    id: 'juegos',
    ask: '¿A qué juegos se juega?',
    uses: ['etapa'],
    answer: gameList,
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
    id: 'como-termino',
    ask: '¿Cómo terminó la etapa pasada?',
    uses: ['etapa'],
    answer: stageResult,
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
    id: 'fin-etapa',
    ask: '¿Cuánto dura una etapa?',
    uses: ['etapa'],
    answer: stageEnd,
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
]
