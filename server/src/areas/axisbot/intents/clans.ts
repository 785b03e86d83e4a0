import { ruleReply } from '../answers/rules'
import { crearClan, statics, unirse } from '../answers/steps'
import type { Intent } from '../intent'

/** How one lives in a clan, and how a match is reported. */
export const clans: readonly Intent[] = [
  {
    id: 'crear-clan', ask: '¿Cómo creo un clan?', uses: ['etapa'], answer: crearClan,
    examples: `
      como se hace un clan
      como se hace para tener clan
      se hace un clan como
      como se arma un clan
      quiero hacer mi clan
      quiero mi clan
      quiero mi propio clan
      que hago para tener clan
      quiero tener clan
      como tengo mi propio clan
      crear equipo
      armar clan
      formar equipo
      inscribir equipo
      quiero inscribir mi equipo en la {etapa}
      donde inscribo mi clan
      hacer un clan nuevo
      se puede hacer un clan
      donde se crean los clanes
      crear un clan que se llame {?}
      como creo un clan
      como hago un clan
      como se crea un clan
      como armo un equipo
      quiero crear un clan
      quiero hacer un team
      donde creo mi clan
      como fundo un clan
      crear clan en {juego}
      crear un clan en la {etapa}
      que necesito para crear un clan
      inscribir un clan
      como inscribo mi clan en la etapa
      registrar mi equipo
      quiero formar un clan con mis amigos
      se puede crear un clan todavia
      como inscribo a mi equipo en el ladder
      nuevo clan
      como hacemos para armar un clan
      cuanto cuesta hacer un clan`,
  },
  {
    id: 'unirse', ask: '¿Cómo me uno a un clan?', uses: ['quien', 'etapa'], answer: unirse,
    examples: `
      ando sin clan
      estoy sin clan
      estoy sin equipo
      quede sin clan
      hay clanes buscando gente
      clanes que busquen gente
      clanes reclutando
      quien necesita jugadores
      quien recluta
      buscan gente
      buscan jugadores
      me quiero unir
      me uno a que clan
      donde pido entrar
      quiero jugar con alguien
      no tengo con quien jugar
      no tengo amigos que jueguen
      como consigo equipo
      que clan me recomiendas
      en que clan me meto
      soy bueno quien me quiere
      como entro a {clan}
      quiero entrar a {clan}
      quiero jugar en {clan}
      {clan} recibe gente
      {clan} esta reclutando
      como me uno a {clan}
      puedo entrar a {clan}
      como me uno a un clan
      como entro a un clan
      quiero entrar a un clan
      busco clan
      estoy buscando clan
      ando buscando equipo
      algun clan que reclute
      que clan busca jugadores
      no tengo clan
      quiero jugar pero no tengo equipo
      como me meto a un team
      quien me recluta
      como pido entrar a un clan
      mandar solicitud a un clan
      como postulo a un clan
      hay algun clan que necesite gente
      me aceptan en un clan
      quiero ser parte de un clan
      como encuentro clan`,
  },
  {
    id: 'invitar', ask: '¿Cómo invito a alguien a mi clan?', uses: ['quien'], answer: statics.invitar,
    examples: `
      como mando invitaciones
      invitar a un amigo
      quiero invitar a un amigo
      y como invito
      como los invito
      donde invito
      mandarle invitacion a {jugador}
      quiero reclutar
      reclutamiento
      como invito a alguien a mi clan
      como recluto
      como agrego jugadores a mi clan
      como meto a un amigo al clan
      invitar jugadores
      reclutar gente
      donde recluto
      como sumo a alguien a mi equipo
      como invito a {jugador}
      mandar una invitacion
      como agrego integrantes
      como ficho a un jugador
      como meto gente al clan
      agregar a {jugador} a mi clan`,
  },
  {
    id: 'invitaciones', ask: '¿Dónde veo mis invitaciones?', uses: [], answer: statics.invitaciones,
    examples: `
      como veo quien me invito
      rechazar invitacion
      rechazar
      quien me invito
      tengo invitaciones
      invitaciones
      invitaciones pendientes
      no me llego la invitacion
      como se acepta
      cuando vence la invitacion
      donde veo mis invitaciones
      me invitaron a un clan
      como acepto una invitacion
      como rechazo una invitacion
      me llego una invitacion donde la veo
      cuanto dura una invitacion
      aceptar invitacion
      se me vencio la invitacion
      no me aparece la invitacion
      donde acepto`,
  },
  {
    id: 'salir-clan', ask: '¿Cómo dejo un clan?', uses: ['quien'], answer: statics.salir,
    examples: `
      como le digo chao a mi clan
      chao clan
      dejar mi clan
      como me desvinculo
      quiero desvincularme
      como me salgo
      me aburri de mi clan
      me aburri del clan como me voy
      me quiero ir de mi clan
      soy lider y me quiero ir
      salir de mi clan
      dejar el clan
      abandonar clan
      ya no quiero estar en mi clan
      irme del clan
      como me retiro
      cambiarme de equipo
      como dejo un clan
      como me salgo de mi clan
      quiero salir del clan
      quiero irme de mi equipo
      como renuncio al clan
      salirse de un clan
      como abandono el clan
      quiero cambiarme de clan
      como me cambio de clan
      soy lider y quiero salirme
      me quiero ir de {clan}`,
  },
  {
    id: 'expulsar', ask: '¿Cómo expulso a alguien del clan?', uses: ['quien'], answer: statics.expulsar,
    examples: `
      quiero echar a un integrante
      echar a un jugador
      sacar a un miembro
      expulsar
      como lo echo
      hay un jugador que no juega como lo saco
      puedo echar a alguien
      como expulso a alguien del clan
      como echo a uno de mi clan
      como saco a un jugador
      como kickeo a un miembro
      quiero echar a uno del equipo
      sacar a alguien del clan
      como boto a un integrante
      echar a {jugador} de mi clan
      eliminar un jugador de mi clan
      me echaron del clan`,
  },
  {
    id: 'ceder', ask: '¿Cómo cedo el liderazgo?', uses: ['quien'], answer: statics.ceder,
    examples: `
      el lider se fue que hacemos
      el lider no juega mas
      nuestro lider desaparecio
      el lider dejo de jugar como lo cambiamos
      quien queda de lider si se va
      como dejo de ser lider
      nombrar otro lider
      quiero que otro sea lider
      pasar lider
      transferir clan
      darle el lider a otro
      dar el lider
      pasarle el lider a otro
      dejar a otro de lider
      como cedo el liderazgo
      como paso el liderazgo
      como le doy el lider a otro
      cambiar de lider
      traspasar el liderazgo del clan
      quiero dejar de ser lider
      como pongo a otro de lider
      entregar el mando
      como hago lider a {jugador}
      dejarle el clan a otro
      como cambio al lider del clan`,
  },
  {
    id: 'eliminar-clan', ask: '¿Cómo elimino mi clan?', uses: [], answer: statics.eliminarClan,
    examples: `
      quiero que mi clan desaparezca
      quiero que el clan no exista mas
      como hago desaparecer mi clan
      cerrar el clan para siempre
      quiero eliminar mi clan
      borrar clan
      eliminar clan
      cerrar mi clan
      como termino el clan
      como elimino mi clan
      como borro el clan
      quiero borrar mi clan
      cerrar el clan
      disolver el clan
      se puede eliminar un clan
      como deshago mi equipo
      puedo recuperar un clan borrado
      dar de baja el clan`,
  },
  {
    id: 'editar-clan', ask: '¿Cómo edito mi clan?', uses: [], answer: statics.editarClan,
    examples: `
      como subo a uno a colider
      como pongo colider
      subir a colider
      como asciendo a uno
      ponerle otro nombre al clan
      quiero otro nombre para el clan
      otro nombre para mi equipo
      donde cambio el emblema del clan
      cambiar emblema
      cambiar escudo
      cambiar nombre clan
      editar clan
      como hago capitan a un companero
      hacer capitan
      nombrar capitan
      poner de capitan a alguien
      como le doy rango a alguien
      como cambio los rangos
      cambiar tag
      cambiarle el nombre a mi clan
      cambiar el nombre del equipo
      cambiar el nombre de mi clan
      renombrar mi clan
      como le subo el rango a un miembro
      subir de rango a alguien
      darle rango a un jugador
      como bajo de rango a un miembro
      ascender a un miembro
      como edito mi clan
      como cambio el nombre del clan
      cambiar el tag del clan
      cambiar el logo del clan
      como le pongo un emblema al clan
      subir imagen del clan
      cambiar la foto del equipo
      modificar el clan
      como cambio el escudo
      como subo de rango a un miembro
      como hago capitan a alguien
      cambiar los rangos de mi clan
      hacer colider a un jugador
      como nombro capitan`,
  },
  {
    id: 'entrar-1v1', ask: '¿Cómo entro al uno contra uno?', uses: ['etapa'], answer: statics.entrarSolo,
    examples: `
      donde me meto para jugar 1v1
      como me anoto en {etapa}
      quiero entrar al {etapa}
      me quiero inscribir en el 1v1
      jugar 1v1
      quiero jugar solo
      como entro solo al ladder
      como entro al 1v1
      como me inscribo en el 1v1
      como entro a la {etapa}
      quiero jugar 1v1
      inscribirme en {etapa}
      entrar al ladder solo
      como me meto al uno contra uno
      como participo solo
      quiero entrar al ladder de {etapa}
      como entro al ladder`,
  },
  {
    id: 'reportar', ask: '¿Cómo reporto una derrota?', uses: ['quien', 'etapa'], answer: statics.reportar,
    examples: `
      donde se avisa que perdimos
      donde aviso que perdimos
      donde se avisa que uno perdio
      a quien le aviso que perdimos
      ya jugamos y ahora que
      terminamos la partida que hago
      ya jugamos que hay que hacer
      ya jugamos
      y como reporto
      como se reporta una derrota
      perdimos
      perdimos anoche como lo pongo
      tengo que reportar una partida
      donde se reporta la derrota
      como informo que perdimos
      quiero reportar
      reportar
      reporte
      boton de reportar
      no encuentro donde reportar
      que pongo en el reporte
      que datos pide el reporte
      terminamos de jugar que hacemos
      gane una partida como la subo
      gane como la subo
      gane donde lo pongo
      ganamos una partida que hago
      jugamos una partida donde se anota
      como reporto una derrota
      como reporto una partida
      donde reporto
      como reporto un resultado
      perdimos que hago
      perdimos como lo informo
      donde se pone que perdimos
      donde anoto el resultado
      como subo el resultado
      como informo una partida
      quiero reportar una perdida
      reportar derrota
      como se reporta
      pasos para reportar
      perdi con {clan} donde lo pongo
      perdimos contra {clan} como reporto
      ganamos como lo subo
      como registro una victoria
      ganamos donde lo anoto`,
  },
  {
    id: 'quien-reporta', ask: '¿Quién reporta?', uses: [], answer: (asked) => ruleReply(['quien-reporta', 'plazo'], ['¿Cómo reporto una derrota?'], asked),
    examples: `
      por que no puedo reportar
      no puedo reportar
      no me aparece reportar
      no me sale el boton de reportar
      el capitan puede reportar
      el colider puede reportar
      puedo reportar yo
      yo gane tengo que reportar
      debe reportar el que pierde
      quien hace el reporte
      el que pierde reporta
      quien ingresa el resultado
      quien sube el resultado
      quien reporta
      quien tiene que reportar
      reporta el ganador o el perdedor
      quien puede reportar
      puedo reportar si soy miembro
      puede reportar el capitan
      puede reportar cualquiera del clan
      el que gana tiene que reportar
      soy miembro y no me deja reportar
      no me deja reportar
      tengo que reportar yo si gane
      que rango necesito para reportar`,
  },
  {
    id: 'plazo', ask: '¿Cuánto tiempo hay para reportar?', uses: [], answer: () => ruleReply(['plazo', 'sin-reporte']),
    examples: `
      se puede reportar despues de dos dias
      se puede reportar despues
      puedo reportar despues de {numero} dias
      pasaron dos dias se puede reportar
      tengo hasta manana para reportar
      hasta que hora puedo reportar
      cuantas horas hay
      y cuanto tiempo tengo
      y cuanto tiempo hay
      cuanto plazo hay
      puedo reportar manana
      puedo reportar una partida de ayer
      hay limite para reportar
      en cuantas horas se reporta
      cuanto tiempo hay para reportar
      cual es el plazo para reportar
      cuantas horas tengo para reportar
      hasta cuando puedo reportar
      se puede reportar al otro dia
      se me paso el plazo
      que pasa si reporto tarde
      plazo del reporte
      en cuanto tiempo hay que reportar`,
  },
  {
    id: 'no-reportan', ask: '¿Y si el rival no reporta?', uses: [], answer: () => ruleReply(['sin-reporte', 'plazo']),
    examples: `
      se niegan a reportar
      no quieren reportar
      se hacen los locos
      no quiere reportar el lider
      no reportaron y ya paso un dia
      no reportaron
      ya paso el plazo y no reportan
      todavia no reportan
      el otro clan no reporta
      no nos han reportado
      nos deben un reporte
      perdieron y no reportan
      que hago si no reportan
      como me defiendo si no reportan
      que hago con las capturas
      que pasa si no reportan
      el rival no reporta
      ganamos y no han reportado
      no quieren reportar la derrota
      que hago si el otro equipo no reporta
      el perdedor no reporto en 24 horas
      como reclamo si no reportan
      que es la asamblea de lideres
      para que sirve la asamblea
      cuantas capturas se necesitan
      cuantas pruebas hay que llevar
      necesito screenshots para reclamar
      nos ganaron y no lo suben
      se hacen los locos con el reporte`,
  },
  {
    id: 'reporte-malo', ask: 'Reporté mal, ¿qué hago?', uses: [], answer: statics.reporteMalo,
    examples: `
      me equivoque y puse mal el clan
      reporte al clan equivocado
      puse otro clan
      como borro la partida que reporte
      reporte sin querer
      reporte por error
      reporte la partida equivocada
      quiero borrar un reporte
      como arreglo un reporte
      reporte mal
      reporte mal que hago
      me equivoque al reportar
      me equivoque de clan en el reporte
      como borro un reporte
      como corrijo un resultado
      como anulo un reporte que hice
      puse mal el ganador
      reporte dos veces la misma partida
      esta mal el resultado de mi partida
      como deshago un reporte
      quiero reclamar por una partida
      reclamar un resultado
      no estoy de acuerdo con el resultado`,
  },
]
