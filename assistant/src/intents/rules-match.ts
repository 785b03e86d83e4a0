import { rule } from '../answers/rules'
import type { Intent } from '../intent'

/** What the rules say of a match. */
export const rulesMatch: readonly Intent[] = [
  {
    id: 'cuantos-mapas',
    ask: '¿Cuántos mapas se juegan?',
    uses: [],
    answer: rule(['mapas', 'eleccion']),
    examples: `
      quien se lleva la partida
      quien gana la partida al final
      como se decide quien gana la partida
      how many maps
      how many maps are played
      cuantos mapas son
      cuantos mapas hay que jugar
      cuantos mapas hay que ganar
      son dos mapas o tres
      es a dos mapas
      es al mejor de tres
      bo1 o bo3
      cuantas rondas hay que ganar
      quien gana el partido
      quien gana si quedamos uno y uno
      ganamos un mapa y perdimos el otro
      ganamos uno cada uno
      ganamos uno y perdimos uno que pasa
      quedamos uno a uno
      quedamos iguales que se hace
      que pasa si quedamos iguales
      hay tercer mapa
      hay desempate
      se suman las rondas
      se suman las rondas de los dos mapas
      como es un partido
      como se juega un partido
      si vamos uno a uno en mapas
      si vamos {numero} a {numero} en mapas que pasa
      quien gana la partida
      como se sabe quien gana
      como se define el ganador
      como se gana un mapa
      como se gana
      cuantas rondas son
      que pasa si ganamos un mapa cada uno
      empate
      hay empate
      se puede empatar
      que formato tienen las partidas
      mejor de cuantos
      como se gana la partida
      cuantas rondas tiene un mapa
      cuanto dura una partida
      cuantos mapas se juegan
      cuantos mapas tiene una partida
      de cuantos mapas es la partida
      a cuantos mapas se juega
      como se gana una partida
      quien gana el mapa
      a cuantas rondas se juega
      como se decide el ganador
      que pasa si empatan los mapas
      que pasa si quedan uno a uno
      se juega desempate
      como se juega una partida
      mejor de 3
      es al mejor de 3
      bo3
      es bo3
      como es el formato`,
  },
  {
    id: 'eleccion',
    ask: '¿Quién elige el mapa?',
    uses: [],
    answer: rule(['eleccion', 'mapas']),
    examples: `
      quien elige el primero
      quien elige el segundo
      y el segundo quien lo elige
      y quien elige el segundo
      quien pone el primer mapa
      quien pone el segundo mapa
      who picks the map
      quien manda en los mapas
      quien banea los mapas
      hay veto de mapas
      se vetan mapas
      como se vetan los mapas
      como se hace el pick de mapas
      como se elige el mapa
      como se decide el mapa
      elige el que gano
      elige el ganador o el perdedor
      les toca elegir a ellos
      nos impusieron el mapa
      nos obligaron a jugar un mapa
      el otro clan eligio los dos mapas
      los mapas son al azar
      que mapa se juega primero
      cual mapa va primero
      con que mapa se parte
      el que pierde elige mapa
      el perdedor elige
      el ganador elige
      quien parte eligiendo
      quien parte en que lado
      quien los elige
      y quien los elige
      quien elige primero
      como se sortean los mapas
      quien pone el mapa
      quien escoge bando
      que lado me toca
      quien ataca primero
      quien elige el mapa
      quien escoge los mapas
      como se eligen los mapas
      quien elige el primer mapa
      quien elige el segundo mapa
      quien elige el lado
      quien parte de aliado
      como se decide el bando
      quien pickea mapa
      quien pickea
      quien hace el pick
      picks y bans
      quien decide donde se juega`,
  },
  {
    id: 'armas',
    ask: '¿Qué armas están prohibidas?',
    uses: [],
    answer: rule(['rocket'], '¿Qué mapas están permitidos?'),
    examples: `
      puedo jugar con rocket
      que pasa si uso rocket
      que pasa si alguien usa rocket
      nos ganaron con rocket
      el otro clan uso rocket
      el rival uso bazooka
      uno anda con rocket
      con que armas se juega
      con que arma se juega
      se puede usar metralleta
      vale sniper
      esta permitido el sniper
      que no se puede ocupar
      que no se puede usar en la partida
      que cosas estan prohibidas en la partida
      que esta prohibido usar
      hay cosas prohibidas
      vale tirar rocket
      se puede tirar rocket
      usaron rocket
      nos tiraron rocket
      esta permitida la bazooka
      que arma no vale
      que armas valen
      cuales armas estan permitidas
      puedo usar la bazooka
      son legales las granadas
      armas prohibidas
      arma prohibida
      que armas estan prohibidas
      que armas se pueden usar
      se puede usar rocket
      se puede usar bazuca
      esta permitido el rocket
      esta prohibida la bazooka
      vale el cohete
      que no se puede usar
      se permite la escopeta
      se puede usar sniper
      hay armas prohibidas
      es legal el lanzacohetes
      vale usar shotgun
      se pueden tirar granadas`,
  },
  {
    id: 'anticheat',
    ask: '¿Es obligatorio el anticheat?',
    uses: [],
    answer: rule(['anticheat'], '¿Cómo configuro Volute?'),
    examples: `
      is anticheat mandatory
      es obligacion tener anticheat
      y si no uso anticheat
      no me funciona el anticheat puedo jugar igual
      no me corre el anticheat
      el rival no usa anticheat
      tengo que bajar anticheat
      hay que bajar el anticheat
      donde bajo el anticheat
      el anticheat es obligatorio
      todos tienen que usar anticheat
      hay anticheat
      y el anticheat
      como se controla que no hagan trampa
      necesito anticheat para jugar
      hace falta el anticheat
      se juega con anticheat
      anticheat
      es obligatorio el anticheat
      hay que usar anticheat
      que anticheat se usa
      de donde saco el anticheat
      puedo jugar sin anticheat
      para que sirve el anticheat
      tengo que instalar el anticheat
      que pasa si juego sin anticheat`,
  },
]
