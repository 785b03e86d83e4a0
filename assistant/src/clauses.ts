import type { Question } from './understand'

// People tell a story before they ask, or after: a long text is read by its parts too.

/** The words of one part of a text, from one to before another; `asks`: it begins as a question does; `cut`: nobody made a break there. */
export interface Part {
  from: number
  to: number
  asks: boolean
  cut: boolean
}

/** What goes on after these belongs to what is before. */
const binds = /^(?:de|del|en|con|por|al|a|que|q)$/

const ends = /[.,;:!?¿¡()\n…]/
/** Words that a part begins with. */
const joins = /^(?:pero|entonces|aunque|porque|xq|pq|ahora|tonces|igual)$/
const asking =
  /^(?:como|komo|cm|cuando|cuanto|cuantos|cuanta|cuantas|donde|dnd|adonde|quien|quienes|qn|cual|cuales|hay|puedo|podemos|puede|pueden|existe|tienen|dime|diganme|cuentame|expliquenme|explica|explicame|necesito|quiero|quisiera|queremos)$/
/** Whatever stands before these is no part of what is asked. */
const announces = /^(?:consulta|pregunta|duda|preguntita|consultita|saber|averiguar)$/

/** Nothing ends in these. */
const open = /^(?:de|del|en|con|por|al|a|y|o|que|q|el|la|los|las|un|una|unos|unas|mi|tu|su|para|pa)$/

const leastWords = 2
const mostWords = 14
/** What follows a word that asks is read so far, for nobody dictates where a question ends. */
const lengths = [3, 4, 6, 9, mostWords]
const longText = 10
/** Where nothing asks, so many words at a time are read, from every other one on. */
const windowWords = 6
/** So many parts are read of one text. */
const mostParts = 40

const punctuated = ({ words }: Question, text: string, at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]]
  return before !== undefined && word !== undefined && ends.test(text.slice(before.at + before.typed.length, word.at))
}

/** The parts of a text, as they stand in it: its sentences and clauses, and what follows each word that asks something. */
export function partsOf(text: string, question: Question): Part[] {
  const { words, mentions } = question
  const inName = (at: number) => mentions.some(({ from, to }) => at > from && at < to)
  const begins = [0]
  const starts: number[] = []
  for (const [at, { plain }] of words.entries()) {
    if (inName(at)) continue
    if (at > 0 && (punctuated(question, text, at) || joins.test(plain) || announces.test(words[at - 1]?.plain ?? '')))
      begins.push(at)
    if (
      asking.test(plain) ||
      (/^(?:que|q|ke)$/.test(plain) &&
        /^(?:se|hay|hago|hacemos|tengo|tenemos|pasa|mapa|clan|dia|hora|puedo|onda|instalo|necesito)$/.test(
          words[at + 1]?.plain ?? '',
        ))
    )
      starts.push(at)
  }
  const clauses = begins.map((from, index) => ({ from, to: begins[index + 1] ?? words.length }))
  const isAsking = (from: number) => asking.test(words[from]?.plain ?? '') || starts.includes(from)
  const whole = clauses.map(({ from, to }) => ({
    from,
    to,
    asks: isAsking(from) || text.slice(words[to - 1]?.at ?? 0, words[to]?.at ?? text.length).includes('?'),
    cut: false,
  }))
  const inner = starts.flatMap((from) => {
    const end = clauses.find((clause) => clause.to > from)?.to ?? words.length
    return [
      ...new Set((words.length < longText ? [mostWords] : lengths).map((length) => Math.min(from + length, end))),
    ].map((to) => ({ from, to, asks: true, cut: false }))
  })
  const windows = clauses.flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.ceil((to - from - windowWords) / 2)) }, (_, index) => ({
      from: from + 2 * index,
      to: from + 2 * index + windowWords,
      asks: false,
      cut: true,
    })),
  )
  const joined = clauses.slice(1).flatMap(({ to }, index) => {
    const from = clauses[index]?.from ?? 0
    return to - from <= mostWords ? [{ from, to, asks: isAsking(from), cut: false }] : []
  })
  const isBreak = (at: number) =>
    at === words.length ||
    begins.includes(at) ||
    !(binds.test(words[at]?.plain ?? '') || open.test(words[at - 1]?.plain ?? ''))
  return [...whole, ...inner, ...joined, ...(starts.length || words.length < longText ? [] : windows)]
    .filter(({ from, to }) => to - from >= leastWords && to - from < words.length && isBreak(to))
    .slice(0, mostParts)
}
