import { maps, oneMap } from '../answers/maps'
import { ruleReply, rulesPage } from '../answers/rules'
import type { Intent } from '../intent'

const rule = (ids: readonly string[], ...sugerencias: string[]) => () => ruleReply(ids, sugerencias)

/** What the rules of the ladder say, and the maps. */
export const rules: readonly Intent[] = [
  {
    id: 'reglamento', ask: '¿Dónde está el reglamento?', uses: [], answer: rulesPage,
    examples: `
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
    id: 'rachas', ask: '¿Qué significan el fuego y el hielo?', uses: [], answer: rule(['rachas']),
    examples: `
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
    id: 'uno-contra-uno', ask: '¿Cómo juego uno contra uno?', uses: ['etapa'], answer: rule(['uno-contra-uno'], '¿Qué etapas hay?'),
    examples: `
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
    id: 'reporte-falso', ask: '¿Qué pasa con un reporte falso?', uses: [], answer: rule(['reporte-falso']),
    examples: `
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
