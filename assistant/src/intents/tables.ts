import { firstOnes } from '../answers/stage-result'
import { atPlace, clansOf, table, unranked } from '../answers/stages'
import type { Intent } from '../intent'

/** The table of a stage. */
export const tables: readonly Intent[] = [
  {
    id: 'en-puesto',
    ask: '¿Quién va primero?',
    uses: ['etapa', 'numero'],
    answer: atPlace,
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
    id: 'primeros',
    ask: '¿Quiénes van en el podio?',
    uses: ['etapa', 'numero'],
    answer: firstOnes,
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
    id: 'tabla',
    ask: '¿Cómo va la tabla?',
    uses: ['etapa'],
    answer: table,
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
    id: 'clanes-de',
    ask: '¿Qué clanes hay?',
    uses: ['etapa'],
    answer: clansOf,
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
    id: 'no-rankeados',
    ask: '¿Qué clanes no están rankeados?',
    uses: ['etapa'],
    answer: unranked,
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
]
