import { corpus } from '../corpus/corpus'
import { numberIn } from '../names/numbers'
import type { Word } from '../words/plain'
import { sound } from '../words/sound'
import { distance } from '../words/distance'
import { expressions, words, type Tag } from './tags'

/** It holds a sentence together and changes nothing of what is asked. */
const filler = new Set(
  `a al de del el la los las lo un una unos unas en o u por para se le les su sus ya hay habia hubo ha han son es era eran esta estan este esto ese esa eso esos esas
  ellos ellas todo todos toda todas ahi aca asi entonces tambien tb pero osea veces vez tiene tienen tenido lleva llevan llevaba tuvo tuvieron hizo hicieron cada uno esta estas
  sabes saber decir dime di cuenta cuentame quiero ver porfa oye hola historia bien todavia aun haya hayan puro solo tanto muy gente tal onda mismo ha sido ser seria juntos
  ellos algo tan dia veces pasado ante decirme puedes me sitio pagina ladder comunidad dame dale top actual actuales tenia tenian ocupaba ocupaban an tengan tenga lleven lleve quedan llama llaman lo estado positiva positivas nombrame algun cosa cosas siguen sigue abierta abiertas vivas vigentes
  digo modo modalidad refiero supone supuestamente domingo lunes martes miercoles jueves viernes sabado`
    .trim()
    .split(/\s+/),
)

const { slang } = corpus.words

const meaningOf = (plain: string) =>
  slang.has(plain) && !/^(?:vs|versus|\+)$/.test(plain) ? (slang.get(plain) ?? plain) : plain

/** Long words that the lexicon knows: one slip in them is forgiven. */
const known =
  'cuantas cuantos cuando quien quienes partidas victorias derrotas porcentaje ultima ultimo resultados enfrentamientos jugaron ganaron perdieron subieron subio clanes jugadores semana puestos'.split(
    ' ',
  )
const forgiven = (plain: string): string =>
  plain.length < 5
    ? plain
    : (known.find((word) => word.length > 5 && distance(sound(plain), sound(word), 1) <= 1) ?? plain)

export interface Tagged {
  tag: Tag
  from: number
  to: number
}

const tagOf = (word: string): Tag | null =>
  words.find(([pattern]) => pattern.test(word))?.[1] ??
  (filler.has(word) ? 'filler' : word.length > 2 || /^\d/.test(word) ? numbered(word) : null)

const numbered = (word: string): Tag | null => (numberIn(word) === null ? null : 'numero')

/** What each word means to the typed query. `used`: words that are read already. */
export function tagsOf(all: readonly Word[], used: (at: number) => boolean): Tagged[] {
  const texts = all.map(({ plain }, at) => (used(at) ? '·' : meaningOf(plain)))
  const tagged: Tagged[] = []
  // 'el clan con más gente'
  const ofClans = texts.some((text) => /^(?:clan|clanes|equipos?|teams?)$/.test(text))
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] ?? ''
    if (used(at) || text === '') continue
    const rest = `${texts.slice(at).filter(Boolean).join(' ')} `
    const found = expressions.flatMap(([pattern, tag]) => {
      const [match] = pattern.exec(rest) ?? []
      return match && !match.includes('·') && / |$/.test(rest.charAt(match.length)) ? [{ tag, match }] : []
    })[0]
    if (found) {
      let left = found.match.trim().split(' ').length
      let to = at
      for (; left > 0 && to < texts.length; to++) if (texts[to]) left -= (texts[to] ?? '').split(' ').length
      tagged.push({ tag: found.tag, from: at, to })
      at = to - 1
      continue
    }
    for (const word of text.split(' ')) {
      // 'qué clan tiene más jugadores'
      const people =
        ofClans &&
        (word === 'gente' ||
          (/^(?:jugadores|personas|players)$/.test(word) && /^(?:mas|menos)$/.test(texts[at - 1] ?? '')))
      const tag = people ? 'integrante' : (tagOf(word) ?? tagOf(forgiven(word)))
      if (!tag) continue
      tagged.push({ tag, from: at, to: at + 1 })
      // 'contra quién juego más': a game is none
      const plays = /^juego$/.test(word) && /^(?:quien|quienes)$/.test(texts[at - 1] ?? '')
      // 'a quién le gano más', with nobody named
      const own = word === 'gano' && /\ba quien(?:es)? les?$/.test(texts.slice(0, at).join(' ')) && !texts.includes('·')
      const person =
        plays || own || /^(?:gane|perdi|jugue|subi|baje|pierdo)$/.test(word)
          ? 'yo'
          : /^(?:gan|perd|jug|venc|sub|baj|lleg)\w*mos$/.test(word)
            ? 'nosotros'
            : null
      if (person) tagged.push({ tag: person, from: at, to: at + 1 })
    }
  }
  return tagged
}
