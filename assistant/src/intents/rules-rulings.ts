import { clanLife } from '../answers/clan-life'
import { rule } from '../answers/rules'
import type { Intent } from '../intent'

/** What the rules say of cheats, false reports and rulings. */
export const rulesRulings: readonly Intent[] = [
  {
    id: 'trampa',
    ask: '¿Qué pasa si alguien hace trampa?',
    uses: [],
    answer: rule(['trampa'], '¿Con quién hablo por un reclamo?'),
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
    id: 'pille-cheater',
    ask: 'Pillamos a un tramposo, ¿qué hacemos?',
    uses: ['quien'],
    answer: clanLife.caughtCheater,
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
    id: 'reporte-falso',
    ask: '¿Qué pasa con un reporte falso?',
    uses: [],
    answer: rule(['reporte-falso'], '¿Con quién hablo por un reclamo?'),
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
    id: 'anulacion',
    ask: '¿Se puede anular una partida?',
    uses: [],
    answer: rule(['anulacion', 'publico'], '¿Quiénes son los administradores?'),
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
    id: 'clan-eliminado',
    ask: '¿Qué pasa si un clan se elimina?',
    uses: [],
    answer: rule(['clan-eliminado']),
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
    id: 'cuenta-una-vez',
    ask: '¿Cuenta dos veces un reporte?',
    uses: [],
    answer: rule(['una-vez']),
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
    id: 'mis-partidas-cuenta',
    ask: '¿Qué pasa con mis partidas si cierro mi cuenta?',
    uses: [],
    answer: clanLife.accountClosed,
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
    id: 'plantel',
    ask: '¿A quién le cuenta la victoria?',
    uses: [],
    answer: rule(['plantel', 'una-vez']),
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
]
