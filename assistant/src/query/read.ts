import type { Site } from '../intent'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import { numberIn } from '../names/numbers'
import type { Mention } from '../names/recognise'
import { isAlone, type Question } from '../understand'
import { thresholdIn } from './compare'
import { asked, refOf, type Consulta } from './consulta'
import { tagsOf } from './lexicon'
import { periodIn } from './period'
import { any, past, type Said } from './said'
import { filledForm } from './slots'

/** What a sentence asks of what the site knows; `yo`: whoever asks is meant, and is not named. */
export interface Reading {
  consulta: Consulta
  yo: 'jugador' | 'clan' | null
}

const article = /^(?:|el|la|los|las|clan|equipo|team)$/

function governing(question: Question, { from }: Mention): string {
  let at = from - 1
  while (at > 0 && article.test(question.words[at]?.plain ?? '')) at--
  return question.words[at]?.plain.split(' ').at(-1) ?? ''
}

function whoOf({ clan, jugador }: Mention, site: Site): Who | null {
  return clan && jugador ? (isAlone(clan, site.community) ? jugador : clan) : (clan ?? jugador)
}

/** Of two that are named, the first is whom it is told of; where one is spoken of as beaten or met, that one is the rival. */
function sidesOf(question: Question, site: Site, ours: boolean): { quien: Who | null; rival: Who | null } {
  // of two players who meet alone, the clans that they are there
  const alone = question.mentions.length === 2 && question.mentions.every(({ clan }) => clan)
  const [first, second] = question.mentions.map((mention) => ({
    who: alone ? mention.clan : whoOf(mention, site),
    mark: governing(question, mention),
  }))
  if (ours) return { quien: null, rival: first?.who ?? null }
  const turned =
    second && /^(?:a|al|con|contra|vs)$/.test(first?.mark ?? '') && !/^(?:a|al|con|contra|vs|y|e)$/.test(second.mark)
  return turned
    ? { quien: second.who, rival: first?.who ?? null }
    : { quien: first?.who ?? null, rival: second?.who ?? null }
}

/** Whom matches are told against: a clan, or a player as the clan that they are alone. */
function asSide(who: Who | null, { community }: Site): Who | null {
  if (who?.kind !== 'jugador') return who
  return [...community.clanById.values()].find((clan) => clan.nombre === who.nombre && isAlone(clan, community)) ?? null
}

/** It speaks of somebody whom it does not name. */
const leans = ({ words, goesOn }: Question, { hasPeriod }: Said) =>
  goesOn ||
  words.some(({ plain }) => /^(?:le|les|su|sus)$/.test(plain)) ||
  // 'jugaron anteayer?'
  (hasPeriod && words.length < 6 && past.test(words[0]?.plain ?? '')) ||
  // 'cuántas ganaron en septiembre'
  (hasPeriod &&
    words.length < 8 &&
    /^(?:cuant[oa]s?|como)$/.test(words[0]?.plain ?? '') &&
    words.some(
      ({ plain }) => /^(?:gan|perd|jug)(?:o|aron|io|ieron)$/.test(plain) || /^(?:fue|llevan|lleva)$/.test(plain),
    ))

/** 'la semana' of 'qué día de la semana'. */
const isDayOfWeek = (words: Question['words'], at: number) =>
  /\bdias? de la(?: semana)?$/.test(
    words
      .slice(0, at + 1)
      .map(({ plain }) => plain)
      .join(' '),
  )

/** It counts what was played by nobody in particular: 'cuántas se jugaron'. */
const ofEverybody = /^(?:se|hubo|hay|van|quien|quienes|que|clan|clanes|total|todos|todas|played)$/

/**
 * Reads a question as one about what the site knows: its form (`corpus/data`) with the slots that its words fill; null if it has
 * none. `spoken`, `other`: who were spoken of, of whom it is where it names nobody.
 */
export function readConsulta(
  question: Question,
  site: Site,
  spoken: Who | null = null,
  other: Who | null = null,
  pair = false,
): Reading | null {
  const { words, mentions, etapaMention, map, server } = question
  if (server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const named = inNames({ mentions, etapaMention, map })
  // 'qué día de la semana' says no time
  const time = periodIn(words, site.now, (at) => named(at) || isDayOfWeek(words, at))
  const compared = thresholdIn(words, (at) => named(at) || (time?.used.has(at) ?? false))
  const list = tagsOf(words, (at) => named(at) || [time, compared].some((said) => said?.used.has(at)))
  const tags = new Set(list.map(({ tag }) => tag))
  const yo = tags.has('yo') ? 'jugador' : tags.has('nosotros') && !tags.has('total') ? 'clan' : null
  const both = sidesOf(question, site, yo !== null)
  const sides = { ...both, rival: asSide(both.rival, site) }
  // against a player of a roster no matches are told
  if (both.rival && !sides.rival) return null
  const [one] = mentions
  const said: Said = {
    tags,
    list,
    words: words.map(({ plain }, at) => (named(at) ? '·' : plain)),
    named: mentions.length + Number(yo !== null),
    governed: one ? governing(question, one) : '',
    hasPeriod: time !== null,
    hasEtapa: etapaMention.etapas.length > 0,
    hasGame: etapaMention.juego !== null,
    hasMap: map !== null,
    threshold: compared?.filtro ?? null,
    numero: numberIn(words[list.find(({ tag }) => tag === 'numero')?.from ?? -1]?.plain ?? ''),
  }
  const where = etapaMention.etapas.length
    ? { etapa: etapaMention.etapas.map(({ id }) => id).slice(0, 8), juego: null }
    : etapaMention.juego
      ? { juego: etapaMention.juego.id, etapa: [] }
      : {}
  const when = {
    ...(time ? { ...time.period, ...(time.semana === null ? {} : { semana: time.semana }) } : {}),
    ...(map
      ? {
          mapa: words
            .slice(map.from, map.to)
            .map(({ plain }) => plain)
            .join(' ')
            .slice(0, 40),
        }
      : {}),
  }
  const [quien, rival] = [sides.quien && refOf(sides.quien), sides.rival && refOf(sides.rival)]
  const [me, them] = [asSide(spoken, site) ?? spoken, asSide(other, site)]
  const [mine, theirsToo] = [me && refOf(me), them && refOf(them)]
  // 'cuántas veces han jugado entre ellos', of the two that were spoken of
  if (any(said, 'par') && !mentions.length && mine && theirsToo) {
    const medida = any(said, 'ultimo') ? 'ultima' : 'balance'
    const consulta = asked({ de: 'partidas', medida, quien: [mine], rival: theirsToo, ...where, ...when })
    return { consulta, yo: null }
  }
  const form = site.forma(question)
  const query = form && filledForm(form, question, said, site)
  if (form && query) {
    const isOfSpoken =
      !said.named &&
      (form.needs > 0 ||
        (query.de === 'partidas' && (leans(question, said) || !said.words.some((word) => ofEverybody.test(word)))))
    const leant = isOfSpoken ? mine : null
    // 'ya reportaron lo de anoche con Puelche': the asker's clan met them
    const isRival = form.about === 'rival' && mentions.length === 1 && !rival && site.asker !== null
    // 'y quién ganó la última', of two who met: of their matches
    const met = leant && pair && /^(?:ultima|primera|lista)$/.test(query.medida) ? theirsToo : null
    const [who, against] = isRival ? [null, quien] : [quien ?? leant, rival ?? met]
    // 'estamos 12': a place that is said, whoever asks
    const asks = query.estando ? null : isRival ? 'clan' : yo && form.about === 'jugador' ? 'jugador' : yo
    const both = form.about === 'ambos' && who && against ? [who, against] : null
    if (form.needs === 2 ? against : who || asks || !form.needs)
      return {
        consulta: asked({
          quien: both ?? (who ? [who] : []),
          rival: both ? null : against,
          ...where,
          ...when,
          ...query,
        }),
        yo: asks,
      }
  }
  return null
}
