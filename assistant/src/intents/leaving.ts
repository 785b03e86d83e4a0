import { clanLife } from '../answers/clan-life'
import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** Leaving a clan, and being made to. */
export const leaving: readonly Intent[] = [
  {
    id: 'salir-clan',
    ask: '¿Cómo dejo un clan?',
    uses: ['quien'],
    answer: statics.salir,
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
    id: 'cambiar-clan',
    ask: '¿Puedo cambiarme de clan?',
    uses: ['quien', 'etapa'],
    answer: clanLife.changeClan,
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
    id: 'expulsar',
    ask: '¿Cómo expulso a alguien del clan?',
    uses: ['quien'],
    answer: statics.expulsar,
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
]
