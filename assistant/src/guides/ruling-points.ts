import { paths } from '@trinchera/contract/site-paths'
import {
  appealMs,
  cheatDropPlaces,
  claimMs,
  fewestWinClaimPictures,
  matchAnswerMs,
  mostWinClaimPictures,
  playedBeforeMs,
  reportDeadlineHours,
  winClaimAnswerMs,
} from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const article = (id: string, name: string) => link(name, paths.articulo(`art-${id}`))
const days = playedBeforeMs / 86_400_000

/** What people ask of rulings, of reports that were refused or never made, and of those who decide (docs/rules.md). */
export const rulingPoints = {
  falsoAmbos: guide(
    `${bold('Los dos')}: si se descubre un reporte falso, la partida no cuenta y ${bold('los dos clanes quedan No Rankeados')}, el que mintió y el otro. Cada uno vuelve con su siguiente victoria válida. Lo decide la administración. ${article('reporte-falso', 'Reglamento: reporte falso')}`,
    `${bold('Both')}: the match does not count and both clans become unranked, until their next valid win.`,
    '¿Cómo reclamo una partida?',
  ),
  anulada: guide(
    lines(
      `La tabla queda ${bold('como si esa partida nunca se hubiera jugado')}: no cuenta para nadie, y todo lo que vino después se vuelve a calcular, así que también pueden cambiar puestos de otros clanes.`,
      `La anula la administración, y si el fallo se levanta vuelve a contar como antes. ${article('anulacion', 'Reglamento: partida anulada')}`,
    ),
    `The table is ${bold('as if that match had never been played')}: all that came after it is computed again, so other clans may move as well.`,
    '¿Qué pasa con un reporte falso?',
  ),
  anularOFalso: guide(
    lines(
      `En los dos casos la partida ${bold('no cuenta')}. ${bold('Anulada')}: la tabla queda como si nunca se hubiera jugado, y nada más.`,
      `${bold('Reporte falso')}: además los dos clanes quedan ${bold('No Rankeados')}, hasta su siguiente victoria válida. ${article('reporte-falso', 'Reglamento: reporte falso')}`,
    ),
    `Neither counts. An annulled match is as if never played; after a ${bold('false report')} both clans become unranked as well.`,
  ),
  noReportan: guide(
    lines(
      `${bold('Pide tú la victoria')}: pasadas ${reportDeadlineHours} horas de jugada y hasta ${days} días después, el Líder, un Co-Líder o un Capitán de tu clan ${bold(link('pide que la victoria cuente', paths.nuevaVictoria()))}, con al menos ${fewestWinClaimPictures} capturas (hasta ${mostWinClaimPictures}). Antes de eso, el rival todavía tiene plazo para reportar.`,
      `El rival tiene ${winClaimAnswerMs / 3_600_000} horas para reconocerla o disputarla, la Asamblea de Líderes vota (orienta, no decide) y falla la administración. ${article('sin-reporte', 'Reglamento: si no reportan')}`,
    ),
    `${bold('Ask that the win counts')}: from ${reportDeadlineHours} hours to ${days} days after the match, with at least ${fewestWinClaimPictures} screenshots.`,
    '¿Cómo subo capturas de una partida?',
  ),
  arbitro: guide(
    `${bold('No hay árbitros')}: las partidas las juegan y reportan los clanes. Los reclamos y los fallos los decide la ${bold('administración')}: el Administrador y el Moderador Ladder; los torneos, el Moderador de Torneos.`,
    `There are ${bold('no referees')}: clans play and report by themselves, and staff decide claims.`,
    '¿Quiénes son los administradores?',
  ),
  cuantosRangos: guide(
    `Un clan tiene ${bold('un solo Líder')}. De Co-Líderes y Capitanes ${bold('no hay tope')} en el reglamento. ${article('rangos', 'Reglamento: los rangos')}`,
    `A clan has ${bold('one leader')}; the rules set no limit of co-leaders and captains.`,
    '¿Qué puede hacer cada rango?',
  ),
  queEsFallo: guide(
    `Un fallo es ${bold('lo que la administración decide sobre una partida')}: anularla, declararla reporte falso, o trampa de uno de los clanes. Se ve en la página de la partida, con su motivo, y se puede apelar una vez, dentro de ${appealMs / 86_400_000} días. ${article('anulacion', 'Reglamento')}`,
    `A ruling is ${bold('what staff decide of a match')}: to annul it, that it was a false report, or that a clan cheated. It shows on the match's page with its reason, and may be appealed once within ${appealMs / 86_400_000} days.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  motivoFallo: guide(
    `El motivo está ${bold('en la página de la partida')}, con lo que se decidió y la fecha. Si no están de acuerdo, el Líder, un Co-Líder o un Capitán lo apela una vez, dentro de ${appealMs / 86_400_000} días.`,
    `The reason is ${bold("on the match's page")}, with what was decided and when. The leader, a co-leader or a captain may appeal once, within ${appealMs / 86_400_000} days.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  falloCambia: guide(
    `${bold('Sí')}: la administración puede levantar un fallo, y la partida vuelve a contar como antes; con una apelación, lo revisa alguien que no lo dio. Se apela una vez, dentro de ${appealMs / 86_400_000} días. En una etapa archivada ya no cambia nada.`,
    `${bold('Yes')}: staff may lift a ruling, and the match counts again as before; an appeal is decided by somebody who did not give it. Once, within ${appealMs / 86_400_000} days.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  anularCerrada: guide(
    `${bold('No')}, si está archivada: su tabla ya es la final y no se falla nada. En una etapa pausada sí se puede.`,
    `${bold('No')}, if it is archived: its table is final. In a paused stage it can be done.`,
  ),
  falloTrampa: guide(
    `Que la administración decidió que uno de los clanes ${bold('hizo trampa')}: la partida cuenta para el otro, y el que la hizo cae ${cheatDropPlaces} puestos. ${article('trampa', 'Reglamento')}`,
    `That staff decided that one of the clans ${bold('cheated')}: the match counts for the other one, and the one that cheated drops ${cheatDropPlaces} places.`,
  ),
  reclamoRespuesta: guide(
    lines(
      `A quien reclamó le llega un ${bold('aviso')} con lo que se decidió: un fallo, que se ve también en la página de la partida, o que el reclamo se descartó, con el motivo.`,
      `Un fallo se apela una vez, dentro de ${appealMs / 86_400_000} días; un reclamo descartado no se apela, pero puedes preguntar por qué con ${bold('Preguntar a un moderador')}, debajo de esta respuesta.`,
    ),
    `Who claimed gets a ${bold('notice')} with what was decided: a ruling, which the match's page shows too, or that the claim was dismissed, with the reason. A ruling may be appealed once, within ${appealMs / 86_400_000} days.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  sinAnticheat: guide(
    `${bold('No se puede')}: el anticheat es obligatorio para todos. Qué castigo trae jugar sin él no está publicado: el otro clan puede reclamar la partida, y decide la administración. ${article('anticheat', 'Reglamento')}`,
    `${bold('It is not allowed')}: the anticheat is mandatory. What follows is not published: the other clan may claim the match, and staff decide.`,
    '¿Cómo configuro Volute?',
  ),
  reclamoPlazo: guide(
    `${bold(`${claimMs / 86_400_000} días`)} desde que se reportó la partida; después ya no se reclama. Se hace en la página de tu clan, al lado de ella, con ${bold('Reclamar')}.`,
    `${bold(`${claimMs / 86_400_000} days`)} from the report. It is done on your clan's page, beside the match, with ${bold('Reclamar')}.`,
    '¿Cómo reclamo una partida?',
  ),
  reclamoVeces: guide(
    `${bold('Uno a la vez')}: tu clan tiene un solo reclamo abierto por partida. Cuando se resuelve puede hacer otro, hasta ${claimMs / 86_400_000} días después del reporte.`,
    `${bold('One at a time')}: a clan has one open claim on a match, within ${claimMs / 86_400_000} days of the report.`,
    '¿Cómo reclamo una partida?',
  ),
  reclamoQuien: guide(
    `Decide ${bold('la administración')}: el Administrador o el Moderador Ladder. El reclamo solo no cambia la tabla; a quien reclamó le llega un aviso con lo que se decidió.`,
    `Staff ${bold('decide')}: an Administrador or a Moderador Ladder. A claim by itself changes nothing; who made it is told by a notice.`,
    '¿Quiénes son los administradores?',
  ),
  reclamoDemora: guide(
    `Cuánto se demoran ${bold('no está publicado')}: lo decide la administración, y la respuesta te llega como aviso. Mientras tanto la partida cuenta como se reportó.`,
    `How long it takes ${bold('is not published')}; staff decide, and you get a notice.`,
    '¿Quiénes son los administradores?',
  ),
  rechazarGanada: guide(
    `${bold('Sí')}: el clan que ganó puede confirmar o ${bold('rechazar')} la derrota que reportó el rival, durante ${matchAnswerMs / 3_600_000} horas, desde la página de la partida; lo hace el Líder, un Co-Líder o un Capitán. Al rechazarla se abre un reclamo y decide la administración; mientras no falle, la partida cuenta.`,
    `${bold('Yes')}: the winner may reject a reported loss within ${matchAnswerMs / 3_600_000} hours; that opens a claim for staff to decide.`,
    '¿Cómo confirmo o rechazo una partida?',
  ),
  plazoConfirmar: guide(
    `${bold(`${matchAnswerMs / 3_600_000} horas`)} desde que se reporta la derrota: en ese plazo el Líder, un Co-Líder o un Capitán del clan que ganó la confirma o la rechaza. Si nadie contesta, la partida vale igual.`,
    `${bold(`${matchAnswerMs / 3_600_000} hours`)} from the report: until then the leader, a co-leader or a captain of the clan that won confirms or rejects it. Without an answer the match stands.`,
    '¿Cómo confirmo o rechazo una partida?',
  ),
  comoRechazar: guide(
    `En la ${bold('página de la partida')} (o desde el aviso) aprieta ${bold('Rechazar')}, o ${bold('Confirmar')} si está bien: puede el Líder, un Co-Líder o un Capitán del clan que ganó, hasta ${bold(`${matchAnswerMs / 3_600_000} horas`)} después del reporte. Rechazarla abre un reclamo y decide la administración: ten a mano las capturas. Mientras no falle, la partida cuenta como se reportó.`,
    `On the ${bold("match's page")} (or from the notice) press ${bold('Rechazar')} (reject) or ${bold('Confirmar')} (confirm): the leader, a co-leader or a captain of the clan that won may, within ${bold(`${matchAnswerMs / 3_600_000} hours`)} of the report. Rejecting opens a claim that staff decide.`,
    '¿Cómo reclamo una partida?',
  ),
  quienRevisa: guide(
    `La ${bold('administración')}: un Administrador o un Moderador Ladder. La respuesta te llega como aviso y el fallo queda en la página de la partida.`,
    `${bold('Staff')}: an administrator or a ladder moderator. You get the answer as a notice.`,
    '¿Quiénes son los administradores?',
  ),
  reclamoRango: guide(
    `Reclama el Líder, un ${bold('Co-Líder')} o un ${bold('Capitán')} de cualquiera de los dos clanes; un Miembro ${bold('no')}. Es hasta ${claimMs / 86_400_000} días después del reporte, en la página de tu clan, al lado de la partida.`,
    `The leader, a ${bold('co-leader')} or a ${bold('captain')} of either clan claims; a member does ${bold('not')}.`,
    '¿Cómo reclamo una partida?',
  ),
  falloQuien: guide(
    `Qué persona dio un fallo ${bold('no se publica')}: figura como de la administración, con el motivo y la fecha. Fallan el Administrador y el Moderador Ladder.`,
    `Which person gave a ruling ${bold('is not published')}: it stands as the administration's, with its reason and date.`,
    '¿Quiénes son los administradores?',
  ),
  fallosVer: guide(
    `${bold('Sí')}, son públicos: cada fallo se ve en la página de su partida, con el motivo y la fecha. Pregúntame «fallos de este año» y te digo cuáles son.`,
    `${bold('Yes')}, they are public: each ruling stands on its match's page, with its reason and date.`,
    '¿Cuál fue el último fallo?',
  ),
  acusado: guide(
    lines(
      `Que te acusen ${bold('no cambia nada')} por sí solo: solo cuenta un fallo de la administración, y mientras no lo haya la partida cuenta como se reportó.`,
      `Si reclaman una partida tuya, que tu Líder, un Co-Líder o un Capitán suba las capturas a su página, en Evidencias. Un fallo se apela una vez, dentro de ${appealMs / 86_400_000} días; una suspensión de la cuenta, con el enlace que trae.`,
    ),
    `An accusation by itself ${bold('changes nothing')}: only a ruling by staff counts. If a match of yours is claimed, your leader, a co-leader or a captain adds screenshots on its page; a ruling may be appealed once.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  noEraSuyo: guide(
    lines(
      `${bold('Reclama la partida')}: en la página de tu clan, al lado de ella, con ${bold('Reclamar')}; puede el Líder, un Co-Líder o un Capitán, hasta ${claimMs / 86_400_000} días después del reporte, y con capturas donde se vea quién jugó.`,
      `Por un clan juegan los suyos, y nadie está en dos de la misma etapa. No se anula sola: decide la administración. ${article('un-clan', 'Reglamento: un clan por jugador')}`,
    ),
    `${bold('Claim against the match')}: on your clan's page, beside it, Reclamar, within ${claimMs / 86_400_000} days. A clan plays with its own; staff decide.`,
    '¿Cómo subo capturas de una partida?',
  ),
  quienFallaEsParte: guide(
    `El reglamento ${bold('no dice nada')} de quien decide sobre su propio clan. Lo que sí está: una apelación la resuelve alguien de la administración que ${bold('no haya decidido el caso')}. Si te preocupa, dilo en el reclamo, o a otro de la administración.`,
    `The rules ${bold('say nothing')} of staff who decide on their own clan. An appeal is settled by somebody of staff who did not decide the case.`,
    '¿Quiénes son los administradores?',
  ),
  staffJuega: guide(
    `El reglamento ${bold('no lo prohíbe')}: quien es de la administración también puede jugar y estar en un clan. Eso sí, nadie de ellos reporta por un clan que no es el suyo.`,
    `The rules do not forbid it; no staff report for a clan that is not theirs.`,
    '¿Quiénes son los administradores?',
  ),
} satisfies Record<string, Guide>
