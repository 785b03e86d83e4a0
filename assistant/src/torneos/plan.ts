import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { torneoObjectMs } from '@trinchera/rules/limits'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { bold, lines, listedUpTo, quoted, verb } from '../wording'
import { clanLink, onTime, torneoLink, type Say } from './say'

/** When the check-in is, and what it is for (docs/behaviour/torneos.md#States of a torneo). */
export function checkin(page: TorneoPage, own: TorneoClan | null, now: Date, say: Say): string {
  if (page.formato !== null && !page.checkin_minutos)
    return lines(
      say(`${torneoLink(page)} no pide check-in.`, `${torneoLink(page)} asks for no check-in.`),
      checkinMeans(say),
    )
  const from = checkinFrom(page)
  const row = page.inscritos.find(({ id_clan }) => id_clan === own?.id_clan)
  const done = page.inscritos.filter((each) => each.checkin).length
  const isPast = page.llave !== null || page.estado === 'cancelado'
  return lines(
    row &&
      say(
        `${bold(row.nombre)} ${row.checkin ? `ya ${verb('hizo', 'hicieron', row.nombre)}` : `todavía no ${verb('hace', 'hacen', row.nombre)}`} su check-in.`,
        `${bold(row.nombre)} ${row.checkin ? 'has checked in' : 'has not checked in yet'}.`,
      ),
    isPast
      ? say(`El check-in de ${torneoLink(page)} ya pasó.`, `The check-in of ${torneoLink(page)} is over.`)
      : say(
          `El check-in de ${torneoLink(page)} es ${onTime(from, say)}, hasta que parte, ${page.checkin_minutos} minutos después${from <= now.getTime() ? `: está abierto y ya lo hicieron ${done} de ${page.inscritos.length}` : ''}.`,
          `The check-in of ${torneoLink(page)} opens ${onTime(from, say)} and closes at its start, ${page.checkin_minutos} minutes later.`,
        ),
    checkinMeans(say),
  )
}

const checkinMeans = (say: Say) =>
  say(
    `Hacer check-in es decir que tu clan está listo: en la página del torneo, ${bold('Hacer check-in')}; puede el Líder, un Co-Líder o un Capitán. El que no lo hace queda fuera del sorteo, y entra una reserva.`,
    `It says that your clan is there: on the torneo's page, ${bold('Hacer check-in')}; the leader, a co-leader or a captain can. Who does not is left out of the draw, and a reserve takes the place.`,
  )

/** Until when a clan may enrol. */
export function deadline(page: Torneo, now: Date, say: Say): string {
  const until = enrolmentUntil(page)
  return until > now.getTime() && page.estado === 'inscripcion'
    ? say(
        `La inscripción de ${torneoLink(page)} está abierta hasta ${onTime(until, say)}.`,
        `Enrolment for ${torneoLink(page)} is open until ${onTime(until, say).replace(/^on /, '')}.`,
      )
    : say(
        `La inscripción de ${torneoLink(page)} ya cerró: fue hasta ${onTime(until, say)}.`,
        `Enrolment for ${torneoLink(page)} is closed: it was open until ${onTime(until, say).replace(/^on /, '')}.`,
      )
}

/** How many places are left. */
export const places = ({ cupos, equipos, reservas, ...page }: Torneo, say: Say): string =>
  cupos === null
    ? say(
        `${torneoLink(page)} no tiene límite de cupos; van ${bold(`${equipos} clanes`)}.`,
        `${torneoLink(page)} has no limit; ${bold(`${equipos} clans`)} are in.`,
      )
    : say(
        `${page.estado === 'inscripcion' && equipos < cupos ? `Quedan ${bold(`${cupos - equipos} cupos`)} de ${cupos}` : `Van ${bold(`${equipos} de ${cupos} cupos`)}`} en ${torneoLink(page)}${reservas ? `, y ${reservas} de reserva` : ''}.`,
        `${bold(`${equipos} of ${cupos} places`)} are taken in ${torneoLink(page)}${reservas ? `, with ${reservas} in reserve` : ''}.`,
      )

/** Which clans are in, or whether one is. */
export function enrolled(page: TorneoPage, own: { nombre: string; row: TorneoClan | null } | null, say: Say): string {
  const playing = page.inscritos.filter(({ reserva }) => !reserva)
  const reserves = page.inscritos.filter(({ reserva }) => reserva)
  const whether =
    own &&
    (own.row
      ? say(
          `Sí: ${bold(own.nombre)} ${reserves.some(({ id_clan }) => id_clan === own.row?.id_clan) ? 'de reserva ' : ''}${verb('está', 'están', own.nombre)} en ${torneoLink(page)}.`,
          `Yes: ${bold(own.nombre)} is in ${torneoLink(page)}.`,
        )
      : say(
          `No: ${bold(own.nombre)} no ${verb('está', 'están', own.nombre)} en ${torneoLink(page)}.`,
          `No: ${bold(own.nombre)} is not in ${torneoLink(page)}.`,
        ))
  if (whether) return whether
  return lines(
    playing.length
      ? say(
          `En ${torneoLink(page)} ${page.llave ? 'juegan' : 'hay inscritos'} ${bold(`${playing.length} clanes`)}${page.cupos && !page.llave ? ` de ${page.cupos} cupos` : ''}: ${listedUpTo(playing.map(clanLink), 16)}.`,
          `${bold(`${playing.length} clans`)} are in ${torneoLink(page)}${page.cupos && !page.llave ? `, of ${page.cupos} places` : ''}: ${playing.map(clanLink).join(', ')}.`,
        )
      : say(`En ${torneoLink(page)} todavía no hay inscritos.`, `Nobody has enrolled in ${torneoLink(page)} yet.`),
    reserves.length > 0 &&
      say(`De reserva: ${listedUpTo(reserves.map(clanLink), 8)}.`, `In reserve: ${reserves.map(clanLink).join(', ')}.`),
  )
}

/** How a clan is enrolled, in the torneo that takes enrolments. */
export const enrolling = (page: Torneo, now: Date, say: Say): string =>
  page.estado === 'inscripcion'
    ? lines(
        say(
          `Abre ${torneoLink(page)} y aprieta ${bold('Inscribir tu clan')}: lo hace el Líder o un Co-Líder, marcando el plantel${page.por_equipo && page.por_equipo > 1 ? ` (desde ${page.por_equipo} jugadores, todos integrantes del clan y en un solo equipo)` : ''}.`,
          `Open ${torneoLink(page)} and press ${bold('Inscribir tu clan')}: the leader or a co-leader does it, ticking the roster${page.por_equipo && page.por_equipo > 1 ? ` (${page.por_equipo} players or more, all members of the clan)` : ''}.`,
        ),
        deadline(page, now, say),
        places(page, say),
        page.checkin_minutos !== null &&
          page.checkin_minutos > 0 &&
          say(
            `Después falta el check-in, los últimos ${page.checkin_minutos} minutos antes de partir (${onTime(page.inicio, say)}).`,
            `Then comes the check-in, the last ${page.checkin_minutos} minutes before it starts (${onTime(page.inicio, say)}).`,
          ),
      )
    : lines(deadline(page, now, say), say('No se puede inscribir a nadie más.', 'Nobody else can be enrolled.'))

/** How a clan is enrolled in any torneo that takes enrolments (docs/behaviour/torneos.md#States of a torneo). */
export const enrollingAny = (say: Say): string =>
  say(
    `En la página del torneo, mientras su inscripción está abierta, el Líder o un Co-Líder aprieta ${bold('Inscribir tu clan')} y marca el plantel; si pide check-in, se hace ahí mismo antes de partir. Con los cupos llenos el clan queda de ${bold('reserva')}: entra si otro se baja antes del sorteo o no hace check-in, en el orden de inscripción.`,
    `On the torneo's page, while enrolment is open, the leader or a co-leader presses ${bold('Inscribir tu clan')} and ticks the roster; a check-in, where it asks for one, is done there before it starts. Once the places are full a clan is in ${bold('reserve')}: it gets in when another withdraws before the draw or does not check in.`,
  )

export const seeds = (page: TorneoPage, say: Say): string => {
  const all = page.inscritos.filter(({ semilla, reserva }) => semilla !== null && !reserva)
  return lines(
    all.length
      ? say(
          `Semillas de ${torneoLink(page)}: ${listedUpTo(
            all.map((clan) => `${clan.semilla}.ª ${clanLink(clan)}`),
            16,
          )}.`,
          `Seeds of ${torneoLink(page)}: ${all.map((clan) => `${clan.semilla} ${clanLink(clan)}`).join(', ')}.`,
        )
      : say(`${torneoLink(page)} todavía no tiene semillas.`, `${torneoLink(page)} has no seeds yet.`),
    say(
      page.sorteo
        ? `Se sortearon con el texto «${quoted(page.sorteo)}», que cualquiera puede repetir.`
        : 'Las pone la organización: a mano, por puesto en el ladder o por un sorteo que se puede repetir.',
      page.sorteo
        ? `They were drawn with the text "${quoted(page.sorteo)}", which anybody can repeat.`
        : 'Organisers set them: by hand, by place in the ladder, or by a draw that anybody can repeat.',
    ),
  )
}

/** How things are done in any torneo with a bracket (docs/rules.md#Brackets, docs/behaviour/torneos.md#States of a torneo). */
export const howTos = {
  bye: (page: Torneo, say: Say) =>
    say(
      `Un bye es pasar de ronda sin jugar porque no hay rival: en ${torneoLink(page)}, como en todos, les toca a las mejores semillas.`,
      `A bye is going on without a match because there is nobody to play: in ${torneoLink(page)}, as in all, the best seeds get it.`,
    ),
  reserva: (page: Torneo, say: Say) =>
    say(
      `Cuando se llenan los cupos, el clan que se inscribe queda de ${bold('reserva')}: entra si otro se baja antes del sorteo o no hace check-in, en el orden de inscripción. En ${torneoLink(page)} ${page.reservas ? `hay ${page.reservas}` : 'no hay ninguna'}.`,
      `Once the places are full a clan that enrols is in ${bold('reserve')}: it gets in when another withdraws before the draw or does not check in, in the order of enrolment. ${torneoLink(page)} has ${page.reservas}.`,
    ),
  bajarse: (page: Torneo, say: Say) =>
    page.estado === 'inscripcion' || page.estado === 'checkin'
      ? say(
          `En la página de ${torneoLink(page)}, ${bold('Bajar a tu clan')}: lo hace el Líder o un Co-Líder, antes del sorteo. Una reserva ocupa el cupo.`,
          `On the page of ${torneoLink(page)}, ${bold('Bajar a tu clan')}: the leader or a co-leader, before the draw. A reserve takes the place.`,
        )
      : say(
          `${torneoLink(page)} ya se sorteó: para retirarse hay que hablar con la organización, que retira al clan; sus partidas pendientes pasan al otro lado.`,
          `${torneoLink(page)} is drawn already: ask the organisers to withdraw your clan; its open matches go to the other side.`,
        ),
  plantel: (page: Torneo, say: Say) =>
    say(
      `En la página de ${torneoLink(page)}, ${bold('Cambiar el plantel')}: lo hace el Líder o un Co-Líder, hasta que el clan hace check-in, o hasta el sorteo si no se pide.`,
      `On the page of ${torneoLink(page)}, ${bold('Cambiar el plantel')}: the leader or a co-leader, until the clan checks in, or until the draw where no check-in is asked for.`,
    ),
  reportar: (page: Torneo, say: Say) =>
    say(
      `Reporta el clan que perdió, en la página de la partida (en la llave de ${torneoLink(page)}), con los mapas que ganó cada uno; puede el Líder, un Co-Líder o un Capitán. El que ganó lo confirma, y la llave avanza al tiro, o tiene ${torneoObjectMs / 60_000} minutos para objetar.`,
      `The clan that lost reports, on the match's page (in the bracket of ${torneoLink(page)}), with the maps that each side won. The winner confirms it, and the bracket goes on at once, or may object for ${torneoObjectMs / 60_000} minutes.`,
    ),
  objetar: (page: Torneo, say: Say) =>
    say(
      `En la página de la partida de ${torneoLink(page)}, hasta ${torneoObjectMs / 60_000} minutos después del reporte: objeta el clan que ganó según el reporte, y decide la organización.`,
      `On the page of the match of ${torneoLink(page)}, up to ${torneoObjectMs / 60_000} minutes after the report: the clan that won by the report objects, and the organisers decide.`,
    ),
} satisfies Record<string, (page: Torneo, say: Say) => string>
