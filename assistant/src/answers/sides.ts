import type { ClanName, Who } from '../names/community'
import { inNames } from '../names/in-names'
import { numberIn } from '../names/numbers'
import { introduced } from '../names/own-words'
import { plainText, type Word } from '../words/plain'
import { isClan } from './which'

// Who a question that supposes a result speaks of, and the verbs of who beats whom.

/** A side of a supposed match: a clan, who stands at a place (-1: the last; 0: one without a place), or whoever asks. */
export type Side = ClanName | number | 'own'

export interface SideAt {
  from: number
  to: number
  who: Side
}

/** What names somebody in a question, and where. */
export interface Mentioned {
  words: readonly Word[]
  mentions: readonly { from: number; to: number; who: Who }[]
}

export const plainAt = (words: readonly Word[], at: number) => words[at]?.plain ?? ''

const wins =
  /^(?:(?:gan|derrot|gole|super|clav|mat)(?:[aeo]n?|[ae]mos|ar|ara[ns]?|ari[ae]n?|a?ramos|ariamos|ando)(?:l[eo]s?)?|(?:ven[cz]|aplast|humill|revient|revent|pite|pitie|despach|tumb|destroz|destruy|machac)\w*|barr(?:e|en)|peg(?:an?|uen?)|victorias?|triunfos?)$/
const loses =
  /^(?:p(?:ie|e)rd(?:[aeo]n?|er|i?eran?|erian?|iendo|[ae]mos|i?eramos|eriamos)|perdio|ca(?:en?|er|igan?|yeran?|yendo)|sucumb\w+)$/
/** Verbs that say it only with what follows: 'le mete una paliza', 'pasa por encima', 'se come a', 'le saca la cresta'. */
const phrases =
  /^(?:(?:met|peg|propin|d)(?:[ea]n?|ieran?|aran?) (?:una|la|un|tremenda|flor)|pas[ae]n? por|com[ea]n? (?:a|al|vivos?)|sa(?:c|qu)[ae]n? las?|ha(?:ce|ga)n? la|romp[ea]n? (?:el|la|tod[oa]))$/
/** 'derrotado', 'se deja ganar', 'sufre una derrota', 'una derrota ante': who is told of loses. */
const passive =
  /^\S* ?(?:derrotad|vencid|aplastad|humillad|superad|golead|barrid|eliminad)[oa]s? |^(?:deja|dejan|deje) ganar |^(?:una|la|su|otra|con|tras|sufren?|por) derrota |^\S* derrota (?:de|del|contra|ante|frente|con)$/
export interface Verb {
  at: number
  wins: boolean
}

/** The verb of who beats whom that stands there, or the noun that says it. */
export function verbAt(words: readonly Word[], at: number): Verb | null {
  const [before, word, next] = [plainAt(words, at - 1), plainAt(words, at), plainAt(words, at + 1)]
  // 'en vez de ganar'
  if (before === 'de' && /^(?:vez|lugar|envez)$/.test(plainAt(words, at - 2))) return null
  if (passive.test(`${before} ${word} ${next}`) || loses.test(word)) return { at, wins: false }
  return wins.test(word) || phrases.test(`${word} ${next}`) ? { at, wins: true } : null
}

/** One without a place: whoever asks where nobody else is said to be it. */
const noPlace =
  /\b(?:(soy|somos|siendo|estoy|estamos) )?((?:(?:un[ao]?|otr[ao]|alguien|al|el|clan|equipo|que) )*)(?:(?:sin|no)(?: (?:est\w+|ten\w+|tiene|ser|siendo|soy|somos|es|va|en|el))* (?:rank\w*|puesto|lugar)\b|nuev[oa]s?\b|fuera del ranking)/g
/** Places that are said without a number; the last ones count from the end. */
const namedPlaces = new Map([
  ['puntero', 1],
  ['ultimo', -1],
  ['colista', -1],
  ['colero', -1],
  ['penultimo', -2],
])
/** So many of these are no place. */
const counted =
  /^(?:horas?|dias?|semanas?|mes(?:es)?|anos?|veces|vez|victorias?|derrotas?|puntos?|puestos|minutos?|jugadores|amigos|partid\w+|mapas|rondas|por|\d.*)$/
const beforePlace = /^(?:|al?|el|del|con|contra|ante|si|numero|puesto|lugar|posicion|nr?o?)$/
/** Between whoever asks and their place: 'mi clan va en el puesto 9'. */
const between = /^(?:el|en|puesto|lugar|posicion|nr?o?|numero|rankead[oa]s?|va|esta|es|clan)$/
const ownPlace =
  /^(?:soy|somos|voy|vamos|ib(?:a|amos)|yendo|estoy|estamos|estab(?:a|amos)|toy|ando|andamos|siendo|estando|partiendo|desde|saliendo|tengo|yo|nosotros|mi|nuestro)$/

/** Those that are said to have no place, and whether whoever asks is one of them. */
function unrankedIn({ words, mentions }: Mentioned): SideAt[] {
  const isName = inNames({ mentions })
  const text = words.map(({ plain }, at) => (isName(at) ? '·' : plain)).join(' ')
  return [...text.matchAll(noPlace)].flatMap(({ 0: said, 1: cue, 2: another, index }): SideAt[] => {
    const from = text.slice(0, index).split(' ').length - 1
    const to = from + said.trim().split(' ').length
    if (cue || (!another && !said.startsWith('nuev'))) return [{ from, to, who: 'own' }]
    return another ? [{ from, to, who: 0 }] : []
  })
}

/** Whether a number says how many have a place: '14 rankeados', 'una tabla de 14', '10 de 14'. */
const isSize = (words: readonly Word[], at: number) =>
  /^(?:rankead|clanes|equipos)/.test(plainAt(words, at + 1)) ||
  /^(?:hay|tiene|tabla)$/.test(plainAt(words, at - 1)) ||
  (/^(?:de|con)$/.test(plainAt(words, at - 1)) && /^(?:tabla|\d.*)$/.test(plainAt(words, at - 2)))

/** Whether a place is that of whoever asks: 'voy 9', 'siendo yo el 9'. */
function isOwn(words: readonly Word[], at: number): boolean {
  let cue = at - 1
  while (between.test(plainAt(words, cue))) cue--
  return ownPlace.test(plainAt(words, cue))
}

/** The place that a word says; null where it says none. */
function placeAt(words: readonly Word[], at: number): number | null {
  const [before, word, after] = [plainAt(words, at - 1), plainAt(words, at), plainAt(words, at + 1)]
  const isArticle = /^(?:un[oa]?|[ivx]+)$/.test(word) && before !== 'numero'
  const place = namedPlaces.get(word) ?? (isArticle ? null : numberIn(word))
  return place === null || place > 200 || counted.test(after) ? null : place
}

/** Everybody that a question speaks of, in its order, with the place of whoever asks (0: none), how many have one, and the clan that they say to be theirs. */
export function sidesIn({ words, mentions }: Mentioned) {
  const clans = mentions.flatMap(({ from, to, who }) => (isClan(who) ? [{ from, to, who }] : []))
  const theirs = clans.find(({ from }) => introduced.test(plainText(words.slice(0, from))))
  const unranked = unrankedIn({ words, mentions })
  const isTaken = inNames({ mentions: [...mentions, ...unranked] })
  const places = words.flatMap((word, at) => {
    const place = isTaken(at) ? null : placeAt(words, at)
    return place === null
      ? []
      : [{ at, place, isNamed: beforePlace.test(plainAt(words, at - 1)) || /\d(?:st|nd|rd|th)$/.test(word.plain) }]
  })
  const sizes = places.filter(({ at }) => isSize(words, at))
  const standing = places.filter((each) => !sizes.includes(each))
  const own = standing.findLast(({ at }) => isOwn(words, at))
  const sides: SideAt[] = [
    ...clans.map((clan): SideAt => (clan === theirs ? { ...clan, who: 'own' } : clan)),
    ...unranked,
    ...standing.flatMap(({ at, place, isNamed }): SideAt[] => {
      const who = isOwn(words, at) ? 'own' : place
      const isSaid = who === 'own' || isNamed || verbAt(words, at - 1) || verbAt(words, at + 1)
      return isSaid ? [{ from: at, to: at + 1, who }] : []
    }),
  ]
  return {
    sides: sides.sort((a, b) => a.from - b.from),
    own: own?.place ?? (unranked.some(({ who }) => who === 'own') ? 0 : null),
    ranked: sizes.at(-1)?.place ?? null,
    ownClan: theirs?.who ?? null,
  }
}
