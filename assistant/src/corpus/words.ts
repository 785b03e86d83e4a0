import { z } from 'zod'
import type { Block, Line } from './blocks'
import { sorted } from './intents'

/** How single words are read. All are plain: small letters without marks. */
export interface WordLists {
  /** A word → those that mean the same. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** A word as it is written for short → what it stands for; '' for nothing. */
  slang: ReadonlyMap<string, string>
  /** Several words → what they are read as. */
  expressions: ReadonlyMap<string, string>
  /** They hold a sentence together and are not what it is about. */
  common: readonly string[]
  /** They are about other things than this community. */
  foreign: readonly string[]
  /** Everyday talk around a question. */
  neutral: readonly string[]
  /** They say what a question is about. */
  subjects: readonly string[]
  /** A kind of thing → the things of that kind, as they may be told of without it. */
  classes: ReadonlyMap<string, readonly string[]>
  /** English words, one or several → the Spanish ones that they are read as; '' for nothing. */
  english: ReadonlyMap<string, string>
  /** Words that only English has. */
  englishOnly: readonly string[]
  /** Words that take each other's place in a question that goes on with another. */
  pairs: readonly ReadonlySet<string>[]
  /** What a question that looks for something published says besides it: which kind of text, that it says something. */
  searching: ReadonlyMap<string, readonly string[]>
  /** What single words are read by, by the name of the list; `canta*`: every word that begins so. */
  lists: ReadonlyMap<string, readonly string[]>
}

const plainWords = z.string().regex(/^[^A-ZÁÉÍÓÚÜ{}]+$/, 'only small letters')

/** `word: other words`; a word on either side of a list stands there once. */
function groups(block: Block | undefined, problems: string[]): [meaning: string, words: string[]][] {
  const known = new Map<string, string>()
  const seen = (word: string, at: string) => {
    const before = known.get(word)
    if (before) problems.push(`${at} ${word} stands in ${before} too`)
    else known.set(word, at)
  }
  return (block?.lines ?? []).flatMap(({ text, at }) => {
    const [, meaning, words] = /^([^:]+): *(.*)$/.exec(text) ?? []
    if (!meaning || words === undefined || !plainWords.safeParse(text).success) {
      problems.push(`${at} must be "word: words", in small letters: ${text}`)
      return []
    }
    const forms = words.split(/\s+/).filter(Boolean)
    for (const form of forms) seen(form, at)
    return [[meaning, forms]]
  })
}

const wordsIn = (lines: readonly Line[], problems: string[]): string[] =>
  sorted(
    new Set(
      lines.flatMap(({ text, at }) => {
        if (!plainWords.safeParse(text).success) problems.push(`${at} must be words in small letters: ${text}`)
        return text.split(/\s+/)
      }),
    ),
  )

const names = [
  'sinonimos',
  'jerga',
  'relleno',
  'expresiones',
  'comunes',
  'ajenas',
  'neutras',
  'asuntos',
  'clases',
  'ingles',
  'ingles-propias',
  'parejas',
  'busqueda',
  'papeles',
  'listas',
] as const

/** The lists of words of some blocks; `problems` takes what is wrong, with its file and line. */
export function wordsOfBlocks(blocks: readonly Block[], problems: string[]): WordLists {
  for (const { name, at } of blocks)
    if (!names.some((each) => each === name)) problems.push(`${at} must be one of ${names.join(', ')}`)
  const block = (wanted: (typeof names)[number]) => {
    const found = blocks.filter(({ name }) => name === wanted)
    if (found.length !== 1) problems.push(`words/ must have one [${wanted}]`)
    return found[0]
  }
  const lines = (wanted: (typeof names)[number]) => wordsIn(block(wanted)?.lines ?? [], problems)
  const byWord = <T>(entries: readonly (readonly [string, T])[]) =>
    new Map([...entries].sort(([a], [b]) => (a < b ? -1 : Number(a > b))))
  return {
    synonyms: byWord(groups(block('sinonimos'), problems)),
    slang: byWord([
      ...lines('relleno').map((word) => [word, ''] as const),
      ...groups(block('jerga'), problems).flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)),
    ]),
    expressions: byWord(groups(block('expresiones'), []).map(([said, meant]) => [said, meant.join(' ')] as const)),
    common: lines('comunes'),
    foreign: lines('ajenas'),
    neutral: lines('neutras'),
    subjects: lines('asuntos'),
    classes: byWord(groups(block('clases'), [])),
    english: byWord(groups(block('ingles'), []).map(([said, meant]) => [said, meant.join(' ')] as const)),
    englishOnly: lines('ingles-propias'),
    pairs: sorted((block('parejas')?.lines ?? []).map(({ text }) => text)).map((text) => new Set(text.split(/\s+/))),
    searching: byWord(groups(block('busqueda'), [])),
    lists: byWord([...groups(block('papeles'), []), ...groups(block('listas'), [])]),
  }
}
