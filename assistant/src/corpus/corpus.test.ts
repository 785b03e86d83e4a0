import { paths } from '@trinchera/contract/site-paths'
import { appealMs, mostEvidence } from '@trinchera/rules/limits'
import { describe, expect, it } from 'vitest'
import { learn } from '../intents/matcher'
import type { CorpusFile } from './blocks'
import { isJudged, normalised } from './normal'
import { questionsOf } from '../../testing/questions/read'
import { filesOf, readCorpus } from './read'

const files = [...filesOf('intents'), ...filesOf('words'), ...filesOf('data')]
const articleFiles = filesOf('articles')

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
  const other = readCorpus([...articleFiles.toReversed(), ...files.map(reversed).reverse()], problems)
  expect(problems).toEqual([])
  expect(other).toEqual(readCorpus([...files, ...articleFiles], problems))
})

it('teaches the same weights each time', async () => {
  const { intents, articles, forms } = readCorpus([...files, ...articleFiles], [])
  const some = { intents: intents.slice(0, 12), articles: articles.slice(0, 60), forms }
  const [one, other] = [await learn(some), await learn(some)]
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

describe('what is wrong with articles', () => {
  const good = '## gratis\n\nEs gratis.\n\n### English\n\nIt is free.\n\n### Preguntas\n\n- es gratis\n'
  const problemsOf = (text: string, ...more: CorpusFile[]) => {
    const problems: string[] = []
    readCorpus([...filesOf('words'), { path: 'articles/a.md', text }, ...more], problems)
    return problems
  }
  it.each([
    [
      'an unknown placeholder',
      good.replace('gratis.', '{precio}.'),
      'articles/a.md:1 [gratis] has an unknown placeholder: {precio}',
    ],
    ['an unknown unit', good.replace('gratis.', '{appealMs:weeks}.'), 'has an unknown placeholder'],
    ['an unknown part', good.replace('English', 'Inglés'), 'has an unknown part: Inglés'],
    ['no English', good.replace('It is free.', ''), 'has no answer in both languages'],
    ['no sample question', good.replace('- es gratis\n', ''), 'has no sample question'],
    ['an id in capitals', good.replace('## gratis', '## Gratis'), 'is no id'],
    [
      'an id twice',
      `${good}\n${good.replace('- es', '- sale')}`,
      'articles/a.md:1 and articles/a.md:13 are the same: ## gratis',
    ],
    [
      'one sample of two articles',
      `${good}\n${good.replace('## gratis', '## pago')}`,
      'articles/a.md:11 and articles/a.md:23 are the same: es gratis',
    ],
  ])('%s', (_, text, problem) => expect(problemsOf(text).join('\n')).toContain(problem))
  it('one sample of an article and a form of the query', () => {
    const text = '[cuenta]\nde: partidas\nmedida: cuenta\n\nes gratis\n'
    expect(problemsOf(good, { path: 'data/a.txt', text })).toEqual([
      'articles/a.md:11 and data/a.txt:5 are the same: es gratis',
    ])
  })
  it('nothing where nothing is wrong, and limits stand for their names', () => {
    const problems: string[] = []
    const text = good.replace('gratis.', 'gratis {appealMs:days} días, {mostEvidence}.')
    const [article] = readCorpus([...filesOf('words'), { path: 'articles/a.md', text }], problems).articles
    expect(problems).toEqual([])
    expect(article?.es).toBe(`Es gratis ${appealMs / 86_400_000} días, ${mostEvidence}.`)
  })
  it('links only to pages of the site', () => {
    const { articles } = readCorpus(articleFiles, [])
    const pages = [
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      paths.nuevaVictoria(),
      paths.foroBuscar(),
      paths.login(),
      paths.articulo(''),
    ]
    const links = articles.flatMap(({ id, es, en }) =>
      [...`${es} ${en}`.matchAll(/\]\((\/[^)#?]*)/g)].map(([, address = '']) => ({ id, address })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ address }) => !pages.some((page) => page.split(/[?#]/)[0] === address))).toEqual([])
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
