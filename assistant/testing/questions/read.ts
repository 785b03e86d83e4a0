import { blocksOf, type CorpusFile } from '../../src/corpus/blocks'
import { isJudged, normalised } from '../../src/corpus/normal'

/**
 * A question as somebody types it, or the questions of one thread, of which the last counts; and what its answer must contain: marks, case and
 * emphasis do not matter, `a|b` is one or the other, a number stands by itself, and `{…}` is a fact that is looked up without the assistant.
 * `has` is empty where the question is not for the assistant and must be turned away.
 */
export interface Judged {
  kind: string
  asked: readonly string[]
  has: readonly string[]
  judged: boolean
  at: string
}

/** The kind of what must be turned away. */
export const outOfScope = 'fuera'

/** What makes a question the same as another. */
export const keyOf = (asked: readonly string[]): string => asked.map(normalised).join(' -> ')

/** `asked -> asked next => what the answer has & what else`, by kind. `problems` takes what is wrong, with its file and line. */
export function questionsOf(files: readonly CorpusFile[], problems: string[]): Judged[] {
  const known = new Map<string, string>()
  return files.flatMap((file) =>
    blocksOf(file, problems).flatMap(({ name: kind, lines }) =>
      lines.map(({ text, at }): Judged => {
        const [before = '', after = ''] = text.split(' => ')
        const asked = before.split(' -> ').map((each) => each.trim())
        const has = after
          .split(' & ')
          .map((each) => each.trim())
          .filter(Boolean)
        const key = keyOf(asked)
        const judged = isJudged(key)
        const twice = known.get(key)
        if (twice) problems.push(`${at} is asked in ${twice} too`)
        known.set(key, at)
        if ((kind === outOfScope) === has.length > 0)
          problems.push(`${at} must say what its answer has, or stand in [${outOfScope}]`)
        if (file.path !== `questions/${judged ? 'judge' : 'work'}.txt`)
          problems.push(`${at} belongs in questions/${judged ? 'judge' : 'work'}.txt`)
        return { kind, asked, has, judged, at }
      }),
    ),
  )
}
