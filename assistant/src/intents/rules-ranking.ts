import { climbing, rule, rulesPage } from '../answers/rules'
import type { Intent } from '../intent'

/** What the rules say of the ranking, and where they are. */
export const rulesRanking: readonly Intent[] = [
  {
    id: 'reglamento',
    ask: '¿Dónde está el reglamento?',
    uses: [],
    answer: rulesPage,
    examples: `
      reglas de la partida
      reglas para jugar
      reglas basicas
      reglas principales
      resumen de las reglas
      que reglas hay para jugar
      que no se puede hacer
      que cosas estan prohibidas
      que cosas no se pueden hacer
      por que me sancionarian
      de que me tengo que cuidar
      que reglas hay
      reglas
      hay reglamento
      pasame las reglas
      me puedes decir las reglas
      dime las reglas
      que esta prohibido
      que esta permitido
      que se puede y que no
      cual es la normativa
      que pasa si no cumplo las reglas
      reglas de la comunidad
      que reglas tiene el ladder
      reglamento
      donde esta el reglamento
      donde estan las reglas
      cuales son las reglas
      reglas del ladder
      que dice el reglamento
      normas de la comunidad
      bases del ladder
      como son las reglas
      hay reglas
      reglas del juego
      quiero leer las normas
      me explican las reglas
      link del reglamento`,
  },
  {
    id: 'como-ranking',
    ask: '¿Cómo funciona el ranking?',
    uses: [],
    answer: climbing,
    examples: `
      como subo
      como subo yo
      como se sube
      como subimos
      como hago para subir
      y como subo
      como se sube aca
      que hago para subir
      el que va primero perdio y sigue primero por que
      el primero perdio y sigue primero
      perdio el puntero y sigue primero
      por que el primero sigue primero si perdio
      me explicas el ranking
      me explicas la tabla
      explicame como funciona la tabla
      como se entiende la tabla
      how does the ranking work
      how does the ladder work
      que tengo que hacer para subir
      cuantos lugares sube el ganador
      si le gano al primero paso a ser primero
      si le gano al puntero quedo primero
      si le ganamos al primero que pasa
      le ganamos al primero y no quedamos primeros
      por que subimos tan poco
      ganamos y no subimos
      ganamos y seguimos en el mismo puesto
      gane y no subi
      gane y sigo en el mismo lugar
      por que si tenemos mas victorias vamos mas abajo
      por que va primero si ha perdido mas
      el que tiene mas victorias va primero
      cuantos puntos tiene el primero
      hay puntos
      hay elo
      usan elo
      como se arma el ranking
      como se arma la tabla
      como se mueven los puestos
      no entiendo el ranking
      no entiendo como se sube
      explicame el ranking
      explicame la tabla
      sirve de algo ganarle al ultimo
      vale la pena jugar con los de abajo
      si le gano al ultimo subo
      ganarle a uno sin ranking sirve
      cuanto sube un clan que gana
      que pasa si el de abajo le gana al de arriba
      se redondea para arriba
      si estoy decimo y le gano al segundo a cual quedo
      explicame lo de subir la mitad
      que es eso de la mitad
      como gano puestos
      como se ganan puestos
      formula del ranking
      cual es la formula
      logica del ranking
      criterio del ranking
      en que se basa el ranking
      por que subio {numero} puestos un clan
      por que subio tanto un clan
      por que subieron tantos puestos
      como rankeo
      como se puntua
      cuanto subo por ganar
      cuanto subo por ganarle a uno mas arriba
      cuanto se sube por ganarle al primero
      si le gano a uno de abajo subo igual
      si gano siempre subo
      que pasa si le gano a uno que va mas arriba
      cuantos puestos se sube
      como llego a primero
      explicame el sistema de puestos
      como se ordena la tabla
      por que se rankea
      que da mas puestos
      conviene jugar con los de arriba
      si gano al primero quedo primero
      como funciona el ranking
      como funciona el ladder
      como se sube en el ranking
      como se suben puestos
      cuantos puestos se suben por ganar
      cuanto se sube si uno gana
      si gano cuantos lugares subo
      que pasa si gano
      como subo en la tabla
      como se calcula el puesto
      como se calculan las posiciones
      que hay que hacer para subir de puesto
      que pasa si le gano a uno mejor
      como se llega al primer lugar
      como se gana el ladder
      que es el ladder
      de que se trata el ladder
      sistema de puntos
      cuantos puntos da ganar
      si gano al que esta mas abajo subo
      que pasa si le gano a uno que va mas abajo
      como se suma
      como es el sistema de ranking`,
  },
  {
    id: 'perder-puesto',
    ask: '¿Cuándo se pierde el puesto?',
    uses: [],
    answer: rule(['perder-puesto'], '¿Cómo funciona el ranking?'),
    examples: `
      el segundo nos gano bajamos
      nos gano el segundo bajamos
      nos gano el primero bajamos
      nos gano el ultimo cuanto bajamos
      cuando bajan a un clan
      por que bajo mi clan
      por que bajamos si ganamos
      por que estamos mas abajo que ayer
      por que amanecimos mas abajo
      por que caimos en la tabla
      ayer ibamos quintos y hoy sextos
      ayer estabamos mas arriba
      nos pasaron
      nos paso un clan
      nos adelantaron en la tabla
      me quitaron el puesto
      me quitaron el lugar
      perdimos y no bajamos
      perdimos con el primero bajamos
      si pierdo con un no rankeado que pasa
      cuantos lugares baja el perdedor
      de a cuanto se baja
      el que pierde baja
      el que pierde siempre baja
      castigan por no jugar
      hay castigo por no jugar
      si no jugamos nos sacan del ranking
      se cae el puesto con el tiempo
      hay que jugar para no bajar
      que pasa si estamos un mes sin jugar
      el de abajo nos gano que pasa
      si me gana uno de abajo cuanto bajo
      me gano uno de abajo
      si me gana el ultimo
      si nos gana uno de mas abajo
      mi clan bajo un puesto
      bajamos un puesto
      por que baje si no he jugado
      si pierdo bajo
      si pierdo bajo de puesto
      cuantos puestos se bajan
      que pasa si pierdo con uno de abajo
      que pasa si pierdo con el primero
      me pasaron en la tabla sin jugar
      como bajan los puestos
      se puede bajar de puesto
      bajo de puesto si no juego
      hay que jugar para mantener el puesto
      cuando se pierde el puesto
      como se pierde el puesto
      cuantos puestos bajo si pierdo
      que pasa si pierdo
      si pierdo cuanto bajo
      que pasa si perdemos una partida
      por que baje de puesto si no jugue
      baje de puesto sin jugar
      se bajan puestos por perder
      porque bajamos de lugar
      pierdo puestos si no juego`,
  },
]
