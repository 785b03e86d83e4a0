import type { QueryForm } from '../corpus/forms'
import type { Site } from '../intent'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import type { Mention } from '../names/recognise'
import { isAlone, type Question } from '../understand'
import { isIn } from '../words/lists'
import { plainText } from '../words/plain'
import { thresholdIn } from './compare'
import { asked, refOf, type Consulta } from './consulta'
import { periodIn } from './period'
import { numberOf, says, sentenceOf, type Said } from './said'
import { filledForm } from './slots'

/** What a sentence asks of what the site knows; `yo`: whoever asks is meant, and is not named. */
export interface Reading {
  consulta: Consulta
  yo: 'jugador' | 'clan' | null
}

/** What stands before a name, its article and its noun apart: 'a' of 'le gana a los Halcones'. */
function governing(question: Question, { from }: Mention): string {
  let at = from - 1
  while (at > 0 && isIn('ante-un-nombre', question.words[at]?.plain ?? '')) at--
  return question.words[at]?.plain.split(' ').at(-1) ?? ''
}

function whoOf({ clan, jugador }: Mention, site: Site): Who | null {
  return clan && jugador ? (isAlone(clan, site.community) ? jugador : clan) : (clan ?? jugador)
}

/** Of two that are named, the first is whom it is told of, and the other the rival; of whoever asks, the one that is named. */
function sidesOf({ mentions }: Question, site: Site, ours: boolean): { quien: Who | null; rival: Who | null } {
  // of two players who meet alone, the clans that they are there
  const alone = mentions.length === 2 && mentions.every(({ clan }) => clan)
  const [first = null, second = null] = mentions.map((mention) => (alone ? mention.clan : whoOf(mention, site)))
  return ours ? { quien: null, rival: first } : { quien: first, rival: second }
}

/** Whom matches are told against: a clan, or a player as the clan that they are alone. */
function asSide(who: Who | null, { community }: Site): Who | null {
  if (who?.kind !== 'jugador') return who
  return [...community.clanById.values()].find((clan) => clan.nombre === who.nombre && isAlone(clan, community)) ?? null
}

/** Whether whoever asks is meant, and as what. */
function askerIn(text: string, { about }: QueryForm, { mentions, own }: Question, { asker }: Site): Reading['yo'] {
  if (own) return own.kind
  // 'ya reportaron lo de anoche con Puelche': the asker's clan met them
  if (about === 'rival') return asker && mentions.length === 1 ? 'clan' : null
  if (says({ text }, 'yo')) return 'jugador'
  if (!says({ text }, 'nosotros') || says({ text }, 'total')) return null
  return about === 'jugador' ? 'jugador' : 'clan'
}

/** What the words of a question say, and which place and time; `yo`: whether whoever asks is meant. */
function saidIn(question: Question, form: QueryForm, site: Site) {
  const { words, mentions, etapaMention, map } = question
  const named = inNames({ mentions, etapaMention, map })
  const time = periodIn(words, site.now, named)
  const compared = thresholdIn(words, (at) => named(at) || Boolean(time?.used.has(at)))
  const text = sentenceOf(words, (at) => named(at) || [time, compared].some((read) => read?.used.has(at)))
  const yo = askerIn(text, form, question, site)
  const [one] = mentions
  const etapa = etapaMention.etapas.map(({ id }) => id).slice(0, 8)
  const said: Said = {
    text,
    words: words.map(({ plain }, at) => (named(at) ? '·' : plain)),
    named: mentions.length + Number(yo !== null),
    governed: one ? governing(question, one) : '',
    hasPeriod: time !== null,
    threshold: compared?.filtro ?? null,
    numero: numberOf(text),
  }
  const where = {
    etapa,
    juego: etapa.length ? null : (etapaMention.juego?.id ?? null),
    mapa: map && plainText(words.slice(map.from, map.to)).slice(0, 40),
    ...time?.period,
    semana: time?.semana ?? null,
  }
  return { said, where, yo }
}

/** Whether a question speaks of somebody whom it does not name: 'ganaron', 'cuántas ganó', 'sus derrotas'. */
const isOfThem = ({ words: [first = '', second = ''], words }: Said) =>
  words.some((word) => isIn('de-ellos', word)) ||
  first.endsWith('aron') ||
  first.endsWith('ieron') ||
  (isIn('cuanto', first) && isIn('resultado', second))
/** Whether a question that names nobody is of whoever was spoken of. */
const leans = (said: Said, { goesOn }: Question, { needs, query }: QueryForm) =>
  !said.named &&
  (needs > 0 ||
    (query.de === 'partidas' && (goesOn || isOfThem(said) || !said.words.some((word) => isIn('de-todos', word)))))

/** Who was spoken of before: of whom it is where it names nobody; `pair`: of the two as of one that met the other. */
interface Spoken {
  spoken?: Who | null | undefined
  other?: Who | null | undefined
  pair?: boolean
}

/** Of whom a question is, and against whom: those that are named, else those that were spoken of; null where that is told of nobody. */
function partiesOf(question: Question, form: QueryForm, said: Said, ours: boolean, before: Spoken, site: Site) {
  const named = sidesOf(question, site, ours)
  const rival = asSide(named.rival, site)
  // against a player of a roster no matches are told
  if (named.rival && !rival) return null
  const { spoken = null, other = null, pair } = before
  const leant = leans(said, question, form) ? spoken : null
  // 'y quién ganó la última', of two who met: of their matches
  const isOfBoth =
    ['ultima', 'primera', 'lista'].includes(form.query.medida) || said.words.some((word) => isIn('le', word))
  const met = leant && (says(said, 'par') || (pair && isOfBoth))
  const who = question.own ?? named.quien ?? (met ? (asSide(leant, site) ?? leant) : leant)
  const against = rival ?? (met ? asSide(other, site) : null)
  return { quien: who && refOf(who), rival: against && refOf(against) }
}

/** Reads a question as one about what the site knows: its form (`corpus/data`) with the slots that its words fill; null if it has none. */
export function readConsulta(question: Question, site: Site, before: Spoken = {}): Reading | null {
  const { mentions, server } = question
  const form = site.forma(question)
  if (!form || server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const { said, where, yo } = saidIn(question, form, site)
  const query = filledForm(form, question, said, site)
  const parties = query && partiesOf(question, form, said, yo !== null, before, site)
  if (!parties) return null
  const { quien, rival } = parties
  // 'estamos 12': a place that is said, whoever asks
  const asks = query.estando ? null : yo
  if (form.needs === 2 ? !rival : form.needs && !quien && !asks) return null
  return { consulta: asked({ quien: quien ? [quien] : [], rival, ...where, ...query }), yo: question.own ? null : asks }
}
