import { clanLife } from '../answers/clan-life'
import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** What a leader does with a clan; a place in a one-against-one stage. */
export const leading: readonly Intent[] = [
  {
    id: 'ceder',
    ask: '¿Cómo cedo el liderazgo?',
    uses: ['quien'],
    answer: statics.ceder,
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
    id: 'lider-se-va',
    ask: '¿Qué pasa si el líder se va?',
    uses: [],
    answer: clanLife.leaderLeaves,
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
    id: 'eliminar-clan',
    ask: '¿Cómo elimino mi clan?',
    uses: [],
    answer: statics.eliminarClan,
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
    id: 'editar-clan',
    ask: '¿Cómo edito mi clan?',
    uses: [],
    answer: statics.editarClan,
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
    id: 'entrar-1v1',
    ask: '¿Cómo entro al uno contra uno?',
    uses: ['etapa'],
    answer: statics.entrarSolo,
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
]
