import { clanLife } from '../answers/clan-life'
import { statics, unirse } from '../answers/steps'
import type { Intent } from '../intent'

/** Coming into a clan. */
export const joining: readonly Intent[] = [
  {
    id: 'unirse',
    ask: '¿Cómo me uno a un clan?',
    uses: ['quien', 'etapa'],
    answer: unirse,
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
    id: 'invitar',
    ask: '¿Cómo invito a alguien a mi clan?',
    uses: ['quien'],
    answer: statics.invitar,
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
    id: 'quien-invita',
    ask: '¿Quién puede invitar?',
    uses: [],
    answer: clanLife.whoInvites,
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
    id: 'invitaciones',
    ask: '¿Dónde veo mis invitaciones?',
    uses: [],
    answer: statics.invitaciones,
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
]
