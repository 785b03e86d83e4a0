import { clanLife } from '../answers/clan-life'
import { mapsOf, whichMaps } from '../answers/maps-of'
import { climbing, ruleReply, rulesPage } from '../answers/rules'
import type { Asked, Intent } from '../intent'

const rule = (ids: readonly string[], ...sugerencias: string[]) => (asked: Asked) => ruleReply(ids, sugerencias, asked)

/** What the rules of the ladder say, and the maps. */
export const rules: readonly Intent[] = [
  {
    id: 'reglamento', ask: '¿Dónde está el reglamento?', uses: [], answer: rulesPage,
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
    id: 'como-ranking', ask: '¿Cómo funciona el ranking?', uses: [], answer: climbing,
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
    id: 'perder-puesto', ask: '¿Cuándo se pierde el puesto?', uses: [], answer: rule(['perder-puesto'], '¿Cómo funciona el ranking?'),
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
  {
    id: 'no-rankeado', ask: '¿Qué es No Rankeado?', uses: [], answer: rule(['no-rankeado'], '¿Cómo funciona el ranking?'),
    examples: `
      que significa unranked
      unranked
      por que no estoy en el ranking
      por que no estamos en el ranking
      por que no estoy en el ranking si ya jugamos
      por que no estamos en el ranking si ya jugamos
      jugamos y no aparecemos
      por que no figura mi clan
      no figuramos en la tabla
      no salgo en el ranking
      no aparezco en el ranking
      seguimos sin puesto
      seguimos no rankeados
      dice no rankeado
      que quiere decir no rankeado
      que quiere decir sin ranking
      por que quedamos no rankeados
      como dejo de ser no rankeado
      como salgo de no rankeado
      cuantos partidos hay que jugar para aparecer
      cuantas partidas hay que ganar para tener puesto
      con cuantas victorias entro
      con una victoria ya tengo puesto
      con ganar una basta para entrar
      en que puesto entra un clan nuevo si le gana al quinto
      en que lugar parte un clan
      de que puesto parte uno
      donde parten los clanes nuevos
      los clanes nuevos parten ultimos
      si un clan nuevo le gana al primero en que queda
      si perdemos sin estar rankeados que pasa
      si perdemos y no tenemos puesto
      nos gano uno sin ranking que pasa
      perder sin ranking baja
      recien empezamos como entramos a la tabla
      como entramos a la tabla
      como entramos al ranking
      como se entra a la tabla
      creamos el clan y salimos sin numero
      recien creado y no sale puesto
      por que salimos sin puesto
      desde cuando cuenta uno en el ranking
      cuando empieza a contar mi clan
      cuando entro al ranking
      mi clan no aparece en la tabla
      por que mi clan no aparece en la tabla
      no aparece mi clan en el ranking
      mi clan no sale en el ladder
      como rankeo a mi clan
      porque sale no rankeado
      que es sin ranking
      mi clan aparece sin puesto
      cuando me rankean
      cuantas partidas necesito para rankear
      que tengo que hacer para rankear
      que es no rankeado
      que significa no rankeado
      como entro al ranking
      como se entra al ranking
      cuando aparece mi clan en la tabla
      en que puesto empieza un clan nuevo
      un clan nuevo en que lugar entra
      porque mi clan no tiene puesto
      porque mi clan no sale en la tabla
      mi clan no esta rankeado
      como me rankeo
      como se rankea un clan
      cuantas hay que ganar para entrar al ranking
      con que puesto parten los nuevos`,
  },
  {
    id: 'como-top', ask: '¿Cómo se arma el Top 5?', uses: [], answer: rule(['top'], '¿Cuáles son los mejores clanes?'),
    examples: `
      como se arma el top 5
      como se arma el top de clanes
      como se calcula el top 5
      como se elige el top 5
      como se ordena el top 5
      como funciona el top 5
      como funciona el top de clanes
      como se entra al top 5
      como llego al top de jugadores
      que es el top 5
      que significa el top 5
      que se toma en cuenta para el top 5
      que se considera para el top
      en que se basa el top 5
      criterio del top 5
      criterios de desempate
      que pasa si hay empate en el top 5
      como se desempata el top 5
      como se desempata
      quien va primero si empatan en el top
      si dos clanes van primeros quien sale en el top
      por que mi clan no sale en el top
      por que ese clan esta en el top
      quien decide el top 5
      el top es por puesto o por victorias
      el top 5 cuenta las etapas cerradas
      de que depende el top 5`,
  },
  {
    id: 'rachas', ask: '¿Qué significan el fuego y el hielo?', uses: [], answer: rule(['rachas'], '¿Quién tiene la mejor racha?'),
    examples: `
      el hielito que es
      que significa el hielito
      que es el hielito
      para que sirve tener racha
      para que sirve la racha
      para que sirven las rachas
      de que sirve la racha
      que gano con tener racha
      por que le sale fuego a un clan
      que son esos dibujitos de la tabla
      que son los emojis al lado de los clanes
      cuantas victorias para tener el fuego
      cuantas hay que perder para el hielo
      cuando se apaga el fuego
      la racha sirve para subir
      la racha da puestos
      la racha mueve la tabla
      la racha cuenta para el ranking
      sirve de algo la racha
      que gano con la racha
      que es la llama
      la llamita que es
      flama
      que es ese fuego
      que es el fuego
      que es ese hielo
      el simbolo de nieve que es
      ese simbolo que es
      que significa ese icono
      que significa el fuego
      que significan los simbolos
      que es el copo de nieve
      que es la llamita al lado del nombre
      que significa el hielo
      por que sale un fueguito
      que son las flechas de la tabla
      que significa el trofeo
      como funcionan las rachas
      que es la racha`,
  },
  {
    id: 'que-es-etapa', ask: '¿Qué es una etapa?', uses: [], answer: rule(['etapa'], '¿Qué etapas hay?'),
    examples: `
      que es eso de la etapa
      que es la etapa
      se puede reportar en una etapa cerrada
      cuando se cierra la etapa se pueden mandar resultados
      se puede mandar resultados de una etapa cerrada
      una etapa cerrada recibe reportes
      despues del cierre de la etapa se puede reportar
      que quiere decir etapa
      por que se llama etapa
      es lo mismo etapa que temporada
      para que son las etapas
      como es eso de las etapas
      que pasa cuando termina la etapa
      que pasa cuando termina una etapa
      que pasa cuando acaba la etapa
      que pasa con la tabla cuando termina la etapa
      que pasa con los puestos cuando cierra la etapa
      que pasa con mi clan cuando termina la etapa
      se borra todo cuando termina la etapa
      se borran las victorias cuando termina la etapa
      se reinicia todo en la etapa nueva
      se parte de cero en cada etapa
      partimos de cero en la otra etapa
      se puede reportar en una etapa cerrada
      puedo reportar en la etapa que ya cerro
      por que no puedo reportar en esa etapa
      se puede ver la tabla de una etapa cerrada
      hay que hacer el clan de nuevo en cada etapa
      el clan sirve para la otra etapa
      mi clan pasa a la siguiente etapa
      que se entiende por etapa
      etapa que significa
      a que le llaman etapa
      cuanto es una etapa
      que es una etapa
      que significa etapa
      como funcionan las etapas
      que pasa cuando se cierra una etapa
      que pasa al terminar la etapa
      se borra la tabla al terminar la temporada`,
  },
  {
    id: 'un-clan', ask: '¿Puedo estar en dos clanes?', uses: [], answer: rule(['un-clan'], '¿Cómo dejo un clan?'),
    examples: `
      can i be in two clans
      can i play for two clans
      puedo jugar con otro clan si el mio no juega
      puedo prestar un jugador
      podemos pedir un jugador prestado
      podemos jugar con uno de otro clan
      podemos jugar con un jugador de otro equipo
      podemos meter a uno que no es del clan
      puede jugar alguien que no es del clan
      puede jugar uno de afuera
      un amigo que no es del clan puede jugar
      se puede jugar con un refuerzo
      se pueden usar refuerzos
      se puede usar mercenarios
      mercenarios
      refuerzos de otro clan
      el otro clan jugo con uno de otro equipo
      el otro equipo jugo con uno que no es de su clan
      jugaron con un refuerzo
      cuantos clanes puede tener un jugador
      cuantos clanes se pueden tener
      tengo clan en {juego} puedo entrar a otro en {juego}
      si tengo clan en {juego} puedo tener otro en {juego}
      me dice que ya estoy en un clan
      es obligacion un solo clan
      un solo clan por jugador
      por que no puedo entrar a otro clan
      ya tengo clan puedo entrar a otro
      puedo ayudar a otro clan
      puedo estar en un clan de {juego} y otro de {juego}
      puedo jugar en otro clan en otra etapa
      puedo tener clan en dos etapas
      se puede estar en dos equipos a la vez
      puedo jugar en {numero} clanes
      puedo estar en {numero} clanes
      puedo tener {numero} clanes
      puedo estar en dos clanes
      puedo estar en mas de un clan
      se puede jugar en dos equipos
      cuantos clanes puedo tener
      puedo jugar en dos clanes al mismo tiempo
      un jugador puede estar en varios clanes
      puedo jugar por otro clan
      puedo tener dos clanes
      se puede estar en un clan por etapa
      alavez dos clanes`,
  },
  {
    id: 'nombres', ask: '¿Qué nombres no se pueden usar?', uses: [], answer: rule(['nombres']),
    examples: `
      what names are not allowed
      puedo ponerle un garabato al clan
      le puedo poner a mi clan el nombre de un partido
      nombre de un partido politico para el clan
      quiero ponerle a mi clan un nombre de equipo de futbol
      le quiero poner a mi clan un nombre se puede
      puedo ponerle una groseria al clan
      se puede usar el nombre de dios
      como tiene que ser el nombre del clan
      que condiciones tiene el nombre del clan
      la administracion me cambio el nick
      no me deja poner ese nombre
      dice que el nombre ya existe
      dice que el nombre ya esta ocupado
      ese nick ya existe
      ese nombre ya esta tomado
      el nombre esta ocupado
      puede haber dos clanes con el mismo nombre
      se puede repetir el tag
      puede haber dos clanes con el mismo tag
      otro clan tiene nuestro nombre
      otro jugador se puso mi nick
      hay uno con un nick parecido al mio
      puedo poner acentos en el nombre
      me puedo llamar como otro jugador
      puedo ponerme el nick de otro
      se puede usar cualquier nombre
      puedo llamar a mi clan como quiera
      que nick me pongo
      mi nick es muy largo
      simbolos en el nick
      que caracteres acepta el nick
      mi nombre es ofensivo
      nombre ofensivo
      me cambiaron el nombre
      que nombres no se pueden usar
      mi nick tiene un garabato
      nick con un garabato se puede
      que nicks estan prohibidos
      puedo usar un nick ofensivo
      puedo poner un nombre religioso
      nombres prohibidos para clanes
      que nombre le puedo poner al clan
      cuantas letras puede tener el nick
      reglas de los nombres
      se puede usar un garabato de nick
      me pueden cambiar el nombre
      puedo usar el mismo nombre que otro
      se permiten nombres politicos`,
  },
  {
    id: 'cuentas', ask: '¿Puedo compartir mi cuenta?', uses: [], answer: rule(['cuentas']),
    examples: `
      can i have two accounts
      puede entrar mi hermano a mi cuenta
      mi hermano puede usar mi cuenta
      mi primo juega con mi cuenta
      mi hijo puede usar mi cuenta
      el otro clan jugo con una cuenta prestada
      estan jugando con la cuenta de otro
      puedo tener una cuenta secundaria
      cuantas cuentas puedo tener
      cuantas cuentas se pueden tener
      se permiten cuentas secundarias
      se permiten smurfs
      un jugador tiene dos cuentas
      si le paso la clave a un amigo pasa algo
      puedo dar mi clave a otro
      otro puede entrar con mi clave
      le di mi clave a un amigo
      que pasa si me pillan con dos cuentas
      castigo por tener dos cuentas
      tengo dos cuentas
      puedo tener {numero} cuentas
      puedo hacer dos cuentas
      puedo tener otra cuenta
      puedo crear una segunda cuenta
      multicuentas
      smurf
      me puedo hacer otra cuenta
      puedo hacerme otra cuenta
      mi hermano puede usar mi cuenta
      puede usar otro mi cuenta
      le puedo prestar mi cuenta a mi hermano
      se puede tener otra cuenta
      puedo usar la cuenta de otro
      pueden jugar dos con la misma cuenta
      puedo pasar mi cuenta
      le puedo pasar la cuenta a otro
      puedo dejar que otro use mi cuenta
      puede jugar mi hermano con mi cuenta
      puede jugar otro con mi cuenta
      puedo compartir mi cuenta
      puedo prestar la cuenta
      se puede prestar la cuenta a un amigo
      puedo tener dos cuentas
      puedo jugar con la cuenta de otro
      es legal usar la cuenta de mi hermano
      se pueden compartir cuentas
      puedo vender mi cuenta`,
  },
  {
    id: 'rangos', ask: '¿Qué puede hacer cada rango?', uses: [], answer: rule(['rangos', 'quien-reporta']),
    examples: `
      what can a captain do
      que puede hacer un miembro raso
      que significa colider
      que es el lider
      que es ser lider
      cuantos rangos hay
      cuantos capitanes puede haber
      puede haber dos lideres
      se puede tener dos lideres
      cuantos lideres puede tener un clan
      quien es mas el colider o el capitan
      jerarquia del clan
      los rangos del clan
      rangos
      puede el colider cambiar el nombre
      que responsabilidad tiene el lider
      que atribuciones tiene un colider
      que poderes tiene el capitan
      que facultades tiene
      para que son los rangos
      que hace el lider
      que hace el colider
      que hace el capitan
      para que sirve ser capitan
      que rango tiene que tener
      que diferencia hay entre los rangos
      quien manda en un clan
      que puede hacer el capitan del clan
      puede echar el colider
      que rangos hay en un clan
      que puede hacer el lider
      que puede hacer un colider
      que hace un capitan
      diferencia entre lider y colider
      para que sirve el rango de capitan
      que permisos tiene cada rango
      cuales son los rangos
      quien puede editar el clan
      quien puede expulsar
      que puede hacer un miembro`,
  },
  {
    id: 'uno-contra-uno', ask: '¿Qué es el uno contra uno?', uses: ['etapa'], answer: rule(['uno-contra-uno'], '¿Qué etapas hay?'),
    examples: `
      reglas de las etapas 1v1
      necesito tener clan para el 1v1
      en las etapas 1v1 con que nombre se entra
      con que nombre juego en el 1v1
      que nombre se usa en el 1v1
      en el 1v1 entro con mi nick
      como es el 1v1
      como funciona el 1v1
      como funciona el uno contra uno
      como se juega el 1v1
      como se juega el {etapa}
      reglas del 1v1
      que es el {etapa}
      que es la etapa de uno contra uno
      que es el 1v1
      de que se trata el 1v1
      de que se trata el {etapa}
      en el 1v1 se necesita clan
      para el 1v1 necesito equipo
      puedo jugar 1v1 si tengo clan
      puedo jugar 1v1 y tener clan
      puedo estar en el 1v1 y en un clan
      hay algo para los que juegan solos
      no tengo equipo hay 1v1
      el 1v1 tiene las mismas reglas
      el 1v1 tiene ranking aparte
      el 1v1 cuenta para el ladder de clanes
      hay duelos
      en el 1v1 hay que tener clan
      en el {etapa} hay que tener clan
      hay que tener clan para el 1v1
      que reglas tiene el 1v1
      se puede jugar solo
      puedo jugar sin clan
      hay para jugar solo
      como son las etapas de uno contra uno
      reglas del 1vs1
      reglas del uno contra uno
      necesito clan para el 1v1`,
  },
  {
    id: 'cuantos-juegan', ask: '¿Cuántos jugadores se necesitan?', uses: ['numero'], answer: rule(['jugadores', 'volver']),
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
    id: 'desconexion', ask: '¿Qué pasa si alguien se desconecta?', uses: [], answer: rule(['volver', 'jugadores']),
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
    id: 'no-llega', ask: '¿Y si el rival no se presenta?', uses: ['quien'], answer: clanLife.noShow,
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
    id: 'coordinar', ask: '¿Cómo coordino una partida?', uses: ['quien', 'etapa'], answer: clanLife.arrange,
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
  {
    id: 'cuantos-mapas', ask: '¿Cuántos mapas se juegan?', uses: [], answer: rule(['mapas', 'eleccion']),
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
    id: 'eleccion', ask: '¿Quién elige el mapa?', uses: [], answer: rule(['eleccion', 'mapas']),
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
    id: 'armas', ask: '¿Qué armas están prohibidas?', uses: [], answer: rule(['rocket'], '¿Qué mapas están permitidos?'),
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
    id: 'anticheat', ask: '¿Es obligatorio el anticheat?', uses: [], answer: rule(['anticheat'], '¿Cómo configuro Volute?'),
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
  {
    id: 'trampa', ask: '¿Qué pasa si alguien hace trampa?', uses: [], answer: rule(['trampa'], '¿Con quién hablo por un reclamo?'),
    examples: `
      y si alguien juega sin anticheat
      que pasa si alguien no usa el anticheat
      que pasa si no lo usa
      what happens if someone cheats
      nos bajaron cinco puestos
      nos bajaron cinco lugares
      por que nos bajaron {numero} puestos
      por que nos bajaron {numero} lugares
      por que bajamos {numero} puestos de una
      por que bajamos cinco puestos de golpe
      por que bajo {numero} puestos un clan
      por que nos quitaron {numero} puestos
      nos quitaron puestos
      nos quitaron cinco lugares
      nos sacaron {numero} puestos
      nos sancionaron
      sancionaron a mi clan
      nos castigaron
      cuantos puestos quitan
      cuantos puestos se pierden por trampa
      el ultimo puede bajar por sancion
      el ultimo puesto puede bajar con la sancion
      el ultimo puesto tambien puede bajar con la sancion
      el ultimo tambien baja con la sancion
      si va ultimo y lo sancionan a donde baja
      si estamos penultimos y nos sancionan cuanto bajamos
      hasta donde baja un clan sancionado
      la sancion baja mas abajo del ultimo
      puede bajar mas del ultimo
      pierde la partida el que hace trampa
      el clan paga por el cheater
      castigan a todo el clan
      por que castigan al clan si fue uno
      pillaron a uno de los nuestros
      pillaron a uno de nuestro clan con cheat
      banearon a uno de mi clan
      por cuanto banean a un cheater
      cuanto tiempo lo echan
      cuanto tiempo lo banean
      cuantos meses queda fuera
      vuelve alguna vez un cheater
      es permaban
      que le hacen al que usa hack
      que pasa con el clan si pillan a uno
      multa por cheat
      multa por hack
      uno usa hack que le pasa al clan
      ban por cheater cuanto es
      cuanto es el ban
      que pasa con los cheaters
      que pasa si descubren un hack
      si un jugador hace trampa que pasa con el clan
      que sancion tiene un cheater
      que hacen con los tramposos
      cuanto castigan por cheat
      le bajan puestos al clan
      como castigan las trampas
      me pillaron con cheat
      banean por hack
      que pasa si alguien hace trampa
      que pasa si alguien usa cheat
      que castigo hay por usar hack
      cuanto dura el ban por cheat
      cuanto tiempo banean por hacer trampa
      que le pasa al clan de un tramposo
      cuantos puestos baja un clan por cheat
      sancion por wallhack
      pillaron a uno con hack que pasa
      jugaron con un cheater
      castigo por trampa`,
  },
  {
    id: 'pille-cheater', ask: 'Pillamos a un tramposo, ¿qué hacemos?', uses: ['quien'], answer: clanLife.caughtCheater,
    examples: `
      como denuncio a un cheater del otro clan
      como denuncio un cheater
      denunciar a un cheater
      denuncio a un cheater
      donde denuncio a un cheater
      quiero denunciar a un cheater
      quiero denunciar a un tramposo
      como denuncio a uno que usa hack
      donde denuncio a un tramposo
      pillamos a uno con wallhack que hacemos
      pillamos a un tramposo que hago
      pille a uno con cheat
      pille a uno usando aimbot que hago
      pillamos a uno con cheat donde aviso
      uno del otro equipo usa aimbot que hago
      un jugador usa cheat donde lo denuncio
      hay un cheater en el server
      hay un tramposo en la partida
      jugamos con un cheater como reclamo
      nos ganaron con hack que hacemos
      el rival andaba con cheat
      el otro clan tiene un cheater
      el otro clan esta cheteando
      como denuncio a un cheater
      como denuncio a un tramposo
      como acuso a uno que usa cheat
      donde acuso a uno con hack
      como reporto a un cheater
      reportar hacker
      denunciar a un tramposo
      denuncia por cheat
      a quien le aviso de un cheater
      a quien le digo que hay un cheater
      a quien le mando las pruebas del cheater
      tengo un video de uno con wallhack
      tengo capturas de un cheater
      sospecho de uno con aimbot
      creo que hacen trampa
      estan haciendo trampa que hago
      creo que hay un xiter
      creo que hay un tramposo
      {jugador} es cheater`,
  },
  {
    id: 'reporte-falso', ask: '¿Qué pasa con un reporte falso?', uses: [], answer: rule(['reporte-falso'], '¿Con quién hablo por un reclamo?'),
    examples: `
      que pasa si se descubre que mintieron
      que pasa si mienten en el reporte
      que pasa si mentimos en un reporte
      que pasa si se arreglan entre clanes
      que pasa si un clan se deja ganar
      que pasa si nos dejamos ganar
      se dejo ganar
      se regalan victorias
      se regalan puntos
      se reportan entre amigos
      dos clanes se arreglaron
      estan inflando victorias
      inventaron un reporte
      reportaron una partida que no existio
      reportar una partida que no se jugo
      reportar partidas falsas
      reporte trucho
      reporte mentiroso
      reportes truchos
      partida arreglada
      partido arreglado
      hay partidas arregladas
      es falta arreglar partidas
      por que quedamos no rankeados si ibamos arriba
      por que nos sacaron del ranking
      por que sacaron del ranking a los dos clanes
      nos sacaron del ranking
      nos dejaron sin ranking
      nos dejaron no rankeados
      quedamos no rankeados por un fallo
      reportaron una partida falsa
      nos reportaron una derrota que no fue
      partida trucha
      denunciar una partida trucha
      alguien reporto una partida inventada
      arreglaron un partido
      que pasa con un reporte falso
      reportaron una partida que no existio
      partida reportada que no existio
      que pasa si reportan una partida que no se jugo
      que pasa si alguien inventa una derrota
      se puede arreglar un partido
      castigo por reportar mentiras
      reportaron algo que no jugamos
      que pasa si se reporta falso
      nos pusimos de acuerdo para reportar que pasa
      y si reportan algo que no paso
      reportaron una partida que nunca se jugo
      inventan una derrota
      se dejaron perder a proposito`,
  },
  {
    id: 'anulacion', ask: '¿Se puede anular una partida?', uses: [], answer: rule(['anulacion', 'publico'], '¿Quiénes son los administradores?'),
    examples: `
      por que nos quitaron una victoria
      nos quitaron la victoria
      los fallos los puede ver cualquiera
      donde se ven los fallos
      los fallos son publicos
      se ven los fallos de los admin
      quien ve los fallos de los moderadores
      nos borraron una partida
      me quitaron una victoria
      me borraron una victoria
      desaparecio una victoria
      desaparecio una partida nuestra
      tenia mas victorias y ahora tengo menos
      que quiere decir anulada
      por que sale tachada una partida
      que pasa con la tabla si anulan
      se puede anular un reporte
      se puede dejar sin efecto una partida
      pueden devolver la partida
      se puede revertir un fallo
      se puede apelar un fallo
      quien decide anular
      quien toma las decisiones de las partidas
      donde se ven los motivos
      donde sale el motivo de la anulacion
      los fallos se publican
      pueden borrar un partido
      pueden borrar una partida
      se puede borrar una partida del ladder
      se borra una partida
      me anularon una partida
      que significa anulada
      por que dice anulado
      quien anula las partidas
      como anulo una partida
      pueden anular mi partida
      que es un fallo de la administracion
      se puede anular una partida
      quien puede anular un partido
      que pasa si anulan una partida
      por que anularon mi partida
      donde veo por que se anulo
      que es un fallo
      anularon un partido
      los fallos son publicos
      pueden devolver una partida anulada`,
  },
  {
    id: 'clan-eliminado', ask: '¿Qué pasa si un clan se elimina?', uses: [], answer: rule(['clan-eliminado']),
    examples: `
      si borran un clan que pasa con los puntos
      si borran un clan que pasa con el resto
      que pasa con los puestos si borran un clan
      que pasa cuando un clan desaparece
      que pasa si un clan se disuelve
      que pasa si un clan se va de la etapa
      que pasa si un clan se retira
      que pasa si eliminan el clan que va primero
      que pasa con las victorias que le ganamos a un clan eliminado
      que pasa si elimino mi clan
      que pasa si borro mi clan
      si se va el de arriba subimos
      subimos si se va un clan de arriba
      se sube si se elimina uno de arriba
      por que subimos sin jugar
      por que subimos un puesto si no jugamos
      subimos sin jugar
      subimos un puesto sin jugar
      donde quedan los clanes eliminados
      siguen saliendo los clanes eliminados
      aparece un clan que ya no existe
      que pasa si un clan se elimina
      que pasa con las partidas de un clan borrado
      si borro mi clan que pasa con el ranking
      que pasa con los puestos cuando se va un clan
      se pierden las partidas si el clan se cierra`,
  },
  {
    id: 'cuenta-una-vez', ask: '¿Cuenta dos veces un reporte?', uses: [], answer: rule(['una-vez']),
    examples: `
      reporte y no se movio nada
      reporte y no paso nada
      reportamos y no se movio la tabla
      reporte y no se actualizo
      reportamos y seguimos igual
      cuantas veces puedo reportar la misma partida
      cuantas veces se reporta una partida
      cuantas veces cuenta un reporte
      se puede reportar dos veces la misma partida
      se puede reportar dos veces
      puedo reportar otra vez la misma
      cuenta una vez
      un reporte cuenta una sola vez
      si reporto dos veces cuenta doble
      si los dos reportamos cuenta dos veces
      si dos del clan reportan la misma partida
      apreté dos veces el boton de reportar
      se me fue dos veces el reporte
      se mando doble el reporte
      se reporta una vez o una por mapa
      hay que reportar cada mapa
      se hace un reporte por mapa
      cuando se actualiza la tabla
      cuanto demora en actualizarse
      cuanto se demora en actualizar la tabla
      cada cuanto se actualiza el ranking
      la tabla se actualiza al tiro
      ya reporte y no se mueve la tabla
      reporte y no cambio la tabla
      el ranking se mueve al instante
      es automatico el ranking`,
  },
  {
    id: 'mis-partidas-cuenta', ask: '¿Qué pasa con mis partidas si cierro mi cuenta?', uses: [], answer: clanLife.accountClosed,
    examples: `
      que pasa con mis partidas si elimino mi cuenta
      que pasa con mis partidas si elimino mi perfil
      si me borro se pierden mis partidas
      que pasa con mis partidas si cierro mi cuenta
      que pasa con mis partidas si borro mi cuenta
      que pasa con mis victorias si borro mi perfil
      que pasa con mis datos si cierro la cuenta
      que pasa con mi clan si borro mi cuenta
      que pasa con mi nick si cierro la cuenta
      que pasa si cierro mi cuenta
      que pasa si elimino mi cuenta
      que pasa si borro mi cuenta
      que pasa si elimino mi perfil
      si cierro mi cuenta se borran mis partidas
      si borro mi cuenta se pierden las victorias
      si borro mi cuenta el clan pierde puntos
      si elimino mi perfil que pasa con mis partidas
      si me voy de la pagina que pasa con mis partidas
      se borran mis partidas al eliminar la cuenta
      quedan mis partidas si cierro mi cuenta
      queda mi nick en las partidas si cierro la cuenta
      puedo volver despues de cerrar mi cuenta
      puedo recuperar una cuenta cerrada
      se puede recuperar una cuenta eliminada`,
  },
  {
    id: 'plantel', ask: '¿A quién le cuenta la victoria?', uses: [], answer: rule(['plantel', 'una-vez']),
    examples: `
      le cuenta a los que no jugaron
      le suma a todo el clan
      les suma a todos
      me cuenta si no estuve
      me cuenta si entre despues
      me contaron una derrota que no jugue
      me contaron una partida que no jugue
      me sumaron una derrota que no jugue
      me sumaron una victoria que no jugue
      por que tengo una derrota si no jugue
      por que tengo menos victorias que el clan
      por que tengo mas victorias que mi clan
      no me sumaron la victoria
      entre al clan y no tengo sus victorias
      entre nuevo al clan y no me salen las victorias
      si me voy del clan me quitan las victorias
      si me cambio de clan se me borran las victorias
      pierdo mis victorias si dejo el clan
      mis victorias se van conmigo
      de quien son las victorias del clan o del jugador
      las victorias son del jugador o del clan
      como se cuentan mis victorias
      a quien le suma
      si me cambio de clan pierdo mis victorias
      se me suman las victorias del clan
      por que no me suma la victoria
      no me conto la partida
      a quien le cuenta la victoria
      me cuentan las victorias si me cambio de clan
      si entro a un clan me cuentan sus victorias
      a que jugadores se le suma la derrota
      si no jugue me cuenta la partida`,
  },
  {
    id: 'mapas', ask: '¿Qué mapas están permitidos?', uses: ['etapa'], answer: mapsOf,
    examples: `
      which maps are allowed
      y cuales son los mapas
      que mapas puedo elegir
      que mapas podemos elegir
      cuales son los de {juego}
      y cuales son los mapas de {juego}
      cuantos mapas son en total
      cuantos mapas hay
      cuantos mapas tiene {juego}
      se puede jugar mapas custom
      se puede jugar cualquier mapa
      se puede cualquier mapa
      valen mapas custom
      puedo jugar cualquier mapa
      puedo proponer un mapa
      como se agrega un mapa
      mapas de objetivo
      mapas liberation
      nombres de los mapas
      que mapas hay
      que mapas hay de {juego}
      cuales mapas
      mapas de la comunidad
      cuando actualizaron los mapas
      lista de mapas permitidos
      mapa
      hay mapas nuevos
      mapas oficiales
      ver los mapas
      que mapas son legales
      que mapas estan permitidos
      mapas permitidos
      que mapas se pueden jugar
      que mapas se juegan
      lista de mapas
      cuales son los mapas oficiales
      cuantos mapas hay
      en que mapas se juega
      donde veo los mapas
      mapas del ladder
      que mapas valen
      mapas de {juego}
      rotacion de mapas`,
  },
  {
    id: 'un-mapa', ask: '¿Se puede jugar un mapa?', uses: ['mapa'], answer: whichMaps,
    examples: `
      se juega en {?}
      se puede jugar en {?}
      se puede jugar el {?}
      se puede jugar el mapa {?}
      esta permitido el mapa {?}
      vale jugar en {?}
      vale el {?}
      puedo jugar en el mapa {?}
      {?} esta permitido
      {?} se puede jugar
      {mapa} y {?} entran
      de que juego es {mapa}
      el rival eligio {mapa} se puede
      se juega de dust
      se puede jugar de dust
      se puede jugar rust
      se puede jugar inferno
      esta nuketown
      esta dust
      esta inferno
      esta mirage
      de dust se puede
      de dust esta
      nuketown se puede
      hay nuketown
      hay dust
      esta permitido el {mapa}
      {mapa} permitido
      el mapa {mapa}
      {mapa} va
      va {mapa}
      {mapa} esta permitido en el ladder
      esta {?} en los mapas
      esta {?} permitido
      esta el mapa {?}
      esta {mapa}
      esta {mapa} en los mapas
      {mapa} se juega
      en {mapa} se puede
      puedo jugar {mapa}
      se puede en {mapa}
      jugamos en {mapa}
      se puede jugar {?}
      vale jugar {?}
      vale {?}
      se juega {?}
      esta permitido {?}
      esta permitido jugar {?}
      el mapa {?} se puede jugar
      puedo jugar en {?}
      {?} es un mapa permitido
      el mapa {?}
      se puede jugar {mapa}
      esta permitido {mapa}
      {mapa} esta permitido
      se juega {mapa}
      vale {mapa}
      es legal jugar {mapa}
      podemos jugar en {mapa}
      {mapa} es oficial
      esta {mapa} en la lista de mapas
      el mapa {mapa} se puede
      se puede jugar el mapa {mapa}
      {mapa}
      esta prohibido {mapa}
      puedo elegir {mapa}`,
  },
]
