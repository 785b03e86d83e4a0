import { paths } from '@trinchera/contract/site-paths'
import {
  longestRetoMessage,
  mostOfferedDates,
  mostOpenRetos,
  mostRetoDates,
  noShowContestMs,
  noShowMs,
  retoLatestMs,
  retoPickMs,
  retoPicksEndMs,
  retoSoonestMs,
} from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const hour = 3_600_000
const minute = 60_000
const retos = link('Retos', paths.retos)
const soonest = retoSoonestMs / hour
const latest = retoLatestMs / (24 * hour)
const contest = noShowContestMs / hour
const who = 'el Líder, un Co-Líder o un Capitán'
const whoInEnglish = 'the leader, a co-leader or a captain'

/** What two clans do with a reto (docs/rules.md#Retos). */
export const retoGuides = {
  retar: guide(
    `Reta ${who}: desde la fila del clan en la ${link('tabla', paths.ladder)}, desde su página o desde ${retos}, con ${bold('Retar')}. Ofreces hasta ${mostRetoDates} fechas y el otro clan acepta una, ofrece otras o rechaza.`,
    `${bold('Retar')} (challenge) is at the end of the clan's row in the ${link('table', paths.ladder)}, on its page and in ${retos}; ${whoInEnglish} can. You offer up to ${mostRetoDates} dates, and the other clan accepts one, offers others or refuses.`,
    '¿Qué retos hay?',
    '¿Cómo respondo un reto?',
  ),
  responder: guide(
    `Responde ${who} del clan retado, en la página del reto (está en ${retos} y te llega un aviso): eliges una de las fechas y la aceptas, o aprietas ${bold('Ofrecer otras')} o ${bold('Rechazar')}. Hay plazo hasta la primera fecha ofrecida; si nadie responde, el reto vence. Rechazar no mueve ningún puesto.`,
    `${whoInEnglish.replace(/^t/, 'T')} of the challenged clan answers on the challenge's page (in ${retos}, and you get a notice): accept one of the dates, or press ${bold('Ofrecer otras')} (offer others) or ${bold('Rechazar')} (refuse). There is time until the first date offered; after that it lapses. Refusing moves no place.`,
    '¿Cómo ofrezco otra fecha en un reto?',
    '¿Se puede cancelar un reto?',
  ),
  otraFecha: guide(
    `En la página del reto, mientras no esté acordado y te toque responder: ${bold('Ofrecer otras')}, hasta ${mostRetoDates} fechas por vez y ${mostOfferedDates} en todo el reto, cada una entre ${soonest} horas y ${latest} días más adelante. Si ya está acordado no se cambia la fecha: se cancela con su motivo y se pide otro.`,
    `On the challenge's page, while nothing is agreed and it is your turn: ${bold('Ofrecer otras')}, up to ${mostRetoDates} dates at a time and ${mostOfferedDates} in all, each from ${soonest} hours to ${latest} days ahead. Once agreed the date is not changed: cancel it with a reason and ask for another.`,
    '¿Se puede cancelar un reto?',
  ),
  cancelar: guide(
    `Sí: ${who} de cualquiera de los dos clanes, en la página del reto, con ${bold('Cancelar el reto')} y un motivo, hasta que se juegue. No mueve ningún puesto; si ya estaba acordado, queda contado en la página del clan que cancela.`,
    `Yes: ${whoInEnglish} of either clan, on the challenge's page, with ${bold('Cancelar el reto')} and a reason, until it is played. It moves no place; one that was agreed is counted on the page of the clan that cancels.`,
    '¿Y si el rival no se presenta?',
  ),
  noLlega: guide(
    lines(
      `Si el rival no se presenta no hay victoria por secretaría. En la página del reto, desde ${noShowMs / minute} minutos después de la hora, aprietas ${bold('No se presentaron')}: el otro clan tiene ${contest} horas para reclamar y ahí decide la administración. Las faltas se cuentan en la página de cada clan, y ningún puesto se mueve.`,
    ),
    `There is no win without playing. On the challenge's page, from ${noShowMs / minute} minutes after the hour, press ${bold('No se presentaron')} (they did not come): the other clan has ${contest} hours to contest it, and staff decide. It is counted on that clan's page and no place moves.`,
    '¿Se puede cancelar un reto?',
  ),
  limites: guide(
    `Un clan tiene hasta ${bold(`${mostOpenRetos} retos abiertos`)} que haya pedido él, y uno por rival. Cada fecha va entre ${bold(`${soonest} horas`)} y ${bold(`${latest} días`)} más adelante; se ofrecen hasta ${mostRetoDates} por vez y ${mostOfferedDates} en todo el reto.`,
    `A clan has at most ${bold(`${mostOpenRetos} open challenges`)} that it asked for, one for each rival. Each date is from ${bold(`${soonest} hours`)} to ${bold(`${latest} days`)} ahead; up to ${mostRetoDates} at a time and ${mostOfferedDates} in all.`,
    '¿Qué es un reto?',
  ),
  mapas: guide(
    `El clan que va ${bold('más abajo')} en la tabla elige el primer mapa; el otro, el segundo y el bando. Cada turno dura ${retoPickMs / minute} minutos desde que los dos están en la página del reto; si no, hasta ${retoPicksEndMs / minute} minutos antes de la hora, y después sale al azar.`,
    `The clan that stands ${bold('lower')} in the table picks the first map; the other picks the second and the side. A turn lasts ${retoPickMs / minute} minutes once both are on the challenge's page, otherwise until ${retoPicksEndMs / minute} minutes before the match; then it is drawn at random.`,
    '¿Qué mapas están permitidos?',
  ),
  conversar: guide(
    `En la página del reto hay una conversación de los dos clanes, con mensajes de hasta ${longestRetoMessage} caracteres: la leen sus integrantes y la administración. Ahí mismo cada uno marca si va o no va.`,
    `The challenge's page has a conversation of both clans, read by their members and staff; everybody says there whether they come.`,
    '¿Cómo reto a otro clan?',
  ),
  queEs: guide(
    `Un ${bold('reto')} es un partido con fecha entre dos clanes. Reta ${who}, con hasta ${mostRetoDates} fechas; el otro clan acepta una. Un reto no mueve puestos: los mueve el resultado reportado. Están en ${retos} y en la ${link('Agenda', paths.agenda)}.`,
    `A ${bold('reto')} is a challenge: a match on a date between two clans. ${whoInEnglish.replace(/^t/, 'T')} offers up to ${mostRetoDates} dates and the other clan accepts one. It moves no place; the reported result does. They are in ${retos} and in the ${link('Agenda', paths.agenda)}.`,
    '¿Qué retos hay?',
  ),
} satisfies Record<string, Guide>
