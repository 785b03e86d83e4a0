import { clanLife } from '../answers/clan-life'
import { ruleReply } from '../answers/rules'
import { crearClan, statics, unirse } from '../answers/steps'
import type { Intent } from '../intent'

/** How one lives in a clan, and how a match is reported. */
export const clans: readonly Intent[] = [
  {
    id: 'crear-clan', ask: '¿Cómo creo un clan?', uses: ['etapa'], answer: crearClan,
    examples: `
      ok y como lo creo
      y como lo armo
      somos cinco amigos y queremos competir
      somos {numero} amigos y queremos competir
      con unos amigos queremos meter un equipo
      que hay que hacer para meter nuestro equipo
      como metemos nuestro equipo
      queremos competir con nuestro equipo
      como entra un equipo nuevo al ladder
      como anotamos a nuestro equipo en el ladder
      se puede crear un clan
      puedo crear un clan nuevo
      puedo hacer un clan nuevo
      how do i create a clan
      how to create a clan
      donde aprieto para hacer un clan
      donde se aprieta para crear clan
      donde hago el clan
      donde se hacen los clanes
      donde puedo crear un clan
      donde esta el boton de crear clan
      no me deja crear el clan
      no puedo crear un clan
      por que no puedo crear un clan
      inscribirnos como equipo para competir
      queremos inscribirnos
      queremos competir como se hace
      queremos participar con nuestro equipo
      queremos jugar como clan
      somos un grupo y queremos hacer un clan
      somos varios y queremos hacer un clan
      somos unos amigos y queremos hacer un clan
      tengo un grupo de amigos y queremos competir
      junte gente para un clan que hago
      ya tenemos gente como hacemos el clan
      puedo crear un clan
      puedo hacer un clan
      puedo hacer un clan ahora
      puedo crear un clan en {juego}
      puedo crear un clan en la {etapa}
      que se necesita para crear un clan
      que se necesita para hacer un clan
      requisitos para crear un clan
      pasos para crear un clan
      como inscribimos el clan
      como hago mi clan
      como puedo hacer un clan
      como abro un clan
      como levanto un clan
      como doy de alta un clan
      clan nuevo
      clan propio
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
    id: 'cuantos-fundan', ask: '¿Cuántos hay que ser para tener un clan?', uses: ['numero'], answer: clanLife.howManyFound,
    examples: `
      puedo tener un clan yo solito
      puedo tener un clan yo solo
      cuantos tenemos que ser para tener clan
      cuantos se necesitan para crear un clan
      cuantos jugadores se necesitan para crear un clan
      cuanta gente necesito para hacer un clan
      cuanta gente hay que juntar para un clan
      con cuantos se hace un clan
      con cuantos se puede crear un clan
      de cuantos puede ser un clan
      cuantos pueden estar en un clan
      cuantos caben en un clan
      cuantos integrantes puede tener un clan
      cuantos miembros como maximo tiene un clan
      maximo de integrantes por clan
      minimo de gente para armar equipo
      puedo crear un clan solo
      puedo hacer un clan yo solo
      puedo hacer un clan solo
      se puede tener un clan de uno
      se puede hacer un clan de {numero}
      somos {numero} podemos hacer un clan
      somos dos alcanza para un clan
      somos tres nomas podemos crear clan
      alcanza con {numero} para crear clan
      hay limite de integrantes
      hay un limite de jugadores por clan
      hay maximo de jugadores en un clan
      tengo que tener gente para crear el clan
      minimo para clan
      minimo de gente para un clan
      minimo para hacer clan
      necesito tener equipo armado para crear el clan`,
  },
  {
    id: 'unirse', ask: '¿Cómo me uno a un clan?', uses: ['quien', 'etapa'], answer: unirse,
    examples: `
      como aplico a un clan
      donde aplico para entrar a un clan
      how do i apply to a clan
      postularse a un clan
      mi solicitud no la responden
      no responden mi solicitud
      mande solicitud y no contestan
      quiero jugar en {clan} que hago
      join clan
      join a team
      i want to join a clan
      looking for a clan
      join a clan
      how do i join a clan
      unirme a {clan}
      unirse a {clan}
      quiero unirme a {clan}
      quiero entrar al clan {clan}
      quiero ser de {clan}
      quiero jugar por {clan}
      pedir entrar a {clan}
      entrar al clan {clan}
      puedo jugar en {clan}
      me aceptaran en {clan}
      {clan} acepta jugadores
      {clan} acepta nuevos
      {clan} necesita jugadores
      unirme a un clan
      unirse a un clan
      unirme a un equipo
      meterme a un clan
      sumarme a un clan
      buscar clan
      buscar equipo
      necesito clan
      necesito un clan
      necesito equipo
      soy nuevo y busco clan
      alguien me invita a su clan
      alguien que me invite a un clan
      me invitan a un clan
      quiero un clan
      quiero clan
      quiero que me recluten
      quiero integrarme a un clan
      quiero sumarme a un clan
      como me sumo a un clan
      como hago para unirme a un clan
      como mando solicitud
      como mando una solicitud
      donde mando la solicitud
      que hago para entrar a un clan
      a que clan puedo entrar
      puedo pedir entrar a un clan
      se puede entrar a un clan a mitad de etapa
      me rechazaron la solicitud
      cuanto se demoran en aceptar la solicitud
      cuanto dura la solicitud
      ya mande solicitud y no me aceptan
      ando sin clan
      estoy sin clan
      estoy sin equipo
      quede sin clan
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
      no tengo clan
      quiero jugar pero no tengo equipo
      como me meto a un team
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
      como traigo a mi primo al equipo
      como traigo gente al clan
      como sumo gente
      y despues como sumo gente
      como agrego a un amigo a mi team
      cuantas invitaciones puedo mandar
      cuantas invitaciones se pueden mandar
      cuantos puedo invitar
      invite someone
      como anado jugadores
      como incorporo jugadores
      como hago para invitar
      como hago para reclutar
      como se invita
      como se recluta
      como se agrega un jugador
      como encuentro jugadores para mi clan
      donde mando la invitacion
      donde se invita
      donde esta el boton de reclutar
      quiero meter a un amigo
      quiero meter a {jugador} al clan
      quiero sumar gente
      quiero que {jugador} entre a mi clan
      necesito jugadores para mi clan
      necesito gente para mi clan
      nos falta gente en el clan como reclutamos
      me faltan jugadores como los busco
      invitar
      invitar amigos
      reclutar
      sumar jugadores
      boton reclutar
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
    id: 'quien-invita', ask: '¿Quién puede invitar?', uses: [], answer: clanLife.whoInvites,
    examples: `
      quien puede invitar
      quien invita en un clan
      quien puede meter gente al clan
      quien puede reclutar
      quien puede agregar jugadores al clan
      que rango hay que tener para invitar
      que rango necesito para invitar
      puede invitar el capitan
      un capitan puede meter gente
      puede reclutar un capitan
      soy capitan puedo reclutar
      puedo invitar yo o tiene que ser el lider
      puedo invitar si soy miembro
      cualquiera del clan puede invitar
      solo el lider invita
      tiene que ser el lider el que invita
      el colider puede invitar
      no puedo invitar a nadie a mi clan
      no me deja invitar
      no me aparece reclutar
      no me sale el boton de reclutar
      el capitan puede echar gente
      puede echar gente un capitan
      el capitan puede expulsar
      soy capitan puedo echar a alguien
      el lider no esta puedo invitar yo
      nuestro lider no esta quien invita`,
  },
  {
    id: 'invitaciones', ask: '¿Dónde veo mis invitaciones?', uses: [], answer: statics.invitaciones,
    examples: `
      ver las invitaciones
      las invitaciones que me mandaron
      mis invitaciones
      invitaciones recibidas
      see my invitations
      donde estan las invitaciones
      como acepto
      como digo que no a una invitacion
      me invitaron a un clan que hago
      me mandaron invitacion y no la veo
      cuanto tiempo tengo para aceptar
      se vencio mi invitacion
      ver invitaciones
      tengo dos invitaciones
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
      le digo chao a mi clan
      me despido de mi clan
      chao con el clan
      quiero chantar mi clan
      quiero mandarme a cambiar del clan
      quiero cortarla con mi clan
      como chao con mi clan
      como me voy
      como hago para salirme
      como hago para dejar el clan
      como me borro del clan
      como me doy de baja del clan
      como se sale de un clan
      como se deja un clan
      donde esta el boton para salirme
      no me deja salirme
      puedo salirme cuando quiera
      que pasa si dejo mi clan
      me quiero ir
      me voy del clan
      me voy del equipo
      me lleve mal con los de mi clan y me quiero ir
      no quiero seguir en mi clan
      no quiero estar mas en el clan
      ya no quiero jugar con mi clan
      dejar a {clan}
      soy el lider y me quiero salir
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
      como dejo un clan
      como me salgo de mi clan
      quiero salir del clan
      quiero irme de mi equipo
      como renuncio al clan
      salirse de un clan
      como abandono el clan
      soy lider y quiero salirme
      me quiero ir de {clan}`,
  },
  {
    id: 'cambiar-clan', ask: '¿Puedo cambiarme de clan?', uses: ['quien', 'etapa'], answer: clanLife.changeClan,
    examples: `
      quiero pasarme de {clan} a {clan}
      me quiero ir de {clan} a {clan}
      puedo pasar de {clan} a {clan}
      quiero cambiarme de clan
      me quiero cambiar de clan o tengo que esperar que termine la etapa
      puedo cambiarme de clan en la mitad de la etapa
      como me cambio de clan
      como hago para pasarme a otro clan
      como me paso a otro clan
      me quiero pasar a {clan}
      quiero pasarme a {clan}
      me quiero cambiar a {clan}
      quiero irme a otro clan
      me quiero ir a {clan}
      quiero jugar con otro clan
      quiero salirme y entrar a otro clan
      cambio de clan
      tengo que esperar para cambiarme de clan
      cuantas veces me puedo cambiar de clan
      hay fecha para los traspasos
      mercado de pases
      me invitaron a otro clan pero ya tengo
      ya tengo clan y me quiero cambiar
      si dejo mi clan puedo entrar a otro al tiro
      si me salgo puedo entrar a otro altiro
      transferencias entre clanes`,
  },
  {
    id: 'expulsar', ask: '¿Cómo expulso a alguien del clan?', uses: ['quien'], answer: statics.expulsar,
    examples: `
      como lo rajamos del clan
      como rajo a uno del equipo
      tenemos uno que no se conecta nunca como lo sacamos del clan
      quiero limpiar el clan de inactivos
      kick someone from my clan
      como elimino a un jugador del clan
      como echo a uno que no viene nunca
      soy el lider como echo a uno
      uno no viene nunca como lo saco
      como saco a uno que ya no juega
      quiero echar a uno que no viene
      como elimino a un integrante
      como elimino a alguien de mi clan
      como borro a un integrante
      como quito a un jugador
      como quito a alguien del clan
      como le doy kick a uno
      como hago para sacar a uno
      como se saca a un jugador
      hay uno en mi clan que no se conecta
      tengo un integrante que no juega
      me expulsaron
      me sacaron del clan que puedo hacer
      quien me echo del clan
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
      quiero que otro sea el capitan
      no tengo tiempo y quiero que otro sea el lider
      que otro se haga cargo de mi clan
      quiero que {jugador} sea el lider
      quiero que {jugador} quede de lider
      que {jugador} sea el nuevo lider
      hand over leadership
      pasar el clan
      dejar el liderazgo
      dejar a {jugador} de lider
      poner a {jugador} de lider
      como dejo el liderazgo
      como dejo a otro a cargo
      como le doy el clan a otro
      como paso el clan
      como se traspasa un clan
      quiero dejar el liderazgo
      quiero pasar el clan
      quiero que otro mande
      no quiero ser mas lider
      no puedo seguir siendo lider
      soy lider y ya no juego
      puedo cambiar el lider
      el lider dejo de jugar como lo cambiamos
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
    id: 'lider-se-va', ask: '¿Qué pasa si el líder se va?', uses: [], answer: clanLife.leaderLeaves,
    examples: `
      que pasa si el lider se va
      que pasa si el lider se retira
      que pasa si el lider cierra su cuenta
      que pasa con el clan si se va el lider
      si el lider se va quien queda
      si nuestro lider se sale quien queda a cargo
      si el lider desaparece quien manda
      quien queda de lider si se va
      quien queda de lider si el lider cierra la cuenta
      quien toma el mando si el lider se va
      quien hereda el clan
      el lider no juega mas
      el lider ya no se conecta
      el lider no aparece hace meses
      el lider desaparecio y no podemos hacer nada
      el lider no responde
      el lider no contesta que hacemos
      nuestro lider desaparecio
      mi lider se quiere ir y somos tres
      nos quedamos sin lider
      que pasa si el clan se queda sin nadie
      que pasa si se van todos del clan
      que pasa si me quedo solo en el clan
      me quede solo en el clan
      si me voy y estoy solo que pasa con el clan
      si soy el unico del clan y me salgo
      se acaba el clan si se va el lider
      el lider abandono el clan
      como sacamos al lider que no juega
      pueden echar al lider`,
  },
  {
    id: 'eliminar-clan', ask: '¿Cómo elimino mi clan?', uses: [], answer: statics.eliminarClan,
    examples: `
      delete my clan
      delete clan
      como disuelvo el clan
      como disuelvo mi clan
      como se elimina un clan
      como se borra un clan
      como doy de baja mi clan
      donde esta el boton de eliminar clan
      se puede recuperar un clan eliminado
      quiero terminar con mi clan
      ya no queremos seguir con el clan
      cree un clan por error como lo borro
      hice un clan sin querer
      me arrepenti de crear el clan
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
      como mato mi clan
      matar el clan
      terminar con mi clan
      dar de baja el clan`,
  },
  {
    id: 'editar-clan', ask: '¿Cómo edito mi clan?', uses: [], answer: statics.editarClan,
    examples: `
      quiero ponerle otro nombre a mi clan
      ponerle otro nombre al equipo
      otro nombre para mi clan
      cambiar el emblema
      cambiar el escudo
      cambiar escudo del clan
      cambiar emblema del clan
      rename my clan
      como hago para que mi clan reciba solicitudes
      como abro el clan a solicitudes
      como cierro las solicitudes
      como activo las solicitudes
      donde cambio el tag
      donde edito mi clan
      donde doy los rangos
      se puede cambiar el tag
      se puede editar el clan
      puedo ponerle foto al clan
      quiero hacer capitan a {jugador}
      dar rangos
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
      se puede cambiar el nombre del clan
      podemos cambiar el nombre del clan
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
      como juego solo contra otro
      quiero jugar solo no tengo equipo
      no tengo equipo como juego yo solo
      puedo jugar solo
      donde puedo jugar solo
      quiero jugar solo sin clan
      jugar solo en el ladder
      como entro a jugar 1v1
      como me sumo al 1v1
      como juego el 1v1
      como juego 1v1
      como juego {etapa}
      como puedo jugar solo
      donde me anoto para el 1v1
      quiero jugar el {etapa}
      quiero jugar solo en el ladder
      quiero participar solo
      quiero inscribirme solo
      quiero competir solo
      me quiero meter al 1v1
      entrar solo
      inscribirme solo
      jugar solo
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
      how do i report
      where do i submit the loss
      submit a loss
      how to submit the result
      como subo la partida
      como subo el partido
      como ingreso el resultado
      como cargo el resultado
      como mando el resultado
      como paso el resultado
      como reporto en el 1v1
      como reportamos
      como hago un reporte
      como se reporta un partido
      como se reporta en el 1v1
      como se sube una partida
      donde ingreso la derrota
      donde registro la partida
      link para reportar
      link de reportar
      pagina para reportar
      perdi con {clan}
      perdimos con {clan}
      perdimos contra {clan}
      nos ganaron que hago
      nos ganaron y ahora que
      ganamos tenemos que hacer algo
      ganamos como se sube
      le ganamos a {clan} como lo subo
      le ganamos a {clan} donde lo pongo
      quiero subir un resultado
      tengo que reportar
      hay que reportar
      reportar un partido
      registrar partida
      registrar resultado
      jugamos ayer donde va el resultado
      que hago despues de la partida
      que se hace cuando uno pierde
      que se hace despues de una partida
      hay que poner el puntaje
      hay que mandar pruebas al reportar
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
      como subo la derrota
      donde subo la derrota
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
      quien reporta una partida
      quien tiene que subirlo
      quien anota el resultado
      quien pone el resultado
      quien sube la partida
      quien puede hacer el reporte
      quien puede reportar una partida
      quienes reportan
      solo el lider reporta
      el lider no esta quien reporta
      puedo reportar siendo miembro
      puedo reportar una victoria
      soy capitan puedo reportar
      soy miembro raso puedo reportar
      los miembros pueden reportar
      el que gano tiene que hacer algo
      le toca reportar al que pierde
      nos toca reportar a nosotros
      les toca reportar a ellos
      tenemos que reportar nosotros
      tengo que reportar si gane
      no tengo el boton de reportar
      no me sale la opcion de reportar
      me dice que no puedo reportar
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
      y si no reporto a tiempo
      cuanto rato tenemos para subir el resultado
      cuanto tiempo hay para mandar la derrota
      jugamos anoche cuanto tiempo tengo para reportar
      jugamos anoche tarde hasta cuando reporto
      cuanto tengo para mandar la derrota
      hasta que hora puedo mandar la derrota
      cuanto tiempo tengo para subir el resultado
      cuanto tiempo tenemos para subir el resultado
      cuanto tiempo tiene el que pierde
      cuando tengo que reportar
      cuando se reporta
      hasta cuando tenemos para subirlo
      hay un plazo
      hay que reportar de inmediato
      hay que reportar el mismo dia
      tengo que reportar hoy
      tengo que reportar al tiro
      puedo reportar mas tarde
      puedo reportar una partida vieja
      se nos paso el plazo
      se nos paso la hora para reportar
      se me olvido reportar
      se nos olvido reportar
      no alcance a reportar
      no alcanzamos a reportar
      no reportamos a tiempo
      que pasa si no reporto
      que pasa si no reportamos
      que pasa si no reporto en 24 horas
      que pasa si se me olvida reportar
      que pasa si reportamos tarde
      y si no reporto
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
      hasta cuando se puede subir
      hasta que hora puedo subirlo
      hasta cuando se puede subir el resultado
      me pase de las 24 horas
      se me paso el plazo que pasa
      en cuanto tiempo hay que reportar`,
  },
  {
    id: 'no-reportan', ask: '¿Y si el rival no reporta?', uses: [], answer: () => ruleReply(['sin-reporte', 'plazo']),
    examples: `
      ganamos y no ponen el resultado
      les ganamos y no suben el resultado
      no ponen la derrota
      y si no lo hacen
      y si no lo ponen
      que pasa si ellos no reportan
      que pasa si el otro no reporta en 24 horas
      ya pasaron las 24 horas y nada
      they dont report
      el otro clan no ha reportado
      el otro clan se hace el loco
      el otro equipo no ha reportado
      el que perdio no reporta
      los otros no han reportado
      los otros no quieren reportar
      no me reportan
      no me reportaron
      no han subido el resultado
      no suben el resultado
      no suben la derrota
      no reconocen la derrota
      ganamos y no aparece la victoria
      ganamos y no sale la partida
      ganamos pero no la reportaron
      le ganamos a {clan} y no reporta
      {clan} no reporta
      {clan} no nos reporta
      {clan} no quiere reportar
      {clan} nos debe un reporte
      nos deben una partida
      pasaron 24 horas y nada
      ya pasaron las 24 horas
      que hacemos si no nos reportan
      que hacemos si no reportan
      que pasa si el que pierde no reporta
      que pasa si no reportan en 24 horas
      y si no reportan
      y si no nos reportan
      y si el otro no reporta
      y si se niegan
      como hago para que reporten
      como los obligo a reportar
      como reclamo una victoria
      se les puede obligar a reportar
      a quien le aviso que no reportan
      como funciona la asamblea
      cuantas fotos tengo que sacar
      tengo que sacar capturas
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
      hay que sacar screenshot
      hay que sacar capturas
      hay que sacarle foto al resultado
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
    id: 'reclamar', ask: '¿Cómo reclamo una partida?', uses: ['quien'], answer: clanLife.claim,
    examples: `
      impugnar una partida
      nos robaron la partida donde protesto
      donde protesto
      quiero protestar por una partida
      nos cagaron un partido a quien le protesto
      como reclamo una partida
      como hago un reclamo por una partida
      donde se reclama una partida
      quiero reclamar un resultado
      reclamar una partida
      reportaron mal una partida
      reportaron mal una partida nuestra
      reportaron mal una partida nuestra como reclamo
      reportaron mal la partida que hacemos
      reportaron mal el partido
      nos reportaron mal
      me reportaron mal
      el otro clan reporto mal
      el rival puso mal el resultado
      pusieron mal el resultado
      esta mal el resultado de mi partida
      esta malo el resultado
      hay una partida mal puesta
      aparece una partida que no jugamos
      me aparece una partida que no jugue
      aparece dos veces la misma partida
      esta repetida una partida
      esta dos veces la partida
      duplicaron un reporte
      no estoy de acuerdo con el resultado
      no estoy de acuerdo con una partida
      esa partida no vale como reclamo
      cuanto tiempo tengo para reclamar
      cuantos dias hay para reclamar
      quien puede reclamar una partida
      el capitan puede reclamar
      que pasa despues de que reclamo
      quien revisa los reclamos de partidas
      nos cagaron con el reporte
      nos perjudicaron con un reporte
      {clan} reporto mal`,
  },
  {
    id: 'reporte-malo', ask: 'Reporté mal, ¿qué hago?', uses: [], answer: statics.reporteMalo,
    examples: `
      me confundi y reporte dos veces
      reporte dos veces la misma por error
      puse dos veces la derrota sin querer
      mande doble el reporte
      i reported wrong
      puedo corregir el reporte
      puedo borrar el reporte
      puedo anular mi reporte
      puedo retirar un reporte
      se puede corregir un reporte
      se puede editar un reporte
      se puede cambiar el reporte
      como anulo mi reporte
      como quito un reporte
      como arreglo una partida mal reportada
      quiero anular un reporte
      me equivoque de clan
      la cague reportando
      la cague en el reporte
      puse mal el rival
      reporte a otro clan
      reporte contra otro clan
      reporte mal una derrota
      reporte mal una partida
      reporte una derrota que no era
      reporte una partida que no era
      reporte por equivocacion
      reporte en otra etapa
      hice un reporte malo
      mi reporte quedo mal
      error en el reporte
      reportamos mal
      reportamos a otro clan
      reportamos mal la partida
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
      como deshago un reporte`,
  },
]
