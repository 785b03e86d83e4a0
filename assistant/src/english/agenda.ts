import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { picksOf } from '../answers/agenda'
import type { Reply } from '../intent'
import { agendaRetos, daysOf } from '../query/agenda'
import { bold, bulletsUpTo, lines, link, named, quoted, verb, sayIn } from '../wording'
import type { EnglishAsked } from './asked'
import { counted, inEtapa, listed, onDay } from './say'

const thing =
  /\b(?:challenges?|challenged|reto|retos|agenda|schedule|scheduled|fixtures?|upcoming|next (?:match|game|opponent|rival)|coming up)\b/
const howTo =
  /\b(?:how (?:do|can|to|long|much time|many (?:days|hours|challenges can)|many can|does)|can (?:i|we)|what (?:is a|are|happens|if)|calendar|cancel|accept|decline|reject|where do i|notified|notifications?|should)\b/
const toCome =
  /\b(?:who|what|which|does|do|is|are|when|any)\b.*\b(?:play|plays|playing|match|matches|game|games|face|facing|on)\b.*\b(?:tonight|today|tomorrow|weekend|next week|this week|later|next)\b|\bwhen (?:does|do|is|will) · (?:play|playing)\b|\b(?:when|what time|who|whom|against whom) (?:do|does|will|are) (?:we|my clan|our clan) (?:play|playing|face)\b/
/** When two that are named meet. */
const whenOfTwo =
  /\b(?:what time|when|what day|which day|what date)\b.*·(?: (?:vs|v|versus|contra|against|and|with) ·)|· (?:vs|v|versus|contra|against|and|with) ·.*\b(?:what time|when|what day|at what)\b/
const ours = /\b(?:my|our|we|us|i)\b/
/** Of what waits for an answer, and not of what is agreed. */
const waits =
  /\b(?:pending|unanswered|waiting|to answer|answer(?:ed)? yet|has to answer|have to answer|challenged|respond)\b/
const goesOn = /^(?:and|what about|how about|also)\b/
const past = /\b(?:won|lost|beat|did|was|were|played|last)\b/

const versus = ({ id, retador, retado }: Reto) => bold(link(`${retador.nombre} vs ${retado.nombre}`, paths.reto(id)))

/** One that is not agreed yet: whose turn it is, and until when. */
const waiting = (reto: Reto) => {
  const side = [reto.retador, reto.retado].find(({ id }) => id === reto.turno)
  return `${versus(reto)}${side ? `: ${quoted(side.nombre)} ${verb('is', 'are', side.nombre)} to answer${reto.responde_hasta ? ` by ${onDay(reto.responde_hasta).slice(3)}` : ''}` : ''}`
}

const days: Record<string, string> = {
  hoy: 'today',
  mañana: 'tomorrow',
  'pasado mañana': 'the day after tomorrow',
  'este fin de semana': 'this weekend',
  'la próxima semana': 'next week',
  'esta semana': 'this week',
}

/** The agreed challenges to come that a question in English asks for; null where it asks for none. */
export async function agendaInEnglish({ text, whos, etapaMention, site, before }: EnglishAsked): Promise<Reply | null> {
  if (
    /\b(?:tournaments?|cups?|championships?)\b/.test(text) ||
    howTo.test(text) ||
    !(thing.test(text) || (whenOfTwo.test(text) && !past.test(text)) || (toCome.test(text) && !past.test(text)))
  )
    return null
  const when = daysOf(text, site.now)
  const clans = whos.filter(({ kind }) => kind === 'clan')
  const leans = goesOn.test(text) && before ? before.toLowerCase() : ''
  const mine = !clans.length && ours.test(`${text} ${leans}`)
  if (mine && !site.asker)
    return {
      kind: 'ask',
      text: `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
    }
  const cancelled = /\bcancell?ed\b/.test(text)
  const seen = await agendaRetos(
    {
      clans,
      etapas: etapaMention.etapas.map(({ id }) => id),
      days: when,
      states: [cancelled ? 'cancelado' : 'acordado'],
      mine,
      next: /\bnext (?:match|game|challenge|opponent|rival)\b/.test(text),
    },
    site,
  )
  const found = seen.filter(({ estado }) => estado === (cancelled ? 'cancelado' : 'acordado'))
  const open = mine ? seen.filter(({ estado }) => estado === 'propuesto') : []
  const what = cancelled ? 'cancelled challenge' : 'agreed challenge'
  const whose = clans.length ? ` of ${listed(clans.map(({ nombre }) => named(nombre)))}` : mine ? ' of your clan' : ''
  const time = when ? ` ${days[when.said] ?? ''}`.trimEnd() : ''
  const [only] = found
  const picks = only && found.length === 1 && !cancelled ? await picksOf(only, site) : null
  const agreed = lines(
    found.length ? `${bold(counted(found.length, what))}${whose}${time}:` : `There is no ${what}${whose}${time}.`,
    bulletsUpTo(
      found.map(
        (reto) => `${versus(reto)}${reto.fecha ? ` ${onDay(reto.fecha)}` : ''}, ${inEtapa(reto.etapa).slice(3)}`,
      ),
      5,
      paths.agenda,
      sayIn(true),
    ),
    picks &&
      `Maps: ${picks.maps.length ? listed(picks.maps.map(({ name, by }) => `${bold(name)}${by ? ` (picked by ${quoted(by)})` : ''}`)) : 'not picked yet'}${picks.turn ? `; ${quoted(picks.turn.clan)} ${verb('picks', 'pick', picks.turn.clan)} next` : ''}. Server: ${picks.server ? bold(quoted(picks.server)) : 'not chosen yet'}.`,
  )
  const unanswered = open.length
    ? lines(
        `${bold(counted(open.length, 'challenge'))} waiting for an answer:`,
        bulletsUpTo(open.map(waiting), 5, paths.agenda, sayIn(true)),
      )
    : mine && waits.test(`${text} ${leans}`) && `No challenge${whose} is waiting for an answer.`
  return {
    text: lines(
      ...(waits.test(`${text} ${leans}`) ? [unanswered, agreed] : [agreed, unanswered]),
      `Times of Chile. All of them are in the ${link('Agenda', paths.agenda)}.`,
    ),
    quien: clans,
    mine,
  }
}
