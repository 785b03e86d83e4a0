import { newStemmer } from 'snowball-stemmers'
import { LRUCache } from 'lru-cache'
import { corpus } from '../corpus/corpus'
import { distance, slipsFor } from './distance'
import type { Word } from './plain'
import { sound } from './sound'

/** `known`: it says what a question is about. `common`: it only holds it together. `foreign`: it is about other things. `unknown`: nobody taught it. */
export type Kind = 'known' | 'common' | 'foreign' | 'unknown'

/** What the assistant makes of a word. */
export interface Term {
  term: string
  kind: Kind
}

const {
  common: functionWords,
  foreign: foreignWords,
  neutral: neutralWords,
  slang,
  expressions,
  synonyms,
} = corpus.words

const stemmer = newStemmer('spanish')
const roots = new LRUCache<string, string>({ max: 8000 })

/** The stem as it sounds: what the forms of a word, and its misspellings, have in common. Takes a plain word. */
export function rootOf(word: string): string {
  const known = roots.get(word)
  if (known !== undefined) return known
  const root = sound(/^\d/.test(word) ? word : stemmer.stem(word))
  roots.set(word, root)
  return root
}

const grammar = new Set(functionWords)

/** After so many words that nobody taught, a text is not Spanish with slips: the rest is not searched for what it may have meant. */
const mostSearched = 12
const longestWord = 24

const mostKept = 5000

const lettersOf = (word: string) => [...word].sort().join('')

const kindRating: Record<Kind, number> = { known: 0, common: 0.5, foreign: 3, unknown: 4 }

const longestExpression = Math.max(...[...expressions.keys()].map((said) => said.split(' ').length))

/** A word of a question with what it stands for; `from` and `to` are the words of the text it was read from. */
export interface Read extends Term {
  from: number
  to: number
}

/** The words the assistant understands, as they are stored. */
export interface Taught {
  /** By sound, whole. */
  exact: Map<string, Term>
  /** By stem. */
  roots: Map<string, Term>
  /** By stem too, but somebody may well be called so. */
  neutral: Map<string, Term>
  /** Slang by its sound, for those who misspell it. */
  spoken: [sounded: string, term: Term][]
  /** Stems of words of the world outside. */
  outside: Set<string>
  /** Whole questions, as they are typed. */
  sayings: Set<string>
}

/**
 * Those of the synonyms, of Spanish grammar, and of the examples: `taught`, the words of what is asked here; `strange`, those of what is not;
 * `sayings`, plain texts that ask something by themselves.
 */
export function teach(taught: Iterable<string>, strange: Iterable<string>, sayings: Iterable<string> = []): Taught {
  const [exact, roots, neutral] = [new Map<string, Term>(), new Map<string, Term>(), new Map<string, Term>()]
  const put = (map: Map<string, Term>, key: string, term: Term) => {
    if (!map.has(key)) map.set(key, term)
  }
  const add = (word: string, term: Term) => {
    if (grammar.has(word)) return
    put(exact, sound(word), term)
    // so short a stem has more words than the foreign one
    if (term.kind !== 'foreign' || rootOf(word).length > 3) put(roots, rootOf(word), term)
  }
  for (const [term, forms] of synonyms) for (const form of [term, ...forms]) add(form, { term, kind: 'known' })
  for (const [, meant] of expressions) for (const word of meant.split(' ')) add(word, { term: word, kind: 'known' })
  for (const word of functionWords) put(exact, sound(word), { term: sound(word), kind: 'common' })
  for (const word of taught) add(word, { term: rootOf(word), kind: 'known' })
  // everyday words stay so, whatever they are said about in the examples of what is not asked here
  const everyday = new Set(neutralWords.map(rootOf))
  for (const word of [...foreignWords, ...[...strange].filter((said) => !everyday.has(rootOf(said)))])
    add(word, { term: rootOf(word), kind: 'foreign' })
  // nobody is called by a word of a saying: 'el polvo' of 'mordieron el polvo' is no misspelt nick
  const ofSayings = [...expressions.keys()].flatMap((said) => said.split(' '))
  for (const word of [...neutralWords, ...ofSayings]) put(neutral, rootOf(word), { term: rootOf(word), kind: 'common' })
  const spoken = [...slang].flatMap(([word, meant]): [string, Term][] =>
    word.length > 3 && /^\S+$/.test(meant)
      ? [[sound(word), exact.get(sound(meant)) ?? { term: sound(meant), kind: 'common' }]]
      : [],
  )
  return { exact, roots, neutral, spoken, outside: new Set(foreignWords.map(rootOf)), sayings: new Set(sayings) }
}

/** Reads words by what was taught. */
export class Vocabulary {
  readonly #taught: Taught
  /** Known words that a slip may have been meant for, by their length. */
  readonly #byLength = new Map<number, [sounded: string, term: Term][]>()
  readonly #kept = new LRUCache<string, Term>({ max: mostKept })

  constructor(taught: Taught) {
    this.#taught = taught
    for (const entry of [...taught.exact, ...taught.spoken]) {
      const [{ length }] = entry
      const same = this.#byLength.get(length)
      if (same) same.push(entry)
      else if (length > 2) this.#byLength.set(length, [entry])
    }
  }

  /** Whether the word, as it is typed, is one of the language and not only somebody's name. */
  has(plain: string): boolean {
    if (slang.has(plain)) return true
    if (grammar.has(plain)) return true
    const term = this.#taught.exact.get(sound(plain)) ?? this.#taught.roots.get(rootOf(plain))
    return term !== undefined && term.kind !== 'foreign'
  }

  /** Whether the word is one of the language as it is typed, and not only by its stem. */
  hasAsIs(plain: string): boolean {
    const term = this.#taught.exact.get(sound(plain))
    return slang.has(plain) || grammar.has(plain) || (term !== undefined && term.kind !== 'foreign')
  }

  /** Whether the word is of the world outside, and not only one that its questions use as well. */
  isOutside(plain: string): boolean {
    return this.#taught.outside.has(rootOf(plain)) && this.term(plain).kind === 'foreign'
  }

  /** Whether these plain words, one space between them, ask something by themselves. */
  isSaying(words: string): boolean {
    return this.#taught.sayings.has(words)
  }

  /** Whether the word itself was taught, and not only one of its stem. */
  hasExactly(plain: string): boolean {
    return this.#taught.exact.get(sound(plain))?.kind === 'known'
  }

  /** What a plain word stands for; `searched` false: a misspelt one is not looked for. */
  term(plain: string, searched = true): Term {
    const kept = this.#kept.get(plain)
    if (kept) return kept
    const found = this.#find(plain, searched)
    if (searched) this.#kept.set(plain, found)
    return found
  }

  /** What a text's words stand for: expressions joined, slang put into Spanish, what means nothing left out. */
  read(words: readonly Word[]): Read[] {
    const read: Read[] = []
    let unknown = 0
    for (let at = 0; at < words.length; at++) {
      const length = this.#expressionAt(words, at)
      const said = words
        .slice(at, at + length)
        .map((word) => word.plain)
        .join(' ')
      const meant = length > 1 ? (expressions.get(said) ?? said) : (slang.get(said) ?? said)
      for (const word of meant.split(' ')) {
        if (!word) continue
        const term = this.term(word, unknown < mostSearched)
        if (term.kind === 'unknown') unknown++
        read.push({ ...term, from: at, to: at + length })
      }
      at += length - 1
    }
    return read
  }

  #expressionAt(words: readonly Word[], at: number): number {
    for (let length = longestExpression; length > 1; length--) {
      const said = words
        .slice(at, at + length)
        .map((word) => word.plain)
        .join(' ')
      if (expressions.has(said)) return length
    }
    return 1
  }

  #find(plain: string, searched: boolean): Term {
    const sounded = sound(plain)
    if (grammar.has(plain) || /^\d+$/.test(plain) || plain.length === 1) return { term: sounded, kind: 'common' }
    const taught =
      this.#taught.exact.get(sounded) ??
      this.#taught.roots.get(rootOf(plain)) ??
      this.#taught.neutral.get(rootOf(plain))
    if (taught) return taught
    const meant = searched && plain.length <= longestWord ? this.#meant(sounded) : undefined
    return meant ?? { term: sounded, kind: 'unknown' }
  }

  /** The taught word nearest to a misspelt one; none where it takes too many slips. Of equals the one that says more, then the one that begins and ends the same. */
  #meant(sounded: string): Term | undefined {
    const most = slipsFor(sounded.length)
    let best: { term: Term; rating: number } | undefined
    for (let length = sounded.length - most; length <= sounded.length + most; length++) {
      for (const [candidate, term] of this.#byLength.get(length) ?? []) {
        const slips = distance(sounded, candidate, most)
        if (slips > most) continue
        // in a short word another letter makes another word; one left out, or two swapped, may be a slip
        if (sounded.length < 5 && candidate.length <= sounded.length && lettersOf(candidate) !== lettersOf(sounded))
          continue
        const rating =
          10 * slips +
          kindRating[term.kind] -
          Number(candidate.charAt(0) === sounded.charAt(0)) -
          Number(candidate.at(-1) === sounded.at(-1)) -
          candidate.length / 20
        if (!best || rating < best.rating) best = { term, rating }
      }
    }
    return best?.term
  }
}
