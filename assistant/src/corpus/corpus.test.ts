import { describe, expect, it } from 'vitest'
import { learn } from '../intents/matcher'
import type { CorpusFile } from './blocks'
import { isJudged, normalised } from './normal'
import { questionsOf } from './questions'
import { filesOf, readCorpus } from './read'

const files = [...filesOf('intents'), ...filesOf('words')]

/** The same blocks and lines from back to front. */
const reversed = ({ path, text }: CorpusFile): CorpusFile => ({
  path,
  text: text
    .split(/\n(?=\[)/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n\n')
      return block.startsWith('[') ? `${head}\n\n${lines.join('\n').split('\n').reverse().join('\n')}\n` : block
    })
    .reverse()
    .join('\n'),
})

it('is the same in whatever order its files, blocks and lines stand', () => {
  const problems: string[] = []
  const other = readCorpus(files.map(reversed).reverse(), problems)
  expect(problems).toEqual([])
  expect(other).toEqual(readCorpus(files, problems))
})

it('teaches the same weights each time', async () => {
  const intents = readCorpus(files, []).intents.slice(0, 12)
  const [one, other] = [await learn(intents), await learn(intents)]
  expect(one.weights.weights.some((weight) => weight !== 0)).toBe(true)
  expect(other).toEqual(one)
})

describe('what is wrong is said with its file and line', () => {
  const words = filesOf('words')
  const intent = (text: string) => ({ path: 'intents/a.txt', text })
  const good = '[puesto]\npregunta: ¿Va?\nusa: quien\n\ncomo va {clan}\n'
  it.each([
    ['a line before any block', 'como va\n', 'intents/a.txt:1 stands before'],
    ['an unknown field', '[puesto]\nusos: quien\n\ncomo va', 'intents/a.txt:1 : Unrecognized key'],
    ['an unknown use', '[puesto]\nusa: nadie\n\ncomo va', 'intents/a.txt:1 usa.0: '],
    ['a line among the fields', '[puesto]\nusa: quien\ncomo va', 'intents/a.txt:3 is no "key: value"'],
    ['an unknown name', '[puesto]\n\ncomo va {clam}', 'intents/a.txt:3 an unknown {name}'],
    ['an example twice', '[puesto]\n\ncomo va\ncomo va', 'intents/a.txt:4 stands twice'],
    ['no examples', '[puesto]\n', 'intents/a.txt:1 has no examples'],
    ['an intent twice', `${good}\n${good}`, 'intents/a.txt:7 there are two'],
  ])('%s', (_, text, problem) => {
    const problems: string[] = []
    readCorpus([...words, intent(text)], problems)
    expect(problems.join('\n')).toContain(problem)
  })
  it('nothing where nothing is wrong', () => {
    const problems: string[] = []
    readCorpus([...words, intent(good)], problems)
    expect(problems).toEqual([])
  })
})

describe('the questions', () => {
  const problemsOf = (part: 'work' | 'judge', line: string, kind = 'puestos') => {
    const problems: string[] = []
    questionsOf([{ path: `questions/${part}.txt`, text: `[${kind}]\n\n${line}\n` }], problems)
    return problems
  }
  const asked = Array.from({ length: 40 }, (_, count) => `en qué puesto va el clan ${count}`)
  const judged = asked.find((text) => isJudged(normalised(text))) ?? ''
  const worked = asked.find((text) => !isJudged(normalised(text))) ?? ''

  it('are told to be judged by from their text alone, whatever its marks and case', () => {
    expect(problemsOf('judge', `${judged.toUpperCase()}?? => 1`)).toEqual([])
    expect(problemsOf('work', `${worked} => 1`)).toEqual([])
    expect(problemsOf('work', `${judged} => 1`)).toEqual(['questions/work.txt:3 belongs in questions/judge.txt'])
  })
  it('say what their answer has, unless they are to be turned away', () => {
    expect(problemsOf('work', worked)).toEqual([expect.stringContaining('must say what its answer has')])
    expect(problemsOf('work', worked, 'fuera')).toEqual([])
  })
  it('are asked once', () => expect(problemsOf('work', `${worked} => 1\n${worked}! => 2`)).toHaveLength(1))
})
