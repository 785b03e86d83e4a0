import { clanLife } from '../answers/clan-life'
import { mapsOf, whichMaps } from '../answers/maps-of'
import { ruleReply, rulesPage } from '../answers/rules'
import type { Intent } from '../intent'

const rule = (ids: readonly string[], ...sugerencias: string[]) => () => ruleReply(ids, sugerencias)

/** What the rules of the ladder say, and the maps. */
export const rules: readonly Intent[] = [
  {
    id: 'reglamento', ask: '¿Dónde está el reglamento?', uses: [], answer: rulesPage,
    examples: `
      rules
      rules of the ladder
      the rules
      ladder rules
      where are the rules
      what are the rules
      link a las reglas
      link de las reglas
      muestrame el reglamento
      mandame las reglas
      quiero ver las reglas
      quiero ver el reglamento
      quiero leer el reglamento
      necesito las reglas
      necesito el reglamento
      tienen reglamento
      tienen reglas
      existe un reglamento
      donde leo el reglamento
      donde veo el reglamento
      donde veo las reglas
      donde salen las reglas
      donde estan las normas
      donde encuentro las normas
      reglas de las partidas
      reglas de la partida
      reglas para jugar
      reglas generales
      reglas basicas
      reglas principales
      resumen de las reglas
      resumeme las reglas
      resumen del reglamento
      cuales son las normas
      cuales son las reglas del ladder
      cuales son las reglas para jugar
      como es el reglamento
      como son las normas
      que reglas tienen
      que reglas hay para jugar
      que reglas hay que cumplir
      que reglas tengo que saber
      que normas hay
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
    id: 'como-ranking', ask: '¿Cómo funciona el ranking?', uses: [], answer: rule(['subir', 'sin-cambio', 'no-rankeado'], '¿Cuándo se pierde el puesto?'),
    examples: `
      how does the ranking work
      how does the ladder work
      como se escala
      como se escala en la tabla
      como escalo puestos
      como escalar en el ladder
      como subo de lugar
      que tengo que hacer para subir
      cuanto sube uno cuando gana
      cuantos puestos sube el que gana
      cuantos lugares sube el ganador
      cuantos lugares se suben
      de a cuantos puestos se sube
      se sube de a uno o de a varios
      si le gano al primero paso a ser primero
      si le gano al puntero quedo primero
      si le ganamos al primero que pasa
      le ganamos al primero y no quedamos primeros
      le ganamos al segundo y subimos solo uno
      por que subimos solo dos puestos
      por que subimos tan poco
      por que subimos tanto
      por que no subimos si ganamos
      por que no subimos si le ganamos a uno de abajo
      ganamos y no subimos
      ganamos y no subimos ni un puesto
      ganamos y seguimos en el mismo puesto
      ganamos y quedamos igual
      gane y no subi
      gane y no me movi en la tabla
      gane y sigo en el mismo lugar
      le gane a uno de abajo y no subi
      ganamos cinco seguidas y no subimos
      tenemos mas victorias y vamos mas abajo
      por que si tenemos mas victorias vamos mas abajo
      por que va mas arriba si tiene menos victorias
      por que un clan con menos victorias va primero
      por que va primero si ha perdido mas
      el que tiene mas victorias va primero
      el ranking es por victorias
      el ranking es por puntos
      dan puntos por ganar
      cuantos puntos vale una victoria
      cuantos puntos tiene el primero
      hay puntos
      hay elo
      es por elo
      usan elo
      la tabla es por puntos o por victorias
      como se ordenan los clanes
      como se arma el ranking
      como se arma la tabla
      como se calcula el ranking
      como se mueve la tabla
      como se mueven los puestos
      por que se mueve la tabla
      no entiendo el ranking
      no entiendo como se sube
      no cacho como funciona la tabla
      no cacho como se sube
      explicame el ranking
      explicame como se sube
      explicame la tabla
      cual es la gracia de ganarle a uno de arriba
      sirve ganarle a uno de abajo
      sirve de algo ganarle al ultimo
      vale la pena jugar con los de abajo
      si le gano al ultimo subo
      si le gano a un no rankeado subo
      ganarle a uno sin ranking sirve
      cuanto sube un clan que gana
      que pasa si gana el que va abajo
      que pasa si el de abajo le gana al de arriba
      se redondea para arriba
      como se redondea la mitad
      que pasa si la mitad no es exacta
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
      como se suma
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
      como es el sistema de ranking`,
  },
  {
    id: 'perder-puesto', ask: '¿Cuándo se pierde el puesto?', uses: [], answer: rule(['perder-puesto'], '¿Cómo funciona el ranking?'),
    examples: `
      cuando baja un clan
      cuando se baja de puesto
      cuando baja uno de puesto
      cuando bajan a un clan
      por que baja un clan
      por que bajo mi clan
      por que bajo nuestro clan si no jugo
      por que bajamos
      por que bajamos si no jugamos
      por que bajamos si no hemos jugado
      por que bajamos si ganamos
      por que bajamos un puesto si no perdimos
      por que estamos mas abajo que ayer
      por que amanecimos mas abajo
      por que caimos en la tabla
      ayer ibamos quintos y hoy sextos
      ayer estabamos mas arriba
      nos bajaron un puesto
      nos bajaron de puesto sin jugar
      nos pasaron
      nos pasaron sin jugar
      nos paso un clan
      nos adelantaron en la tabla
      nos quitaron el puesto
      me quitaron el puesto
      me quitaron el lugar
      perdimos el puesto
      perdimos el lugar
      perdimos y bajamos
      perdimos y no bajamos
      perdimos con uno de abajo y bajamos
      perdi con uno de abajo que me pasa
      perdimos con el de abajo cuanto bajamos
      perdimos con el primero bajamos
      si perdemos bajamos
      si perdemos con uno de arriba bajamos
      si pierdo con uno de mas arriba pierdo puestos
      si pierdo con el primero bajo
      si pierdo con un no rankeado que pasa
      si pierdo con un clan nuevo bajo
      si perdemos tres seguidas bajamos
      cuanto se baja al perder
      cuanto se baja si uno pierde
      cuantos puestos baja el que pierde
      cuantos lugares baja el perdedor
      de a cuanto se baja
      el que pierde baja
      el que pierde siempre baja
      perder baja puestos
      castigan por perder
      castigan por no jugar
      hay castigo por no jugar
      si no juego me bajan
      si no jugamos en un mes bajamos
      si no jugamos nos sacan del ranking
      se pierde el lugar por no jugar
      se cae el puesto con el tiempo
      hay que jugar para no bajar
      que pasa si estamos un mes sin jugar
      cuanto tiempo se mantiene el puesto
      como mantengo el puesto
      como no bajar de puesto
      el de abajo nos gano que pasa
      nos gano el que va justo abajo
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
    id: 'no-rankeado', ask: '¿Qué es No Rankeado?', uses: [], answer: rule(['no-rankeado']),
    examples: `
      por que no estoy en el ranking
      por que no estamos en el ranking
      por que no estoy en el ranking si ya jugamos
      por que no estamos en el ranking si ya jugamos
      ya jugamos y no estamos en el ranking
      ya jugamos y no salimos en la tabla
      jugamos y no aparecemos
      jugamos una y no salimos en el ranking
      jugamos y perdimos y no aparecemos en el ranking
      perdimos la primera y no salimos en la tabla
      por que no aparecemos en la tabla
      por que no aparecemos en el ranking si jugamos
      por que no salimos en la tabla
      por que no sale nuestro clan
      por que no figura mi clan
      no figuramos en la tabla
      no salgo en el ranking
      no aparezco en el ranking
      no aparezco en el ladder
      no estamos en la tabla
      mi equipo no aparece en el ranking
      mi equipo no tiene puesto
      estamos sin puesto
      seguimos sin puesto
      seguimos no rankeados
      dice no rankeado
      dice no rankeado que es eso
      me sale no rankeado
      nos sale no rankeado
      que quiere decir no rankeado
      que quiere decir sin ranking
      por que dice no rankeado
      por que estamos no rankeados
      por que quedamos no rankeados
      como dejo de ser no rankeado
      como salgo de no rankeado
      como se sale de no rankeado
      cuando salgo en la tabla
      cuando salimos en la tabla
      cuando salimos en el ranking
      cuando entra un clan nuevo a la tabla
      cuando aparece un clan nuevo
      cuantos partidos hay que jugar para aparecer
      cuantas partidas hay que ganar para tener puesto
      cuantas hay que jugar para tener ranking
      con cuantas victorias entro
      con una victoria entro al ranking
      con una victoria ya tengo puesto
      con ganar una basta para entrar
      en que puesto entra un clan
      en que puesto entra un clan nuevo si le gana al quinto
      en que lugar parte un clan
      de que puesto parte uno
      donde parten los clanes nuevos
      somos nuevos en que puesto partimos
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
      como se arma el top
      como se arma el top 5 en caso de empate
      como se arma el top de clanes
      como se arma el top de jugadores
      como se hace el top 5
      como se calcula el top 5
      como se calcula el top de jugadores
      como se elige el top 5
      como se ordena el top 5
      como funciona el top 5
      como funciona el top de clanes
      como se entra al top 5
      como entro al top 5
      como llego al top 5
      como llego al top de jugadores
      como aparezco en el top
      como salgo en el top 5 de jugadores
      que es el top 5
      que significa el top 5
      que se toma en cuenta para el top 5
      que se considera para el top
      en que se basa el top 5
      criterio del top 5
      criterios de desempate
      criterio de desempate del top
      empate en el top 5
      que pasa si hay empate en el top 5
      si dos clanes empatan en el top
      si hay empate en el top quien va primero
      como se desempata el top 5
      como se desempata
      quien va primero si empatan en el top
      si dos clanes van primeros quien sale en el top
      por que no estoy en el top 5
      por que mi clan no sale en el top
      por que ese clan esta en el top
      quien decide el top 5
      el top 5 es por victorias
      el top es por puesto o por victorias
      el top 5 cuenta las etapas cerradas
      de que depende el top 5`,
  },
  {
    id: 'rachas', ask: '¿Qué significan el fuego y el hielo?', uses: [], answer: rule(['rachas']),
    examples: `
      que es el fuego al lado del clan
      que es el fueguito
      que es el fueguito al lado del nombre
      que significa el fueguito
      que significa la llama
      que significa el emoji de fuego
      por que tiene fuego ese clan
      por que tienen un fuego
      por que le sale fuego a un clan
      por que ese clan tiene un hielo
      por que nos salio un copo de nieve
      por que tenemos un copo
      que es el copito
      que es el copo
      que significa el copo de nieve
      que significa la nieve
      que significa el emoji de nieve
      que son esos dibujitos de la tabla
      que son los iconos de la tabla
      que son los emojis al lado de los clanes
      que significan los emojis
      que significan los iconos
      cuantas victorias para tener el fuego
      cuantas victorias seguidas para el fuego
      con cuantas victorias sale el fuego
      desde cuantas victorias sale la llama
      con cuantas derrotas sale el hielo
      desde cuantas derrotas sale la nieve
      cuantas hay que perder para el hielo
      cuando sale el fuego
      cuando se apaga el fuego
      como consigo el fuego
      como saco el hielo
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
      que es eso de las etapas
      que es la etapa
      que viene siendo una etapa
      que quiere decir etapa
      por que se llama etapa
      es lo mismo etapa que temporada
      la etapa es como una temporada
      para que son las etapas
      como es eso de las etapas
      como funciona una etapa
      que pasa cuando termina la etapa
      que pasa cuando termina una etapa
      que pasa cuando acaba la etapa
      que pasa con la tabla cuando termina la etapa
      que pasa con los puestos cuando cierra la etapa
      que pasa con los clanes cuando se acaba la etapa
      que pasa con mi clan cuando termina la etapa
      se borra todo cuando termina la etapa
      se borran los clanes al terminar la etapa
      se borran las victorias cuando termina la etapa
      se resetea la tabla cuando cierra la etapa
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
    id: 'un-clan', ask: '¿Puedo estar en dos clanes?', uses: [], answer: rule(['un-clan']),
    examples: `
      can i be in two clans
      can i play for two clans
      puedo estar en dos clanes distintos
      puedo estar en dos clanes en distintas etapas
      puedo estar en dos clanes de juegos distintos
      puedo estar en dos equipos
      puedo jugar con dos equipos
      puedo jugar con otro clan si el mio no juega
      puedo jugar por otro equipo mientras
      puedo jugar un partido por otro clan
      puedo prestar un jugador
      nos puede prestar un jugador otro clan
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
      cuantos clanes por jugador
      en cuantos clanes puedo estar
      en cuantos clanes se puede estar
      se puede estar en mas de un equipo
      se puede estar en dos clanes
      tengo clan en {juego} puedo entrar a otro en {juego}
      si tengo clan en {juego} puedo tener otro en {juego}
      por que dice que ya tengo clan
      dice que ya tengo clan
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
      se puede usar nombre ofensivo
      se puede poner un nombre feo
      puedo ponerle un garabato al clan
      puedo ponerle una groseria al clan
      puedo usar groserias en el nombre
      puedo poner un nick con groserias
      puedo usar un nombre politico
      puedo ponerle al clan el nombre de un politico
      puedo usar un nombre religioso
      se puede usar el nombre de dios
      nombres religiosos
      nombres politicos
      nombres groseros
      hay nombres prohibidos
      hay nicks prohibidos
      que nombre no puedo usar
      que nombre no le puedo poner al clan
      que nombres estan prohibidos
      que nombres estan permitidos
      cualquier nombre sirve
      como tiene que ser el nombre
      como tiene que ser el nick
      como tiene que ser el nombre del clan
      que requisitos tiene el nombre
      que condiciones tiene el nombre del clan
      por que me cambiaron el nombre
      por que me cambiaron el nick
      por que le cambiaron el nombre a mi clan
      nos cambiaron el nombre del clan
      me borraron el nombre
      la administracion me cambio el nick
      me pueden obligar a cambiar el nick
      me rechazaron el nombre
      no me acepta el nombre
      no me deja poner ese nombre
      dice que el nombre ya existe
      dice que el nombre ya esta ocupado
      ese nick ya existe
      ese nombre ya esta tomado
      el nombre esta ocupado
      puedo llamarme igual que otro
      puedo tener el mismo nick que otro
      puede haber dos clanes con el mismo nombre
      se pueden repetir los nombres
      se puede repetir el tag
      puede haber dos clanes con el mismo tag
      me copiaron el nombre
      me robaron el nick
      otro clan tiene nuestro nombre
      otro jugador se puso mi nick
      hay uno con un nick parecido al mio
      se puede usar emojis en el nick
      se puede usar numeros en el nombre
      se pueden usar simbolos en el nombre
      puedo poner espacios en el nick
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
      can i share my account
      can i have two accounts
      se puede compartir la cuenta
      se puede prestar la cuenta
      se puede jugar con la cuenta de otro
      puede jugar un amigo con mi cuenta
      puede entrar mi hermano a mi cuenta
      mi hermano puede usar mi cuenta
      mi hermano juega con mi cuenta
      mi primo juega con mi cuenta
      mi hijo puede usar mi cuenta
      le preste mi cuenta a un amigo
      le preste la cuenta a mi primo
      jugaron con la cuenta de otro
      el otro clan jugo con una cuenta prestada
      estan jugando con la cuenta de otro
      uno juega con la cuenta de otro
      puedo jugar con dos cuentas
      puedo hacerme otra cuenta
      puedo hacerme una segunda cuenta
      puedo tener una cuenta secundaria
      puedo tener mas de una cuenta
      cuantas cuentas puedo tener
      cuantas cuentas se pueden tener
      se pueden tener dos cuentas
      se permiten cuentas secundarias
      se permiten smurfs
      uno tiene dos cuentas
      un jugador tiene dos cuentas
      que pasa si comparto la cuenta
      que pasa si presto la cuenta
      que pasa si tengo dos cuentas
      es malo compartir la cuenta
      esta prohibido prestar la cuenta
      esta permitido tener dos cuentas
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
      que hace cada rango
      que puede hacer un miembro raso
      que puede hacer el colider
      que puede hacer el capitan
      que no puede hacer un capitan
      para que sirve un colider
      para que sirve el lider
      para que sirve el rango
      para que me sirve ser capitan
      que significa ser capitan
      que significa ser colider
      que significa colider
      que es un colider
      que es un capitan
      que es el lider
      que es ser lider
      que rangos existen
      cuantos rangos hay
      cuantos rangos hay en un clan
      cuantos capitanes puede haber
      cuantos colideres puede haber
      puede haber dos lideres
      se puede tener dos lideres
      cuantos lideres puede tener un clan
      quien puede hacer que en un clan
      quien manda mas el capitan o el colider
      quien es mas el colider o el capitan
      que diferencia hay entre capitan y colider
      diferencia entre capitan y miembro
      jerarquia del clan
      los rangos del clan
      rangos
      puede el colider cambiar el nombre
      puede el colider editar el clan
      el colider puede echar a otro colider
      un colider puede sacar al lider
      el colider puede echar al lider
      que hace un lider de clan
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
    id: 'uno-contra-uno', ask: '¿Cómo juego uno contra uno?', uses: ['etapa'], answer: rule(['uno-contra-uno'], '¿Qué etapas hay?'),
    examples: `
      como es el 1v1
      como funciona el 1v1
      como funciona el uno contra uno
      como se juega el 1v1
      como se juega el {etapa}
      reglas del 1v1
      reglas del uno contra uno
      que es el {etapa}
      que es la etapa de uno contra uno
      que es el 1v1
      de que se trata el 1v1
      de que se trata el {etapa}
      en el 1v1 se necesita clan
      en el 1v1 hay clanes
      para el 1v1 necesito equipo
      puedo jugar 1v1 si tengo clan
      puedo jugar 1v1 y tener clan
      puedo estar en el 1v1 y en un clan
      se puede jugar solo aca
      hay algo para los que juegan solos
      no tengo equipo hay 1v1
      el 1v1 tiene las mismas reglas
      el 1v1 tiene ranking aparte
      el 1v1 cuenta para el ladder de clanes
      hay duelos
      hay duelos de uno contra uno
      en el 1v1 hay que tener clan
      en el {etapa} hay que tener clan
      hay que tener clan para el 1v1
      que reglas tiene el 1v1
      se puede jugar solo
      puedo jugar sin clan
      hay para jugar solo
      como son las etapas de uno contra uno
      necesito clan para el 1v1`,
  },
  {
    id: 'cuantos-juegan', ask: '¿Cuántos jugadores se necesitan?', uses: ['numero'], answer: rule(['jugadores', 'volver']),
    examples: `
      how many players do we need
      cuantos hay que ser para jugar
      cuantos hay que ser para una partida
      cuantos tienen que jugar
      cuantos tenemos que ser para jugar
      cuantos juegan por equipo
      cuantos juegan por clan
      cuantos juegan en una partida
      cuantos juegan por bando
      cuantos por lado
      cuantos contra cuantos
      cuantos contra cuantos se juega
      de a cuantos se juega
      de a cuantos es la partida
      de cuantos por lado
      de cuantos contra cuantos
      con cuantos jugamos
      con cuantos se juega
      con cuantos minimo
      con cuantos podemos entrar
      con cuantos puedo jugar una clanwar
      minimo cuantos
      minimo cuantos por lado
      el minimo cuanto es
      cual es el minimo
      cual es el minimo para jugar
      hay un minimo
      tenemos que ser cinco
      tenemos que ser seis
      somos tres podemos jugar
      somos tres nomas
      somos {numero} nomas
      somos {numero} nomas se puede
      somos {numero} alcanza
      alcanza con {numero}
      alcanza con cuatro
      sirve con {numero}
      puedo jugar con {numero}
      se puede jugar de {numero}
      se puede {numero} vs {numero}
      vale {numero} contra {numero}
      jugamos {numero} contra {numero}
      jugamos {numero}vs{numero}
      jugamos 4vs5
      ellos son {numero} y nosotros {numero}
      ellos tienen {numero} y nosotros {numero}
      nosotros somos {numero} y ellos {numero}
      nos falta uno
      nos falta uno que hacemos
      nos faltan dos
      nos faltan jugadores
      nos falta gente
      no llegamos a cinco
      no completamos el equipo
      no alcanzamos a juntar gente
      no juntamos los cinco
      no tenemos cinco
      faltan jugadores que se hace
      falta uno podemos partir
      podemos partir con {numero}
      podemos partir si falta uno
      se puede partir con uno menos
      se puede jugar con uno menos
      es cinco contra cinco
      es seis contra seis
      son de cinco o de seis
      jugar con suplentes
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
      cuantos por equipo`,
  },
  {
    id: 'desconexion', ask: '¿Qué pasa si alguien se desconecta?', uses: [], answer: rule(['jugadores', 'volver']),
    examples: `
      que pasa si a uno se le cae el internet
      que pasa si a uno se le va la luz
      que pasa si se le apaga el pc a uno
      que pasa si se le pega el juego a uno
      que pasa si uno se sale
      que pasa si uno se va
      que pasa si uno se va de la partida
      que pasa si uno abandona
      que pasa si uno tiene que irse
      que pasa si nos quedamos con tres
      que pasa si quedamos tres
      que pasa si se cae el server
      que pasa si se cae el servidor
      se nos cayo uno en la mitad
      se nos cayo uno en la mitad de la partida
      se nos cayo un jugador
      se nos cayo un cabro
      se nos cayeron dos
      se nos desconecto uno
      se nos desconecto el capitan
      se nos salio uno
      se nos fue uno
      se nos fue uno a la mitad
      se nos corto la luz
      se nos corto el internet
      se me cayo el juego
      se me cayo el internet
      se me apago el pc
      se me fue la luz
      me desconecte en la mitad
      me cai de la partida
      me cai
      me sacó el server
      quede fuera de la partida
      quedamos tres contra cinco
      quedamos cuatro contra cinco
      quedamos con uno menos
      quedamos con tres en la mitad
      jugamos con uno menos
      el que se cae puede volver
      el que se cae puede entrar de nuevo
      puede volver el que se cayo
      puede volver a entrar uno que se cayo
      cuanto tiempo tiene el que se cae
      cuanto tiempo tenemos para volver
      cuantos minutos tenemos para volver
      cuantos minutos tiene el que se cayo
      cuantas rondas lo esperamos
      cuantas rondas se espera
      cuantas rondas podemos jugar con menos
      en cuantas rondas tiene que volver
      se le fue el internet a uno
      se le corto el internet a uno
      a uno se le fue la luz
      a un jugador se le cayo la conexion
      al otro clan se le cayo uno
      a los otros se les cayo uno hay que esperarlos
      al rival se le cayo un jugador
      se le cayo uno al rival lo esperamos
      hay que esperar al que se cayo
      tenemos que esperarlos si se les cae uno
      estan obligados a esperar
      se fueron en la mitad
      se fueron a la mitad y no volvieron
      el otro clan se fue
      el otro clan abandono
      el rival se salio de la partida
      los otros se salieron
      se salieron y no volvieron
      se retiraron de la partida
      nos retiramos de la partida que pasa
      si nos vamos perdemos
      si abandono pierdo
      si nos salimos perdemos
      se cayo el server a la mitad
      se reinicio el server en la partida
      tenia mucho lag y me sali
      con lag se puede suspender
      se suspende la partida si se cae uno
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
      se cayo el servidor en la partida`,
  },
  {
    id: 'no-llega', ask: '¿Y si el rival no se presenta?', uses: ['quien'], answer: clanLife.noShow,
    examples: `
      los otros no han llegado
      los otros no llegan
      no llega el otro clan
      no llego el otro clan
      no llega el rival
      no llego el rival
      no aparece el rival
      no aparecio el rival
      no aparecieron
      no llego nadie
      no se presentaron
      no se presentaron a jugar
      no se presento el rival
      no se presento el otro equipo
      el otro team no se presento
      el otro clan no llega
      el otro clan no llego
      el otro clan no llega hace {numero} minutos
      el otro clan no aparece
      el otro clan no aparece hace rato
      el otro clan no se conecto
      el otro equipo no vino
      el otro equipo no se conecta
      el rival no llega cuanto espero
      el rival no vino
      el rival nos dejo plantados
      nos dejaron plantados
      nos dejaron esperando
      nos cancelaron a ultima hora
      estamos listos en el server y el otro clan no llega
      estamos todos listos y el otro clan no aparece
      llevamos {numero} minutos esperando al otro clan
      llevamos media hora esperando
      hace {numero} minutos que esperamos al rival
      cuanto se espera al rival
      cuanto hay que esperar al otro clan
      cuanto tiempo se espera al otro equipo
      que pasa si el otro equipo no llega
      que pasa si no se presentan
      que pasa si no llega el rival
      que pasa si llegamos tarde
      que pasa si el otro clan no aparece
      que se hace si el otro clan no llega
      que hacemos si no llegan
      que hacemos si el rival no se presenta
      se gana por no presentarse
      ganamos por walkover
      ganamos por secretaria
      se gana por secretaria
      wo
      w o
      hay walkover
      hay wo
      walkover
      se puede pedir walkover
      le sacamos wo
      no quieren jugar con nosotros
      nos corren
      se corrieron
      no nos dan fecha
      el otro clan no quiere jugar
      que pasa si nadie quiere jugar contra nosotros
      es obligacion jugar si me desafian
      me pueden desafiar
      como desafio a un clan
      como se coordina una partida
      como pido un partido`,
  },
  {
    id: 'cuantos-mapas', ask: '¿Cuántos mapas se juegan?', uses: [], answer: rule(['mapas', 'eleccion']),
    examples: `
      how many maps
      how many maps are played
      cuantos mapas son
      cuantos mapas se juegan por partida
      cuantos mapas por partida
      cuantos mapas hay que jugar
      cuantos mapas tiene un partido
      cuantos mapas hay que ganar
      son dos mapas o tres
      es a dos mapas
      es al mejor de tres
      es bo3
      bo1 o bo3
      a cuantas rondas es
      a cuantas rondas se juega el mapa
      cuantas rondas se juegan
      cuantas rondas por mapa
      cuantas rondas hay que ganar
      cuanto dura un partido
      cuanto dura una clanwar
      como se gana la partida
      como se gana el partido
      como se gana un partido
      como se sabe quien gano
      como se define quien gano
      quien gana el partido
      quien gana si empatan
      quien gana si quedamos uno y uno
      quien gana el mapa si hay empate
      ganamos un mapa y perdimos el otro
      ganamos uno cada uno
      ganamos uno y perdimos uno que pasa
      gano un mapa cada uno
      quedamos uno a uno
      quedamos empatados
      quedamos empatados en mapas
      quedamos iguales que se hace
      empatamos
      empatamos que pasa
      empatamos en rondas
      empate en rondas
      que pasa si empatamos
      que pasa si quedamos iguales
      que pasa en caso de empate
      hay tercer mapa
      se juega un tercer mapa
      hay desempate
      se suman las rondas
      se suman las rondas de los dos mapas
      formato de las partidas
      formato de una clanwar
      como es una clanwar
      como es una partida
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
      como es el formato`,
  },
  {
    id: 'eleccion', ask: '¿Quién elige el mapa?', uses: [], answer: rule(['eleccion', 'mapas']),
    examples: `
      who picks the map
      quien elige el mapa primero
      quien elige mapa
      quien elige los mapas
      quien elige que mapa se juega
      quien elige el ultimo mapa
      quien escoge el mapa
      quien escoge primero
      quien decide el mapa
      quien decide los mapas
      quien decide el primer mapa
      quien pone los mapas
      quien pone el segundo mapa
      quien manda en los mapas
      quien tira el mapa
      quien parte eligiendo mapa
      quien banea los mapas
      hay veto de mapas
      se vetan mapas
      como se vetan los mapas
      como se hace el pick de mapas
      como elegimos los mapas
      como se elige el mapa
      como se escogen los mapas
      como se decide el mapa
      quien elige bando
      quien elige el bando
      quien elige aliados o eje
      quien elige lado
      quien parte de eje
      quien parte atacando
      que bando nos toca
      que lado nos toca
      quien parte de que lado
      podemos elegir el mapa nosotros
      puedo elegir el mapa yo
      elige el que perdio
      elige el que gano
      elige el ganador o el perdedor
      nos toca elegir mapa
      les toca elegir a ellos
      nos impusieron el mapa
      nos obligaron a jugar un mapa
      el otro clan eligio los dos mapas
      los mapas son al azar
      se sortea el mapa
      se sortea el bando
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
      quien decide donde se juega`,
  },
  {
    id: 'armas', ask: '¿Qué armas están prohibidas?', uses: [], answer: rule(['rocket']),
    examples: `
      is rocket allowed
      are rockets banned
      el rocket esta prohibido
      el rocket vale
      el rocket se puede
      se vale el rocket
      se vale tirar rocket
      se puede ocupar rocket
      se puede ocupar bazooka
      se puede ocupar la bazuca
      se puede con rocket
      puedo usar rocket
      puedo jugar con rocket
      podemos usar rocket
      por que no se puede usar rocket
      por que esta prohibido el rocket
      que pasa si uso rocket
      que pasa si alguien usa rocket
      que pasa si tiran rocket
      nos mataron con rocket
      nos ganaron con rocket
      el otro clan uso rocket
      el rival uso bazooka
      uno tiro rocket
      uno anda con rocket
      hay armas baneadas
      que armas estan baneadas
      cuales son las armas prohibidas
      que armas no se pueden usar
      que armas no valen
      que armas se permiten
      cuales armas valen
      con que armas se juega
      con que arma se juega
      se puede usar escopeta
      se puede usar granadas
      se puede usar metralleta
      vale la escopeta
      vale sniper
      valen las granadas
      esta permitida la escopeta
      esta permitido el sniper
      se permite sniper
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
      hay que usar anticheat si o si
      hay que tener anticheat
      hay que tener el anticheat prendido
      hay que instalar anticheat
      hay que jugar con anticheat
      es obligacion el anticheat
      es obligacion usar anticheat
      es obligacion tener anticheat
      es necesario el anticheat
      tengo que usar anticheat
      tengo que tener anticheat
      puedo jugar sin el anticheat
      se puede jugar sin anticheat
      se puede jugar ladder sin anticheat
      me dejan jugar sin anticheat
      y si no tengo anticheat
      y si no uso anticheat
      no tengo anticheat puedo jugar
      no me funciona el anticheat puedo jugar igual
      no me corre el anticheat
      uno jugo sin anticheat
      uno no tenia el anticheat prendido
      jugaron sin anticheat
      el otro clan jugo sin anticheat
      el rival no usa anticheat
      quien tiene que usar anticheat
      todos usan anticheat
      para todos es el anticheat
      que anticheat ocupan
      que anticheat usan
      que anticheat tienen
      cual es el anticheat
      como se llama el anticheat
      ocupan anticheat
      usan anticheat
      tienen anticheat
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
    id: 'trampa', ask: '¿Qué pasa si alguien hace trampa?', uses: [], answer: rule(['trampa']),
    examples: `
      what happens if someone cheats
      nos bajaron {numero} puestos
      nos bajaron {numero} lugares
      nos bajaron cinco puestos
      nos bajaron cinco lugares
      por que nos bajaron {numero} puestos
      por que nos bajaron {numero} lugares
      por que nos bajaron cinco puestos
      por que bajamos {numero} puestos de una
      por que bajamos cinco puestos de golpe
      por que bajo {numero} puestos un clan
      por que le bajaron {numero} puestos a un clan
      por que nos quitaron {numero} puestos
      nos quitaron {numero} puestos
      nos quitaron puestos
      nos quitaron cinco lugares
      nos sacaron {numero} puestos
      nos sancionaron
      nos sancionaron con {numero} puestos
      nos sancionaron el clan
      sancionaron a mi clan
      sancionaron al clan por que
      nos castigaron
      nos castigaron con puestos
      castigaron a nuestro clan
      cual es la sancion por trampa
      cual es la sancion por cheat
      cual es el castigo por cheat
      cual es el castigo por trampa
      cuanto es el castigo
      cuantos puestos quitan
      cuantos puestos quitan por cheat
      cuantos puestos le bajan al clan
      cuantos puestos se pierden por trampa
      el ultimo puede bajar por sancion
      el ultimo puesto puede bajar con la sancion
      el ultimo puesto tambien puede bajar con la sancion
      el ultimo tambien baja con la sancion
      si el clan va ultimo y hace trampa que pasa
      si va ultimo y lo sancionan a donde baja
      si estamos penultimos y nos sancionan cuanto bajamos
      hasta donde baja un clan sancionado
      la sancion baja mas abajo del ultimo
      puede bajar mas del ultimo
      baja {numero} puestos por trampa
      pierde la partida el que hace trampa
      se pierde la partida por cheat
      el clan paga por el cheater
      castigan al clan por un cheater
      castigan a todo el clan
      por que castigan al clan si fue uno
      uno de mi clan hizo trampa
      uno de mi clan uso cheat que pasa
      uno de los nuestros tenia hack
      pillaron a uno de los nuestros
      pillaron a uno de nuestro clan con cheat
      banearon a uno de mi clan
      banearon a uno del clan que pasa con nosotros
      baneado por cheat cuanto dura
      baneado por hack
      por cuanto tiempo banean
      por cuanto banean a un cheater
      cuanto tiempo banean
      cuanto tiempo lo echan
      cuanto tiempo lo banean
      cuanto tiempo queda fuera un cheater
      cuantos meses es el ban
      cuantos meses queda fuera
      cuantos meses banean por cheat
      el ban es para siempre
      vuelve alguna vez un cheater
      es permaban
      que le hacen a los cheaters
      que le hacen al que usa hack
      que le pasa a un cheater
      que le pasa al que hace trampa
      que pasa si juego con un cheater en mi clan
      que pasa si mi compañero usa hack
      que pasa si pillan a alguien cheteando
      que pasa si pillan a un tramposo
      que pasa si pillan a un cheater
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
      pillamos a uno con wallhack que hacemos
      pillamos a uno con hack que hacemos
      pillamos a un cheater que hacemos
      pillamos a un tramposo que hago
      pille a uno con cheat
      pille a uno usando aimbot que hago
      pillamos a uno con cheat donde aviso
      cachamos a uno con wallhack
      cachamos a un cheater
      uno del otro equipo usa aimbot que hago
      uno del otro clan usa hack que hacemos
      uno del otro clan anda con wallhack
      un jugador usa cheat donde lo denuncio
      hay un cheater que hago
      hay un cheater en el server
      hay un tramposo en la partida
      habia un cheater en la partida
      jugamos contra un cheater que hacemos
      jugamos con un cheater como reclamo
      nos ganaron con cheat
      nos ganaron con trampa
      nos ganaron con hack que hacemos
      nos ganaron cheteando
      el rival tenia cheats que hago
      el rival andaba con cheat
      el otro clan tiene un cheater
      el otro clan esta cheteando
      como denuncio a un cheater
      como denuncio a un tramposo
      como acuso a un cheater
      como acuso a uno que usa cheat
      donde denuncio a un cheater
      donde denuncio trampas
      donde acuso a uno con hack
      donde reporto a un cheater
      donde reporto a un tramposo
      como reporto a un cheater
      como reporto a un jugador con hack
      reportar cheater
      reportar hacker
      denunciar cheater
      denunciar a un tramposo
      denuncia por cheat
      a quien le aviso de un cheater
      a quien le digo que hay un cheater
      a quien le mando las pruebas del cheater
      tengo pruebas de que usa cheat
      tengo un video de uno con wallhack
      tengo capturas de un cheater
      sospecho de uno con aimbot
      creo que uno usa cheat
      creo que hacen trampa
      estan haciendo trampa que hago
      {jugador} usa cheat
      {jugador} es cheater
      {jugador} anda con hack`,
  },
  {
    id: 'reporte-falso', ask: '¿Qué pasa con un reporte falso?', uses: [], answer: rule(['reporte-falso']),
    examples: `
      que pasa si reportan algo falso
      que pasa si el reporte es falso
      que pasa si descubren que era falso
      que pasa si se descubre que mintieron
      que pasa si mienten en el reporte
      que pasa si mentimos en un reporte
      que pasa si dos clanes se arreglan
      que pasa si se arreglan entre clanes
      que pasa si un clan se deja ganar
      que pasa si nos dejamos ganar
      se dejaron ganar
      se dejo ganar
      se estan regalando partidas
      se regalan victorias
      se regalan puntos
      se pasan partidas entre ellos
      se reportan entre amigos
      dos clanes se estan reportando entre ellos
      dos clanes se arreglaron
      estan inventando partidas
      estan inflando victorias
      inventan partidas
      inventaron una partida
      inventaron un reporte
      reportaron una partida que nunca se jugo
      reportaron una partida que no existio
      reportaron una partida inventada
      reportaron un partido que no hubo
      reportar una partida que no se jugo
      reportar partidas falsas
      reporte trucho
      reporte mentiroso
      reportes truchos
      partida inventada
      partida arreglada
      partidas arregladas
      partido arreglado
      hay partidas arregladas
      es falta arreglar partidas
      castigo por reporte falso
      castigo por partida falsa
      sancion por reporte falso
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
      que pasa si reportan una partida que no se jugo
      que pasa si alguien inventa una derrota
      se puede arreglar un partido
      castigo por reportar mentiras
      reportaron algo que no jugamos
      que pasa si se reporta falso
      nos pusimos de acuerdo para reportar que pasa
      se dejaron perder a proposito`,
  },
  {
    id: 'anulacion', ask: '¿Se puede anular una partida?', uses: [], answer: rule(['anulacion', 'publico'], '¿Quiénes son los administradores?'),
    examples: `
      por que anularon la partida
      por que anularon nuestra partida
      por que nos anularon la partida
      por que nos anularon una victoria
      por que nos quitaron una victoria
      nos anularon una partida
      nos anularon la partida
      nos anularon el partido
      nos quitaron una victoria
      nos quitaron la victoria
      nos borraron una partida
      me quitaron una victoria
      me borraron una victoria
      desaparecio una victoria
      desaparecio una partida nuestra
      se nos borro una partida
      tenia mas victorias y ahora tengo menos
      que es una partida anulada
      que es anulado
      que significa anulado
      que significa partida anulada
      que significa anulado por la administracion
      que quiere decir anulada
      por que sale tachada una partida
      por que aparece anulada
      por que dice anulada
      que pasa con los puestos si anulan una partida
      que pasa con la tabla si anulan
      que pasa si se anula
      que pasa cuando anulan un partido
      se puede anular un partido
      se puede anular un reporte
      se puede dejar sin efecto una partida
      pueden anular un partido
      pueden quitar una partida
      pueden devolver la partida
      pueden deshacer un fallo
      se puede revertir un fallo
      se puede apelar un fallo
      quien anula
      quien decide anular
      quien hace los fallos
      quien toma las decisiones de las partidas
      donde se ven los fallos
      donde se ven los motivos
      donde sale el motivo de la anulacion
      donde sale por que anularon
      los fallos se publican
      se ven los fallos
      que tipos de fallos hay
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
      que pasa cuando borran un clan
      que pasa cuando se elimina un clan
      que pasa cuando un clan desaparece
      que pasa cuando un clan se disuelve
      que pasa si se borra un clan
      que pasa si se cierra un clan
      que pasa si un clan se disuelve
      que pasa si un clan se va de la etapa
      que pasa si un clan se retira
      que pasa si eliminan el clan que va primero
      que pasa si el primero se elimina
      que pasa con la tabla si se elimina un clan
      que pasa con el ranking si se va un clan
      que pasa con las victorias que le ganamos a un clan eliminado
      que pasa con las partidas contra un clan eliminado
      que pasa con las partidas si elimino el clan
      que pasa con los jugadores si se borra el clan
      que pasa si elimino mi clan
      que pasa si borro mi clan
      si elimino el clan se pierden las partidas
      si elimino mi clan que pasa
      si borro el clan que pasa con las partidas
      si un clan se borra subimos
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
      cuantas veces puedo reportar la misma partida
      cuantas veces se puede reportar una partida
      cuantas veces se reporta una partida
      cuantas veces cuenta un reporte
      cuantas veces cuenta una partida
      se puede reportar dos veces la misma partida
      se puede reportar dos veces
      puedo reportar dos veces
      puedo reportar la misma partida de nuevo
      puedo reportar otra vez la misma
      cuenta doble el reporte
      cuenta dos veces el reporte
      cuenta una vez
      un reporte cuenta una sola vez
      si aprieto dos veces reportar cuenta doble
      si reporto dos veces cuenta doble
      si reporto dos veces la misma que pasa
      si los dos reportamos cuenta dos veces
      si dos del clan reportan la misma partida
      apreté dos veces el boton de reportar
      aprete dos veces reportar
      se me fue dos veces el reporte
      se envio dos veces
      se mando doble el reporte
      se reporta una vez o una por mapa
      hay que reportar cada mapa
      se reporta por mapa o por partida
      se hace un reporte por mapa
      cuando se actualiza el ranking
      cuando se actualiza la tabla
      cuanto demora en actualizarse
      cuanto se demora en actualizar la tabla
      cuanto se demora en contar el reporte
      cada cuanto se actualiza el ranking
      la tabla se actualiza al tiro
      se actualiza solo el ranking
      ya reporte y no se mueve la tabla
      reporte y no cambio la tabla
      el ranking se mueve al instante
      es automatico el ranking`,
  },
  {
    id: 'mis-partidas-cuenta', ask: '¿Qué pasa con mis partidas si cierro mi cuenta?', uses: [], answer: clanLife.accountClosed,
    examples: `
      que pasa con mis partidas si cierro mi cuenta
      que pasa con mis partidas si elimino mi perfil
      que pasa con mis partidas si elimino mi cuenta
      que pasa con mis partidas si borro mi cuenta
      que pasa con mis partidas si me borro
      que pasa con mis victorias si cierro la cuenta
      que pasa con mis victorias si borro mi perfil
      que pasa con mis datos si cierro la cuenta
      que pasa con mi clan si cierro mi cuenta
      que pasa con mi clan si borro mi cuenta
      que pasa con mi nick si cierro la cuenta
      que pasa si cierro mi cuenta
      que pasa si elimino mi cuenta
      que pasa si borro mi cuenta
      que pasa si elimino mi perfil
      si cierro mi cuenta se borran mis partidas
      si cierro mi cuenta pierdo mis partidas
      si cierro la cuenta que pasa con mis partidas
      si borro mi cuenta se pierden las victorias
      si borro mi cuenta el clan pierde puntos
      si elimino mi cuenta que pasa con el clan
      si elimino mi perfil que pasa con mis partidas
      si me voy de la pagina que pasa con mis partidas
      se borran mis partidas si cierro la cuenta
      se borran mis partidas al eliminar la cuenta
      se pierden mis partidas si elimino el perfil
      se pierden mis estadisticas si borro la cuenta
      quedan mis partidas si cierro mi cuenta
      mis partidas quedan si borro mi perfil
      queda mi nick en las partidas si cierro la cuenta
      puedo volver despues de cerrar mi cuenta
      puedo recuperar una cuenta cerrada
      se puede recuperar una cuenta eliminada`,
  },
  {
    id: 'plantel', ask: '¿A quién le cuenta la victoria?', uses: [], answer: rule(['plantel', 'una-vez']),
    examples: `
      la victoria le cuenta a todos
      la victoria le cuenta a los que no jugaron
      la victoria le cuenta a todo el clan
      la derrota le cuenta a todos
      le cuenta a los que no jugaron
      le cuenta la victoria a los suplentes
      le cuenta la victoria al que no jugo
      le suma a todo el clan
      les suma a todos
      me suma la victoria si no jugue
      me suma si no jugue
      me cuenta la partida si no jugue
      me cuenta si no estuve
      me cuenta si entre despues
      me contaron una derrota que no jugue
      me contaron una partida que no jugue
      me sumaron una derrota que no jugue
      me sumaron una victoria que no jugue
      por que me cuenta una derrota si no jugue
      por que me sumaron una partida
      por que tengo una derrota si no jugue
      por que tengo menos victorias que el clan
      por que tengo mas victorias que mi clan
      por que no tengo las victorias del clan
      por que no me sumaron la victoria
      no me sumaron la victoria
      no me sumo la partida
      no me contaron la victoria
      no me salen las victorias del clan
      entre al clan y no tengo sus victorias
      entre nuevo al clan y no me salen las victorias
      si entro a un clan me suman las victorias
      si entro ahora me cuentan las de antes
      si entro hoy me cuentan las partidas de antes
      si me voy del clan me quitan las victorias
      si me voy pierdo las victorias
      si me voy del clan se pierden mis victorias
      si me cambio de clan se me borran las victorias
      si me cambio de clan conservo mis victorias
      si me cambio de clan me llevo las victorias
      pierdo mis victorias si me cambio de clan
      pierdo mis victorias si dejo el clan
      mis victorias se van conmigo
      de quien son las victorias del clan o del jugador
      las victorias son del jugador o del clan
      como se cuentan las victorias de un jugador
      como se cuentan mis victorias
      a quien le suma
      a quien se le cuenta la partida
      a quienes les cuenta la victoria
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
      map list
      maps
      what maps can we play
      cuales son los mapas
      cuales son los mapas permitidos
      cuales mapas se pueden jugar
      cuales mapas valen
      cuales mapas estan permitidos
      que mapas puedo elegir
      que mapas podemos elegir
      que mapas podemos jugar
      que mapas se permiten
      que mapas tiene {juego}
      que mapas hay en {juego}
      que mapas hay para {juego}
      que mapas se juegan en {juego}
      que mapas se pueden jugar en {juego}
      que mapas estan permitidos en {juego}
      mapas permitidos de {juego}
      mapas permitidos en {juego}
      lista de mapas de {juego}
      mapas del {juego}
      los mapas de {juego}
      solo los mapas de {juego}
      cuales son los mapas de {juego}
      cuantos mapas hay de {juego}
      cuantos mapas tiene {juego}
      cuantos mapas hay permitidos
      cuantos mapas hay en total
      hay mapas de la comunidad
      hay mapas de la comunidad cuales
      cuales son los mapas de la comunidad
      que mapas de la comunidad hay
      que mapas de la comunidad se pueden jugar
      mapas custom
      mapas hechos por la comunidad
      se puede jugar mapas custom
      hay mapas custom
      mapas comunitarios
      se puede jugar cualquier mapa
      se puede cualquier mapa
      valen todos los mapas
      valen mapas custom
      puedo jugar cualquier mapa
      puedo proponer un mapa
      como se agrega un mapa
      pueden agregar un mapa
      mapas tow
      mapas dm
      mapas obj
      mapas de objetivo
      mapas liberation
      mapas lib
      que mapas son obj
      que mapas son tow
      que mapas hay de objetivo
      listado de mapas
      todos los mapas
      nombres de los mapas
      donde estan los mapas
      donde salen los mapas
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
      {mapa} y {?} entran
      {mapa} y {?} estan
      {mapa} y {?} valen
      {mapa} y {?} se pueden
      {mapa} y {?} estan permitidos
      {mapa} y {?} se juegan
      {mapa} o {?} cual se puede
      estan permitidos {mapa} y {?}
      se puede jugar {mapa} y {?}
      se pueden jugar {mapa} y {?}
      entra {mapa}
      {mapa} entra
      {mapa} entra en la lista
      {mapa} vale
      {mapa} se puede
      {mapa} esta
      {mapa} esta en el ladder
      {mapa} esta en la lista
      {mapa} sirve
      {mapa} es legal
      {mapa} es valido
      {mapa} cuenta
      {mapa} es de {juego}
      de que juego es {mapa}
      se juega en {mapa}
      se juega mucho {mapa}
      se puede elegir {mapa}
      podemos elegir {mapa}
      podemos jugar {mapa}
      puedo poner {mapa}
      me dejan jugar {mapa}
      nos toco {mapa} se puede
      nos eligieron {mapa} vale
      el rival eligio {mapa} se puede
      el otro clan quiere jugar {mapa}
      is {mapa} allowed
      se juega de dust
      se juega dust
      se juega el mapa dust
      se juega inferno
      se juega nuketown
      se puede jugar dust
      se puede jugar de dust
      se puede jugar nuketown
      se puede jugar rust
      se puede jugar inferno
      vale dust
      vale mirage
      esta nuketown
      esta dust
      esta inferno
      esta mirage
      esta permitido dust
      esta permitido nuketown
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
