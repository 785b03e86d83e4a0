import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import type { Site } from '../intent'
import { bold, lines, link, listed, quoted, verb } from '../wording'
import type { Aspect } from './aspect'
import { saying } from './format'
import { enrollingAny } from './plan'
import { torneoLink, type Say } from './say'

/** The torneos that are not over of which a clan is in. */
export function inWhich(nombre: string, all: readonly Torneo[], own: readonly number[], say: Say): string {
  const open = all.filter(({ estado, formato }) => formato !== null && !/^(?:terminado|cancelado)$/.test(estado))
  const entered = open.filter(({ id }) => own.includes(id))
  return entered.length
    ? say(
        `${bold(quoted(nombre))} ${verb('está', 'están', nombre)} en ${listed(entered.map(torneoLink))}.`,
        `${bold(quoted(nombre))} is in ${entered.map(torneoLink).join(', ')}.`,
      )
    : say(
        `No: ${bold(quoted(nombre))} no ${verb('está', 'están', nombre)} en ningún torneo${open.length ? ` de los abiertos (${listed(open.map(torneoLink))})` : ''}.`,
        `No: ${bold(quoted(nombre))} is in no torneo${open.length ? ` of those open (${open.map(torneoLink).join(', ')})` : ''}.`,
      )
}

/** What is said in general of the check-in where no torneo asks for one. */
export const noCheckin = (say: Say) =>
  say(
    'El check-in es decir que tu clan está listo, en los minutos antes de un torneo. Ahora ningún torneo lo pide.',
    'The check-in says that your clan is there, in the minutes before a torneo. No torneo asks for one now.',
  )

/** Of a torneo that takes no enrolments on the site: that none are in. */
export const noneEnrolled = (torneo: Torneo, say: Say) =>
  say(
    `En el sitio van ${bold('0 clanes inscritos')} en ${torneoLink(torneo)}: no abre su inscripción acá, así que no está publicado quiénes lo jugarán ni cuántos cupos tiene.`,
    `${bold('0 clans')} are enrolled in ${torneoLink(torneo)} on the site: it takes no enrolments here.`,
  )

/** That a torneo takes no enrolments on the site. */
const notHere = (torneo: Torneo, say: Say) =>
  say(
    `${torneoLink(torneo)} no abre su inscripción en el sitio.`,
    `${torneoLink(torneo)} takes no enrolments on the site.`,
  )

/** That nothing says until when one may enrol. */
export const noDeadline = (torneo: Torneo, say: Say) =>
  say(
    `${torneoLink(torneo)} no publica un plazo: no abre su inscripción en el sitio, así que tu Líder tiene que hablarlo con quien ve los torneos.`,
    `${torneoLink(torneo)} publishes no deadline: it takes no enrolments on the site; ask its organisers.`,
  )

/** How a clan gets into a torneo that takes no enrolments on the site: what its text says of it, and who sees to it. */
export async function enrollingElsewhere(torneo: Torneo, aspect: Aspect, { db }: Site, say: Say): Promise<string> {
  const told = saying(torneo, /\binscri|\banot|\bsign|\benrol/i)
  if (aspect === 'reserva' || !told) return lines(enrollingAny(say), notHere(torneo, say))
  const organisers = (await staffNames(db)).filter(({ rol }) => rol === 3)
  const names = listed(organisers.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
  return lines(
    say(`${torneoLink(torneo)} dice: «${quoted(told)}»`, `${torneoLink(torneo)} says: «${quoted(told)}»`),
    say(
      `${bold('No se inscribe en el sitio')}: que tu Líder lo hable con quien ve los torneos${names && `, ${names}`}.`,
      `${bold('It takes no enrolments on the site')}: have your leader talk to who runs tournaments${names && `, ${names}`}.`,
    ),
  )
}

/** To who asks of their own clan, and is not known. */
export const stranger = (say: Say) =>
  say(
    `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan. Quiénes están inscritos se ve en la página de cada torneo, en ${link('Torneos', paths.torneos)}.`,
    `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
  )
