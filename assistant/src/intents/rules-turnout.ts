import { clanLife } from '../answers/clan-life'
import { rule } from '../answers/rules'
import type { Intent } from '../intent'

/** What the rules say of who plays, and who does not come. */
export const rulesTurnout: readonly Intent[] = [
  {
    id: 'cuantos-juegan',
    ask: '¿Cuántos jugadores se necesitan?',
    uses: ['numero'],
    answer: rule(['jugadores', 'volver']),
    examples: `
      how many players do we need
      cuantos tenemos que ser para jugar
      cuantos juegan en una partida
      cuantos contra cuantos
      de a cuantos es la partida
      con cuantos podemos entrar
      con cuantos puedo jugar una clanwar
      cual es el minimo para jugar
      hay un minimo
      somos tres nomas
      alcanza con {numero}
      sirve con {numero}
      jugamos {numero}vs{numero}
      jugamos 4vs5
      ellos son {numero} y nosotros {numero}
      ellos tienen {numero} y nosotros {numero}
      nos falta uno que hacemos
      nos faltan dos
      no llegamos a cinco
      no completamos el equipo
      no alcanzamos a juntar gente
      no juntamos los cinco
      no tenemos cinco
      faltan jugadores que se hace
      se puede partir con uno menos
      se puede jugar con uno menos
      son de cinco o de seis
      hay suplentes
      se pueden hacer cambios en la partida
      jugamos {numero} vs {numero}
      se juega {numero} vs {numero}
      {numero} contra {numero}
      se puede {numero} contra {numero}
      tenemos {numero} jugadores se puede jugar
      tenemos {numero} y ellos {numero} se puede
      somos {numero} podemos jugar
      podemos jugar con {numero}
      se puede jugar {numero} contra {numero}
      con {numero} se puede jugar
      nos falta gente podemos jugar igual
      cuantos tienen que ser
      hay minimo de jugadores
      si somos menos se puede jugar
      cuantos son por clan
      cuantos jugadores por equipo
      el otro clan tiene mas jugadores
      se puede jugar con menos
      es obligacion ser cinco
      cuantos jugadores se necesitan para jugar
      cuantos se necesitan para una partida
      cuantos jugadores minimo por clan
      minimo de jugadores
      se puede jugar con tres
      podemos jugar 4 contra 5
      somos cuatro podemos jugar
      cuantos juegan por lado
      de cuantos son las partidas
      se juega 5v5 o 6v6
      con cuantos se puede partir
      que pasa si falta un jugador
      nos falta uno se juega igual
      hay que ser cinco
      se puede 3v3
      se puede jugar 3 contra 3
      vale un 4v4
      3v3 sirve
      podemos ir 4
      podemos ir con 4
      jugamos de 5 o 6
      cuantos por equipo`,
  },
  {
    id: 'desconexion',
    ask: '¿Qué pasa si alguien se desconecta?',
    uses: [],
    answer: rule(['volver', 'jugadores']),
    examples: `
      que pasa si uno se sale
      que pasa si uno se va
      que pasa si uno abandona
      que pasa si uno tiene que irse
      que pasa si nos quedamos con tres
      que pasa si quedamos tres
      que pasa si se cae el server
      que pasa si se cae el servidor
      se nos salio uno
      se nos fue uno
      se me cayo el juego
      me cai de la partida
      me cai
      me sacó el server
      quedamos tres contra cinco
      quedamos cuatro contra cinco
      jugamos con uno menos
      cuanto tiempo tiene el que se cae
      cuanto tiempo tenemos para volver
      cuantas rondas podemos jugar con menos
      en cuantas rondas tiene que volver
      a un jugador se le cayo la conexion
      estan obligados a esperar
      el otro clan se fue
      el otro clan abandono
      el rival se salio de la partida
      los otros se salieron
      se salieron y no volvieron
      se retiraron de la partida
      si nos vamos perdemos
      si abandono pierdo
      si nos salimos perdemos
      se reinicio el server en la partida
      tenia mucho lag y me sali
      con lag se puede suspender
      se repite la partida si se cae el server
      hay tiempo de espera
      hay tiempo de tolerancia
      cuanta tolerancia hay
      tolerancia
      se nos fue un jugador
      se nos cayo uno
      se fue uno a mitad de partida
      se le fue la luz a uno
      a uno se le corto el internet
      cuanto lo esperamos
      cuanto esperamos
      cuanto tiempo hay que esperar
      quedamos con menos en la mitad
      se desconecto un jugador nuestro
      que pasa con el lag
      se cae uno y no vuelve
      que pasa si se cae un jugador
      que pasa si alguien se desconecta
      se me corto el internet en la partida
      se desconecto uno del equipo
      cuanto tiempo tiene para volver el que se cae
      cuantas rondas hay para volver
      cuanto tiempo se espera a un jugador
      cuanto hay que esperar
      si se va un equipo a la mitad
      abandonaron la partida que pasa
      cuantos minutos hay de espera
      crash de un jugador
      a un jugador se le crasheo el juego
      le crasheo a uno
      se le corto el internet a uno
      se le corto el inet a un compa
      se cayo el servidor en la partida`,
  },
  {
    id: 'no-llega',
    ask: '¿Y si el rival no se presenta?',
    uses: ['quien'],
    answer: clanLife.noShow,
    examples: `
      walkover cuando es
      cuando es walkover
      cuando se da por walkover
      hay sancion por no presentarse
      hay castigo por no presentarse
      castigan al que no se presenta
      que le pasa al que no se presenta
      cuanto esperamos a los otros si no llegan
      cuanto los esperamos si no llegan
      cuanto tiempo les damos para llegar
      cuantos minutos se espera al otro clan
      los otros no han llegado
      no llego el otro clan
      no aparece el rival
      no aparecio el rival
      no llego nadie
      no se presentaron a jugar
      no se presento el rival
      el otro clan no llega
      el otro clan no aparece
      el rival nos dejo plantados
      nos dejaron plantados
      nos dejaron esperando
      nos cancelaron a ultima hora
      estamos todos listos y el otro clan no aparece
      hace {numero} minutos que esperamos al rival
      cuanto tiempo se espera al otro equipo
      que pasa si no llega el rival
      que pasa si llegamos tarde
      que se hace si el otro clan no llega
      que hacemos si no llegan
      se gana por no presentarse
      se gana por secretaria
      wo
      w o
      hay walkover
      hay wo
      se puede pedir walkover
      le sacamos wo`,
  },
  {
    id: 'coordinar',
    ask: '¿Cómo coordino una partida?',
    uses: ['quien', 'etapa'],
    answer: clanLife.arrange,
    examples: `
      se juega de noche
      se juega de dia
      se juega los fines de semana
      es obligacion jugar si me desafian
      me pueden desafiar
      como desafio a un clan
      como se coordina una partida
      como pido un partido
      no nos dan fecha
      no quieren jugar con nosotros
      el otro clan no quiere jugar
      que pasa si nadie quiere jugar contra nosotros
      como se arma una clanwar
      como se arma un partido
      como se pacta una clanwar
      como pacto una partida
      como pacto una clanwar
      como coordino una partida
      como coordino un partido con otro clan
      como coordinamos con el otro clan
      como hago para jugar contra otro clan
      como consigo rival
      como busco rival
      donde busco rival
      donde consigo partido
      donde se coordinan las partidas
      donde se piden las clanwars
      con quien coordino una partida
      con quien tengo que jugar
      contra quien me toca jugar
      contra quien nos toca
      contra quien jugamos la proxima
      cuando nos toca jugar
      cuando jugamos
      quiero desafiar a {clan}
      quiero jugar contra {clan}
      queremos jugar contra {clan} como lo hacemos
      como desafio a {clan}
      como desafiamos a {clan}
      desafiar a un clan
      desafiar a {clan}
      se puede desafiar al primero
      puedo desafiar a cualquiera
      puedo elegir contra quien jugar
      hay fixture
      hay calendario de partidos
      hay fechas
      donde esta el calendario
      donde veo las fechas
      hay horario para jugar
      a que hora se juegan las partidas
      que dia se juega
      que dias se juega el ladder
      tengo que aceptar un desafio
      es obligacion aceptar un partido
      puedo rechazar un partido
      puedo negarme a jugar
      se puede rechazar un desafio
      nos pueden obligar a jugar
      cuantas veces puedo jugar con el mismo clan
      se puede jugar siempre con el mismo
      se puede jugar varias veces con el mismo clan
      la revancha cuando se puede pedir
      quiero la revancha con {clan}
      como agendo partida
      agendar una partida
      agendar con otro clan
      armar una partida con {clan}
      buscar rival para hoy
      quien se anima a un cw hoy
      quien se anima a una partida con nosotros
      hay revancha`,
  },
]
