import { paths } from '@trinchera/contract/site-paths'
import {
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

const retos = link('Retos', paths.retos)
const minute = 60_000
const who = 'el Líder, un Co-Líder o un Capitán'
const turn = retoPickMs / minute
const end = retoPicksEndMs / minute
const wait = noShowMs / minute
const contest = noShowContestMs / 3_600_000

/** What people ask of retos that no guide of them begins with (docs/rules.md#Retos). */
export const retoPoints = {
  retoRechazar: guide(
    `${bold('Sí')}, se puede rechazar: nadie está obligado a aceptar un reto. El clan retado también puede ofrecer otras fechas; si no responde antes de la primera, el reto vence solo. Ningún puesto se mueve.`,
    `${bold('Yes')}, a challenge may be refused: nobody has to accept one. The challenged clan may also offer other dates; without an answer before the first date it lapses. No place moves.`,
    '¿Cómo respondo un reto?',
  ),
  retoPlazoMapa: guide(
    `El mapa de un reto se elige hasta ${bold(`${end} minutos antes`)} de la hora de la partida. Si los dos clanes están en la página del reto, cada turno dura ${turn} minutos. Lo que nadie eligió a tiempo ${bold('sale al azar')}.`,
    `The map of a challenge is picked until ${bold(`${end} minutes before`)} the match; while both clans are on the challenge's page, each turn lasts ${turn} minutes. What nobody picked in time is ${bold('drawn at random')}.`,
    '¿Quién elige los mapas de un reto?',
  ),
  retoPlazo: guide(
    `${bold('No hay un número fijo de días')}: un reto se responde hasta la ${bold('primera fecha que se ofreció')}, que va entre ${retoSoonestMs / 3_600_000} horas y ${retoLatestMs / 86_400_000} días más adelante; el plazo sale en la página del reto. Si nadie responde, vence solo y ningún puesto se mueve.`,
    `${bold('No fixed number of days')}: a challenge may be answered until the ${bold('first date that was offered')}, from ${retoSoonestMs / 3_600_000} hours to ${retoLatestMs / 86_400_000} days ahead. Unanswered, it lapses and no place moves.`,
    '¿Cómo respondo un reto?',
  ),
  retoFechas: guide(
    `Hasta ${bold(`${mostRetoDates} fechas`)} por vez y ${bold(String(mostOfferedDates))} en todo el reto. Cada una va al menos ${retoSoonestMs / 3_600_000} horas y a lo más ${retoLatestMs / 86_400_000} días más adelante.`,
    `Up to ${bold(`${mostRetoDates} dates`)} at a time and ${bold(String(mostOfferedDates))} in the whole challenge, each from ${retoSoonestMs / 3_600_000} hours to ${retoLatestMs / 86_400_000} days ahead.`,
    '¿Cómo ofrezco otra fecha en un reto?',
  ),
  retoSinRespuesta: guide(
    `Si nadie responde antes de la primera fecha ofrecida, el reto ${bold('vence solo')}: no se juega, ningún puesto se mueve y nadie gana. Pueden retar de nuevo con otras fechas.`,
    `A challenge that nobody answers before the first date offered ${bold('lapses')}: it is not played, no place moves and nobody wins. You may challenge again with other dates.`,
    '¿Cómo reto a otro clan?',
  ),
  retoDistancia: guide(
    lines(
      `${bold('No hay límite de distancia')}: se puede retar a cualquier clan de la misma etapa, vaya más arriba o más abajo, rankeado o no; el último puede retar al primero.`,
      `El tope es de retos: hasta ${mostOpenRetos} abiertos que haya pedido tu clan, uno por rival. Ganarle a uno de más abajo no te sube.`,
    ),
    `There is ${bold('no limit of places')}: any clan of the same stage may be challenged, above or below you. A clan has at most ${mostOpenRetos} open challenges of its own, one for each rival.`,
    '¿Cómo reto a otro clan?',
  ),
  retoOtraEtapa: guide(
    `${bold('No')}: se reta solo a clanes de la misma etapa, porque cada etapa tiene su propia tabla. Para jugar en otra hay que tener un clan ahí.`,
    `${bold('No')}: a clan challenges only clans of its own stage, since each stage has its own table.`,
    '¿Qué etapas hay?',
  ),
  retoSinReto: guide(
    `${bold('No hace falta un reto')}: si los dos clanes se ponen de acuerdo, se juega y el que pierde lo reporta igual. El reto sirve para dejar fecha, mapas y servidor acordados; su primera fecha va al menos ${retoSoonestMs / 3_600_000} horas más adelante.`,
    `${bold('No challenge is needed')}: two clans that agree may just play, and the loser reports. A challenge settles the date, the maps and the server.`,
    '¿Cómo reto a otro clan?',
  ),
  retoNoMueve: guide(
    `${bold('No')}: un reto no mueve ningún puesto, ni pedirlo, ni rechazarlo, ni cancelarlo. Los puestos los mueve el resultado de la partida, cuando el que pierde la reporta.`,
    `${bold('No')}: a challenge moves no place, nor does refusing or cancelling it. The result does, once the loser reports it.`,
    '¿Cómo funciona el ranking?',
  ),
  retoFaltamos: guide(
    lines(
      `Si no llegan, ${bold('no pierden la partida ni bajan de puesto')}: desde ${wait} minutos después de la hora el otro clan puede apretar ${bold('No se presentaron')}, y la falta queda contada en la página de tu clan. Hay ${contest} horas para reclamarla.`,
      `Si saben antes que no pueden, ${who} puede ${bold('cancelar el reto')} con su motivo hasta que se juegue.`,
    ),
    `If you do not come you ${bold('neither lose the match nor a place')}: from ${wait} minutes after the hour the other clan may press ${bold('No se presentaron')}, and it is counted on your clan's page. You have ${contest} hours to contest it. Who knows before may cancel the challenge.`,
    '¿Se puede cancelar un reto?',
  ),
  retoEspera: guide(
    `Se esperan ${bold(`${wait} minutos`)} desde la hora acordada; después, en la página del reto, ${who} puede apretar ${bold('No se presentaron')}. No es una victoria: ningún puesto se mueve.`,
    `One waits ${bold(`${wait} minutes`)} after the hour; then, on the challenge's page, ${bold('No se presentaron')} (they did not come). It is no win and moves no place.`,
    '¿Y si el rival no se presenta?',
  ),
  retoServidor: guide(
    `El servidor de un reto lo eligen los dos clanes: en la página del reto, una vez acordado, ${who} de cualquiera de los dos lo pone de la lista de ${link('servidores', paths.servidores)}.`,
    `Either clan sets the server of an agreed challenge on its page, out of the site's ${link('servers', paths.servidores)}; the leader, a co-leader or a captain can.`,
    '¿Quién elige los mapas de un reto?',
  ),
  retoQuien: guide(
    `Reta ${bold(who)}; un Miembro no puede. Se hace desde la tabla, la página del otro clan o ${retos}, con ${bold('Retar')}.`,
    `The leader, a co-leader or a captain challenges; a member cannot. ${bold('Retar')} is in the table, on the other clan's page and in ${retos}.`,
    '¿Cómo reto a otro clan?',
  ),
  retoSinClan: guide(
    `${bold('No')}: reta un clan a otro, y lo hace ${who}. Sin clan primero hay que entrar a uno o fundar el tuyo.`,
    `${bold('No')}: clans challenge clans. Join one or found your own first.`,
    '¿Cómo me uno a un clan?',
    '¿Cómo creo un clan?',
  ),
  retoCastigo: guide(
    `${bold('No hay castigo')} ni se pierde puesto por cancelar un reto; si ya estaba acordado, queda contado en la página de tu clan, a la vista de todos.`,
    `There is ${bold('no penalty')} for cancelling a challenge and no place is lost; one that was agreed is counted on your clan's page for everybody to see.`,
    '¿Se puede cancelar un reto?',
  ),
  retoMensajes: guide(
    `La conversación de un reto la leen ${bold('los integrantes de los dos clanes')} y la administración; nadie más.`,
    `The conversation of a challenge is read by ${bold('the members of both clans')} and staff; nobody else.`,
    '¿Qué es un reto?',
  ),
  retoEscribir: guide(
    `Si ya hay un reto, en su página hay una conversación de los dos clanes. Si no, habla con su Líder, que sale en la página de su clan, en el ${link('foro', paths.foro)} o por TS3; el sitio no tiene mensajes privados entre jugadores.`,
    `Where there is a challenge, its page has a conversation of both clans. Else talk to their leader, who is on the clan's page, in the ${link('forum', paths.foro)} or on TS3; the site has no private messages.`,
    '¿Cómo reto a otro clan?',
  ),
  retoCambiarHora: guide(
    `${bold('Ya acordado, no')}: un reto no cambia de fecha ni de hora; se cancela con su motivo y se pide otro. Mientras no esté acordado, en su página aprieta ${bold('Ofrecer otras')}.`,
    `An agreed challenge ${bold('keeps its date and hour')}: cancel it with a reason and ask for another. Before that press ${bold('Ofrecer otras')} on its page.`,
    '¿Se puede cancelar un reto?',
  ),
} satisfies Record<string, Guide>
