import { maps, oneMap } from '../answers/maps'
import { climbing, ruleReply, rulesPage } from '../answers/rules'
import type { Asked, Intent } from '../intent'

const rule = (ids: readonly string[], ...sugerencias: string[]) => (asked: Asked) => ruleReply(ids, sugerencias, asked)

/** What the rules of the ladder say, and the maps. */
export const rules: readonly Intent[] = [
  {
    id: 'reglamento', ask: '¿Dónde está el reglamento?', uses: [], answer: rulesPage,
    examples: `
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
    id: 'rachas', ask: '¿Qué significan el fuego y el hielo?', uses: [], answer: rule(['rachas'], '¿Quién tiene la mejor racha?'),
    examples: `
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
      largo del tag
      cuantos caracteres puede tener el nombre del clan
      reglas de los nombres
      se puede usar un garabato de nick
      me pueden cambiar el nombre
      puedo usar el mismo nombre que otro
      se permiten nombres politicos`,
  },
  {
    id: 'cuentas', ask: '¿Puedo compartir mi cuenta?', uses: [], answer: rule(['cuentas']),
    examples: `
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
      quien puede invitar
      quien puede editar el clan
      quien puede expulsar
      que puede hacer un miembro
      pueden echar al lider`,
  },
  {
    id: 'uno-contra-uno', ask: '¿Qué es el uno contra uno?', uses: ['etapa'], answer: rule(['uno-contra-uno'], '¿Qué etapas hay?'),
    examples: `
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
    id: 'desconexion', ask: '¿Qué pasa si alguien se desconecta?', uses: [], answer: rule(['volver', 'jugadores']),
    examples: `
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
      los otros no han llegado
      no llega el otro clan
      no aparece el rival
      el otro team no se presento
      cuanto tiempo hay que esperar
      quedamos con menos en la mitad
      se desconecto un jugador nuestro
      que pasa con el lag
      se cae uno y no vuelve
      no se presentaron a jugar
      ganamos por walkover
      wo
      hay walkover
      que pasa si se cae un jugador
      que pasa si alguien se desconecta
      se me corto el internet en la partida
      se desconecto uno del equipo
      cuanto tiempo tiene para volver el que se cae
      cuantas rondas hay para volver
      cuanto tiempo se espera a un jugador
      cuanto hay que esperar
      cuanto se espera al rival
      el rival no llega cuanto espero
      que pasa si el otro equipo no llega
      si se va un equipo a la mitad
      abandonaron la partida que pasa
      cuantos minutos hay de espera
      se cayo el servidor en la partida
      que pasa si llegamos tarde`,
  },
  {
    id: 'cuantos-mapas', ask: '¿Cuántos mapas se juegan?', uses: [], answer: rule(['mapas', 'eleccion']),
    examples: `
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
    id: 'armas', ask: '¿Qué armas están prohibidas?', uses: [], answer: rule(['rocket'], '¿Qué mapas están permitidos?'),
    examples: `
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
      castigo por trampa
      uno del otro equipo usa aimbot que hago`,
  },
  {
    id: 'reporte-falso', ask: '¿Qué pasa con un reporte falso?', uses: [], answer: rule(['reporte-falso'], '¿Con quién hablo por un reclamo?'),
    examples: `
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
      que pasa si un clan se elimina
      que pasa con las partidas de un clan borrado
      si borro mi clan que pasa con el ranking
      que pasa con los puestos cuando se va un clan
      se pierden las partidas si el clan se cierra`,
  },
  {
    id: 'plantel', ask: '¿A quién le cuenta la victoria?', uses: [], answer: rule(['plantel', 'una-vez']),
    examples: `
      si me cambio de clan pierdo mis victorias
      se me suman las victorias del clan
      por que no me suma la victoria
      no me conto la partida
      cuando se actualiza el ranking
      cuanto demora en actualizarse
      a quien le cuenta la victoria
      me cuentan las victorias si me cambio de clan
      si entro a un clan me cuentan sus victorias
      a que jugadores se le suma la derrota
      si no jugue me cuenta la partida
      se puede reportar dos veces la misma partida
      cuenta doble el reporte
      cuando se actualiza la tabla`,
  },
  {
    id: 'mapas', ask: '¿Qué mapas están permitidos?', uses: [], answer: maps,
    examples: `
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
    id: 'un-mapa', ask: '¿Se puede jugar un mapa?', uses: ['mapa'], answer: oneMap,
    examples: `
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
