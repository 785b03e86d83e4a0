import {
  cheatBanMonths,
  cheatDropPlaces,
  claimMs,
  closedNameMs,
  leastPlayers,
  noShowContestMs,
  noShowMs,
  returnMinutes,
  returnRounds,
} from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'

const days = (ms: number) => ms / 86_400_000

const account = bold(link('Mi Cuenta', paths.miCuenta))

/** A text that is the same whenever it is asked. */
const said =
  (text: string, ...sugerencias: string[]) =>
  (): Reply => ({ text, sugerencias })

/** What a clan lives through that no single article of the rules answers. */
export const clanLife = {
  howManyFound: said(
    `Con ${bold('uno')} basta: cualquiera con cuenta funda un clan, queda de Líder y después invita. Para jugar una partida hay que ser al menos ${bold(String(leastPlayers))}. No hay tope de integrantes escrito en el reglamento.`,
    '¿Cómo creo un clan?',
    '¿Cómo invito a alguien a mi clan?',
  ),
  changeClan: said(
    lines(
      `Sí, cuando quieras: ${bold('no hay que esperar')} a que termine la etapa. En ${account}, al lado de tu clan, aprieta ${bold('Dejar el clan')}; después entras al otro con una invitación o pidiéndolo.`,
      'Lo que ya ganaste queda en tu cuenta. Si eres Líder, antes cedes el liderazgo.',
    ),
    '¿Cómo me uno a un clan?',
    '¿Cómo cedo el liderazgo?',
  ),
  whoInvites: said(
    `Invitan el ${bold('Líder')} y los ${bold('Co-Líderes')}. También son los que expulsan, cada uno a los de menor rango. Un Capitán reporta derrotas y reclama partidas, pero no invita ni echa a nadie: el Líder tiene que subirlo a Co-Líder.`,
    '¿Cómo invito a alguien a mi clan?',
    '¿Qué puede hacer cada rango?',
  ),
  leaderLeaves: said(
    lines(
      `Un Líder que se va ${bold('entrega antes el mando')}: en ${account}, con ${bold('Ceder liderazgo')}. Si está solo, el clan se cierra con él, y sus partidas quedan.`,
      'Si lo que se cierra es su cuenta, lidera el de más rango y, entre iguales, el más antiguo. Si solo dejó de jugar y no contesta, habla con la administración.',
    ),
    '¿Cómo cedo el liderazgo?',
    '¿Quiénes son los administradores?',
  ),
  claim: said(
    lines(
      `Se reclama desde la página de tu clan, abierta desde ${account}: en su lista de partidas, al lado de la que está mal, aprieta ${bold('Reclamar')} y cuenta qué pasó. Ten a mano las capturas.`,
      `Puede hacerlo el Líder, un Co-Líder o un Capitán de cualquiera de los dos clanes, hasta ${bold(`${days(claimMs)} días`)} después. Un moderador la revisa: la puede anular, o dejarla como está.`,
    ),
    '¿Se puede anular una partida?',
    '¿Con quién hablo por un reclamo?',
  ),
  caughtCheater: said(
    lines(
      `Guarden ${bold('capturas')} o video y ${bold('reclamen la partida')}: en la página de tu clan, al lado de la partida, con ${bold('Reclamar')} (Líder, Co-Líder o Capitán, hasta ${days(claimMs)} días después). También pueden avisarle a un moderador del ladder.`,
      `Si la administración lo confirma, el clan del tramposo pierde la partida y cae ${cheatDropPlaces} puestos, y él queda fuera al menos ${cheatBanMonths} meses.`,
    ),
    '¿Con quién hablo por un reclamo?',
    '¿Qué pasa si alguien hace trampa?',
  ),
  noShow: said(
    lines(
      `Si el rival no se presenta ${bold('no hay victoria por secretaría')}. De un ${link('reto acordado', paths.retos)} se anota desde ${noShowMs / 60_000} minutos después de la hora, con ${bold('No se presentaron')} en su página: el otro clan tiene ${noShowContestMs / 3_600_000} horas para reclamar, y las faltas se cuentan en la página de cada clan.`,
      `De un partido que no era un reto el reglamento ${bold('no dice nada')}: guarden capturas y háblenlo con el Líder del otro clan o con un moderador del ladder.`,
      `Lo que sí está escrito es para la partida ya empezada: el que la deja tiene ${returnMinutes} minutos para volver, o ${returnRounds} rondas si quedan menos de ${leastPlayers}.`,
    ),
    '¿Con quién hablo por un reclamo?',
    '¿Qué pasa si alguien se desconecta?',
  ),
  accountClosed: said(
    lines(
      `Tus partidas ${bold('quedan')}, con el nombre que tenías, y a tus clanes les siguen contando. Se borra lo personal: correo, foto, canales y avisos.`,
      `Sales de tus clanes; si eras Líder, sigue el de más rango, y si estabas solo, el clan se cierra. Tu nick se libera a los ${days(closedNameMs)} días.`,
    ),
    '¿Cómo cierro mi cuenta?',
  ),
} satisfies Record<string, (asked: Asked) => Reply>
