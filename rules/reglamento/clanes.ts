import { clanNameLength, clanTagLength, etapaMonths, invitacionMs, usernameLength } from '../limits'
import type { Section } from './articles'

const days = (ms: number) => ms / 86_400_000

export const clanes: Section = {
  id: 'clanes',
  titulo: 'Jugadores y clanes',
  articulos: [
    {
      id: 'etapa',
      titulo: 'La etapa',
      texto: [
        `Una etapa es una temporada de un juego, con su propia tabla. Dura cerca de ${etapaMonths} meses.`,
        'Cuando se cierra ya no entran reportes. Su tabla queda a la vista, como terminó.',
      ],
    },
    {
      id: 'un-clan',
      titulo: 'Un clan por jugador',
      texto: ['Un jugador está en un solo clan por etapa. Para entrar a otro, primero deja el suyo.'],
    },
    {
      id: 'nombres',
      titulo: 'Nicks y nombres',
      texto: [
        'Ni los nicks ni los nombres de clan pueden ser ofensivos, religiosos o políticos, ni parecidos a los de otros jugadores.',
        `Un nick lleva entre ${usernameLength.least} y ${usernameLength.most} caracteres; un clan, entre ${clanNameLength.least} y ${clanNameLength.most}, con un tag de ${clanTagLength.least} a ${clanTagLength.most}. Cambiar mayúsculas, acentos o letras que se ven igual no hace otro nombre.`,
        'La administración puede cambiar un nombre que no cumple; el clan recibe el aviso.',
      ],
    },
    { id: 'cuentas', titulo: 'Una cuenta, una persona', texto: ['Las cuentas no se comparten ni se prestan.'] },
    {
      id: 'rangos',
      titulo: 'Los rangos',
      texto: [
        'Todo clan tiene un Líder. Puede tener Co-Líderes y Capitanes; los demás son Miembros.',
        'El Líder y los Co-Líderes invitan, editan el clan y expulsan. Al Líder no lo expulsa nadie, y un Co-Líder no toca a otro Co-Líder.',
        'Un Líder que se va entrega antes el mando. Si está solo, el clan se cierra con él.',
      ],
    },
    {
      id: 'invitaciones',
      titulo: 'Entrar a un clan',
      texto: [
        `Se entra con una invitación, o pidiéndolo al clan que recibe solicitudes. Una invitación sin respuesta vence a los ${days(invitacionMs)} días.`,
        'Al aceptar una, las otras que tengas en esa etapa se caen.',
      ],
    },
    {
      id: 'uno-contra-uno',
      titulo: 'Etapas de uno contra uno',
      texto: ['Cada jugador entra solo, con un clan que lleva su nick. Valen las mismas reglas.'],
    },
  ],
}
