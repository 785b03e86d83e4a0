import type { Site } from '../intent'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import { numberIn } from '../names/numbers'
import type { Mention } from '../names/recognise'
import { isAlone, type Question } from '../understand'
import { thresholdIn } from './compare'
import { asked, refOf, type Change, type Consulta } from './consulta'
import { changeOf, frameOf } from './frames'
import { tagsOf, type Tagged } from './lexicon'
import { periodIn } from './period'
import { any, past, type Said } from './said'
import type { Tag } from './tags'

/** What a sentence asks of what the site knows, or changes of what was asked before; `yo`: whoever asks is meant, and is not named. */
export interface Reading {
  consulta: Consulta | null
  change: Change | null
  yo: 'jugador' | 'clan' | null
  /** One place down (1) or up (-1) of whoever was spoken of. */
  step: 1 | -1 | null
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

const stepOf = (list: readonly Tagged[]): 1 | -1 | null =>
  list.some(({ tag }) => tag === 'abajo') ? 1 : list.some(({ tag }) => tag === 'arriba') ? -1 : null

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

/** What a question about two who were spoken of may say besides. */
const ofPair: ReadonlySet<Tag> = new Set([
  'par',
  'filler',
  'cuantos',
  'jugar',
  'partida',
  'ultimo',
  'cuando',
  'resultado',
  'duelo',
  'como',
  'ir',
  'y',
  'total',
  'victoria',
])

/** 'mejor porcentaje spearhead', 'menos derrotas en breakthrough': who that is, is asked without saying so. */
function withWho(said: Said): Said | null {
  const asksMost =
    !said.named &&
    said.words.length <= 7 &&
    any(said, 'mejor', 'peor', 'mas', 'menos') &&
    any(said, 'porcentaje', 'victoria', 'derrota', 'partida', 'integrante') &&
    !any(said, 'quien', 'cuantos', 'cuando', 'como', 'aquien', 'y', 'numero', 'jugador')
  return asksMost ? { ...said, tags: new Set([...said.tags, 'quien']), words: ['quien', ...said.words] } : null
}

/** Reads a question as one about what the site knows, of `spoken` where it leans on the thread; null where a word of it has no part in one. `shape`: what the words of it ask. */
export function readConsulta(
  question: Question,
  site: Site,
  spoken: Who | null = null,
  other: Who | null = null,
  shape: typeof frameOf = frameOf,
  pair = false,
): Reading | null {
  const { words, mentions, etapaMention, map, server } = question
  if (server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const named = inNames({ mentions, etapaMention, map })
  const time = periodIn(words, site.now, named)
  const compared = thresholdIn(words, (at) => named(at) || (time?.used.has(at) ?? false))
  const list = tagsOf(words, (at) => named(at) || [time, compared].some((said) => said?.used.has(at)))
  if (!list) return null
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
    words: words.map(({ plain }) => plain),
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
  if (any(said, 'par') && !mentions.length)
    return mine && theirsToo && list.every(({ tag }) => ofPair.has(tag))
      ? {
          consulta: asked({
            de: 'partidas',
            medida: any(said, 'ultimo') ? 'ultima' : 'balance',
            quien: [mine],
            rival: theirsToo,
            ...where,
            ...when,
          }),
          change: null,
          yo: null,
          step: null,
        }
      : null
  const elliptic = withWho(said)
  const found = shape(said) ?? (elliptic && shape(elliptic))
  // of a map only matches are asked: what else is said of one, intents know
  const frame = map && found?.de !== 'partidas' ? null : found
  // 'y quién le ganó la última vez', of whoever was spoken of
  const theirs = spoken && !map && !said.named && leans(question, said) ? shape({ ...said, named: 1 }) : null
  const of = spoken && refOf(spoken)
  // 'cuántas jugaron el mes pasado' says nobody, and 'cuántas se jugaron' everybody
  const elided =
    said.hasPeriod &&
    words.some(({ plain }) => /^(?:gan|perd|jug)(?:o|aron|io|ieron)$/.test(plain)) &&
    !words.some(({ plain }) => /^(?:se|hubo|hay|quien|quienes|que|q|clan|clanes|total|todos)$/.test(plain))
  // 'y quién ganó la última', of two who met: of their matches
  const met =
    pair && theirsToo && theirs?.de === 'partidas' && /^(?:ultima|primera|lista)$/.test(theirs.medida ?? '')
      ? { rival: theirsToo, resultado: any(said, 'quien') ? null : (theirs.resultado ?? null) }
      : {}
  if ((!frame || elided) && theirs?.de && theirs.medida && of)
    return {
      consulta: asked({ quien: [of], ...where, ...when, ...theirs, ...met, de: theirs.de, medida: theirs.medida }),
      change: null,
      yo: null,
      step: null,
    }
  if (frame?.de && frame.medida)
    return {
      consulta: asked({
        quien: quien ? [quien] : [],
        rival,
        ...where,
        ...when,
        ...frame,
        de: frame.de,
        medida: frame.medida,
      }),
      change: null,
      yo,
      step: null,
    }
  if (map) return null
  const step = tags.has('y') || words.length < 6 ? stepOf(list) : null
  if (step && !mentions.length && !time) return { consulta: null, change: null, yo, step }
  const change = changeOf(said)
  if (!change || yo) return null
  const isMet = one && /^(?:con|contra|vs|ante|entre)$/.test(governing(question, one))
  const against = isMet ? asSide(sides.quien, site) : null
  if (isMet && !against) return null
  const all: Change = {
    ...change,
    ...where,
    ...when,
    ...(quien ? (against ? { rival: refOf(against) } : { quien: [quien], ...(rival ? { rival } : {}) }) : {}),
  }
  return Object.keys(all).length ? { consulta: null, change: all, yo: null, step: null } : null
}

/** A question with some of its fields as a follow-up says them. A rival that is met anew is told of as wins and losses. */
export const changed = (before: Consulta, change: Change): Consulta => ({
  ...before,
  atras: 0,
  // 'y este mes', of the last match
  ...(change.desde !== undefined &&
  change.medida === undefined &&
  /^(?:ultima|primera)$/.test(before.medida) &&
  before.de === 'partidas'
    ? { medida: 'lista' as const }
    : {}),
  // a match tells its rival already
  ...(change.agrupar === 'rival' && /^(?:ultima|primera|existe|lista)$/.test(before.medida) ? {} : change),
  ...(change.resultado === undefined && change.medida === undefined && change.rival && before.medida === 'quien'
    ? { medida: 'balance' as const, agrupar: null }
    : {}),
})
