import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import type { Site } from '../intent'
import { bold, lines, link, listed, quoted, verb } from '../wording'
import type { Aspect } from './aspect'
import { asksMay, askingOf, mayEnrol, talksTo } from './asking'
import { isOfFormat, saying, start } from './format'
import { tellGeneral } from './general'
import type { Side } from './played-in'
import { asksSize } from './says'
import { enrollingAny } from './plan'
import { onTime, torneoLink, type Say } from './say'

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

/** Who sees to torneos, by name; nothing where nobody has the rol. */
export async function organisersOf({ db }: Pick<Site, 'db'>): Promise<string> {
  const all = (await staffNames(db)).filter(({ rol }) => rol === 3)
  return listed(all.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
}

/** How a clan gets into a torneo that takes no enrolments on the site: what its text says of it, and who sees to it. */
export async function enrollingElsewhere(
  torneo: Torneo,
  aspect: Aspect,
  text: string,
  site: Site,
  say: Say,
): Promise<string> {
  const told = saying(torneo, /\binscri|\banot|\bsign|\benrol/i)
  if (aspect === 'reserva' || !told) return lines(enrollingAny(say), notHere(torneo, say))
  const asking = await askingOf(site)
  const names = await organisersOf(site)
  return lines(
    mayEnrol(asking, asksMay.test(text), say),
    say(`${torneoLink(torneo)} dice: «${quoted(told)}»`, `${torneoLink(torneo)} says: «${quoted(told)}»`),
    say(
      `${bold('No se inscribe en el sitio')}: ${talksTo(asking, names, say, asksMay.test(text))}`,
      `${bold('It takes no enrolments on the site')}: ${talksTo(asking, names, say, asksMay.test(text))}`,
    ),
  )
}

/** What is asked of a torneo that has no bracket; null where that is told by no more than that it is to come. */
export async function withoutPage({
  torneo,
  aspect,
  text,
  asked,
  side,
  named,
  site,
  say,
}: {
  torneo: Torneo
  aspect: Aspect
  text: string
  asked: string
  side: Side | null
  named: boolean
  site: Site
  say: Say
}): Promise<string | null> {
  if (aspect === 'cuando')
    return lines(start(torneo, site.now, say), asksSize.test(asked) && tellGeneral('por-equipo', [torneo], asked, say))
  if (aspect === 'checkin') return noCheckin(say)
  if (aspect === 'plazo') return lines(noDeadline(torneo, say), start(torneo, site.now, say))
  const asksWhetherOpen = /\b(?:puedo|podemos|abiert\w+|cuando|ya)\b/.test(text.replace(/\bya esta\b/, ''))
  if (enrols.has(aspect) && (site.asker !== null || !asksWhetherOpen))
    return enrollingElsewhere(torneo, aspect, text, site, say)
  if (/^(?:inscritos|cupos)$/.test(aspect))
    return lines(
      side && say(`${bold('No')}: nadie figura inscrito.`, `${bold('No')}: nobody is enrolled.`),
      noneEnrolled(torneo, say),
    )
  if (aspect === 'avance')
    return torneo.inicio > site.now.toISOString()
      ? `${bold('No')}: ${start(torneo, site.now, say)}`
      : start(torneo, site.now, say)
  if (aspect === 'organiza') return organised(named ? torneo : null, await organisersOf(site), say)
  if (aspect === 'formato')
    return isOfFormat(torneo, text, say) ?? (named ? byItsText(torneo, aspect, site, say) : null)
  return named && !enrols.has(aspect) ? byItsText(torneo, aspect, site, say) : null
}

/** How a clan gets into a torneo, whichever it is. */
const enrols: ReadonlySet<Aspect> = new Set(['inscribir', 'reserva'])

/** Who sees to a torneo. */
export const organised = (torneo: Torneo | null, names: string, say: Say): string =>
  names
    ? say(
        `${names} (Moderador Torneos) ve los torneos${torneo ? `, también ${torneoLink(torneo)}` : ''}.`,
        `${names} runs the tournaments${torneo ? `, ${torneoLink(torneo)} too` : ''}.`,
      )
    : say(
        `Quién organiza ${torneo ? torneoLink(torneo) : 'los torneos'} no está publicado: pregúntale a la administración.`,
        `Who runs ${torneo ? torneoLink(torneo) : 'tournaments'} is not published: ask the staff.`,
      )

/** Of a torneo that has a text alone, what that says of what is asked; that it says nothing of it else. */
export async function byItsText(torneo: Torneo, aspect: Aspect, site: Site, say: Say): Promise<string> {
  const link = torneoLink(torneo)
  const names = await organisersOf(site)
  const ask = names && say(`Lo que no diga ahí, pregúntaselo a ${names}.`, `Ask ${names} for the rest.`)
  const says = textOf[aspect]
  const told = says ? saying(torneo, says) : torneo.descripcion || null
  if (says && told) return lines(`${link}: «${quoted(told)}»`, ask)
  if (!says && ofBracket.has(aspect))
    return lines(
      torneo.inicio > site.now.toISOString()
        ? say(
            `${link} todavía no se juega: parte ${onTime(torneo.inicio, say)}, y quiénes lo jugarán no está publicado.`,
            `${link} is not played yet: it starts ${onTime(torneo.inicio, say)}, and who plays is not published.`,
          )
        : say(
            `${link} fue ${onTime(torneo.inicio, say)}. De sus partidas el sitio no tiene nada.`,
            `${link} was ${onTime(torneo.inicio, say)}. The site has nothing of its matches.`,
          ),
    )
  return told && !says
    ? lines(`${link}: «${quoted(told)}»`, ask)
    : lines(
        say(`Eso no está publicado: ${link} no lo dice.`, `That is not published: ${link} does not say it.`),
        torneo.descripcion &&
          say(`Dice así: «${quoted(torneo.descripcion)}»`, `It says: «${quoted(torneo.descripcion)}»`),
        ask,
      )
}

const textOf: Partial<Record<Aspect, RegExp>> = {
  mapas: /\bmapas?\b/i,
  'mejor-de': /\bmapas?\b|\bmejor de\b/i,
  donde: /\bservidor/i,
  reglas: /\breglas?\b/i,
  espera: /\bminutos?\b|\besper/i,
  duracion: /\bsemanas?\b|\bd[ií]as?\b|\bdura\b/i,
  termina: /\btermina\b|\bhasta\b/i,
  juego: /\bspearhead\b|\bbreakthrough\b|\ballied\b/i,
  plantel: /\bplantel\b/i,
}
const ofBracket: ReadonlySet<Aspect> = new Set([
  'campeon',
  'segundo',
  'tercero',
  'equipo',
  'estado',
  'avance',
  'vivos',
  'eliminados',
  'invictos',
  'perdedores',
  'resultados',
  'llave',
  'final',
  'proxima',
  'semillas',
  'rondas',
  'por-mapa',
  'yo-juego',
  'sobre-quien',
])

/** To who asks of their own clan, and is not known. */
export const stranger = (say: Say) =>
  say(
    `No sé quién eres: ${link('inicia sesión', paths.login())}, o dime el nombre de tu clan. Quiénes están inscritos se ve en la página de cada torneo, en ${link('Torneos', paths.torneos)}.`,
    `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
  )
