import { clanLife } from '../answers/clan-life'
import { ruleReply } from '../answers/rules'
import { crearClan, statics, unirse } from '../answers/steps'
import type { Intent } from '../intent'

/** How one lives in a clan, and how a match is reported. */
export const clans: readonly Intent[] = [
  {
    id: 'crear-clan', ask: '¿Cómo creo un clan?', uses: ['etapa'], answer: crearClan,
    examples: `
      new clan
      create a clan
      create clan
      make a clan
      how do i create a clan
      how to create a clan
      make a team
      donde apreto para hacer clan
      donde apreto para crear un clan
      donde aprieto para hacer un clan
      donde se aprieta para crear clan
      donde hago un clan
      donde hago el clan
      donde se hace un clan
      donde se hacen los clanes
      donde armo mi clan
      donde puedo crear un clan
      donde esta el boton de crear clan
      no encuentro donde crear el clan
      no me aparece crear clan
      no me deja crear el clan
      no puedo crear un clan
      por que no puedo crear un clan
      crear clan
      crear clan nuevo
      crear mi clan
      crear un clan
      crear un team
      crear un equipo
      crear un equipo nuevo
      hacer clan
      hacer un clan
      hacer un team
      hacer un equipo
      hacer mi propio clan
      armar un clan
      armar un equipo
      armar un team
      armar mi clan
      armar equipo
      formar un clan
      formar clan
      formar un team
      fundar un clan
      fundar clan
      inscribir clan
      inscribir mi clan
      inscribir un equipo
      inscribirnos como equipo para competir
      queremos inscribirnos como equipo
      queremos inscribirnos como equipo para competir
      queremos inscribir un equipo
      queremos inscribir un clan
      queremos inscribirnos
      queremos competir como se hace
      queremos participar con nuestro equipo
      queremos armar un clan
      queremos armar un clan como se hace
      queremos armar un equipo
      queremos hacer un clan
      queremos formar un clan
      queremos crear un clan
      queremos tener nuestro propio clan
      queremos jugar como clan
      somos un grupo y queremos hacer un clan
      somos varios y queremos hacer un clan
      somos unos amigos y queremos hacer un clan
      con unos amigos queremos hacer un clan
      con unos amigos queremos armar un equipo
      con unos amigos queremos inscribirnos como equipo
      con mis amigos queremos armar un clan
      con mis compañeros queremos hacer un clan
      tengo un equipo y quiero inscribirlo
      tengo un grupo de amigos y queremos competir
      tengo amigos para un clan como lo creo
      junte gente para un clan que hago
      ya tenemos gente como hacemos el clan
      se puede hacer un clan nuevo
      se puede crear clanes
      se puede inscribir un clan ahora
      todavia se puede crear un clan
      todavia se puede inscribir clanes
      puedo crear un clan
      puedo hacer un clan
      puedo hacer un clan ahora
      puedo crear un clan en {juego}
      puedo crear un clan en la {etapa}
      puedo inscribir mi clan
      cualquiera puede crear un clan
      quien puede crear un clan
      que hay que hacer para crear un clan
      que hay que hacer para tener clan
      que se necesita para crear un clan
      que se necesita para hacer un clan
      que necesito para hacer un clan
      que me piden para crear un clan
      requisitos para crear un clan
      requisitos para hacer un clan
      pasos para crear un clan
      pasos para hacer un clan
      como se inscribe un clan
      como se inscribe un equipo
      como inscribimos un equipo
      como inscribimos el clan
      como inscribo un clan
      como hago mi clan
      como hago mi propio clan
      como hago para crear un clan
      como hago para hacer un clan
      como puedo crear un clan
      como puedo hacer un clan
      como puedo armar un clan
      como armo un clan
      como armo mi clan
      como armo clan
      como abro un clan
      como levanto un clan
      como creo mi clan
      como creo un equipo
      como formo un clan
      como formo un equipo
      como registro un clan
      como registro mi clan
      como doy de alta un clan
      cuesta plata crear un clan
      es gratis crear un clan
      clan nuevo
      clan propio
      mi propio clan
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
      cuantos tenemos que ser para tener clan
      cuantos hay que ser para tener clan
      cuantos hay que ser para crear un clan
      cuantos se necesitan para crear un clan
      cuantos se necesitan para armar un clan
      cuantos se necesitan para hacer un clan
      cuantos jugadores se necesitan para crear un clan
      cuantas personas se necesitan para un clan
      cuanta gente se necesita para un clan
      cuanta gente necesito para hacer un clan
      cuanta gente hay que juntar para un clan
      con cuantos se hace un clan
      con cuantos se puede crear un clan
      con cuantos puedo armar un clan
      de cuantos tiene que ser un clan
      de cuantos puede ser un clan
      cuantos pueden estar en un clan
      cuantos caben en un clan
      cuantos integrantes puede tener un clan
      cuantos miembros puede tener un clan
      cuantos jugadores puede tener un clan
      cuantos miembros como maximo tiene un clan
      maximo de integrantes por clan
      minimo de integrantes para crear un clan
      minimo de gente para armar equipo
      puedo crear un clan solo
      puedo hacer un clan yo solo
      puedo hacer un clan solo
      se puede tener un clan de uno
      se puede hacer un clan de {numero}
      somos {numero} podemos hacer un clan
      somos {numero} podemos armar clan
      somos dos alcanza para un clan
      somos tres nomas podemos crear clan
      alcanza con {numero} para crear clan
      hay tope de integrantes
      hay limite de integrantes
      hay un limite de jugadores por clan
      hay maximo de jugadores en un clan
      tengo que tener gente para crear el clan
      necesito tener equipo armado para crear el clan`,
  },
  {
    id: 'largo-nombres', ask: '¿De cuántas letras es el tag?', uses: [], answer: clanLife.nameLengths,
    examples: `
      cuanto puede medir el tag
      cuanto mide el tag
      cuantas letras tiene el tag
      cuantas letras puede tener el tag
      cuantas letras lleva el tag
      cuantas letras son para el tag
      cuantas letras acepta el tag
      cuantos caracteres tiene el tag
      cuantos caracteres puede tener el tag
      cuantos caracteres lleva el tag
      de cuantas letras es el tag
      de cuantas letras puede ser el tag
      de cuantos caracteres es el tag
      el tag de cuantas letras
      el tag de cuantas letras es
      y el tag de cuantas letras
      tag de cuantas letras
      que largo tiene el tag
      que largo puede tener el tag
      que largo puede tener el nombre del clan
      largo del tag
      largo maximo del tag
      largo del nombre del clan
      largo maximo del nombre del clan
      tamano del tag
      maximo de letras del tag
      minimo de letras del tag
      limite de letras del tag
      limite de caracteres del nombre del clan
      maximo de caracteres para el nombre del clan
      cuantas letras puede tener el nombre del clan
      cuantas letras puede tener el clan
      cuantos caracteres puede tener el nombre del clan
      cuantos caracteres tiene el nombre de un clan
      cuan largo puede ser el nombre del clan
      que tan largo puede ser el nombre del equipo
      que tan largo puede ser el tag
      puede ser de {numero} letras el tag
      se puede un tag de {numero} letras
      puedo ponerle un tag de {numero} letras
      el tag puede tener {numero} letras
      mi tag no cabe
      el tag es muy largo
      el nombre del clan es muy largo
      el nombre de mi clan no cabe`,
  },
  {
    id: 'unirse', ask: '¿Cómo me uno a un clan?', uses: ['quien', 'etapa'], answer: unirse,
    examples: `
      join a clan
      how do i join a clan
      how to join a clan
      unirme al clan {clan}
      unirme a {clan}
      unirse a {clan}
      unirse al clan {clan}
      me quiero unir a {clan}
      me quiero unir al clan {clan}
      quiero unirme a {clan}
      quiero unirme al clan {clan}
      quiero entrar al clan {clan}
      quiero entrar en {clan}
      quiero ser de {clan}
      quiero jugar por {clan}
      quiero jugar con {clan}
      me gustaria entrar a {clan}
      me gustaria jugar en {clan}
      como entro al clan {clan}
      como me meto a {clan}
      como me meto al clan {clan}
      como me uno al clan {clan}
      como me sumo a {clan}
      como le hago para entrar a {clan}
      como pido entrar a {clan}
      como postulo a {clan}
      postular a {clan}
      pedir entrar a {clan}
      mandar solicitud a {clan}
      entrar a {clan}
      entrar al clan {clan}
      puedo unirme a {clan}
      puedo entrar al clan {clan}
      puedo jugar en {clan}
      se puede entrar a {clan}
      me aceptan en {clan}
      me aceptaran en {clan}
      {clan} acepta jugadores
      {clan} acepta nuevos
      {clan} esta buscando gente
      {clan} busca gente
      {clan} necesita jugadores
      unirme a un clan
      unirse a un clan
      unirme a un equipo
      entrar a un clan
      entrar a un equipo
      entrar en un clan
      meterme a un clan
      meterme en un clan
      sumarme a un clan
      buscar clan
      buscar equipo
      busco equipo
      busco team
      busco clan para jugar
      busco clan en {juego}
      ando buscando clan
      ando buscando team
      necesito clan
      necesito un clan
      necesito equipo
      no tengo clan como entro a uno
      no tengo equipo
      no tengo team
      estoy solo y quiero un clan
      estoy solo quiero entrar a un clan
      juego solo y quiero entrar a un clan
      soy nuevo y quiero entrar a un clan
      soy nuevo y no tengo clan
      soy nuevo y busco clan
      alguien me recibe en su clan
      alguien me invita a su clan
      alguien que me invite a un clan
      me reciben en algun clan
      me reclutan
      me reclutan en algun clan
      me invitan a un clan
      quiero un clan
      quiero clan
      quiero que me recluten
      quiero que me inviten a un clan
      quiero jugar en un clan
      quiero jugar en un equipo
      quiero integrarme a un clan
      quiero sumarme a un clan
      quiero meterme a un clan
      quiero meterme a un equipo
      como me meto a un clan
      como me meto en un clan
      como me sumo a un clan
      como me integro a un clan
      como consigo clan
      como consigo un clan
      como busco clan
      como encuentro un clan
      como encuentro equipo
      como entro a un equipo
      como entro en un clan
      como hago para entrar a un clan
      como hago para unirme a un clan
      como se entra a un clan
      como se une uno a un clan
      como se pide entrar a un clan
      como mando solicitud
      como mando una solicitud
      como envio una solicitud a un clan
      donde mando la solicitud
      donde pido entrar a un clan
      donde busco clan
      que hago para entrar a un clan
      que tengo que hacer para entrar a un clan
      que clan me recibe
      a que clan puedo entrar
      a que clan me puedo unir
      puedo entrar a un clan
      puedo entrar a cualquier clan
      puedo pedir entrar a un clan
      se puede entrar a un clan a mitad de etapa
      me rechazaron la solicitud
      cuanto se demoran en aceptar la solicitud
      cuanto dura la solicitud
      ya mande solicitud y no me aceptan
      no me aceptan en el clan
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
      invite a player
      invite someone
      como invito
      como invito a un amigo
      como invito a un amigo al clan
      como invito a un jugador
      como invito gente
      como invito gente al clan
      como invito a mis amigos
      como invito jugadores
      como le mando invitacion a alguien
      como le mando una invitacion a un amigo
      como mando una invitacion
      como mando invitacion
      como agrego a un amigo
      como agrego a alguien
      como agrego a un jugador
      como agrego a mi amigo al clan
      como agrego gente
      como agrego mas gente
      como agrego miembros
      como anado jugadores
      como meto a alguien al clan
      como meto a mi amigo al clan
      como meto a un jugador
      como meto mas gente
      como sumo gente
      como sumo jugadores
      como sumo a un amigo
      como incorporo jugadores
      como recluto gente
      como recluto jugadores
      como recluto a alguien
      como ficho jugadores
      como hago para invitar
      como hago para invitar a alguien
      como hago para reclutar
      como se invita
      como se invita a un jugador
      como se recluta
      como se agrega un jugador
      como consigo jugadores para mi clan
      como busco jugadores
      como encuentro jugadores para mi clan
      donde invito a alguien
      donde invito gente
      donde invito jugadores
      donde mando la invitacion
      donde se invita
      donde esta el boton de reclutar
      donde agrego jugadores
      quiero invitar a alguien
      quiero invitar a alguien a mi clan
      quiero invitar a {jugador}
      quiero invitar gente
      quiero agregar a {jugador}
      quiero agregar a alguien
      quiero agregar gente a mi clan
      quiero meter a un amigo
      quiero meter a {jugador} al clan
      quiero meter gente a mi clan
      quiero sumar gente
      quiero sumar un jugador
      quiero reclutar gente
      quiero reclutar a {jugador}
      quiero que {jugador} entre a mi clan
      necesito jugadores para mi clan
      necesito gente para mi clan
      nos falta gente en el clan como reclutamos
      me faltan jugadores como los busco
      invitar
      invitar a {jugador}
      invitar a alguien
      invitar a un jugador
      invitar gente
      invitar gente al clan
      invitar amigos
      reclutar
      reclutar a {jugador}
      reclutar jugadores
      agregar jugadores
      agregar a alguien al clan
      agregar miembros
      agregar gente al clan
      agregar amigos al clan
      meter gente al clan
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
      que rango puede invitar
      el capitan puede invitar
      puede invitar el capitan
      un capitan puede invitar
      los capitanes pueden invitar
      un capitan puede meter gente
      el capitan puede meter gente
      el capitan puede reclutar
      puede reclutar un capitan
      soy capitan puedo invitar
      soy capitan puedo meter gente al clan
      soy capitan puedo reclutar
      soy el capitan y el lider anda de vacaciones puedo meter gente o tiene que ser el
      puedo yo meter gente al clan o tiene que ser el lider
      puedo invitar yo o tiene que ser el lider
      puedo invitar si soy capitan
      puedo invitar si no soy el lider
      puedo invitar si soy miembro
      un miembro puede invitar
      cualquiera puede invitar
      cualquiera del clan puede invitar
      solo el lider puede invitar
      solo el lider invita
      tiene que ser el lider el que invita
      el colider puede invitar
      un colider puede invitar gente
      no puedo invitar a nadie a mi clan
      no me deja invitar
      por que no puedo invitar
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
      see my invitations
      donde estan las invitaciones
      donde estan mis invitaciones
      donde veo las invitaciones
      donde veo si me invitaron
      donde veo la invitacion
      donde acepto la invitacion
      donde acepto una invitacion
      donde se acepta la invitacion
      donde se aceptan
      donde me sale la invitacion
      donde salen las invitaciones
      donde aparece la invitacion
      como acepto
      como acepto la invitacion
      como acepto una invitacion a un clan
      como se acepta una invitacion
      como veo mis invitaciones
      como veo las invitaciones
      como rechazo la invitacion
      como digo que no a una invitacion
      me invitaron
      me invitaron a un clan como acepto
      me invitaron a un clan que hago
      me invitaron y no se donde aceptar
      me invitaron y no me sale
      me mandaron una invitacion
      me mandaron invitacion y no la veo
      me mandaron una invitacion donde la veo
      me llego una invitacion
      me llego una invitacion a un clan
      no me llega la invitacion
      no me llego ninguna invitacion
      no veo la invitacion
      no encuentro la invitacion
      no puedo aceptar la invitacion
      no me deja aceptar la invitacion
      quiero aceptar una invitacion
      quiero aceptar la invitacion
      quiero rechazar una invitacion
      cuanto dura la invitacion
      cuantos dias dura una invitacion
      cuanto tiempo tengo para aceptar
      se vence la invitacion
      se me paso la invitacion
      se vencio mi invitacion
      mis invitaciones
      ver invitaciones
      ver mis invitaciones
      aceptar una invitacion
      aceptar
      rechazar una invitacion
      tengo una invitacion
      tengo invitaciones pendientes
      que pasa si acepto una invitacion
      que pasa si acepto dos invitaciones
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
      leave my clan
      leave a clan
      how do i leave my clan
      quit my clan
      como chao con mi clan
      como dejo el clan
      como dejo mi clan
      como dejo a mi clan
      como dejo mi equipo
      como me voy
      como me voy del clan
      como me voy de mi clan
      como me voy de un clan
      como me salgo del clan
      como me salgo de un clan
      como me salgo del equipo
      como salgo del clan
      como salgo de mi clan
      como salgo de un clan
      como hago para salirme
      como hago para salirme del clan
      como hago para irme del clan
      como hago para dejar el clan
      como abandono mi clan
      como renuncio a mi clan
      como renuncio
      como me retiro del clan
      como me borro del clan
      como me doy de baja del clan
      como se sale de un clan
      como se deja un clan
      donde me salgo del clan
      donde dejo el clan
      donde esta el boton para salirme
      no puedo salirme del clan
      no me deja salir del clan
      no me deja salirme
      puedo salirme cuando quiera
      puedo dejar mi clan
      puedo salirme del clan
      puedo irme del clan
      se puede salir de un clan
      que pasa si me salgo del clan
      que pasa si dejo mi clan
      quiero dejar mi clan
      quiero dejar el clan
      quiero dejar mi equipo
      quiero dejar {clan}
      quiero irme
      quiero irme del clan
      quiero irme de mi clan
      quiero irme de {clan}
      quiero salir de mi clan
      quiero salirme
      quiero salirme del clan
      quiero salirme de mi clan
      quiero salirme de {clan}
      quiero renunciar
      quiero renunciar a mi clan
      quiero abandonar mi clan
      me quiero salir
      me quiero salir del clan
      me quiero salir de mi clan
      me quiero salir de {clan}
      me quiero ir
      me quiero ir del clan
      me voy del clan
      me voy de mi clan
      me voy del equipo
      me pelie con mi clan como me salgo
      me lleve mal con los de mi clan y me quiero ir
      no quiero seguir en mi clan
      no quiero estar mas en el clan
      ya no quiero jugar con mi clan
      salir del clan
      salir de un clan
      salirme del clan
      salirme de mi clan
      salirme de {clan}
      dejar clan
      dejar un clan
      dejar a {clan}
      irme de mi clan
      irme de {clan}
      renunciar al clan
      abandonar el clan
      soy lider y no me deja salir
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
      quiero cambiarme de clan
      me quiero cambiar de clan
      me quiero cambiar de clan se puede
      me quiero cambiar de clan o tengo que esperar que termine la etapa
      me puedo cambiar de clan
      puedo cambiarme de clan
      puedo cambiarme de clan en la mitad de la etapa
      se puede cambiar de clan
      se puede uno cambiar de clan
      como me cambio de clan
      como me cambio de equipo
      como hago para cambiarme de clan
      como hago para pasarme a otro clan
      como me paso a otro clan
      me quiero pasar a otro clan
      me quiero pasar a {clan}
      quiero pasarme a {clan}
      quiero cambiarme a {clan}
      me quiero cambiar a {clan}
      quiero irme a otro clan
      me quiero ir a otro clan
      me quiero ir a {clan}
      quiero jugar con otro clan
      quiero dejar mi clan y entrar a otro
      quiero salirme y entrar a otro clan
      salir de un clan y entrar a otro
      cambiarme de equipo
      cambio de clan
      cambio de equipo
      hay que esperar para cambiarse de clan
      tengo que esperar para cambiarme de clan
      tengo que esperar que termine la etapa para cambiarme de clan
      cuanto hay que esperar para cambiarse de clan
      cuantas veces me puedo cambiar de clan
      cada cuanto puedo cambiar de clan
      hay fecha para los traspasos
      mercado de pases
      me ofrecieron otro clan
      me invitaron a otro clan pero ya tengo
      ya tengo clan y me quiero cambiar
      si dejo mi clan puedo entrar a otro al tiro
      si me salgo puedo entrar a otro altiro
      transferencias entre clanes`,
  },
  {
    id: 'expulsar', ask: '¿Cómo expulso a alguien del clan?', uses: ['quien'], answer: statics.expulsar,
    examples: `
      kick a player
      kick someone from my clan
      como expulso a un jugador
      como expulso a uno
      como expulso a un miembro
      como expulso a alguien
      como expulso del clan
      como echo a alguien
      como echo a alguien de mi clan
      como echo a alguien del clan
      como echo a un jugador
      como echo a un integrante
      como echo a uno
      como echo a uno que no juega
      como saco a alguien
      como saco a alguien del clan
      como saco a alguien de mi clan
      como saco a uno
      como saco a uno del clan
      como saco a uno que no juega
      como saco a un integrante
      como saco a {jugador} del clan
      como boto a alguien
      como boto a uno del clan
      como boto a un jugador
      como elimino a un jugador del clan
      como elimino a un integrante
      como elimino a alguien de mi clan
      como borro a un integrante
      como quito a un jugador
      como quito a alguien del clan
      como kickeo a alguien
      como le doy kick a uno
      como hago para echar a alguien
      como hago para sacar a uno
      como se expulsa a alguien
      como se echa a alguien
      como se saca a un jugador
      donde expulso a alguien
      donde echo a un jugador
      donde saco a un integrante
      puedo echar a uno
      puedo expulsar a un jugador
      puedo sacar a alguien del clan
      puedo expulsar a {jugador}
      quiero expulsar a alguien
      quiero expulsar a {jugador}
      quiero echar a alguien
      quiero echar a {jugador}
      quiero echar a un jugador
      quiero sacar a uno
      quiero sacar a {jugador}
      quiero sacar a un integrante de mi clan
      hay uno que no juega nunca como lo echo
      hay uno en mi clan que no se conecta
      tengo un integrante que no juega
      expulsar a un jugador
      expulsar a un miembro
      expulsar a {jugador}
      echar a alguien
      echar a alguien del clan
      echar a un miembro
      echar a uno
      sacar a un jugador
      sacar a {jugador}
      sacar gente del clan
      botar a un jugador
      me expulsaron
      me expulsaron del clan
      me expulsaron del clan por que
      me sacaron del clan
      me sacaron del clan que puedo hacer
      me echaron
      me botaron del clan
      por que me echaron del clan
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
      hand over leadership
      ceder liderazgo
      ceder el liderazgo
      ceder el clan
      ceder el mando
      ceder lider
      pasar el liderazgo
      pasar el lider
      pasar el clan a otro
      pasar el clan
      pasar el mando
      traspasar el clan
      traspasar el lider
      transferir el liderazgo
      transferir el clan
      entregar el clan
      entregar el liderazgo
      dar el liderazgo
      dar el mando a otro
      dejar de ser lider
      dejar el liderazgo
      dejar a {jugador} de lider
      cambiar el lider
      cambiar al lider
      cambiar el lider del clan
      hacer lider a otro
      hacer lider a {jugador}
      nombrar lider
      nombrar lider a {jugador}
      poner otro lider
      poner a {jugador} de lider
      como cambio el lider
      como cambio de lider
      como cambiamos de lider
      como cambiamos al lider
      como cedo el clan
      como cedo el mando
      como cedo lider
      como cedo el liderazgo a {jugador}
      como dejo el liderazgo
      como dejo a otro a cargo
      como dejo a otro de lider
      como le cedo el liderazgo a otro
      como le doy el liderazgo a otro
      como le doy el clan a otro
      como le doy el mando a otro
      como le dejo el clan a otro
      como le paso el clan a otro
      como le paso el lider a {jugador}
      como le paso el mando a otro
      como le entrego el clan a otro
      como paso el lider
      como paso el clan
      como paso el mando
      como pongo otro lider
      como hago a otro lider
      como hago lider a otro
      como nombro otro lider
      como se cede el liderazgo
      como se cambia el lider
      como se traspasa un clan
      como traspaso el clan
      como traspaso el liderazgo
      como transfiero el clan
      quiero ceder el liderazgo
      quiero ceder el clan
      quiero dejar el liderazgo
      quiero dejar a otro de lider
      quiero pasar el liderazgo
      quiero pasar el clan
      quiero que {jugador} sea lider
      quiero que otro mande
      quiero entregar el clan
      quiero darle el lider a {jugador}
      ya no quiero ser lider
      no quiero ser mas lider
      no puedo seguir siendo lider
      soy lider y quiero dejarle el clan a otro
      soy lider y ya no juego
      quien puede ceder el liderazgo
      puedo ceder el liderazgo
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
      que pasa si se va el lider
      que pasa si el lider deja el clan
      que pasa si el lider se retira
      que pasa si el lider no juega mas
      que pasa si el lider cierra su cuenta
      que pasa con el clan si se va el lider
      si el lider se va que pasa
      si el lider se va que pasa con el clan
      si el lider se va quien queda
      si el lider se va quien manda
      si nuestro lider se sale quien queda a cargo
      si el lider desaparece quien manda
      quien queda de lider si se va
      quien queda de lider si el lider cierra la cuenta
      quien toma el mando si el lider se va
      quien hereda el clan
      el lider se fue que hacemos
      el lider no juega mas
      el lider ya no se conecta
      el lider no aparece hace meses
      el lider desaparecio y no podemos hacer nada
      el lider no responde
      el lider no contesta que hacemos
      nuestro lider desaparecio
      nuestro lider se quiere ir
      mi lider se quiere ir
      mi lider se quiere ir y somos tres
      mi lider se va que pasa con nosotros
      el clan se queda sin lider
      nos quedamos sin lider
      quedamos sin lider
      que pasa si el clan se queda sin lider
      que pasa si el clan se queda sin nadie
      si el clan se queda sin nadie que pasa
      que pasa si se van todos del clan
      que pasa si me quedo solo en el clan
      me quede solo en el clan
      si me voy y estoy solo que pasa con el clan
      si soy el unico del clan y me salgo
      se cierra el clan si se va el lider
      se borra el clan si se va el lider
      se acaba el clan si se va el lider
      el lider abandono el clan
      el lider nos dejo botados
      como sacamos al lider que no juega
      podemos sacar al lider
      se puede echar al lider
      pueden echar al lider`,
  },
  {
    id: 'eliminar-clan', ask: '¿Cómo elimino mi clan?', uses: [], answer: statics.eliminarClan,
    examples: `
      delete my clan
      delete clan
      como elimino el clan
      como elimino un clan
      como elimino mi equipo
      como borro un clan
      como borro mi clan
      como borro mi equipo
      como cierro el clan
      como cierro mi clan
      como cierro un clan
      como disuelvo el clan
      como disuelvo mi clan
      como deshago el clan
      como deshago mi clan
      como desarmo mi clan
      como desarmo el equipo
      como se elimina un clan
      como se borra un clan
      como se cierra un clan
      como doy de baja mi clan
      como hago para eliminar mi clan
      como hago para borrar el clan
      donde elimino el clan
      donde borro mi clan
      donde esta el boton de eliminar clan
      puedo eliminar el clan
      puedo eliminar mi clan
      puedo borrar mi clan
      puedo cerrar mi clan
      se puede borrar un clan
      se puede cerrar un clan
      se puede recuperar un clan eliminado
      quien puede eliminar el clan
      quien puede borrar un clan
      quiero borrar el clan
      quiero borrar el clan que hice
      quiero cerrar el clan
      quiero cerrar mi clan
      quiero eliminar el clan
      quiero eliminar mi equipo
      quiero disolver mi clan
      quiero deshacer el clan
      quiero terminar con mi clan
      queremos cerrar el clan
      queremos disolver el clan
      ya no queremos seguir con el clan
      ya no jugamos como borro el clan
      eliminar un clan
      eliminar mi clan
      eliminar el clan
      borrar un clan
      borrar mi clan
      borrar el clan
      cerrar clan
      cerrar un clan
      disolver clan
      disolver mi clan
      deshacer mi clan
      dar de baja mi clan
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
      dar de baja el clan`,
  },
  {
    id: 'editar-clan', ask: '¿Cómo edito mi clan?', uses: [], answer: statics.editarClan,
    examples: `
      edit my clan
      rename my clan
      como edito el clan
      como edito mi equipo
      como edito los datos del clan
      como cambio el nombre de mi clan
      como cambio el nombre del equipo
      como cambio el nombre a mi clan
      como cambio el tag
      como cambio el tag de mi clan
      como cambio el logo
      como cambio el logo de mi clan
      como cambio el emblema
      como cambio el escudo del clan
      como cambio la foto del clan
      como cambio la imagen del clan
      como cambio el avatar del clan
      como cambio los rangos de mi clan
      como cambio el rango de un jugador
      como le cambio el nombre a mi clan
      como le cambio el tag
      como le cambio la foto al clan
      como le cambio el rango a uno
      como le pongo foto al clan
      como le pongo logo al clan
      como le pongo logo
      como le pongo imagen al clan
      como le doy capitan a alguien
      como le doy capitan a uno
      como le doy colider a alguien
      como le doy rango
      como pongo un logo al clan
      como pongo capitan
      como pongo capitanes
      como pongo a alguien de capitan
      como pongo a alguien de colider
      como hago capitan a uno
      como hago colider a alguien
      como hago colider a uno
      como nombro capitanes
      como nombro colider
      como nombro un colider
      como subo el logo del clan
      como subo la foto del clan
      como subo de rango a alguien
      como subo de rango a uno
      como asciendo a alguien
      como bajo de rango a uno
      como le quito el rango a uno
      como le quito capitan a alguien
      como modifico mi clan
      como modifico el nombre del clan
      como hago para cambiar el nombre del clan
      como hago para que mi clan reciba solicitudes
      como abro el clan a solicitudes
      como cierro las solicitudes
      como activo las solicitudes
      donde cambio el nombre del clan
      donde cambio el tag
      donde cambio el logo del clan
      donde cambio la foto del clan
      donde cambio los rangos
      donde edito el clan
      donde edito mi clan
      donde pongo el logo del clan
      donde subo el logo
      donde subo la imagen del clan
      donde doy los rangos
      se puede cambiar el nombre del clan
      se puede cambiar el tag
      se puede cambiar el logo del clan
      se puede editar el clan
      puedo cambiar el nombre del clan
      puedo cambiar el tag del clan
      puedo cambiarle el nombre al clan
      puedo ponerle foto al clan
      quiero cambiar el nombre del clan
      quiero cambiar el nombre de mi clan
      quiero cambiar el tag
      quiero cambiar el tag de mi clan
      quiero cambiar el logo
      quiero cambiar el logo del clan
      quiero cambiar la foto del clan
      quiero cambiar los rangos
      quiero cambiarle el nombre a mi clan
      quiero cambiarle el tag
      quiero editar mi clan
      quiero hacer capitan a {jugador}
      quiero hacer capitan a alguien
      quiero hacer colider a alguien
      quiero nombrar un capitan
      quiero poner un capitan
      quiero ponerle foto al clan
      quiero ponerle logo a mi clan
      quiero subir el logo del clan
      hacer capitan a alguien
      hacer colider
      poner colider
      dar rangos
      cambiar rangos
      cambiar el logo
      cambiar el nombre del clan
      cambiar nombre del clan
      cambiar logo del clan
      cambiar foto del clan
      cambiar imagen del clan
      subir logo del clan
      foto del clan
      logo del clan
      emblema del clan
      modificar clan
      editar mi clan
      editar datos del clan
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
      como entro al uno contra uno
      como entro al {etapa}
      como entro a jugar 1v1
      como me anoto al 1v1
      como me anoto en el 1v1
      como me inscribo al {etapa}
      como me inscribo en {etapa}
      como me inscribo en el uno contra uno
      como me meto al 1v1
      como me meto al {etapa}
      como me sumo al 1v1
      como participo en el 1v1
      como participo en {etapa}
      como juego el 1v1
      como juego 1v1
      como juego {etapa}
      como puedo jugar solo
      donde me anoto para el 1v1
      donde me inscribo en el 1v1
      donde me inscribo para el {etapa}
      donde entro al 1v1
      donde se entra al 1v1
      quiero entrar al 1v1
      quiero entrar a la {etapa}
      quiero jugar el {etapa}
      quiero jugar uno contra uno
      quiero jugar solo en el ladder
      quiero participar solo
      quiero participar en el 1v1
      quiero participar en {etapa}
      quiero inscribirme en {etapa}
      quiero inscribirme solo
      quiero competir solo
      me anoto en el 1v1
      me quiero anotar en el {etapa}
      me quiero meter al 1v1
      puedo entrar al 1v1
      puedo entrar solo al ladder
      entrar al 1v1
      entrar al uno contra uno
      entrar a {etapa}
      entrar al ladder
      entrar solo
      inscribirme solo
      inscribirme en el 1v1
      participar en el 1v1
      jugar solo
      jugar uno contra uno
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
      report a loss
      report a match
      how do i report
      how to report a loss
      how to report
      como subo la derrota
      como subo una derrota
      como subo una partida
      como subo un resultado
      como subo la partida
      como subo el partido
      como subo el resultado de la partida
      como informo
      como informo la derrota
      como informo un resultado
      como informo el resultado
      como aviso que perdi
      como aviso que perdimos
      como anoto la derrota
      como anoto una derrota
      como anoto el resultado
      como ingreso una derrota
      como ingreso el resultado
      como ingreso la partida
      como cargo el resultado
      como registro una derrota
      como registro la partida
      como registro una partida
      como pongo que perdimos
      como pongo el resultado
      como pongo la derrota
      como declaro una derrota
      como mando el resultado
      como paso el resultado
      como reporto
      como reporto que perdi
      como reporto que perdimos
      como reporto la derrota
      como reporto la partida
      como reporto un partido
      como reporto una clanwar
      como reporto una perdida
      como reporto en el 1v1
      como reportamos
      como hago el reporte
      como hago para reportar
      como hago un reporte
      como se hace el reporte
      como se hace un reporte
      como se reporta una partida
      como se reporta un partido
      como se reporta en el 1v1
      como se informa una derrota
      como se sube el resultado
      como se sube una partida
      donde aviso que perdi
      donde informo la derrota
      donde informo el resultado
      donde ingreso el resultado
      donde ingreso la derrota
      donde registro la partida
      donde registro el resultado
      donde subo el resultado
      donde subo la derrota
      donde subo la partida
      donde anoto la derrota
      donde pongo el resultado
      donde pongo que perdi
      donde pongo que perdimos
      donde pongo la derrota
      donde reportamos
      donde reporto la derrota
      donde reporto una derrota
      donde reporto la partida
      donde reporto una partida
      donde reporto un partido
      donde reporto el resultado
      donde se informa
      donde se reporta
      donde se ingresan los resultados
      donde se ponen los resultados
      donde se suben los resultados
      donde esta el boton de reportar
      donde esta reportar
      donde esta reportar derrota
      link para reportar
      link de reportar
      pagina para reportar
      perdi
      perdi una partida
      perdi una partida que hago
      perdi que tengo que hacer
      perdi donde lo pongo
      perdi con {clan}
      perdi contra {clan} que hago
      perdimos con {clan}
      perdimos con {clan} como lo informo
      perdimos con {clan} donde lo ponemos
      perdimos contra {clan}
      perdimos anoche
      perdimos ayer donde lo reporto
      perdimos el partido que hay que hacer
      perdimos una clanwar
      perdimos una clanwar donde va
      perdimos y no se como reportar
      nos gano {clan} como lo reporto
      nos gano {clan} donde lo pongo
      nos ganaron como lo reporto
      nos ganaron donde lo pongo
      nos ganaron que hago
      nos ganaron y ahora que
      ganamos y ahora que
      ganamos que hay que hacer
      ganamos tenemos que hacer algo
      ganamos como lo reportamos
      ganamos donde se pone
      ganamos como se sube
      ganamos una clanwar como la subo
      le ganamos a {clan} como lo subo
      le ganamos a {clan} donde lo pongo
      como reporto una victoria
      como reporto que ganamos
      como subo una victoria
      como informo una victoria
      donde reporto una victoria
      donde pongo que ganamos
      quiero reportar una partida
      quiero reportar una derrota
      quiero reportar una victoria
      quiero reportar el resultado
      quiero reportar que perdimos
      quiero informar una derrota
      quiero subir un resultado
      quiero subir una partida
      quiero anotar una derrota
      necesito reportar
      necesito reportar una partida
      tengo que reportar
      tengo que informar una derrota
      hay que reportar
      reportar una derrota
      reportar una partida
      reportar un partido
      reportar partida
      reportar el resultado
      reportar perdida
      informar derrota
      informar una derrota
      subir resultado
      subir una partida
      subir el resultado
      registrar partida
      registrar una partida
      registrar resultado
      ingresar resultado
      anotar resultado
      terminamos la clanwar
      terminamos la partida y ahora que
      terminamos de jugar y ahora
      terminamos el partido donde se pone
      jugamos una clanwar donde se pone
      jugamos ayer donde va el resultado
      que hago despues de la partida
      que hay que hacer despues de perder
      que hay que hacer despues de jugar
      que se hace cuando uno pierde
      que se hace despues de una partida
      hay que poner el puntaje
      hay que poner capturas en el reporte
      hay que subir foto al reportar
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
    id: 'quien-reporta', ask: '¿Quién reporta?', uses: [], answer: () => ruleReply(['quien-reporta', 'plazo']),
    examples: `
      who reports
      who has to report
      quien debe reportar
      quien debe hacer el reporte
      quien reporta la derrota
      quien reporta la partida
      quien reporta una partida
      quien reporta el que gana o el que pierde
      quien reporta si gano
      quien reporta si perdemos
      quien tiene que hacer el reporte
      quien tiene que reportar la derrota
      quien tiene que subir el resultado
      quien tiene que subirlo
      quien tiene que informar
      quien informa la derrota
      quien informa el resultado
      quien anota el resultado
      quien pone el resultado
      quien sube la partida
      quien puede hacer el reporte
      quien puede reportar una derrota
      quien puede reportar una partida
      quien puede subir el resultado
      quienes pueden reportar
      quienes reportan
      cualquiera puede reportar
      cualquiera del clan puede reportar
      solo el lider puede reportar
      solo el lider reporta
      tiene que reportar el lider
      tiene que ser el lider el que reporta
      el lider tiene que reportar
      el lider no esta quien reporta
      el lider no esta puedo reportar yo
      no esta el lider quien puede reportar
      puede reportar un miembro
      puede reportar un capitan
      puede reportar el colider
      puede reportar un colider
      puede reportar otro que no sea el lider
      puedo reportar si soy capitan
      puedo reportar si soy colider
      puedo reportar siendo miembro
      puedo reportar yo si no soy lider
      puedo reportar una victoria
      puedo reportar yo que gane
      un miembro puede reportar
      un capitan puede reportar
      soy miembro puedo reportar
      soy capitan puedo reportar
      soy miembro raso puedo reportar
      los miembros pueden reportar
      el ganador reporta
      el ganador puede reportar
      el ganador tiene que reportar
      el que gana reporta
      el que gana puede reportar
      el que gano tiene que hacer algo
      el que pierde tiene que reportar
      el que perdio reporta
      el perdedor reporta
      el perdedor tiene que reportar
      el reporte lo hace el ganador o el perdedor
      el reporte lo hace el que pierde
      le toca reportar al que pierde
      nos toca reportar a nosotros
      les toca reportar a ellos
      tenemos que reportar nosotros
      tenemos que reportar si ganamos
      tengo que reportar si gane
      yo reporto o ellos
      reporto yo o reporta el otro
      por que no me deja reportar
      por que no me sale reportar
      por que no me aparece el boton de reportar
      no me aparece el boton para reportar
      no tengo el boton de reportar
      no me sale la opcion de reportar
      me dice que no puedo reportar
      me sale que no tengo permiso para reportar
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
      deadline to report
      cuanto rato tenemos para subir el resultado
      cuanto rato tengo para reportar
      cuanto rato hay para reportar
      cuanto tiempo tengo para reportar
      cuanto tiempo tengo para subir el resultado
      cuanto tiempo tengo para informar
      cuanto tiempo tenemos para reportar
      cuanto tiempo tenemos para subir el resultado
      cuanto tiempo tiene el que pierde
      cuanto tiempo tiene el otro clan para reportar
      cuanto tiempo tienen para reportar
      cuanto tiempo tienen los otros para reportar
      cuanto tiempo le doy al otro clan para que reporte
      cuanto tiempo se tiene para reportar
      cuanto hay para reportar
      cuanto tengo para reportar
      cuanto plazo tengo
      cuanto plazo tengo para reportar
      cuanto plazo tienen
      cuanto plazo tiene el perdedor
      cuantas horas tienen para reportar
      cuantas horas hay para reportar
      cuantas horas tengo
      cuantas horas tiene el que perdio
      cuantas horas se tienen para reportar
      cuantas horas son para reportar
      cuantos dias tengo para reportar
      cuantos dias hay para reportar
      cuantos dias tienen para reportar
      cuando hay que reportar
      cuando tengo que reportar
      cuando se reporta
      hasta cuando se puede reportar
      hasta cuando tengo para reportar
      hasta cuando tienen para reportar
      hasta cuando tenemos para subirlo
      hasta que hora tengo para reportar
      en cuanto tiempo tengo que reportar
      en cuanto tiempo se reporta
      en que plazo se reporta
      hay plazo para reportar
      hay limite de tiempo para reportar
      hay un plazo
      hay que reportar al tiro
      hay que reportar de inmediato
      hay que reportar el mismo dia
      tengo que reportar hoy
      tengo que reportar al tiro
      puedo reportar mas tarde
      puedo reportar al otro dia
      puedo reportar dos dias despues
      puedo reportar una partida vieja
      puedo reportar una partida de la semana pasada
      puedo reportar una partida de hace {numero} dias
      se puede reportar mañana
      se puede reportar una partida de ayer
      se puede reportar tarde
      se puede reportar fuera de plazo
      se nos paso el plazo
      se nos paso la hora para reportar
      se me olvido reportar
      se nos olvido reportar
      se me olvido reportar ayer
      no alcance a reportar
      no alcanzamos a reportar
      no reportamos a tiempo
      que pasa si no reporto
      que pasa si no reportamos
      que pasa si no reporto en 24 horas
      que pasa si se me olvida reportar
      que pasa si se pasa el plazo
      que pasa si reportamos tarde
      y si no reporto
      y si se me pasa el plazo
      plazo para reportar
      plazo de reporte
      plazo maximo para reportar
      limite para reportar
      tiempo para reportar
      tiempo maximo para reportar
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
      they dont report
      el otro clan no reporta que hago
      el otro clan no reporto
      el otro clan no ha reportado
      el otro clan no nos reporta
      el otro clan no quiere reportar
      el otro clan se hace el loco
      el otro clan se niega a reportar
      el otro equipo no reporta
      el otro equipo no reporto
      el otro equipo no ha reportado
      el rival no reporto
      el rival no ha reportado
      el rival no quiere reportar
      el rival se niega a reportar
      el que perdio no reporta
      el que perdio no quiere reportar
      el perdedor no reporta
      el perdedor no quiere reportar
      el lider del otro clan no reporta
      los otros no reportan
      los otros no han reportado
      los otros no quieren reportar
      los weones no reportan
      no reportan
      no reportan la derrota
      no reportan que hago
      no reportan que hacemos
      no nos reportan
      no nos reportan la partida
      no nos reportan la victoria
      no nos reportaron
      no nos reportaron la victoria
      no nos han reportado la partida
      no nos quieren reportar
      no me reportan
      no me reportaron
      no me han reportado la victoria
      no han reportado
      no han reportado la partida
      no han subido el resultado
      no suben el resultado
      no suben la derrota
      no quieren subir el resultado
      no quieren reconocer la derrota
      no reconocen la derrota
      ganamos y no reportan
      ganamos y no nos reportan
      ganamos y no nos han reportado
      ganamos y el otro clan no reporta
      ganamos hace dos dias y no reportan
      ganamos ayer y no reportan
      ganamos y no aparece la victoria
      ganamos y no sale la partida
      ganamos pero no la reportaron
      les ganamos y no reportan
      les ganamos y no quieren reportar
      le ganamos a {clan} y no reporta
      le ganamos a {clan} y no nos reportan
      {clan} no reporta
      {clan} no nos reporta
      {clan} no quiere reportar
      {clan} nos debe un reporte
      nos deben una partida
      nos deben una victoria
      nos deben la victoria
      nos deben reportes
      nos falta una victoria que no reportaron
      perdieron y no lo suben
      perdieron y no nos reportan
      perdieron y no quieren reportar
      perdieron y se hacen los locos
      pasaron las 24 horas y no reportan
      pasaron las 24 horas y no reportaron
      pasaron 24 horas y nada
      paso un dia y no reportan
      pasaron dos dias y no reportan
      ya pasaron las 24 horas
      que hago si el perdedor no reporta
      que hago si el rival no reporta
      que hago si no me reportan
      que hago si no quieren reportar
      que hago si se hacen los locos
      que hacemos si no nos reportan
      que hacemos si no reportan
      que pasa si el otro clan no reporta
      que pasa si el otro no reporta
      que pasa si el perdedor no reporta
      que pasa si el que pierde no reporta
      que pasa si no reportan en 24 horas
      que pasa si no nos reportan
      que se hace si no reportan
      y si no reportan
      y si no nos reportan
      y si el otro no reporta
      y si se niegan
      como hago para que reporten
      como los obligo a reportar
      como reclamo una victoria que no reportaron
      como reclamo una victoria
      se les puede obligar a reportar
      donde reclamo si no reportan
      a quien le aviso que no reportan
      que es la asamblea
      como funciona la asamblea
      como voy a la asamblea
      como se lleva un caso a la asamblea
      donde es la asamblea de lideres
      que hace la asamblea de lideres
      cuantas capturas piden
      cuantas capturas hay que llevar
      cuantas capturas tengo que tener
      cuantas capturas hay que sacar
      cuantos pantallazos se necesitan
      cuantas fotos tengo que sacar
      hay que sacar capturas
      hay que sacar pantallazo
      tengo que sacar capturas
      para que son las capturas
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
    id: 'reclamar', ask: '¿Cómo reclamo una partida?', uses: ['quien'], answer: clanLife.claim,
    examples: `
      como reclamo una partida
      como reclamo una partida mal reportada
      como se reclama una partida
      como hago un reclamo por una partida
      como pongo un reclamo por una partida
      donde reclamo una partida
      donde se reclama una partida
      quiero reclamar una partida
      quiero reclamar por una partida
      quiero reclamar un resultado
      quiero impugnar una partida
      quiero apelar un resultado
      impugnar una partida
      impugnar un resultado
      reclamar un resultado
      reclamar una partida
      reportaron mal una partida
      reportaron mal una partida nuestra
      reportaron mal una partida nuestra como reclamo
      reportaron mal la partida que hacemos
      reportaron mal el partido
      nos reportaron mal
      nos reportaron mal una partida
      me reportaron mal una partida
      me reportaron mal
      el otro clan reporto mal
      el rival reporto mal el resultado
      el rival puso mal el resultado
      pusieron mal el resultado
      pusieron mal el resultado de nuestra partida
      esta mal el resultado de mi partida
      esta mal anotada una partida
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
      esa partida esta mala
      hasta cuando puedo reclamar una partida
      cuanto tiempo tengo para reclamar
      cuantos dias hay para reclamar
      plazo para reclamar una partida
      quien puede reclamar una partida
      puede reclamar un miembro
      el capitan puede reclamar
      que pasa despues de que reclamo
      quien revisa los reclamos de partidas
      nos robaron la partida
      nos robaron un partido
      nos cagaron con el reporte
      nos perjudicaron con un reporte
      {clan} reporto mal`,
  },
  {
    id: 'reporte-malo', ask: 'Reporté mal, ¿qué hago?', uses: [], answer: statics.reporteMalo,
    examples: `
      i reported wrong
      puedo corregir un reporte
      puedo corregir el reporte
      puedo borrar un reporte
      puedo borrar el reporte
      puedo deshacer un reporte
      puedo anular mi reporte
      puedo cambiar un reporte
      puedo editar un reporte
      puedo retirar un reporte
      se puede corregir un reporte
      se puede borrar un reporte
      se puede editar un reporte
      se puede deshacer un reporte
      se puede cambiar el reporte
      como anulo un reporte
      como anulo mi reporte
      como borro el reporte
      como borro un reporte que hice
      como cambio un reporte
      como corrijo un reporte
      como corrijo el reporte
      como deshago el reporte
      como edito un reporte
      como elimino un reporte
      como quito un reporte
      como retiro un reporte
      como arreglo el reporte
      como arreglo una partida mal reportada
      quiero corregir un reporte
      quiero anular un reporte
      quiero eliminar un reporte
      quiero deshacer un reporte
      me equivoque
      me equivoque en el reporte
      me equivoque reportando
      me equivoque de clan
      me equivoque de clan al reportar
      me equivoque de rival
      me equivoque de etapa en el reporte
      me equivoque de juego al reportar
      me equivoque y reporte otra partida
      me equivoque y reporte al clan equivocado
      me equivoque y puse otro clan
      me equivoque y reporte dos veces
      la cague reportando
      la cague en el reporte
      la cague y puse otro clan
      puse mal el reporte
      puse mal el clan
      puse mal el rival
      puse al clan equivocado
      puse un clan que no era
      puse el clan que no era
      puse a otro clan sin querer
      reporte al clan que no era
      reporte a otro clan
      reporte a otro clan sin querer
      reporte contra otro clan
      reporte mal la partida
      reporte mal el clan
      reporte mal una derrota
      reporte mal una partida
      reporte una derrota que no era
      reporte una partida que no era
      reporte por equivocacion
      reporte en la etapa equivocada
      reporte en otra etapa
      reporte equivocado
      hice mal el reporte
      hice mal un reporte
      hice un reporte malo
      hice un reporte por error
      hice un reporte equivocado
      mi reporte quedo mal
      quedo mal el reporte
      error en el reporte
      error al reportar
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
