import { enrol, format, past } from '../answers/tournament'
import type { Intent } from '../intent'

/** More of tournaments than that there is one. */
export const tournamentDetails: readonly Intent[] = [
  {
    id: 'torneo-inscribir',
    ask: '¿Cómo me inscribo en un torneo?',
    uses: [],
    answer: enrol,
    examples: `
      hasta cuando puedo inscribirme
      quedan cupos
      y como entro al torneo
      como me meto al torneo
      quiero entrar al torneo
      y como nos inscribimos
      y como me inscribo
      y como se inscribe uno
      como nos anotamos
      y como nos anotamos
      ya me inscribi en el torneo y ahora que
      ya me inscribi al torneo
      quiero bajarme del torneo
      mi clan se quiere bajar de la copa
      me puedo salir del torneo
      me puedo cambiar de clan antes de la copa
      como se si estoy inscrito en el torneo
      como me inscribo en la copa de otono
      como entramos a la copa de verano
      como me inscribo en un torneo
      como me inscribo en el torneo
      como inscribo a mi clan en el torneo
      como inscribo mi clan en la copa
      como inscribo a mi equipo en el torneo
      inscribir a mi clan en el torneo
      inscripciones del torneo
      inscripcion copa
      donde me anoto para el torneo
      donde me anoto para la copa
      donde se inscriben los clanes para la copa
      como participo en el torneo
      como participo en la copa
      quiero participar en el torneo
      quiero jugar el torneo
      quiero jugar la copa con mi clan
      queremos jugar el torneo que hacemos
      nos queremos meter al torneo
      puedo meterme al torneo
      como entro al torneo
      como nos anotamos en la copa
      anotar al clan en la copa
      hasta cuando son las inscripciones
      hasta cuando me puedo inscribir en el torneo
      cuando cierran las inscripciones
      hay que pagar para el torneo
      hay que pagar inscripcion
      con quien me inscribo en el torneo
      a quien le aviso que jugamos el torneo
      quien puede jugar el torneo
      puedo jugar el torneo sin clan
      y como me inscribo
      quedan cupos en el torneo
      hay cupos para la copa
      inscripcion
      inscripciones
      como me anoto
      y como me anoto
      quedan cupos
      hay cupos
      meter a mi equipo al torneo
      meter mi clan al torneo
      apuntarse a la copa`,
  },
  {
    id: 'torneo-formato',
    ask: '¿Cómo se juega el torneo?',
    uses: ['numero'],
    answer: format,
    examples: `
      de cuantos jugadores es el torneo
      el torneo de cuantos es
      son grupos o eliminacion directa
      son grupos o eliminacion
      es por eliminacion
      en que etapa esta el torneo
      en que fase esta la copa
      en que ronda va el torneo
      donde se ve la tabla de la copa
      tabla del torneo
      tabla de la copa
      posiciones del torneo
      mi clan no sale en el torneo
      no aparece mi clan en la copa
      de cuantos es la copa de otono
      como se juega el torneo de verano
      como es la copa de primavera
      cuantos mapas son en la copa de invierno
      que clanes estan inscritos en la copa
      clanes inscritos en el torneo
      que clanes se anotaron en la copa
      quienes estan inscritos en la copa
      lista de inscritos
      como es el formato
      que formato es
      cual es el formato
      y de cuantos es
      y el formato
      formato
      es individual el torneo
      el torneo es de clanes
      el torneo es individual o por clanes
      doble eliminacion
      hay repechaje
      como se juega el torneo
      como se juega la copa
      como es el torneo
      como es la copa
      de cuantos es el torneo
      el torneo es de cinco o de seis
      de cuantos es el torneo 5v5 o 6v6
      el torneo es 5v5
      es 6v6 la copa
      la copa es de a cinco
      cuantos por lado en el torneo
      cuantos por equipo en la copa
      cuantos juegan por clan en el torneo
      cuantos jugadores por lado en la copa
      cuantos mapas se juegan en la copa
      cuantos mapas son en el torneo
      cuantos mapas por serie en la copa
      que mapas se juegan en el torneo
      mapas de la copa
      que formato tiene el torneo
      formato de la copa
      formato del torneo
      es eliminacion directa el torneo
      es por grupos la copa
      hay fase de grupos en la copa
      cuantos clanes juegan la copa
      cuantos clanes hay en el torneo
      que clanes juegan el torneo
      quien juega la copa
      quien juega el torneo
      contra quien me toca en la copa
      llaves del torneo
      cuadro del torneo
      bracket de la copa
      reglas del torneo
      reglas de la copa
      bases del torneo
      bases de la copa
      en que juego es la copa
      el torneo es de allied o de spearhead
      que premio tiene el torneo
      que se gana en la copa
      premio de la copa
      hay premio en el torneo
      cuanto dura el torneo
      el torneo cuenta para el ladder
      los partidos del torneo mueven el ranking`,
  },
  {
    id: 'torneos-pasados',
    ask: '¿Quién ganó el último torneo?',
    uses: [],
    answer: past,
    examples: `
      quien gano la copa de verano
      quien gano el torneo de otono
      quien fue campeon el ano pasado
      han hecho torneos antes
      han habido torneos antes
      que torneos hicieron antes
      hubo torneo antes
      hubo copa el ano pasado
      torneo anterior
      ganador del torneo anterior
      last tournament
      who won the last tournament
      quien gano el ultimo torneo
      quien gano el torneo
      quien gano el torneo de {?}
      quien gano la copa
      quien gano la copa de {?}
      quien gano la copa pasada
      quien gano el torneo anterior
      quien salio campeon del ultimo torneo
      quien fue el campeon de la copa
      campeon de la ultima copa
      campeones de torneos
      ganadores de los torneos
      que clan gano el torneo
      que clan gano la copa
      quien tiene mas copas
      quien ha ganado mas torneos
      torneos anteriores
      torneos pasados
      que torneos ha habido
      que torneos se han jugado
      cual fue el ultimo torneo
      cuando fue el ultimo torneo
      ultimo torneo
      resultados del torneo
      resultados de la ultima copa
      como termino el torneo
      como salio la copa
      historial de torneos
      quien perdio la final
      quien jugo la final del torneo`,
  },
]
