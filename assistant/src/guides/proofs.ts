import { paths } from '@trinchera/contract/site-paths'
import {
  appealMs,
  claimMs,
  commentReportsToHide,
  fewestWinClaimPictures,
  matchAnswerMs,
  mostEvidence,
  mostWinClaimPictures,
  reportDeadlineHours,
  winClaimAnswerMs,
  winClaimFromMs,
  winClaimUntilMs,
} from '@trinchera/rules/limits'
import { bold, bullets, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const hours = (ms: number) => ms / 3_600_000
const days = (ms: number) => hours(ms) / 24
const who = 'el Líder, un Co-Líder o un Capitán'
const whoInEnglish = 'the leader, a co-leader or a captain'
const winClaim = bold(link('pide que la victoria cuente', paths.nuevaVictoria()))
const winClaimInEnglish = bold(link('ask that the win counts', paths.nuevaVictoria()))

/** Pictures of a match, answers to a report, wins that the rival did not report, and appeals (docs/behaviour/matches.md#Evidence, docs/behaviour/staff.md#Appeals). */
export const proofGuides = {
  evidencia: guide(
    `En la página de la partida, en ${bold('Evidencias')}, con ${bold('Agregar imágenes')}: hasta ${mostEvidence} imágenes por clan, cada una con su leyenda; las sube ${who}. No son públicas: las ven quienes reportan por los dos clanes y la administración. Mientras no haya fallo las puedes retirar. Videos o demos no se suben.`,
    `On the match's page, under ${bold('Evidencias')}, with ${bold('Agregar imágenes')}: up to ${mostEvidence} pictures a clan, put by ${whoInEnglish}. They are not public: those who report for both clans and staff see them. Videos and demos are not taken.`,
    '¿Cómo reclamo una partida?',
  ),
  apelar: guide(
    lines(
      bullets([
        `Una ${bold('suspensión')}: con el enlace que sale al intentar entrar y que te llega por correo. Se apela una vez, mientras dure.`,
        `El ${bold('fallo')} de una partida: en su página, ${bold('Apelar')}, dentro de ${days(appealMs)} días. Puede ${who} de cualquiera de los dos clanes, una vez por fallo.`,
      ]),
      'Resuelve alguien de la administración que no haya decidido el caso: lo mantiene, lo acorta o lo levanta. No hay plazo publicado; la respuesta te llega como aviso.',
    ),
    lines(
      bullets([
        `A ${bold('suspension')}: by the link that you get when you try to log in and by mail. Once, while it lasts.`,
        `The ${bold('ruling')} on a match: on its page, ${bold('Apelar')}, within ${days(appealMs)} days. ${whoInEnglish.replace(/^t/, 'T')} of either clan can, once for each ruling.`,
      ]),
      'Somebody of staff who did not decide the case keeps it, shortens it or lifts it. You get the answer as a notice; how long it takes is not published.',
    ),
    '¿Quiénes son los administradores?',
  ),
  respuesta: guide(
    `Cuando el rival reporta que perdió, tu clan tiene ${bold(`${hours(matchAnswerMs)} horas`)} para ${bold('Confirmar')} o ${bold('Rechazar')} la partida, desde el aviso o en la página de la partida; puede ${who}. Rechazarla abre un reclamo y decide la administración. Si no contestan no pasa nada: la partida vale igual.`,
    `When your rival reports a loss, your clan has ${bold(`${hours(matchAnswerMs)} hours`)} to confirm (${bold('Confirmar')}) or reject (${bold('Rechazar')}) the match, from the notice or on the match's page; ${whoInEnglish} can. Rejecting opens a claim for staff to decide. Without an answer the match stands.`,
    '¿Cómo reclamo una partida?',
  ),
  victoria: guide(
    lines(
      `El que perdió tiene ${reportDeadlineHours} horas para reportar. Si no lo hace, ${who} del ganador ${winClaim}: desde ${hours(winClaimFromMs)} horas y hasta ${days(winClaimUntilMs)} días después de jugar, con al menos ${fewestWinClaimPictures} capturas (hasta ${mostWinClaimPictures}).`,
      `El rival tiene ${hours(winClaimAnswerMs)} horas para reconocerla o disputarla, la Asamblea de Líderes vota (orienta, no decide) y falla la administración. Si no contesta, ${bold('no se da por ganada sola')}: pasadas esas horas decide igual la administración.`,
    ),
    lines(
      `The loser has ${reportDeadlineHours} hours to report. If they do not, ${whoInEnglish} of the winner may ${winClaimInEnglish}: from ${hours(winClaimFromMs)} hours to ${days(winClaimUntilMs)} days after the match, with ${fewestWinClaimPictures} to ${mostWinClaimPictures} pictures.`,
      `The rival has ${hours(winClaimAnswerMs)} hours to acknowledge or dispute it, the Leaders' Assembly votes (as advice) and staff decide.`,
    ),
    '¿Cómo subo capturas de una partida?',
  ),
  comentario: guide(
    `En el anuncio (más abajo de ${bold('Comentar Este Anuncio')}), al lado del comentario, aprieta ${bold('Denunciar')} y di por qué. Con ${commentReportsToHide} denuncias se esconde hasta que lo vea la administración, que decide si se queda o se va.`,
    `Beside the comment press ${bold('Denunciar')} (report) and say why. After ${commentReportsToHide} reports it is hidden until staff decide.`,
    '¿Quiénes son los administradores?',
  ),
  reclamo: guide(
    `Desde la página de tu clan, al lado de la partida, con ${bold('Reclamar')}: dices por qué (trampa, reporte falso, duplicada, fuera de plazo u otro) y decide la administración, que te avisa. Hay ${days(claimMs)} días desde el reporte; puede ${who} de cualquiera de los dos clanes. El reclamo solo no cambia la tabla.`,
    `On your clan's page, beside the match, press ${bold('Reclamar')} and say why; staff decide and you are told. There are ${days(claimMs)} days from the report; ${whoInEnglish} of either clan can. A claim by itself changes nothing in the table.`,
    '¿Cómo subo capturas de una partida?',
  ),
} satisfies Record<string, Guide>
